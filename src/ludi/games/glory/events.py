"""What happens in Glory to Rome."""

from collections.abc import Callable
from typing import Any

from ludi.kernel.events import Count, Events, Parts, Seat

from . import WORDS
from .data import MATERIALS, NAMES, ROLES
from .scoring import SOURCES
from .state import ENDINGS, SOURCES_OF_CARDS

CARDS: dict[str, Any] = dict.fromkeys(MATERIALS, int)
"""The parts of an event that moves several cards: how many of each material."""
GRANTS = {"Amphitheatre": "Craftsman actions", "Foundry": "Laborer actions", "Garden": "Patron actions"}
SCORES = {"vault": "the cards of the vault", "bonuses": "merchant bonuses", "Wall": "every two cards of the stockpile"}
REASONS = {
    "forum": "a Forum is fulfilled", "catacomb": "a Catacomb is completed", "deck": "the deck is empty",
    "sites": "the last site in town is taken", "concede": "all players have agreed",
}  # fmt: skip


def _words(template: str) -> Callable[[Parts], str]:
    """Words with parts that need some grammar: `{source}`, where a card comes from, and `{cards}`, several of them."""

    def words(parts: Parts) -> str:
        source = "from hand" if parts.get("from") == "hand" else f"from the {parts.get('from')}"
        cards = [f"{parts[material]} {material}" for material in MATERIALS if parts.get(material)]
        if senators := parts.get("senators"):
            cards.append("a Senator" if senators == 1 else f"{senators} Senators")
        return template.format_map({**parts, "source": source, "cards": ", ".join(cards) or "nothing"})

    return words


def _played(parts: Parts) -> str:
    return f"{parts['who']} plays {parts['card'] or 'a Senator'} for {parts['role']}"


def _banked(parts: Parts) -> str:
    return _words("{who} banks {what} {source}")({**parts, "what": parts["material"] or "a card unseen"})


def _laid(parts: Parts) -> str:
    where = "out of" if parts["out_of_town"] else "in"
    return f"{parts['who']} lays {parts['structure']} on a {parts['site']} site {where} town"


def _granted(parts: Parts) -> str:
    return "{structure} lets {who} take up to {number} ".format_map(parts) + GRANTS.get(parts["structure"], "thinks")


def _paid(parts: Parts) -> str:
    return f"{parts['who']} gives {-parts['points']} influence to {parts['to']}"


def _answered(parts: Parts) -> str:
    return f"{parts['who']} {'accepts' if parts['accepts'] else 'refuses'} to concede"


def _scored(parts: Parts) -> str:
    return f"{parts['who']} scores {parts['points']}: {SCORES.get(parts['source'], parts['source'])}"


def _ended(parts: Parts) -> str:
    return f"the game ends: {REASONS[parts['ending']]}"


EVENTS = Events(WORDS)
PLAYED = EVENTS.kind("played", _played, card=NAMES, role=ROLES)
THOUGHT = EVENTS.kind("thought", "{who} thinks")
DREW = EVENTS.kind("drew", "{who} draws {cards:card|cards}", cards=Count)
TOOK_SENATOR = EVENTS.kind("took", "{who} takes a Senator from the pile")
DISCARDED_CARDS = EVENTS.kind("discarded", _words("{who} discards {cards}"), senators=int, **CARDS)
HIRED = EVENTS.kind("hired", _words("{who} hires a {role} {source}"), role=ROLES, from_=SOURCES_OF_CARDS)
STORED = EVENTS.kind(
    "stored", _words("{who} puts {material} {source} into the stockpile"), material=MATERIALS, from_=SOURCES_OF_CARDS
)
BANKED = EVENTS.kind("banked", _banked, material=MATERIALS, from_=SOURCES_OF_CARDS)
LAID = EVENTS.kind("laid", _laid, structure=NAMES, site=MATERIALS, out_of_town=bool)
ADDED = EVENTS.kind(
    "added",
    _words("{who} adds {material} {source} to {structure}"),
    structure=NAMES,
    material=MATERIALS,
    from_=SOURCES_OF_CARDS,
)
COMPLETED = EVENTS.kind("completed", "{who} completes {structure}: {points} influence", structure=NAMES, points=int)
GRANTED = EVENTS.kind("granted", _granted, structure=NAMES, number=int)
OPENED = EVENTS.kind(
    "opened",
    "{who} opens {structure} of {owner} to everyone with {material}",
    structure=NAMES,
    owner=Seat,
    material=MATERIALS,
)
SHOWED = EVENTS.kind("shown", "{who} shows {card}", card=NAMES)
DEMANDED = EVENTS.kind("demanded", _words("{who} demands and takes {cards} from the pool"), **CARDS)
GAVE = EVENTS.kind("gave", "{who} gives 1 {material} from hand to {to}", material=MATERIALS, to=Seat)
LOST = EVENTS.kind("lost", _words("{who} loses {cards} from the stockpile to {to}"), to=Seat, **CARDS)
TOOK_CLIENT = EVENTS.kind("took", "{who} takes a {client} of {owner} into the vault", client=ROLES, owner=Seat)
PAID = EVENTS.kind("paid", _paid, points=int, to=Seat)
RECEIVED = EVENTS.kind("received", "{who} receives {points} influence from {from}", points=int, from_=Seat)
TOOK_STRUCTURE = EVENTS.kind("took", "{who} takes {structure} of {owner}", structure=NAMES, owner=Seat)
TOOK_PLAYED_SENATOR = EVENTS.kind("took", "{who} takes the Senator that {owner} played", owner=Seat)
CLEARED = EVENTS.kind("cleared", _words("the camp of {who} is cleared: {cards}"), senators=int, **CARDS)
ROUND_ENDED = EVENTS.kind("round", "round {round}: {who} has the leader card", round=int)
LOOKED = EVENTS.kind("looked", "{who} draws a card from the deck to build with")
KEPT = EVENTS.kind("kept", "{who} keeps the card drawn")
OFFERED = EVENTS.kind("offered", "{who} offers to concede in favour of {winner}", winner=Seat)
ANSWERED = EVENTS.kind("answered", _answered, accepts=bool)
SCORED = EVENTS.kind("scored", _scored, source=SOURCES, points=int)
ENDED = EVENTS.kind("ended", _ended, of_nobody=True, ending=ENDINGS)
WON = EVENTS.kind("won", "{who} wins")
