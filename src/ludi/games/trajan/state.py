"""The record of a game of Trajan.

Nothing that nobody can know is kept in order: deck, stacks and bag are counts (or bits), and chance picks when
something is turned up. Tiles on mats are counts per kind. Empty places hold -1, counts 0.
"""

from ludi.kernel.jit import record_type
from ludi.kernel.state import record

from .data import (
    COMMODITY_CARDS,
    COMMODITY_KINDS,
    DEMAND_KINDS,
    EXTRA_SPACES,
    KIND_COUNT,
    MOST_FORUM_SPACES,
    MOST_PLAYERS,
    PILES,
    PROVINCE_COUNT,
    SHIPS,
    SPACES,
    TILE_KINDS,
    TRAYS,
)

# Phases: what the player to move is asked. The six actions stand together, in the order of their trays.
MARKERS, CARDS, TILES, TRAY, SOW, EFFECT, ACT = range(7)
LOAD, DISCARD, EXTRA_ACTION, CONSUL = range(ACT + TRAYS, ACT + TRAYS + 4)
PHASES = ("markers", "cards", "tiles", "tray", "sow", "effect",
          "seaport", "forum", "military", "senate", "trajan", "construction",
          "ship", "discard", "extra", "consul")  # fmt: skip

# Where points come from while playing; scoring.py adds what is counted at the end.
FROM_TILES, FROM_SHIPS, FROM_PROVINCES, FROM_SENATE, FROM_CONSTRUCTION, FROM_DEMANDS = range(6)
PLAY_SOURCES = ("trajan tiles", "ships", "provinces", "senate", "construction", "demands")

# Events: kind, player, three numbers; actions.py tells them in words.
(PLACED_MARKERS, STARTS, DREW_BONUS, TOOK_CARD, TOOK_TILE, SOWED, TIME, FULFILLED, PERMANENT, ARCH, GOT_FIGURES,
 GOT_PLUS_TWO, DREW, DISCARDED, PLAYED, SHIPPED, PILE_FILLED, RESHUFFLED, TOOK_FORUM, RECRUITED, MARCHED, OCCUPIED,
 STEPPED, NEW_TOP, BUILT, GRANTED, SPENT_EXTRA, DEMANDED, PAID, MISSED, VOTED, CONSUL_TOOK, CLEARED, NEW_BONUS,
 NEW_PROVINCE, NEW_FORUM, NEW_QUARTER, ENDED, FINAL, FINAL_BONUS) = range(1, 41)  # fmt: skip
# One decision at the most: the last bonus tiles taken (2), clean-up (1), the end (1), what four players score then
# for 4 sources each (16), for 12 bonus tiles (12) and commodity jokers (4).
MOST_EVENTS = 40

OPTION_LEFTOVERS, OPTION_DRAFT, OPTION_MARKERS, OPTION_TRACK = range(4)

STATE = record(
    [
        ("active", "i2"),  # whose turn it is; the consul may be asked in somebody else's
        ("quarter", "i2"),
        ("time", "i2"),
        ("laps_due", "i2"),  # laps completed in this turn and not dealt with yet
        # The turn in progress.
        ("doing", "i2"),  # the action of the target tray, or the one granted
        ("granted", "i2"),  # 1: by a first construction tile
        ("repeats", "i2"),  # of the action, paid for by an extra-action tile
        ("outer_repeats", "i2"),  # of the Construction that granted the action
        ("extra_used", "i2"),
        ("effect", "i2"),  # 1 + the Trajan tile whose effect is offered
        ("next_tray", "i2"),
        ("held", "i2"),  # markers held while sowing
        ("moving", "i1", (TRAYS,)),  # by colour
        ("ship", "i2"),  # 1 + the ship being loaded
        ("ships_tried", "i2"),  # in this action, as bits
        ("loaded", "i1", (COMMODITY_KINDS,)),  # cards of the hand chosen for the ship; they leave it when it sails
        ("loaded_jokers", "i2"),
        # The board.
        ("deck_count", "i2"),
        ("deck", "i1", (COMMODITY_KINDS,)),
        ("pile_count", "i2", (PILES,)),
        ("pile", "i1", (PILES, COMMODITY_CARDS)),  # bottom first; 1 + the kind, 0 beyond
        ("grey", "i1", (len(SHIPS),)),  # 1: the ship shows its grey side
        ("forum", "i1", (EXTRA_SPACES + MOST_FORUM_SPACES,)),  # the yellow spaces, then the green ones
        ("forum_left", "i2"),  # tiles in the stack
        ("forum_stack", "i1", (TILE_KINDS,)),
        ("extra_stack", "i1", (TRAYS,)),
        ("removed", "i1", (TILE_KINDS,)),
        ("province_tile", "i1", (PROVINCE_COUNT,)),
        ("district", "i1", (SPACES,)),
        ("top", "i1", (TRAYS,)),  # of each Trajan stack
        ("below", "i2", (TRAYS,)),  # the tiles under it, as bits
        ("trajan_removed", "i1", (TRAYS,)),  # by category
        ("demand_up", "i1", (DEMAND_KINDS,)),
        ("demand_stack", "i1", (DEMAND_KINDS,)),  # with the three set aside: nobody knows which they are
        ("demand_removed", "i1", (DEMAND_KINDS,)),
        ("bag", "i2"),  # bonus tiles as bits
        ("senate_bonus", "i1", (2,)),
        # The players.
        ("tray", "i1", (MOST_PLAYERS, TRAYS, TRAYS)),  # markers by tray and colour
        ("slot", "i1", (MOST_PLAYERS, TRAYS)),  # Trajan tiles
        ("arch", "i1", (MOST_PLAYERS,)),
        ("hand", "i1", (MOST_PLAYERS, COMMODITY_KINDS)),
        ("known", "i1", (MOST_PLAYERS, COMMODITY_KINDS)),  # of the hand: seen by all when taken from a pile
        ("old", "i1", (MOST_PLAYERS, COMMODITY_KINDS)),  # of the rest: drawn before the last reshuffle
        ("display", "i1", (MOST_PLAYERS, COMMODITY_KINDS)),
        ("tiles", "i1", (MOST_PLAYERS, TILE_KINDS)),
        ("permanent", "i1", (MOST_PLAYERS, DEMAND_KINDS)),
        ("buildings", "i1", (MOST_PLAYERS, KIND_COUNT)),
        ("plus_two", "i1", (MOST_PLAYERS,)),  # actions as bits
        ("supply", "i1", (MOST_PLAYERS,)),
        ("military_camp", "i1", (MOST_PLAYERS,)),
        ("work_camp", "i1", (MOST_PLAYERS,)),
        ("leader", "i1", (MOST_PLAYERS,)),
        ("legionnaires", "i2", (MOST_PLAYERS,)),  # provinces as bits
        ("workers", "i4", (MOST_PLAYERS,)),  # spaces of the district as bits
        ("senate", "i1", (MOST_PLAYERS,)),
        ("height", "i1", (MOST_PLAYERS,)),  # of the disc among those on its space
        ("bonus_gold", "i2", (MOST_PLAYERS,)),  # as bits
        ("bonus_grey", "i2", (MOST_PLAYERS,)),
        ("points", "i2", (MOST_PLAYERS, len(PLAY_SOURCES))),
    ],
    events=MOST_EVENTS,
)
S = record_type(STATE)
