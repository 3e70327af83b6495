"""Positions of Trajan in words, both ways. The format is documented in docs/rules/trajan.md."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludi.kernel.errors import BadPosition, IllegalMove, LudiError
from ludi.kernel.events import Names
from ludi.kernel.game import Position
from ludi.kernel.position import by_seat, check_keys, number, read_chance, seat_names, seat_of, write_chance
from ludi.kernel.state import State, States, new_states

from . import ABOUT
from .actions import check_cargo, trajan_tile
from .codes import ACTIONS
from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    BONUS_TILES,
    BUILDING_NAMES,
    BUILDINGS,
    CAMP,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    COMMODITY_KINDS,
    DEMAND,
    DEMAND_EACH,
    DEMAND_NAMES,
    DEMANDS_A_QUARTER,
    EACH_CATEGORY,
    EACH_COMMODITY,
    EACH_KIND,
    EXTRA,
    EXTRA_EACH,
    EXTRA_SPACES,
    FIGURES,
    FORUM_COUNT,
    FORUM_SPACES,
    KINDS,
    MARKERS_EACH,
    MIDDLE,
    PROVINCES,
    QUARTERS,
    ROMAN,
    SEAPORT,
    SENATE_LAST,
    SENATE_POINTS,
    SHIPS,
    SPACE_NAMES,
    SPACES,
    TILE_KINDS,
    TILE_NAMES,
    TRACK,
    TRAJAN_AMOUNT,
    TRAJAN_NAMES,
    TRAYS,
    TWIN,
)
from .quarter import player_of_rank
from .rules import clear_board, legal
from .stacks import bit_count
from .state import (
    ACT,
    CONSUL,
    DISCARD,
    EFFECT,
    EXTRA_ACTION,
    LOAD,
    MARKERS,
    OPTION_TRACK,
    PHASES,
    PLAY_SOURCES,
    SOW,
    STATE,
    TRAY,
)
from .turn import effect_possible, possible

KEYS = ("game", "players", "options", "to_move", "asked", "quarter", "time", "demands", "demand_stack", "points",
        "trays", "slots", "arch", "stacks", "tops", "hands", "known", "old", "display", "piles", "deck", "grey",
        "forum", "extra_actions", "forum_stack", "extra_stack", "tiles", "permanent", "plus2", "provinces",
        "leader", "legionnaires", "military_camp", "work_camp", "supply", "workers", "district", "buildings",
        "senate", "senate_order", "bonus", "senate_bonus", "bag", "turn", "reveals", "over", "chance")  # fmt: skip
TURN_KEYS = ("player", "doing", "granted", "repeats", "construction_repeats", "extra_used", "laps", "effect",
             "moving", "next", "ship", "loaded", "jokers", "tried")  # fmt: skip
EXTRA_NAMES = TILE_NAMES[EXTRA : EXTRA + TRAYS]
SLOT_NAMES = (*ROMAN, "middle")
EMPTY = "-"


# ---------------------------------------------------------------- state to words


def write_position(state: State, names: Names) -> Position:
    """The complete position."""
    seats = list(enumerate(names))
    return {
        "game": ABOUT.name,
        "players": list(names),
        "options": ABOUT.option_words(state.options),
        "to_move": names[state.to_move],
        "asked": PHASES[state.phase],
        "quarter": int(state.quarter) + 1,
        "time": int(state.time),
        "demands": _spread(state.demand_up, DEMAND_NAMES),
        "demand_stack": _counts(state.demand_stack, DEMAND_NAMES),
        "points": {
            name: {s: int(n) for s, n in zip(PLAY_SOURCES, state.points[seat], strict=True)} for seat, name in seats
        },
        "trays": {
            name: {ROMAN[t]: _spread(state.tray[seat, t], COLOURS) for t in range(TRAYS)} for seat, name in seats
        },
        "slots": {name: _slots(state, seat) for seat, name in seats},
        "arch": {name: SLOT_NAMES[state.arch[seat]] for seat, name in seats},
        "stacks": _stacks(state),
        "hands": {name: _spread(state.hand[seat], COMMODITIES) for seat, name in seats},
        "known": {name: _spread(state.known[seat], COMMODITIES) for seat, name in seats},
        "old": {name: _spread(state.old[seat], COMMODITIES) for seat, name in seats},
        "display": {name: _spread(state.display[seat], COMMODITIES) for seat, name in seats},
        "piles": [[COMMODITIES[card - 1] for card in state.pile[pile] if card] for pile in range(2)],
        "deck": _counts(state.deck, COMMODITIES),
        "grey": [name for ship, name in enumerate(SHIPS) if state.grey[ship]],
        "forum": [_tile(tile) for tile in state.forum[EXTRA_SPACES : EXTRA_SPACES + FORUM_SPACES[state.players]]],
        "extra_actions": [_tile(tile) for tile in state.forum[:EXTRA_SPACES]],
        "forum_stack": _counts(state.forum_stack, TILE_NAMES),
        "extra_stack": _counts(state.extra_stack, EXTRA_NAMES),
        "tiles": {name: _spread(state.tiles[seat], TILE_NAMES) for seat, name in seats},
        "permanent": {name: _spread(state.permanent[seat], DEMAND_NAMES) for seat, name in seats},
        "plus2": {name: _bits(state.plus_two[seat], ACTION_NAMES) for seat, name in seats},
        "provinces": {PROVINCES[i]: TILE_NAMES[tile] for i, tile in enumerate(state.province_tile) if tile >= 0},
        "leader": {name: _place(int(state.leader[seat])) for seat, name in seats},
        "legionnaires": {name: _bits(state.legionnaires[seat], PROVINCES) for seat, name in seats},
        "military_camp": {name: int(state.military_camp[seat]) for seat, name in seats},
        "work_camp": {name: int(state.work_camp[seat]) for seat, name in seats},
        "supply": {name: int(state.supply[seat]) for seat, name in seats},
        "workers": {name: _bits(state.workers[seat], SPACE_NAMES) for seat, name in seats},
        "district": {SPACE_NAMES[i]: BUILDING_NAMES[t] if t >= 0 else EMPTY for i, t in enumerate(state.district)},
        "buildings": {name: _spread(state.buildings[seat], KINDS) for seat, name in seats},
        "senate": {name: int(SENATE_POINTS[state.senate[seat]]) for seat, name in seats},
        "senate_order": [
            names[seat] for seat in sorted(range(len(names)), key=lambda s: (state.senate[s], state.height[s]))
        ],
        "bonus": {
            name: {
                "gold": _bits(state.bonus_gold[seat], BONUS_NAMES),
                "grey": _bits(state.bonus_grey[seat], BONUS_NAMES),
            }
            for seat, name in seats
        },
        "senate_bonus": [BONUS_NAMES[tile] for tile in state.senate_bonus if tile >= 0],
        "bag": _bits(state.bag, BONUS_NAMES),
        "turn": _turn(state, names),
        "reveals": int(state.reveals),
        "over": bool(state.over),
        "chance": write_chance(state),
    }


def _spread(counts: Any, names: Sequence[str]) -> list[str]:
    """Counts as a list that names each thing as often as it is there."""
    return [name for name, n in zip(names, counts, strict=True) for _ in range(n)]


def _counts(counts: Any, names: Sequence[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, counts, strict=True)}


def _bits(bits: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if int(bits) >> i & 1]


def _tile(tile: int) -> str:
    return TILE_NAMES[tile] if tile >= 0 else EMPTY


def _place(place: int) -> str:
    return "camp" if place == CAMP else PROVINCES[place]


def _slots(state: State, seat: int) -> dict[str, str]:
    return {ROMAN[i]: TRAJAN_NAMES[tile] for i, tile in enumerate(state.slot[seat]) if tile >= 0}


def _stacks(state: State) -> dict[str, list[str]]:
    """Each stack, its top first; before the drafts they are not laid out yet."""
    if state.phase == MARKERS:
        return {}
    stacks = {}
    for category, name in enumerate(CATEGORIES):
        below = [category * EACH_CATEGORY + i for i in range(EACH_CATEGORY) if int(state.below[category]) >> i & 1]
        stacks[name] = [TRAJAN_NAMES[tile] for tile in (int(state.top[category]), *below) if tile >= 0]
    return stacks


def _turn(state: State, names: Names) -> dict[str, Any]:
    """The turn in progress; what is not there is not written."""
    turn: dict[str, Any] = {}
    if state.active != state.to_move:
        turn["player"] = names[state.active]
    if state.phase in (EFFECT, EXTRA_ACTION):
        turn["doing"] = ACTION_NAMES[state.doing]
    for key, value in (("granted", state.granted), ("extra_used", state.extra_used)):
        if value:
            turn[key] = True
    for key, value in (
        ("repeats", state.repeats), ("construction_repeats", state.outer_repeats), ("laps", state.laps_due),
        ("jokers", state.loaded_jokers),
    ):  # fmt: skip
        if value:
            turn[key] = int(value)
    if state.phase == EFFECT:
        turn["effect"] = TRAJAN_NAMES[state.effect - 1]
    if state.phase == SOW:
        turn["moving"] = _spread(state.moving, COLOURS)
        turn["next"] = ROMAN[state.next_tray]
    if state.phase == LOAD:
        turn["ship"] = SHIPS[state.ship - 1]
        turn["loaded"] = _spread(state.loaded, COMMODITIES)
        if tried := _bits(int(state.ships_tried) & ~(1 << (state.ship - 1)), SHIPS):
            turn["tried"] = tried
    return turn


# ---------------------------------------------------------------- words to state


def read_position(position: Position) -> States:
    """A state from a position written by hand or by `write_position`."""
    check_keys(position, ABOUT, KEYS)
    names = seat_names(position, ABOUT)
    states = new_states(STATE, 1)
    state = states[0]
    state.players = len(names)
    try:
        state.options[:] = ABOUT.option_numbers(position.get("options") or {})
    except LudiError as error:
        raise BadPosition(str(error)) from error
    read_chance(position, state)
    clear_board(state)
    state.to_move = seat_of(position.get("to_move", names[0]), names, "to_move")
    state.phase = one_of(position.get("asked", PHASES[TRAY]), PHASES, "`asked`")
    state.quarter = number(position.get("quarter", 1), 1, QUARTERS, "`quarter`") - 1
    length = int(TRACK[state.options[OPTION_TRACK], state.players])
    state.time = number(position.get("time", 0), 0, length - 1, "`time`")
    state.reveals = number(position.get("reveals", 0), 0, 32_000, "`reveals`")
    state.over = bool(position.get("over", False))
    _put_demands(state, position)
    _put_points(state, position, names)
    turn = _part(position, "turn")
    if unknown := [key for key in turn if key not in TURN_KEYS]:
        raise BadPosition(f"{unknown[0]!r} is not part of `turn`. Its parts are: {', '.join(TURN_KEYS)}.")
    _put_turn(state, turn, names)
    _put_markers(state, position, turn, names)
    _put_trajan_tiles(state, position, names)
    _put_cards(state, position, turn, names)
    _put_forum_tiles(state, position, names)
    _put_figures(state, position, names)
    _put_district(state, position, names)
    _put_senate(state, position, names)
    _put_bonus(state, position, names)
    for seat, actions in by_seat(position, "plus2", names).items():
        state.plus_two[seat] = _bit_set(actions, ACTION_NAMES, f'the "+2" markers of {names[seat]}')
    for ship in _list(position.get("grey"), "`grey`"):
        state.grey[one_of(ship, SHIPS, "a ship in `grey`")] = 1
    _check_question(state, names)
    return states


def one_of(word: Any, names: Sequence[str], what: str) -> int:
    """The number of a name; case does not matter."""
    lower = [name.lower() for name in names]
    if str(word).lower() not in lower:
        raise BadPosition(f"{what} cannot be {word!r}. There are: {', '.join(names)}.")
    return lower.index(str(word).lower())


def _part(position: Position, key: str) -> dict[Any, Any]:
    part = position.get(key) or {}
    if not isinstance(part, dict):
        raise BadPosition(f"`{key}` is made of `name: value` lines.")
    return part


def _list(value: Any, what: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadPosition(f"{what} is a list.")
    return value


def _tally(value: Any, names: Sequence[str], what: str) -> list[int]:
    """Counts by name from a list of names, or from `name: count` lines."""
    counts = [0] * len(names)
    if isinstance(value, dict):
        for name, n in value.items():
            counts[one_of(name, names, what)] += number(n, 0, 99, f"how many {name} in {what}")
    else:
        for name in _list(value, what):
            counts[one_of(name, names, what)] += 1
    return counts


def _bit_set(value: Any, names: Sequence[str], what: str) -> int:
    bits = 0
    for name in _list(value, what):
        bit = 1 << one_of(name, names, what)
        if bits & bit:
            raise BadPosition(f"{what} names {name!r} twice.")
        bits |= bit
    return bits


def _put_demands(state: State, position: Position) -> None:
    up = _tally(position.get("demands"), DEMAND_NAMES, "`demands`")
    if sum(up) > DEMANDS_A_QUARTER:
        raise BadPosition(f"At most {DEMANDS_A_QUARTER} demands are face up.")
    if "demand_stack" in position:
        stack = _tally(position["demand_stack"], DEMAND_NAMES, "`demand_stack`")
    else:
        stack = [DEMAND_EACH - n for n in up]
    removed = [DEMAND_EACH - a - b for a, b in zip(up, stack, strict=True)]
    if min(stack) < 0 or min(removed) < 0:
        raise BadPosition(f"There are only {DEMAND_EACH} demand tiles of each kind.")
    if not state.over and sum(stack) < DEMANDS_A_QUARTER * (QUARTERS - state.quarter) - sum(up):
        raise BadPosition("There are not enough demand tiles left for the rest of the game.")
    state.demand_up[:], state.demand_stack[:], state.demand_removed[:] = up, stack, removed


def _put_points(state: State, position: Position, names: list[str]) -> None:
    for seat, points in by_seat(position, "points", names).items():
        if not isinstance(points, dict):
            raise BadPosition(f"The points of {names[seat]} are written by source, like {{ships: 12}}.")
        for source, n in points.items():
            what = f"the points of {names[seat]}"
            state.points[seat, one_of(source, PLAY_SOURCES, what)] = number(n, -9_999, 9_999, what)


def _put_turn(state: State, turn: dict[str, Any], names: list[str]) -> None:
    """What is known of the turn in progress but markers and cards."""
    phase = state.phase
    state.active = seat_of(turn["player"], names, "turn: player") if "player" in turn else state.to_move
    if phase in (EFFECT, EXTRA_ACTION):
        if "doing" not in turn:
            raise BadPosition("Say which action is being done: turn: {doing: forum}.")
        state.doing = one_of(turn["doing"], ACTION_NAMES, "`doing`")
    elif phase in (LOAD, DISCARD):
        state.doing = SEAPORT
    elif ACT <= phase < ACT + TRAYS:
        state.doing = phase - ACT
    state.granted = bool(turn.get("granted", False))
    state.extra_used = bool(turn.get("extra_used", False))
    state.repeats = number(turn.get("repeats", 0), 0, 1, "`repeats`")
    state.outer_repeats = number(turn.get("construction_repeats", 0), 0, 1, "`construction_repeats`")
    state.laps_due = number(turn.get("laps", 0), 0, 2, "`laps`")
    if "effect" in turn:
        tile = trajan_tile(str(turn["effect"]))
        if tile is None:
            raise BadPosition(f"There is no Trajan tile {turn['effect']!r}.")
        state.effect = 1 + tile
    if "ship" in turn:
        state.ship = 1 + one_of(turn["ship"], SHIPS, "`ship`")
        state.ships_tried = _bit_set(turn.get("tried"), SHIPS, "`tried`") | 1 << (state.ship - 1)
    state.loaded_jokers = number(turn.get("jokers", 0), 0, 3, "`jokers`")


def _put_markers(state: State, position: Position, turn: dict[str, Any], names: list[str]) -> None:
    given = by_seat(position, "trays", names)
    moving = _tally(turn.get("moving"), COLOURS, "`moving`")
    if state.phase == SOW:
        if "next" not in turn:
            raise BadPosition("Say which tray gets the next marker: turn: {moving: [blue, white], next: VI}.")
        state.next_tray = one_of(turn["next"], ROMAN, "`next`")
        state.moving[:], state.held = moving, sum(moving)
        if sum(n > 0 for n in moving) < 2:
            raise BadPosition("`moving` needs markers of at least two colours: otherwise there is nothing to choose.")
    elif sum(moving):
        raise BadPosition("Markers are moving only while `asked` is sow.")
    for seat, name in enumerate(names):
        left = [MARKERS_EACH] * len(COLOURS)
        trays = given.get(seat) or {}
        if not isinstance(trays, dict):
            raise BadPosition(f"The trays of {name} are written like {{I: [blue, white]}}.")
        named = set()
        for tray, markers in trays.items():
            number_ = one_of(tray, ROMAN, f"a tray of {name}")
            named.add(number_)
            state.tray[seat, number_] = _tally(markers, COLOURS, f"tray {tray} of {name}")
            left = [a - int(b) for a, b in zip(left, state.tray[seat, number_], strict=True)]
        if state.phase == SOW and seat == state.to_move:
            left = [a - b for a, b in zip(left, moving, strict=True)]
        if min(left) < 0:
            raise BadPosition(f"{name} has only {MARKERS_EACH} {COLOURS[left.index(min(left))]} markers.")
        if state.phase == MARKERS:
            _check_placing(state, seat, left, name)
        else:
            _deal_markers(state, seat, left, [tray for tray in range(TRAYS) if tray not in named], name)


def _deal_markers(state: State, seat: int, left: list[int], trays: list[int], name: str) -> None:
    """The other markers, one by one round the trays that are not named."""
    rest = [colour for colour, n in enumerate(left) for _ in range(n)]
    if rest and not trays:
        raise BadPosition(f"{name} has 12 markers, and {len(rest)} are in no tray.")
    for i, colour in enumerate(rest):
        state.tray[seat, trays[i % len(trays)], colour] += 1


def _check_placing(state: State, seat: int, left: list[int], name: str) -> None:
    """While markers are placed: those before the one asked have all, those after none, trays filled in order."""
    sizes = [int(n) for n in state.tray[seat].sum(axis=1)]
    full = sum(sizes) // 2
    if sizes != [2] * full + [0] * (TRAYS - full):
        raise BadPosition(f"{name} places two markers in each tray, in the order I to VI.")
    if seat == state.to_move:
        if full > TRAYS - 2:
            raise BadPosition(f"{name} has nothing left to choose: all but the last tray are filled.")
        state.moving[:], state.held, state.next_tray = left, sum(left), full
    elif full != (TRAYS if seat < state.to_move else 0):
        raise BadPosition("Markers are placed seat by seat: all before the one asked have placed theirs.")


def _put_trajan_tiles(state: State, position: Position, names: list[str]) -> None:
    free = [2 if tile == TWIN - 1 else 1 for tile in range(len(TRAJAN_NAMES))]
    free[TWIN] = 0

    def take(word: Any) -> int:
        tile = trajan_tile(str(word))
        if tile is None:
            raise BadPosition(f"There is no Trajan tile {word!r}. Write it like: plain blue-blue.")
        free[tile] -= 1
        if free[tile] < 0:
            raise BadPosition(f"There are not that many tiles {TRAJAN_NAMES[tile]}.")
        return tile

    for seat, slots in by_seat(position, "slots", names).items():
        if not isinstance(slots, dict):
            raise BadPosition(f"The slots of {names[seat]} are written like {{II: plain blue-blue}}.")
        for slot, word in slots.items():
            state.slot[seat, one_of(slot, ROMAN, f"a slot of {names[seat]}")] = take(word)
    _put_arches(state, position, names)
    if state.effect:
        free[state.effect - 1] -= 1
    if state.phase == MARKERS:
        return
    stacks = _part(position, "stacks")
    lists = {one_of(name, CATEGORIES, "a stack"): [take(tile) for tile in _list(tiles, f"the stack {name}")]
             for name, tiles in stacks.items()}  # fmt: skip
    on_mats = _permanent(state, position, names)
    for tile in range(DEMAND * EACH_CATEGORY, (DEMAND + 1) * EACH_CATEGORY):
        kind = TRAJAN_AMOUNT[tile]
        if DEMAND not in lists and on_mats[kind] and free[tile]:
            free[tile] -= 1
            on_mats[kind] -= 1
    tops = {one_of(name, CATEGORIES, "a stack in `tops`"): take(tile if " " in str(tile) else f"{name} {tile}")
            for name, tile in _part(position, "tops").items()}  # fmt: skip
    for category in range(len(CATEGORIES)):
        first = category * EACH_CATEGORY
        rest = [tile for tile in range(first, first + EACH_CATEGORY) for _ in range(max(0, free[tile]))]
        tiles = lists.get(category, ([tops[category]] if category in tops else []) + rest)
        _put_stack(state, category, tiles)


def _put_stack(state: State, category: int, tiles: list[int]) -> None:
    """The top, the tiles below as bits (of the twins the first bit stands for one, both for two), the removed ones."""
    if any(tile // EACH_CATEGORY != category for tile in tiles):
        raise BadPosition(f"The stack {CATEGORIES[category]} holds only tiles of its category.")
    state.top[category] = tiles[0] if tiles else -1
    bits = 0
    for tile in tiles[1:]:
        bit = 1 << (tile % EACH_CATEGORY)
        bits |= bit << 1 if bits & bit else bit
    state.below[category] = bits
    slots = sum(int(tile) // EACH_CATEGORY == category for row in state.slot for tile in row if tile >= 0)
    mats = int(state.permanent.sum()) if category == DEMAND else 0
    state.trajan_removed[category] = EACH_CATEGORY - len(tiles) - slots - mats
    if state.trajan_removed[category] < 0:
        raise BadPosition(f"There are only {EACH_CATEGORY} Trajan tiles of the category {CATEGORIES[category]}.")


def _permanent(state: State, position: Position, names: list[str]) -> list[int]:
    """Permanent demand tiles on the mats; returns how many of each kind."""
    for seat, kinds in by_seat(position, "permanent", names).items():
        state.permanent[seat] = _tally(kinds, DEMAND_NAMES, f"the permanent tiles of {names[seat]}")
    totals = [int(n) for n in state.permanent.sum(axis=0)]
    if max(totals) > EACH_CATEGORY // len(DEMAND_NAMES):
        raise BadPosition("There are only three permanent demand tiles of each kind.")
    return totals


def _put_arches(state: State, position: Position, names: list[str]) -> None:
    given = by_seat(position, "arch", names)
    for seat, name in enumerate(names):
        empty = [slot for slot in range(TRAYS) if state.slot[seat, slot] < 0]
        arch = one_of(given[seat], SLOT_NAMES, f"the arch of {name}") if seat in given else (empty or [MIDDLE])[0]
        if arch != MIDDLE and arch not in empty:
            raise BadPosition(f"The arch of {name} cannot stand on {ROMAN[arch]}: a tile lies there.")
        if arch == MIDDLE and empty:
            raise BadPosition(f"The arch of {name} stands in the middle only when all six slots hold tiles.")
        state.arch[seat] = arch


def _put_cards(state: State, position: Position, turn: dict[str, Any], names: list[str]) -> None:
    for key, field in (("hands", state.hand), ("known", state.known), ("old", state.old), ("display", state.display)):
        for seat, cards in by_seat(position, key, names).items():
            field[seat] = _tally(cards, COMMODITIES, f"`{key}` of {names[seat]}")
    if (state.known + state.old > state.hand).any():
        raise BadPosition("`known` and `old` cards are cards of the hand.")
    if state.phase == LOAD:
        state.loaded[:] = _tally(turn.get("loaded"), COMMODITIES, "`loaded`")
    elif turn.get("loaded") or turn.get("tried") or state.loaded_jokers:
        raise BadPosition("Cards are loaded, and ships tried, only while `asked` is ship.")
    rest = [EACH_COMMODITY - int(n) for n in state.hand.sum(axis=0) + state.display.sum(axis=0)]
    piles = [[one_of(card, COMMODITIES, "a card in `piles`") for card in _list(pile, "a pile")]
             for pile in _list(position.get("piles"), "`piles`")]  # fmt: skip
    if len(piles) > 2:
        raise BadPosition("There are two discard piles.")
    if "piles" not in position and state.phase != MARKERS:
        piles = [[kind] for kind in range(COMMODITY_KINDS) if rest[kind] > 0][:2]
    for pile, cards in enumerate(piles):
        for i, kind in enumerate(cards[:60]):
            state.pile[pile, i] = kind + 1
            rest[kind] -= 1
        state.pile_count[pile] = len(cards[:60])
    deck = _tally(position["deck"], COMMODITIES, "`deck`") if "deck" in position else rest
    if short := [COMMODITIES[kind] for kind in range(COMMODITY_KINDS) if rest[kind] < 0 or deck[kind] > rest[kind]]:
        raise BadPosition(f"There are only {EACH_COMMODITY} cards of {short[0]}.")
    state.deck[:], state.deck_count = deck, sum(deck)


def _put_forum_tiles(state: State, position: Position, names: list[str]) -> None:
    spaces = _list(position.get("forum"), "`forum`")
    yellow = _list(position.get("extra_actions"), "`extra_actions`")
    if len(spaces) > FORUM_SPACES[state.players] or len(yellow) > EXTRA_SPACES:
        raise BadPosition(f"The forum has {FORUM_SPACES[state.players]} green and {EXTRA_SPACES} yellow spaces.")
    for i, word in enumerate(spaces):
        if word != EMPTY:
            state.forum[EXTRA_SPACES + i] = one_of(word, TILE_NAMES, "a tile on the forum")
    for i, word in enumerate(yellow):
        if word != EMPTY:
            state.forum[i] = EXTRA + one_of(word, EXTRA_NAMES, "an extra-action tile")
    for name, word in _part(position, "provinces").items():
        state.province_tile[one_of(name, PROVINCES, "a province")] = one_of(word, TILE_NAMES, "a tile in a province")
    for seat, tiles in by_seat(position, "tiles", names).items():
        state.tiles[seat] = _tally(tiles, TILE_NAMES, f"the tiles of {names[seat]}")
    lying = [int(n) for n in state.tiles.sum(axis=0)]
    for tile in (*state.forum[EXTRA_SPACES:], *state.province_tile):
        lying[tile] += tile >= 0
    extra = [EXTRA_EACH] * TRAYS
    for tile in state.forum[:EXTRA_SPACES]:
        if tile >= 0:
            extra[tile - EXTRA] -= 1
    rest = [int(FORUM_COUNT[kind]) - lying[kind] for kind in range(TILE_KINDS)]
    for action in range(TRAYS):  # more extra-action tiles lying about than the forum stack has: they are yellow ones
        if rest[EXTRA + action] < 0:
            extra[action] += rest[EXTRA + action]
            rest[EXTRA + action] = 0
    short = [TILE_NAMES[i] for i in range(TILE_KINDS) if rest[i] < 0]
    if short := short + [EXTRA_NAMES[i] for i in range(TRAYS) if extra[i] < 0]:
        raise BadPosition(f"There are not that many tiles {short[0]}.")
    state.forum_stack[:], state.extra_stack[:] = rest, extra
    if "forum_stack" in position:
        state.forum_stack[:] = _tally(position["forum_stack"], TILE_NAMES, "`forum_stack`")
    if "extra_stack" in position:
        state.extra_stack[:] = _tally(position["extra_stack"], EXTRA_NAMES, "`extra_stack`")
    state.forum_left = int(state.forum_stack.sum())
    _put_removed(state, rest, extra)


def _put_removed(state: State, rest: list[int], extra: list[int]) -> None:
    """What lies nowhere was removed."""
    for kind in range(TILE_KINDS):
        is_extra = EXTRA <= kind < EXTRA + TRAYS
        left = rest[kind] + (extra[kind - EXTRA] if is_extra else 0)
        stacked = int(state.forum_stack[kind]) + (int(state.extra_stack[kind - EXTRA]) if is_extra else 0)
        if stacked > left or state.forum_stack[kind] > FORUM_COUNT[kind]:
            raise BadPosition(f"There are not that many tiles {TILE_NAMES[kind]}.")
        state.removed[kind] = left - stacked


def _put_figures(state: State, position: Position, names: list[str]) -> None:
    leaders = by_seat(position, "leader", names)
    legionnaires, workers = by_seat(position, "legionnaires", names), by_seat(position, "workers", names)
    camps = {key: by_seat(position, key, names) for key in ("military_camp", "work_camp", "supply")}
    for seat, name in enumerate(names):
        state.leader[seat] = one_of(leaders.get(seat, "camp"), (*PROVINCES, "camp"), f"the leader of {name}")
        state.legionnaires[seat] = _bit_set(legionnaires.get(seat), PROVINCES, f"the legionnaires of {name}")
        state.workers[seat] = _bit_set(workers.get(seat), SPACE_NAMES, f"the workers of {name}")
        state.military_camp[seat] = number(
            camps["military_camp"].get(seat, 1), 0, FIGURES, f"the military camp of {name}"
        )
        state.work_camp[seat] = number(camps["work_camp"].get(seat, 1), 0, FIGURES, f"the work camp of {name}")
        out = bit_count(int(state.legionnaires[seat])) + bit_count(int(state.workers[seat]))
        left = FIGURES - out - int(state.military_camp[seat]) - int(state.work_camp[seat])
        if left < 0:
            raise BadPosition(f"{name} has only {FIGURES} figures.")
        state.supply[seat] = number(camps["supply"].get(seat, left), 0, left, f"the supply of {name}")


def _put_district(state: State, position: Position, names: list[str]) -> None:
    for seat, kinds in by_seat(position, "buildings", names).items():
        state.buildings[seat] = _tally(kinds, KINDS, f"the buildings of {names[seat]}")
    free = [True] * BUILDINGS
    given = _part(position, "district")
    spaces = {one_of(space, SPACE_NAMES, "a space of the district"): tile for space, tile in given.items()}
    for space, word in spaces.items():
        if word != EMPTY:
            tile = one_of(word, BUILDING_NAMES, "a construction tile")
            if not free[tile]:
                raise BadPosition(f"There is only one {word}.")
            free[tile] = False
            state.district[space] = tile
    occupied = 0
    for seat in range(len(names)):
        occupied |= int(state.workers[seat])
    for kind, owned in enumerate(state.buildings.sum(axis=0)):
        left = [kind * EACH_KIND + i for i in range(EACH_KIND) if free[kind * EACH_KIND + i]]
        if owned > len(left):
            raise BadPosition(f"There are only {EACH_KIND} tiles {KINDS[kind]}.")
        for tile in left[: int(owned)]:
            free[tile] = False
    rest = [tile for tile in range(BUILDINGS) if free[tile]]
    for space in range(SPACES):
        if space not in spaces and not occupied >> space & 1 and rest:
            state.district[space] = rest.pop(0)


def _put_senate(state: State, position: Position, names: list[str]) -> None:
    spaces = [int(points) for points in SENATE_POINTS]
    for seat, points in by_seat(position, "senate", names).items():
        if points not in spaces:
            raise BadPosition(f"A space of the senate is named by its points (0, 2, 3, ... 8), not {points!r}.")
        state.senate[seat] = spaces.index(points)
    order = _list(position.get("senate_order", names), "`senate_order`")
    if sorted(map(str, order)) != sorted(names):
        raise BadPosition("`senate_order` names every player once, from bottom to top.")
    if state.phase == MARKERS:
        return  # the discs are stacked when the start player is known
    heights = [0] * (SENATE_LAST + 1)
    for name in order:
        seat = names.index(name)
        state.height[seat] = heights[state.senate[seat]]
        heights[state.senate[seat]] += 1


def _put_bonus(state: State, position: Position, names: list[str]) -> None:
    used = 0

    def claim(bits: int) -> int:
        nonlocal used
        if bits & used:
            raise BadPosition(f"There is only one bonus tile {_bits(bits & used, BONUS_NAMES)[0]}.")
        used |= bits
        return bits

    for seat, sides in by_seat(position, "bonus", names).items():
        if not isinstance(sides, dict) or set(sides) - {"gold", "grey"}:
            raise BadPosition(f"The bonus tiles of {names[seat]} are written like {{gold: [bread], grey: [games]}}.")
        state.bonus_gold[seat] = claim(_bit_set(sides.get("gold"), BONUS_NAMES, f"the bonus tiles of {names[seat]}"))
        state.bonus_grey[seat] = claim(_bit_set(sides.get("grey"), BONUS_NAMES, f"the bonus tiles of {names[seat]}"))
    free = [tile for tile in range(BONUS_TILES) if not used >> tile & 1]
    if "bag" in position and "senate_bonus" not in position:
        bag = _bit_set(position["bag"], BONUS_NAMES, "`bag`")
        free = [tile for tile in free if not bag >> tile & 1]
    if state.phase != MARKERS and not (state.over and "senate_bonus" not in position):
        lying = free[:2]
        if "senate_bonus" in position:
            lying = [one_of(word, BONUS_NAMES, "a bonus tile in the senate")
                     for word in _list(position["senate_bonus"], "`senate_bonus`")]  # fmt: skip
        if len(lying) != (0 if state.over else 2):
            raise BadPosition("Two bonus tiles lie in the senate (none when the game is over).")
        for i, tile in enumerate(lying):
            claim(1 << tile)
            state.senate_bonus[i] = tile
    rest = ((1 << BONUS_TILES) - 1) & ~used
    state.bag = claim(_bit_set(position["bag"], BONUS_NAMES, "`bag`")) if "bag" in position else rest
    if not state.over and state.phase != MARKERS and bit_count(int(state.bag)) < 2 * (QUARTERS - 1 - state.quarter):
        raise BadPosition("There are not enough bonus tiles in the bag for the rest of the game.")


def _check_question(state: State, names: list[str]) -> None:
    """What is asked must make sense."""
    phase = state.phase
    if state.over:
        return
    if phase != CONSUL and state.active != state.to_move:
        raise BadPosition("Only the consul can be asked something in the turn of somebody else.")
    if phase == CONSUL and player_of_rank(state, 0) != state.to_move:
        raise BadPosition(f"The consul is {names[player_of_rank(state, 0)]}; write that as `to_move`.")
    if (ACT <= phase < ACT + TRAYS or phase == EXTRA_ACTION) and not possible(state):
        raise BadPosition(f"The action {ACTION_NAMES[state.doing]} is not possible here, so nothing is asked.")
    if (phase == EFFECT) != (state.effect > 0):
        raise BadPosition("`effect` is the tile whose effect is offered, when `asked` is effect.")
    if phase == EFFECT and not effect_possible(state, (state.effect - 1) // EACH_CATEGORY):
        raise BadPosition("This effect can do nothing here, so nothing is asked.")
    if (phase == LOAD) != (state.ship > 0):
        raise BadPosition("`ship` is the ship being loaded, when `asked` is ship.")
    if phase == LOAD:
        try:
            check_cargo(state, state.ship - 1, [int(n) for n in state.loaded], int(state.loaded_jokers))
        except IllegalMove as error:
            raise BadPosition(f"`loaded` are cards of the hand that suit the ship. {error}") from None
    if phase == EXTRA_ACTION and state.extra_used:
        raise BadPosition("Only one extra-action tile may be used in a turn.")
    mask = np.zeros(ACTIONS, np.int8)
    if legal(state, mask) == 0 or (phase == EXTRA_ACTION and legal(state, mask) == 1):
        raise BadPosition(f"There is nothing to choose for {PHASES[phase]}.")
