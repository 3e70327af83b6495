"""What happens in Glory to Rome."""

from typing import Any

from ludi.kernel.events import Events, Parts, Seat
from ludi.kernel.words import Term, terms

from . import WORDS
from .data import CARD_TERMS, MATERIAL_TERMS, MATERIALS, ROLE_TERMS
from .scoring import SOURCES
from .state import ENDINGS, SOURCES_OF_CARDS

HOW = ("lead", "follow", "petition", "more")
"""How a card is played: the question that it answers."""
CARDS: dict[str, Any] = dict.fromkeys(MATERIALS, int)
"""The parts of an event that moves several cards: how many of each material."""
HELD: dict[str, Any] = dict.fromkeys(MATERIALS, range(100))
"""The parts of an event about a hand: how much of a material is there; None where as much as was demanded."""
REASONS = ("forum", "concede", "points", "hand", "shared")
"""Why somebody wins; `hand`: equal in points, more cards in hand; `shared`: equal in both."""
WINS_BY_FORUM, WINS_BY_AGREEMENT, WINS_BY_POINTS, WINS_BY_HAND, WINS_SHARED = range(len(REASONS))


def _several(parts: Parts) -> Parts:
    """Several cards as a list."""
    cards = [WORDS("cards", n=parts[name], kind=Term("material", name)) for name in MATERIALS if parts[name]]
    return {"cards": [*cards, *([WORDS("senators", n=parts["senators"])] if parts.get("senators") else [])]}


def _lacking(parts: Parts) -> Parts:
    """Materials that are not there, and those of which there is too little."""
    none = [Term("material", name) for name in MATERIALS if parts[name] == 0]
    return {"none": none, "only": _several(parts)["cards"]}


def _given(parts: Parts) -> Parts:
    return {"influence": -parts["points"]}


EVENTS = Events(WORDS)
TURNED_UP = EVENTS.kind("turned up", card=CARD_TERMS)
ROUND = EVENTS.kind("round", heading=True, round=int)
PLAYED = EVENTS.kind("played", card=CARD_TERMS, role=ROLE_TERMS, how=HOW)
PETITIONED = EVENTS.kind("petitioned", petition=MATERIAL_TERMS, role=ROLE_TERMS, how=HOW, number=int)
DREW = EVENTS.kind("drew", cards=int)
TOOK_SENATOR = EVENTS.kind("took", key="took-senator")
DISCARDED_CARDS = EVENTS.kind("discarded", says=_several, senators=int, **CARDS)
PASSED = EVENTS.kind("passed", role=ROLE_TERMS, actions=int)
HIRED = EVENTS.kind("hired", role=ROLE_TERMS, from_=SOURCES_OF_CARDS)
STORED = EVENTS.kind("stored", material=MATERIAL_TERMS, from_=SOURCES_OF_CARDS)
BANKED = EVENTS.kind("banked", material=MATERIAL_TERMS, from_=SOURCES_OF_CARDS)
LAID = EVENTS.kind("laid", structure=CARD_TERMS, site=MATERIAL_TERMS, out_of_town=bool)
ADDED = EVENTS.kind(
    "added", structure=CARD_TERMS, material=MATERIAL_TERMS, from_=SOURCES_OF_CARDS, materials=int, needed=int
)
COMPLETED = EVENTS.kind("completed", structure=CARD_TERMS, points=int)
GRANTED = EVENTS.kind("granted", structure=CARD_TERMS, number=int, role=ROLE_TERMS)
OPENED = EVENTS.kind("opened", structure=CARD_TERMS, owner=Seat, material=MATERIAL_TERMS)
SHOWED = EVENTS.kind("shown", card=CARD_TERMS, material=MATERIAL_TERMS)
DEMANDED = EVENTS.kind("demanded", says=_several, **CARDS)
PROTECTED = EVENTS.kind("protected", structure=CARD_TERMS)
LACKED = EVENTS.kind("lacked", says=_lacking, **HELD)
GAVE = EVENTS.kind("gave", material=MATERIAL_TERMS, to=Seat)
LOST = EVENTS.kind("lost", says=_several, to=Seat, **CARDS)
TOOK_CLIENT = EVENTS.kind("took", key="took-client", client=ROLE_TERMS, owner=Seat)
PAID = EVENTS.kind("paid", says=_given, points=int, to=Seat)
RECEIVED = EVENTS.kind("received", points=int, from_=Seat)
TOOK_STRUCTURE = EVENTS.kind("took", key="took-structure", structure=CARD_TERMS, owner=Seat)
TOOK_PLAYED_SENATOR = EVENTS.kind("took", key="took-played-senator", owner=Seat)
CLEARED = EVENTS.kind("cleared", says=_several, senators=int, **CARDS)
LOOKED = EVENTS.kind("looked")
KEPT = EVENTS.kind("kept")
OFFERED = EVENTS.kind("offered", winner=Seat)
ANSWERED = EVENTS.kind("answered", accepts=bool)
ENDED = EVENTS.kind("ended", heading=True, ending=terms("ending", ENDINGS))
SCORED = EVENTS.kind("scored", source=terms("source", SOURCES), points=int)
TOTAL = EVENTS.kind("total", total=int)
WON = EVENTS.kind("won", reason=REASONS, number=int, other=int)
