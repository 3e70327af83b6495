"""What happens in Trajan."""

from ludi.kernel.events import Events, Seat

from . import WORDS, data as D, state as R, terms

WORKER, LEGIONNAIRE = range(2)
JOKER = len(terms.GOOD)  # as cargo
BY_ACTION, BY_TILE, BY_PLAYING, AT_START = range(4)  # why cards are drawn
WHY_DRAWN = ("seaport", "tile", "played", "setup")
FURTHER, HIGHER = range(2)  # why a tied vote is won
WHY_AHEAD = ("track", "stack")
TURN = ("sown",)  # events that start a turn's line
OFFICES = ("consul", "vice-consul", "third", "last")


def _seat(number: int) -> Seat | None:
    return Seat(number) if number >= 0 else None


EVENTS = Events(WORDS)

# The opening
OPENING = EVENTS.kind("opening", heading=True)
PLACED_MARKERS = EVENTS.kind("placed", silent=True, tray=D.ROMAN, first=terms.MARKER, second=terms.MARKER)
ALL_PLACED = EVENTS.kind("all placed", shares="placing", random=bool)
STARTS = EVENTS.kind("starts")
DREW_BONUS = EVENTS.kind("bonus", tile=terms.BONUS)
TOOK_CARD = EVENTS.kind("card", joins=TURN, card=terms.GOOD, pile=D.PILE_NUMBERS)
TOOK_TILE = EVENTS.kind("tile", joins=TURN, tile=terms.TRAJAN, slot=D.ROMAN)

# A turn
SOWN = EVENTS.kind("sown", dealt=("colours", "sowed", "colour"), from_=D.ROMAN, to=D.ROMAN, colours=terms.MARKER_SETS)
SOWED = EVENTS.kind("sowed", silent=True, tray=D.ROMAN, colour=terms.MARKER, left=int)  # a single marker
FULFILLED = EVENTS.kind("fulfilled", joins=TURN, points=int, tile=terms.TRAJAN, tray=D.ROMAN)
PERMANENT = EVENTS.kind("permanent", joins=TURN, demand=terms.DEMAND)
ARCH = EVENTS.kind("arch", silent=True, slot=R.SLOT_NAMES)
GOT_FIGURES = EVENTS.kind("figures", joins=TURN, number=int, figure=terms.FIGURE)
GOT_PLUS_TWO = EVENTS.kind("plus two", joins=TURN, action=terms.ACTION)
NO_EFFECT = EVENTS.kind("no effect", joins=TURN, tile=terms.TRAJAN)
PASSED = EVENTS.kind("passed", joins=TURN, action=terms.ACTION)
COULD_NOT = EVENTS.kind("could not", joins=TURN, action=terms.ACTION)
SPENT_EXTRA = EVENTS.kind("extra", joins=TURN, tile=terms.TILE, action=terms.ACTION, repeats=int)

# The six actions
DREW = EVENTS.kind("drew", joins=TURN, cards=int, why=WHY_DRAWN)
DISCARDED = EVENTS.kind("discarded", joins=TURN, card=terms.GOOD, pile=D.PILE_NUMBERS)
PLAYED = EVENTS.kind("played", joins=TURN, first=terms.GOOD, second=terms.GOOD)
SHIPPED = EVENTS.kind("shipped", joins=TURN, points=int, ship=terms.SHIP, side=terms.SHIP_SIDE)
CARGO = EVENTS.kind("cargo", joins=TURN, shares="aboard", each=True, card=(*terms.GOOD, terms.JOKER), number=int)
PILE_FILLED = EVENTS.kind("pile", of_nobody=True, joins=TURN, anyone=True, card=terms.GOOD, pile=D.PILE_NUMBERS)
RESHUFFLED = EVENTS.kind("reshuffled", of_nobody=True, joins=TURN, anyone=True, cards=int)
TOOK_FORUM = EVENTS.kind("forum", joins=TURN, tile=terms.TILE, space=int)
RECRUITED = EVENTS.kind("recruited", joins=TURN, figure=terms.FIGURE)
MARCHED = EVENTS.kind("marched", joins=TURN, province=D.PROVINCES, tile=terms.TILE)
OCCUPIED = EVENTS.kind("occupied", joins=TURN, points=int, province=D.PROVINCES, less=int)
STEPPED = EVENTS.kind("stepped", joins=TURN, points=int, space=int, height=int)
NEW_TOP = EVENTS.kind("top", of_nobody=True, silent=True, tile=terms.TRAJAN, category=terms.CATEGORY)
BUILT = EVENTS.kind("built", joins=TURN, points=int, space=D.SPACE_NAMES, building=terms.BUILDING)
GRANTED = EVENTS.kind("granted", joins=TURN, action=terms.ACTION, kind=terms.KIND)

# Laps and quarters
LAP = EVENTS.kind("lap", heading=True, quarter=D.ROMAN, lap=range(1, D.DEMANDS_A_QUARTER + 2))
DEMANDED = EVENTS.kind("demand", of_nobody=True, demand=terms.DEMAND, number=int)
QUARTER_ENDED = EVENTS.kind("quarter ended", heading=True, quarter=D.ROMAN)
PAID = EVENTS.kind("paid", permanent=terms.DEMAND_SETS, tiles=terms.DEMAND_SETS, jokers=terms.DEMAND_SETS)
MISSED = EVENTS.kind("missed", points=int, demands=terms.DEMAND_SETS, lost=int)
VOTED = EVENTS.kind("voted", votes=int, office=OFFICES, tiles=int)
WON_TIE = EVENTS.kind("won tie", over=Seat, why=WHY_AHEAD)
CONSUL_TOOK = EVENTS.kind("office", tile=terms.BONUS, side=terms.BONUS_SIDE)
CLEARED = EVENTS.kind("cleared", of_nobody=True, tiles=int)
NEW_BONUS = EVENTS.kind("new bonus", of_nobody=True, first=terms.BONUS, second=terms.BONUS)
NEW_PROVINCE = EVENTS.kind("new province", of_nobody=True, silent=True, tile=terms.TILE, province=D.PROVINCES)
NEW_FORUM = EVENTS.kind("new forum", of_nobody=True, silent=True, first=terms.TILE, second=terms.TILE, third=terms.TILE)
REFILLED = EVENTS.kind("refilled", of_nobody=True, forum=int, provinces=int)

# The end
ENDED = EVENTS.kind("ended", heading=True)
FINAL = EVENTS.kind("final", points=int, source=R.SOURCES)
FINAL_BONUS = EVENTS.kind("final bonus", points=int, tile=terms.BONUS, side=terms.BONUS_SIDE)
FINAL_JOKERS = EVENTS.kind("final jokers", points=int)
TOTAL = EVENTS.kind("total", place=int, total=int)
WON = EVENTS.kind("won", total=int, over=_seat)
