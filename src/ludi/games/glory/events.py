"""What happens in Glory to Rome."""

from typing import Any

from ludi.kernel.events import Events, Parts, Seat
from ludi.kernel.words import Term, terms

from . import WORDS, data as D, state as R
from .scoring import SOURCES

HOW = ("lead", "follow", "petition", "more")
"""How a card is played: the question it answers."""
CARDS: dict[str, Any] = dict.fromkeys(D.MATERIALS, int)
"""The parts of an event that moves several cards: the number of each material."""
HELD: dict[str, Any] = dict.fromkeys(D.MATERIALS, range(100))
"""The parts of an event about a hand: how much of a material it has; None if as much as demanded."""
BUILDING, DEMAND = ("added", "laid"), ("shown", "demanded")
"""What the line of a structure, and that of a demand, begins with."""
REASONS = ("forum", "concede", "points", "hand", "shared")
"""Why somebody wins; `hand`: tied on points, more cards in hand; `shared`: tied on both."""
WINS_BY_FORUM, WINS_BY_AGREEMENT, WINS_BY_POINTS, WINS_BY_HAND, WINS_SHARED = range(len(REASONS))


def _several(parts: Parts) -> Parts:
    """Several cards as a list."""
    cards = [WORDS("cards", n=parts[name], kind=Term("material", name)) for name in D.MATERIALS if parts[name]]
    return {"cards": [*cards, *([WORDS("senators", n=parts["senators"])] if parts.get("senators") else [])]}


def _lacking(parts: Parts) -> Parts:
    """Materials that are missing, and those of which there are too few."""
    none = [Term("material", name) for name in D.MATERIALS if parts[name] == 0]
    return {"none": none, "only": _several(parts)["cards"]}


def _given(parts: Parts) -> Parts:
    return {"influence": -parts["points"]}


EVENTS = Events(WORDS)
TURNED_UP = EVENTS.kind("turned up", shares="turning", each=True, card=D.CARD_TERMS)
ROUND = EVENTS.kind("round", heading=True, round=int)
PLAYED = EVENTS.kind("played", joins=("petitioned",), card=D.CARD_TERMS, role=D.ROLE_TERMS, how=HOW)
PETITIONED = EVENTS.kind("petitioned", petition=D.MATERIAL_TERMS, role=D.ROLE_TERMS, how=HOW, number=int)
DREW = EVENTS.kind("drew", joins=("discarded",), shares="think", each=True, cards=int)
TOOK_SENATOR = EVENTS.kind("took", key="took-senator", joins=("discarded",), shares="think", each=True)
DISCARDED_CARDS = EVENTS.kind("discarded", says=_several, senators=int, **CARDS)
PASSED = EVENTS.kind("passed", shares="leave", each=True, role=D.ROLE_TERMS, actions=int)
HIRED = EVENTS.kind("hired", role=D.ROLE_TERMS, from_=R.SOURCES_OF_CARDS)
STORED = EVENTS.kind("stored", material=D.MATERIAL_TERMS, from_=R.SOURCES_OF_CARDS)
BANKED = EVENTS.kind("banked", material=D.MATERIAL_TERMS, from_=R.SOURCES_OF_CARDS)
LAID = EVENTS.kind("laid", structure=D.CARD_TERMS, site=D.MATERIAL_TERMS, out_of_town=bool)
ADDED = EVENTS.kind(
    "added", structure=D.CARD_TERMS, material=D.MATERIAL_TERMS, from_=R.SOURCES_OF_CARDS, materials=int, needed=int
)
COMPLETED = EVENTS.kind("completed", joins=BUILDING, structure=D.CARD_TERMS, points=int)
GRANTED = EVENTS.kind("granted", joins=BUILDING, structure=D.CARD_TERMS, number=int, role=D.ROLE_TERMS)
OPENED = EVENTS.kind("opened", structure=D.CARD_TERMS, owner=Seat, material=D.MATERIAL_TERMS)
SHOWED = EVENTS.kind("shown", joins=DEMAND, card=D.CARD_TERMS, material=D.MATERIAL_TERMS)
DEMANDED = EVENTS.kind("demanded", joins=DEMAND, says=_several, **CARDS)
PROTECTED = EVENTS.kind("protected", joins=DEMAND, anyone=True, structure=D.CARD_TERMS)
LACKED = EVENTS.kind("lacked", joins=DEMAND, anyone=True, shares="lack", says=_lacking, **HELD)
GAVE = EVENTS.kind("gave", joins=DEMAND, anyone=True, material=D.MATERIAL_TERMS, to=Seat)
LOST = EVENTS.kind("lost", joins=DEMAND, anyone=True, says=_several, to=Seat, **CARDS)
TOOK_CLIENT = EVENTS.kind("took", key="took-client", joins=DEMAND, client=D.ROLE_TERMS, owner=Seat)
PAID = EVENTS.kind("paid", says=_given, points=int, to=Seat)
RECEIVED = EVENTS.kind("received", joins=("paid",), anyone=True, points=int, from_=Seat)
TOOK_STRUCTURE = EVENTS.kind("took", key="took-structure", joins=("paid",), structure=D.CARD_TERMS, owner=Seat)
TOOK_PLAYED_SENATOR = EVENTS.kind("took", key="took-played-senator", owner=Seat)
CLEARED = EVENTS.kind("cleared", shares="clear", each=True, says=_several, senators=int, **CARDS)
LOOKED = EVENTS.kind("looked")
KEPT = EVENTS.kind("kept", joins=("looked",))
OFFERED = EVENTS.kind("offered", winner=Seat)
ANSWERED = EVENTS.kind("answered", joins=("offered",), anyone=True, accepts=bool)
ENDED = EVENTS.kind("ended", heading=True, ending=terms("ending", R.ENDINGS))
SCORED = EVENTS.kind("scored", source=terms("source", SOURCES), points=int)
TOTAL = EVENTS.kind("total", total=int)
WON = EVENTS.kind("won", reason=REASONS, number=int, other=int)
