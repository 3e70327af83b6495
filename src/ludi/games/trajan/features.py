"""A game of Trajan as numbers, about 0 to 1, for learning. Seats are counted from the viewer, who is always 0."""

from typing import Any

from ludi.kernel.features import Part, write_counts, write_marks
from ludi.kernel.jit import FEATURES as OUT, INT, VOID, compiled
from ludi.kernel.quick import bit_count, lowest_bit, where_in
from ludi.kernel.state import State, seat_after

from . import actions as A, data as D, state as R
from .hidden import phase_seen
from .quarter import tile_votes
from .state import S

TILE = Part()
THERE = TILE.add("there is one")
TILE_POINTS = TILE.add("points", meaning="/ 9")
AMOUNT = TILE.add("amount", meaning="/ 2")
CATEGORY = TILE.add("category", D.CATEGORIES)
TILE_COLOURS = TILE.add("colours", D.COLOURS, "0.5 for each of the two")

PILE = Part()
PILE_TOP = PILE.add("top card", D.COMMODITIES)
PILE_SIZE = PILE.add("cards", meaning="/ 20")

STACK = Part()
BELOW = STACK.add("tiles below the top", meaning="/ 9")
TOP = STACK.each("top", 1, TILE)

SPACE = Part()
BUILDING = SPACE.add("building tile", D.KINDS)
BUILDING_VALUE = SPACE.add("its value", meaning="/ 5")

TRAY = Part()
TRAY.add("markers", D.COLOURS, "/ 2")

PLAYER = Part()
PLAYS = PLAYER.add("plays", meaning="0: there is no such player")
TO_MOVE = PLAYER.add("to move")
POINTS = PLAYER.add("points", meaning="/ 100")
TRAYS = PLAYER.each("tray", D.ACTION_NAMES, TRAY)
SLOTS = PLAYER.each("Trajan tile", D.ROMAN, TILE)
ARCH = PLAYER.add("arch", (*D.ROMAN, "middle"))
HAND_SIZE = PLAYER.add("hand size", meaning="/ 10")
HAND = PLAYER.add("hand", D.COMMODITIES, "/ 4; of others 0")
KNOWN = PLAYER.add("hand, seen by all", D.COMMODITIES, "/ 4")
DISPLAY = PLAYER.add("display", D.COMMODITIES, "/ 4")
TILES = PLAYER.add("forum tiles", D.TILE_NAMES, "/ 3")
VOTES = PLAYER.add("votes of tiles", meaning="/ 10")
PERMANENT = PLAYER.add("permanent demand", D.DEMAND_NAMES, "/ 3")
BUILDINGS = PLAYER.add("buildings", D.KINDS, "/ 4")
PLUS_TWO = PLAYER.add("+2", D.ACTION_NAMES)
SUPPLY = PLAYER.add("figures in the supply", meaning="/ 15")
WORK_CAMP = PLAYER.add("figures in the work camp", meaning="/ 5")
MILITARY_CAMP = PLAYER.add("figures in the military camp", meaning="/ 5")
LEADER = PLAYER.add("leader", (*D.PROVINCES, "camp"))
LEGIONNAIRES = PLAYER.add("legionnaire", D.PROVINCES)
WORKERS = PLAYER.add("worker", D.SPACE_NAMES)
SENATE = PLAYER.add("senate", D.SENATE_LAST + 1, "which space")
HEIGHT = PLAYER.add("height in the senate", meaning="of the disc among those on its space, / 3")
GOLD = PLAYER.add("bonus tile, gold side", D.BONUS_NAMES)
GREY = PLAYER.add("bonus tile, grey side", D.BONUS_NAMES)

SEEN = Part()
ASKED = SEEN.add("asked", A.PHASES, "as far as the viewer knows")
QUARTER = SEEN.add("quarter", D.QUARTERS)
TIME = SEEN.add("time", meaning="/ the length of the track")
LEFTOVERS = SEEN.add("option leftovers")
DEMAND_UP = SEEN.add("demand, face up", D.DEMAND_NAMES, "/ 3")
DEMAND_STACK = SEEN.add("demand, in the stack", D.DEMAND_NAMES, "/ 5")
FORUM = SEEN.add("forum", D.TILE_NAMES, "/ 4")
FORUM_STACK = SEEN.add("forum stack", D.TILE_NAMES, "/ 14")
EXTRA_STACK = SEEN.add("extra action tiles in the stack", D.ACTION_NAMES, "/ 2")
DECK = SEEN.add("deck", meaning="/ 60")
PILES = SEEN.each("discard pile", D.PILES, PILE)
GREY_SHIPS = SEEN.add("grey side of the ship", D.SHIPS)
STACKS = SEEN.each("Trajan stack", D.CATEGORIES, STACK)
PROVINCES = SEEN.add(
    "forum tile in a province", D.PROVINCE_COUNT * D.TILE_KINDS, "province by province, by kind of tile"
)
SPACES = SEEN.each("space of the district", D.SPACE_NAMES, SPACE)
SENATE_BONUS = SEEN.add("bonus tiles of the senate", D.BONUS_NAMES)
GRANTED = SEEN.add("action granted by a building")
REPEATS = SEEN.add("repeats of the action")
OUTER_REPEATS = SEEN.add("repeats of the Construction that granted it")
EXTRA_USED = SEEN.add("extra action used")
LAPS_DUE = SEEN.add("laps due", meaning="/ 2")
DOING = SEEN.add("action in progress", D.ACTION_NAMES)
NEXT_TRAY = SEEN.add("next tray", D.ACTION_NAMES, "to sow")
MOVING = SEEN.add("markers in hand", D.COLOURS, "/ 2")
SHIP = SEEN.add("ship being loaded", D.SHIPS)
TRIED = SEEN.add("ship tried", D.SHIPS)
LOADED = SEEN.add("loaded", D.COMMODITIES, "/ 4")
JOKERS = SEEN.add("jokers loaded", meaning="/ 3")
EFFECT = SEEN.each("effect offered", 1, TILE)
PLAYERS = SEEN.each("player", D.MOST_PLAYERS, PLAYER)

TILE_SIZE, PILE_SIZE_ALL, STACK_SIZE, SPACE_SIZE, PLAYER_SIZE = (
    TILE.size,
    PILE.size,
    STACK.size,
    SPACE.size,
    PLAYER.size,
)


@compiled(VOID(OUT, INT, INT))
def write_tile(out: Any, at: int, tile: int) -> None:
    """Write a Trajan tile, or nothing."""
    if tile >= 0:
        out[at + THERE] = 1
        out[at + TILE_POINTS] = D.TRAJAN_POINTS[tile] / 9
        out[at + AMOUNT] = D.TRAJAN_AMOUNT[tile] / 2
        out[at + CATEGORY + tile // D.EACH_CATEGORY] = 1
        for i in range(2):
            out[at + TILE_COLOURS + D.TRAJAN_COLOURS[tile, i]] += 0.5


@compiled(VOID(S, INT, OUT))
def write_board(state: State, viewer: int, out: Any) -> None:
    """Write the question and what is on the board, by kind."""
    out[ASKED + phase_seen(state, viewer)] = 1
    out[QUARTER + state.quarter] = 1
    out[TIME] = state.time / D.TRACK[state.options[R.OPTION_TRACK], state.players]
    out[LEFTOVERS] = state.options[R.OPTION_LEFTOVERS]
    for kind in range(D.DEMAND_KINDS):
        out[DEMAND_UP + kind] = state.demand_up[kind] / 3
        out[DEMAND_STACK + kind] = state.demand_stack[kind] / 5
    for space in range(state.forum.size):
        if state.forum[space] >= 0:
            out[FORUM + int(state.forum[space])] += 0.25
    for kind in range(D.TILE_KINDS):
        out[FORUM_STACK + kind] = state.forum_stack[kind] / 14
    for action in range(D.TRAYS):
        out[EXTRA_STACK + action] = state.extra_stack[action] / 2
    out[DECK] = state.deck_count / 60
    for pile in range(D.PILES):
        at, count = PILES + pile * PILE_SIZE_ALL, state.pile_count[pile]
        if count:
            out[at + PILE_TOP + int(state.pile[pile, count - 1]) - 1] = 1
        out[at + PILE_SIZE] = count / 20
    for ship in range(len(D.SHIPS)):
        out[GREY_SHIPS + ship] = state.grey[ship]
    for category in range(len(D.CATEGORIES)):
        at = STACKS + category * STACK_SIZE
        out[at + BELOW] = bit_count(int(state.below[category])) / 9
        write_tile(out, at + TOP, int(state.top[category]))
    for province in range(D.PROVINCE_COUNT):
        if state.province_tile[province] >= 0:
            out[PROVINCES + province * D.TILE_KINDS + int(state.province_tile[province])] = 1
    for space in range(D.SPACES):
        at, tile = SPACES + space * SPACE_SIZE, int(state.district[space])
        if tile >= 0:
            out[at + BUILDING + D.BUILDING_KIND[tile]] = 1
            out[at + BUILDING_VALUE] = D.BUILDING_VALUE[tile] / 5
    for i in range(2):
        if state.senate_bonus[i] >= 0:
            out[SENATE_BONUS + int(state.senate_bonus[i])] = 1


@compiled(VOID(S, INT, OUT))
def write_turn(state: State, viewer: int, out: Any) -> None:
    """Write the turn in progress."""
    out[GRANTED] = state.granted
    out[REPEATS] = state.repeats
    out[OUTER_REPEATS] = state.outer_repeats
    out[EXTRA_USED] = state.extra_used
    out[LAPS_DUE] = state.laps_due / 2
    if state.phase >= R.EFFECT:
        out[DOING + state.doing] = 1
    if state.phase == R.SOW or state.phase == R.MARKERS:
        out[NEXT_TRAY + state.next_tray] = 1
    for colour in range(D.TRAYS):
        out[MOVING + colour] = state.moving[colour] / 2
    if phase_seen(state, viewer) == R.LOAD:
        out[SHIP + state.ship - 1] = 1
        write_marks(int(state.ships_tried), out, TRIED, 1)
        for kind in range(D.COMMODITY_KINDS):
            out[LOADED + kind] = state.loaded[kind] / 4
        out[JOKERS] = state.loaded_jokers / 3
    write_tile(out, EFFECT, state.effect - 1)


@compiled(VOID(S, INT, OUT, INT))
def write_circle(state: State, seat: int, out: Any, at: int) -> None:
    markers = where_in(state.tray, seat, 1)
    while markers:
        i = lowest_bit(markers)
        markers &= markers - 1
        out[at + TRAYS + i] = state.tray[seat, i // D.TRAYS, i % D.TRAYS] / 2
    for tray in range(D.TRAYS):
        write_tile(out, at + SLOTS + tray * TILE_SIZE, int(state.slot[seat, tray]))
    out[at + ARCH + int(state.arch[seat])] = 1


@compiled(VOID(S, INT, INT, OUT, INT))
def write_cards(state: State, viewer: int, seat: int, out: Any, at: int) -> None:
    """Write a hand's size, its cards (the viewer's only), those seen by all, and the display."""
    size = 0
    for kind in range(D.COMMODITY_KINDS):
        size += state.hand[seat, kind]
    out[at + HAND_SIZE] = size / 10
    if seat == viewer:
        write_counts(state.hand, seat, 4, out, at + HAND)
    write_counts(state.known, seat, 4, out, at + KNOWN)
    write_counts(state.display, seat, 4, out, at + DISPLAY)


@compiled(VOID(S, INT, OUT, INT))
def write_mat(state: State, seat: int, out: Any, at: int) -> None:
    write_counts(state.tiles, seat, 3, out, at + TILES)
    out[at + VOTES] = tile_votes(state, seat) / 10
    for kind in range(D.DEMAND_KINDS):
        out[at + PERMANENT + kind] = state.permanent[seat, kind] / 3
    for kind in range(D.KIND_COUNT):
        out[at + BUILDINGS + kind] = state.buildings[seat, kind] / 4
    write_marks(int(state.plus_two[seat]), out, at + PLUS_TWO, 1)


@compiled(VOID(S, INT, OUT, INT))
def write_figures(state: State, seat: int, out: Any, at: int) -> None:
    out[at + SUPPLY] = state.supply[seat] / 15
    out[at + WORK_CAMP] = state.work_camp[seat] / 5
    out[at + MILITARY_CAMP] = state.military_camp[seat] / 5
    out[at + LEADER + int(state.leader[seat])] = 1
    write_marks(int(state.legionnaires[seat]), out, at + LEGIONNAIRES, 1)
    write_marks(int(state.workers[seat]), out, at + WORKERS, 1)
    out[at + SENATE + int(state.senate[seat])] = 1
    out[at + HEIGHT] = state.height[seat] / 3
    write_marks(int(state.bonus_gold[seat]), out, at + GOLD, 1)
    write_marks(int(state.bonus_grey[seat]), out, at + GREY, 1)


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    write_board(state, viewer, out)
    write_turn(state, viewer, out)
    for i in range(state.players):
        seat, at = seat_after(state, viewer, i), PLAYERS + i * PLAYER_SIZE
        points = 0
        for source in range(state.points.shape[1]):
            points += state.points[seat, source]
        out[at + PLAYS] = 1
        out[at + TO_MOVE] = state.to_move == seat
        out[at + POINTS] = points / 100
        write_circle(state, seat, out, at)
        write_cards(state, viewer, seat, out, at)
        write_mat(state, seat, out, at)
        write_figures(state, seat, out, at)
