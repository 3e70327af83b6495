"""The record of a game of Trajan.

What nobody can know has no order: deck, stacks and bag are counts (or bits), and chance chooses when something is
turned up. Tiles on mats are counts per kind. Empty places hold -1, counts 0.
"""

from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.fields import Bits, Counts, Field, Fields, Marks, Name, Number, Rows, Tally
from ludi.kernel.jit import record_type
from ludi.kernel.state import record
from ludi.kernel.words import Words

from . import WORDS, data as D

# Phases: the player's question. The six actions are consecutive, in the order of their trays.
MARKERS, CARDS, TILES, TRAY, SOW, EFFECT, ACT = range(7)
AT_SEAPORT, AT_FORUM, AT_MILITARY, AT_SENATE, AT_TRAJAN, AT_CONSTRUCTION = range(ACT, ACT + D.TRAYS)
LOAD, DISCARD, EXTRA_ACTION, CONSUL = range(ACT + D.TRAYS, ACT + D.TRAYS + 4)

# Sources of points: during play, then at the end.
PLAY_SOURCES = ("trajan tiles", "ships", "provinces", "senate", "construction", "demands")
SOURCES = (*PLAY_SOURCES, "hand", "camps", "circle", "sets", "bonus tiles")
(FROM_TILES, FROM_SHIPS, FROM_PROVINCES, FROM_SENATE, FROM_CONSTRUCTION, FROM_DEMANDS,
 FROM_HAND, FROM_CAMPS, FROM_CIRCLE, FROM_SETS, FROM_BONUS) = range(len(SOURCES))  # fmt: skip

# Per decision: the last bonus tiles taken (2), clean-up (1), the end (1), then four players' scores for 4 sources
# each (16), for 12 bonus tiles (12) and commodity jokers (4), their totals (4) and the winner (1).
MOST_EVENTS = 42

OPTION_LEFTOVERS, OPTION_DRAFT, OPTION_MARKERS, OPTION_TRACK = range(4)

EXTRA_NAMES = D.TILE_NAMES[D.EXTRA : D.EXTRA + D.TRAYS]
SLOT_NAMES = (*D.ROMAN, "middle")
SENATE_SPACES = [int(points) for points in D.SENATE_POINTS]  # spaces are named by their points
EMPTY = "-"


class TrajanTile(Name):
    """A Trajan tile by name, with its colours in either order."""

    def read(self, words: Any, what: Words) -> int:
        tile = D.trajan_tile(str(words))
        if tile is None:
            raise BadPosition(WORDS("position-no-tile", tile=repr(words)))
        return tile


TRAJAN_TILE = TrajanTile(D.TRAJAN_NAMES)

FIELDS = Fields(
    Field("active", "i2"),  # whose turn it is; the consul may be asked during someone else's
    Field("quarter", "i2", Number(1, D.QUARTERS, first=1)),
    Field("time", "i2"),
    Field("laps_due", "i2"),  # laps completed in this turn and still to be processed
    # The turn in progress.
    Field("doing", "i2"),  # the action of the target tray, or the one granted
    Field("granted", "i2"),  # 1: by the first construction tile of a kind
    Field("repeats", "i2"),  # of the action, bought with an extra-action tile
    Field("outer_repeats", "i2"),  # of the Construction action that granted this one
    Field("extra_used", "i2"),
    Field("effect", "i2"),  # 1 + the Trajan tile whose effect is offered
    Field("next_tray", "i2"),
    Field("held", "i2"),  # markers held while sowing
    Field("moving", "i1", (D.TRAYS,)),  # by colour
    Field("ship", "i2"),  # 1 + the ship being loaded
    Field("ships_tried", "i2"),  # in this action, as bits
    Field("loaded", "i1", (D.COMMODITY_KINDS,)),  # hand cards chosen for the ship; they leave the hand when it sails
    Field("loaded_jokers", "i2"),
    # The board.
    Field("deck_count", "i2"),
    Field("deck", "i1", Counts(D.COMMODITIES)),
    Field("pile_count", "i2", (D.PILES,)),
    Field("pile", "i1", (D.PILES, D.COMMODITY_CARDS)),  # bottom first; 1 + the kind, 0 if empty
    Field("grey", "i1", Marks(D.SHIPS)),  # 1: the ship shows its grey side
    Field("forum", "i1", (D.EXTRA_SPACES + D.MOST_FORUM_SPACES,)),  # the yellow spaces, then the green ones
    Field("forum_left", "i2"),  # tiles in the stack
    Field("forum_stack", "i1", Counts(D.TILE_NAMES)),
    Field("extra_stack", "i1", Counts(EXTRA_NAMES)),
    Field("removed", "i1", (D.TILE_KINDS,)),
    Field("province_tile", "i1", Rows(D.PROVINCES, Name(D.TILE_NAMES)), "provinces"),
    Field("district", "i1", Rows(D.SPACE_NAMES, Name(D.BUILDING_NAMES, EMPTY))),
    Field("top", "i1", (D.TRAYS,)),  # top tile of each Trajan stack
    Field("below", "i2", (D.TRAYS,)),  # tiles below it, as bits
    Field("trajan_removed", "i1", (D.TRAYS,)),  # by category
    Field("demand_up", "i1", Tally(D.DEMAND_NAMES), "demands"),
    Field("demand_stack", "i1", Counts(D.DEMAND_NAMES)),  # including the three set aside: nobody knows which
    Field("demand_removed", "i1", (D.DEMAND_KINDS,)),
    Field("bag", "i2", Bits(D.BONUS_NAMES)),  # bonus tiles as bits
    Field("senate_bonus", "i1", (2,)),
    # The players.
    Field("tray", "i1", Rows(D.ROMAN, Tally(D.COLOURS)), "trays", each=D.MOST_PLAYERS),  # markers by tray and colour
    Field("slot", "i1", Rows(D.ROMAN, TRAJAN_TILE), "slots", each=D.MOST_PLAYERS),  # Trajan tiles
    Field("arch", "i1", Name(SLOT_NAMES), each=D.MOST_PLAYERS),
    Field("hand", "i1", Tally(D.COMMODITIES), "hands", each=D.MOST_PLAYERS),
    Field("known", "i1", Tally(D.COMMODITIES), each=D.MOST_PLAYERS),  # part of the hand: taken from a pile, seen by all
    Field("old", "i1", Tally(D.COMMODITIES), each=D.MOST_PLAYERS),  # part of the rest: drawn before the last reshuffle
    Field("display", "i1", Tally(D.COMMODITIES), each=D.MOST_PLAYERS),
    Field("tiles", "i1", Tally(D.TILE_NAMES), each=D.MOST_PLAYERS),
    Field("permanent", "i1", Tally(D.DEMAND_NAMES), each=D.MOST_PLAYERS),
    Field("buildings", "i1", Tally(D.KINDS), each=D.MOST_PLAYERS),
    Field("plus_two", "i1", Bits(D.ACTION_NAMES), "plus2", each=D.MOST_PLAYERS),  # actions as bits
    Field("supply", "i1", Number(0, D.FIGURES), each=D.MOST_PLAYERS),
    Field("military_camp", "i1", Number(0, D.FIGURES), each=D.MOST_PLAYERS),
    Field("work_camp", "i1", Number(0, D.FIGURES), each=D.MOST_PLAYERS),
    Field("leader", "i1", Name((*D.PROVINCES, "camp")), each=D.MOST_PLAYERS),
    Field("legionnaires", "i2", Bits(D.PROVINCES), each=D.MOST_PLAYERS),  # provinces as bits
    Field("workers", "i4", Bits(D.SPACE_NAMES), each=D.MOST_PLAYERS),  # spaces of the district as bits
    Field("senate", "i1", Name(SENATE_SPACES), each=D.MOST_PLAYERS),
    Field("height", "i1", each=D.MOST_PLAYERS),  # of the disc in the stack on its space
    Field("bonus_gold", "i2", each=D.MOST_PLAYERS),  # as bits
    Field("bonus_grey", "i2", each=D.MOST_PLAYERS),
    Field("points", "i2", Rows(PLAY_SOURCES, Number(-9_999, 9_999)), each=D.MOST_PLAYERS),
)
STATE = record(FIELDS.dtypes, events=MOST_EVENTS)
S = record_type(STATE)
