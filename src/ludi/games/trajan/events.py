"""What happens in Trajan."""

from ludi.kernel.events import Events, Seat

from . import WORDS
from .data import DEMANDS_A_QUARTER, PILE_NUMBERS, PROVINCES, ROMAN, SPACE_NAMES
from .state import SLOT_NAMES, SOURCES
from .terms import (
    ACTION,
    BONUS,
    BONUS_SIDE,
    BUILDING,
    CATEGORY,
    DEMAND,
    DEMAND_SETS,
    FIGURE,
    GOOD,
    KIND,
    MARKER,
    MARKER_SETS,
    SHIP,
    SHIP_SIDE,
    TILE,
    TRAJAN,
)
from .terms import JOKER as JOKER_CARD

WORKER, LEGIONNAIRE = range(2)
JOKER = len(GOOD)  # as cargo
BY_ACTION, BY_TILE, BY_PLAYING, AT_START = range(4)  # why cards are drawn
WHY_DRAWN = ("seaport", "tile", "played", "setup")
FURTHER, HIGHER = range(2)  # why somebody wins a tied vote
WHY_AHEAD = ("track", "stack")
OFFICES = ("consul", "vice-consul", "third", "last")


def _seat(number: int) -> Seat | None:
    return Seat(number) if number >= 0 else None


EVENTS = Events(WORDS)

# The opening
OPENING = EVENTS.kind("opening", heading=True)
PLACED_MARKERS = EVENTS.kind("placed", silent=True, tray=ROMAN, first=MARKER, second=MARKER)
ALL_PLACED = EVENTS.kind("all placed", random=bool)
STARTS = EVENTS.kind("starts")
DREW_BONUS = EVENTS.kind("bonus", tile=BONUS)
TOOK_CARD = EVENTS.kind("card", card=GOOD, pile=PILE_NUMBERS)
TOOK_TILE = EVENTS.kind("tile", tile=TRAJAN, slot=ROMAN)

# A turn
SOWN = EVENTS.kind("sown", from_=ROMAN, to=ROMAN, colours=MARKER_SETS)
SOWED = EVENTS.kind("sowed", silent=True, tray=ROMAN, colour=MARKER, left=int)  # one marker
FULFILLED = EVENTS.kind("fulfilled", points=int, tile=TRAJAN, tray=ROMAN)
PERMANENT = EVENTS.kind("permanent", demand=DEMAND)
ARCH = EVENTS.kind("arch", silent=True, slot=SLOT_NAMES)
GOT_FIGURES = EVENTS.kind("figures", number=int, figure=FIGURE)
GOT_PLUS_TWO = EVENTS.kind("plus two", action=ACTION)
NO_EFFECT = EVENTS.kind("no effect", tile=TRAJAN)
PASSED = EVENTS.kind("passed", action=ACTION)
COULD_NOT = EVENTS.kind("could not", action=ACTION)
SPENT_EXTRA = EVENTS.kind("extra", tile=TILE, action=ACTION, repeats=int)

# The six actions
DREW = EVENTS.kind("drew", cards=int, why=WHY_DRAWN)
DISCARDED = EVENTS.kind("discarded", card=GOOD, pile=PILE_NUMBERS)
PLAYED = EVENTS.kind("played", first=GOOD, second=GOOD)
SHIPPED = EVENTS.kind("shipped", points=int, ship=SHIP, side=SHIP_SIDE)
CARGO = EVENTS.kind("cargo", card=(*GOOD, JOKER_CARD), number=int)
PILE_FILLED = EVENTS.kind("pile", of_nobody=True, card=GOOD, pile=PILE_NUMBERS)
RESHUFFLED = EVENTS.kind("reshuffled", of_nobody=True, cards=int)
TOOK_FORUM = EVENTS.kind("forum", tile=TILE, space=int)
RECRUITED = EVENTS.kind("recruited", figure=FIGURE)
MARCHED = EVENTS.kind("marched", province=PROVINCES, tile=TILE)
OCCUPIED = EVENTS.kind("occupied", points=int, province=PROVINCES, less=int)
STEPPED = EVENTS.kind("stepped", points=int, space=int, height=int)
NEW_TOP = EVENTS.kind("top", of_nobody=True, silent=True, tile=TRAJAN, category=CATEGORY)
BUILT = EVENTS.kind("built", points=int, space=SPACE_NAMES, building=BUILDING)
GRANTED = EVENTS.kind("granted", action=ACTION, kind=KIND)

# Laps and quarters
LAP = EVENTS.kind("lap", heading=True, quarter=ROMAN, lap=range(1, DEMANDS_A_QUARTER + 2))
DEMANDED = EVENTS.kind("demand", of_nobody=True, demand=DEMAND, number=int)
QUARTER_ENDED = EVENTS.kind("quarter ended", heading=True, quarter=ROMAN)
PAID = EVENTS.kind("paid", permanent=DEMAND_SETS, tiles=DEMAND_SETS, jokers=DEMAND_SETS)
MISSED = EVENTS.kind("missed", points=int, demands=DEMAND_SETS, lost=int)
VOTED = EVENTS.kind("voted", votes=int, office=OFFICES, tiles=int)
WON_TIE = EVENTS.kind("won tie", over=Seat, why=WHY_AHEAD)
CONSUL_TOOK = EVENTS.kind("office", tile=BONUS, side=BONUS_SIDE)
CLEARED = EVENTS.kind("cleared", of_nobody=True, tiles=int)
NEW_BONUS = EVENTS.kind("new bonus", of_nobody=True, first=BONUS, second=BONUS)
NEW_PROVINCE = EVENTS.kind("new province", of_nobody=True, silent=True, tile=TILE, province=PROVINCES)
NEW_FORUM = EVENTS.kind("new forum", of_nobody=True, silent=True, first=TILE, second=TILE, third=TILE)
REFILLED = EVENTS.kind("refilled", of_nobody=True, forum=int, provinces=int)

# The end
ENDED = EVENTS.kind("ended", heading=True)
FINAL = EVENTS.kind("final", points=int, source=SOURCES)
FINAL_BONUS = EVENTS.kind("final bonus", points=int, tile=BONUS, side=BONUS_SIDE)
FINAL_JOKERS = EVENTS.kind("final jokers", points=int)
TOTAL = EVENTS.kind("total", place=int, total=int)
WON = EVENTS.kind("won", total=int, over=_seat)
