"""The printed components of Trajan, read from tables.json (the tables of the dossier), as arrays for the rules."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np

TABLES: dict[str, Any] = json.loads((Path(__file__).parent / "tables.json").read_text(encoding="utf-8"))

MOST_PLAYERS = 4

# --- the action circle: trays and their actions share their numbers
TRAYS = 6
ROMAN = ("I", "II", "III", "IV", "V", "VI")
ACTION_NAMES: tuple[str, ...] = tuple(TABLES["actions"])
SEAPORT, FORUM, MILITARY, SENATE, TRAJAN, CONSTRUCTION = range(6)
assert ACTION_NAMES == ("seaport", "forum", "military", "senate", "trajan", "construction")
COLOURS = ("yellow", "orange", "green", "white", "pink", "blue")
COLOUR_LETTERS = "YOGWPB"
MARKERS_EACH = 2  # per colour and player; also markers per tray at the start
MIDDLE = TRAYS  # where the arch goes when every slot has a tile
FIRST_SLOTS = np.array([1, 3, 5], np.int64)  # II, IV, VI get the first Trajan tiles

# --- time
LAPS: int = TABLES["lapsPerQuarter"]
QUARTERS: int = TABLES["quarters"]
# Length of the loop by option `track` and number of players. Two sources differ by one; see the dossier, section 2.
TRACK = np.array([[0, 0, *(n + longer for n in TABLES["timeTrack"].values())] for longer in (0, 1)], np.int64)

# --- provinces: the ten, then the camp
PROVINCES: tuple[str, ...] = tuple(name.replace("_", " ").title() for name in TABLES["provinces"])
PROVINCE_COUNT = len(PROVINCES)
CAMP = PROVINCE_COUNT
PROVINCE_VALUE = np.array(list(TABLES["provinces"].values()), np.int64)
PROVINCE_REDUCTION = 3  # per legionnaire of another player


def _roads() -> list[int]:
    ids = [*TABLES["provinces"], "camp"]
    masks = [0] * len(ids)
    for a, b in TABLES["edges"]:
        masks[ids.index(a)] |= 1 << ids.index(b)
        masks[ids.index(b)] |= 1 << ids.index(a)
    return [mask & ~(1 << CAMP) for mask in masks]  # the camp cannot be re-entered


NEAR_PROVINCES = np.array(_roads(), np.int64)  # provinces as bits

# --- senate
SENATE_POINTS = np.array(TABLES["senate"]["vp"], np.int64)
SENATE_VOTES = np.array(TABLES["senate"]["votes"], np.int64)
SENATE_LAST = len(SENATE_POINTS) - 1

# --- construction
ROWS: int = TABLES["construction"]["rows"]
COLUMNS: int = TABLES["construction"]["cols"]
SPACES = ROWS * COLUMNS
SPACE_NAMES = tuple(f"{'ABCD'[space // COLUMNS]}{space % COLUMNS + 1}" for space in range(SPACES))
KINDS: tuple[str, ...] = tuple(TABLES["construction"]["grants"])
KIND_COUNT = len(KINDS)
GRANT = np.array([ACTION_NAMES.index(name) for name in TABLES["construction"]["grants"].values()], np.int64)
BUILDING_VALUES: tuple[int, ...] = tuple(TABLES["construction"]["values"])
EACH_KIND = len(BUILDING_VALUES)
BUILDINGS = KIND_COUNT * EACH_KIND
BUILDING_KIND = np.array([i // EACH_KIND for i in range(BUILDINGS)], np.int64)
BUILDING_VALUE = np.array([BUILDING_VALUES[i % EACH_KIND] for i in range(BUILDINGS)], np.int64)
BUILDING_NAMES = tuple(f"{KINDS[i // EACH_KIND]} {BUILDING_VALUES[i % EACH_KIND]}" for i in range(BUILDINGS))


def _beside(space: int) -> int:
    row, column = divmod(space, COLUMNS)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(1 << (r * COLUMNS + c) for r, c in near if 0 <= r < ROWS and 0 <= c < COLUMNS)


BESIDE = np.array([_beside(space) for space in range(SPACES)], np.int64)  # spaces as bits
THREE_ALIKE: int = TABLES["finalScoring"]["three_alike"]
FOUR_ALIKE: int = TABLES["finalScoring"]["four_alike"]

# --- forum tiles
_FORUM = TABLES["forum"]
TILE_KINDS = len(_FORUM)
TILE_NAMES: tuple[str, ...] = tuple(
    name.replace("votes", "votes ").replace("extra_", "extra ").replace("joker_", "joker ") for name in _FORUM
)
DEMAND_NAMES = ("bread", "games", "religion")
assert TILE_NAMES[:3] == DEMAND_NAMES and TILE_NAMES[-1] == "joker extra"
DEMAND_KINDS = 3
VOTES_2 = TILE_NAMES.index("votes 2")
VOTES_5 = TILE_NAMES.index("votes 5")
EXTRA = TILE_NAMES.index("extra seaport")  # then one kind per action
JOKER_COMMODITY, JOKER_DEMAND, JOKER_CONSTRUCTION, JOKER_EXTRA = range(EXTRA + TRAYS, TILE_KINDS)
assert [TILE_NAMES[EXTRA + i] for i in range(TRAYS)] == [f"extra {name}" for name in ACTION_NAMES]
FORUM_COUNT = np.array(list(_FORUM.values()), np.int64)
FORUM_TILES = int(FORUM_COUNT.sum())
EXTRA_EACH: int = TABLES["extraActionTilesEach"]
EXTRA_TILES = EXTRA_EACH * TRAYS
EXTRA_SPACES = 3
FORUM_SPACES = np.array([0, 0, *TABLES["forumSlots"].values()], np.int64)  # by number of players
MOST_FORUM_SPACES = int(FORUM_SPACES.max())
assert FORUM_TILES == 70 and EXTRA_TILES == 12

# --- demands
DEMAND_EACH: int = TABLES["demand"]["bread"]
DEMAND_TILES = DEMAND_EACH * DEMAND_KINDS
DEMANDS_A_QUARTER = LAPS - 1
PENALTY = np.array(TABLES["penalty"], np.int64)

# --- Trajan tiles: 54, nine in each of six categories; a tile's number is category * 9 + its place in the table
CATEGORIES = ("plain", "+2", "cards", "workers", "legionnaires", "demand")
PLAIN, PLUS_TWO, CARDS, WORKERS, LEGIONNAIRES, DEMAND = range(6)
EACH_CATEGORY = 9
TRAJAN_TILES = EACH_CATEGORY * len(CATEGORIES)
_ROWS = (
    ("points", "plain", 0),
    ("plus2", "+2", 0),
    ("cards", "cards", 2),
    ("workers1", "1 worker", 1),
    ("workers2", "2 workers", 2),
    ("legion1", "1 legionnaire", 1),
    ("legion2", "2 legionnaires", 2),
    ("bread", "bread", 0),
    ("games", "games", 1),
    ("religion", "religion", 2),
)
_TILES = [
    (word, amount, TABLES["trajan"][row]["vp"], [COLOUR_LETTERS.index(letter) for letter in pair])
    for row, word, amount in _ROWS
    for pair in TABLES["trajan"][row]["pairs"]
]
TRAJAN_WORDS = tuple(word for word, *_ in _TILES)
TRAJAN_NAMES = tuple(f"{word} {COLOURS[a]}-{COLOURS[b]}" for word, _, _, (a, b) in _TILES)
TRAJAN_AMOUNT = np.array([amount for _, amount, _, _ in _TILES], np.int64)  # figures, cards, or the kind of demand
TRAJAN_POINTS = np.array([points for _, _, points, _ in _TILES], np.int64)
TRAJAN_COLOURS = np.array([pair for *_, pair in _TILES], np.int64)
# Two "+2" tiles are identical: the first stands for both, so that equal situations have equal bytes.
TWIN = next(i for i in range(TRAJAN_TILES) if TRAJAN_NAMES.index(TRAJAN_NAMES[i]) < i)
assert len(_TILES) == TRAJAN_TILES and len(set(TRAJAN_NAMES)) == TRAJAN_TILES - 1
assert TRAJAN_NAMES[TWIN - 1] == TRAJAN_NAMES[TWIN], "the twins lie side by side in the table"
TRAJAN_NUMBER = {name: i for i, name in reversed(list(enumerate(TRAJAN_NAMES)))}


def trajan_tile(word: str) -> int | None:
    """Find a Trajan tile by name, with its colours in either order."""
    found = re.fullmatch(r"(.+) (\w+)-(\w+)", word.strip().lower())
    if not found:
        return None
    name, first, second = found.groups()
    number = TRAJAN_NUMBER.get(f"{name} {first}-{second}")
    return TRAJAN_NUMBER.get(f"{name} {second}-{first}") if number is None else number


# --- commodity cards and ships
COMMODITIES: tuple[str, ...] = tuple(TABLES["commodities"])
COMMODITY_KINDS = len(COMMODITIES)
EACH_COMMODITY = 5
COMMODITY_CARDS = COMMODITY_KINDS * EACH_COMMODITY
PILES = 2
PILE_NUMBERS = range(1, PILES + 1)
FIRST_CARDS = 3
SHIPS = ("identical", "pairs", "different")
IDENTICAL, PAIRS, DIFFERENT = range(3)
MOST_CARGO = 4  # identical or different cards; three for pairs
SHIP_FULL = np.array([4, 3, 4], np.int64)


def _ships() -> list[list[list[int]]]:
    ships = [TABLES["ships"][name] for name in ("same", "pairs", "different")]
    return [[[0, *ship[side], 0][: MOST_CARGO + 1] for side in ("color", "grey")] for ship in ships]


SHIP_POINTS = np.array(_ships(), np.int64)  # by ship, side (0 coloured, 1 grey), number of cards or pairs

# --- bonus tiles: six for commodities (kinds 2i and 2i + 1), then these
BONUS_NAMES: tuple[str, ...] = (
    *("+".join(pair) for pair in TABLES["bonusCommodityPairs"]),
    *DEMAND_NAMES,
    "workers",
    "legionnaires",
    "gold",
)
BONUS_TILES = len(BONUS_NAMES)
BONUS_COMMODITY, BONUS_DEMAND, BONUS_WORKERS, BONUS_LEGIONNAIRES, BONUS_GOLD = 0, 6, 9, 10, 11
COMMODITY_BONUS, DEMAND_BONUS, LEGIONNAIRE_BONUS, GOLD_BONUS = (
    np.array(TABLES["bonusGoldGrey"][name], np.int64)
    for name in ("commodity_card", "demand_icon", "legionnaire_in_province", "gold_side_tile")
)  # gold side, grey side
WORKERS_PER_POINT = np.array([round(1 / each) for each in TABLES["bonusGoldGrey"]["worker_in_district"]], np.int64)
assert [tuple(pair) for pair in TABLES["bonusCommodityPairs"]] == list(zip(COMMODITIES[::2], COMMODITIES[1::2]))

FIGURES = 15  # per player
