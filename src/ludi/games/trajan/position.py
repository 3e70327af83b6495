"""Positions of Trajan in words, both ways. The format is documented in rules.md."""

from typing import Any

import numpy as np

from ludi.kernel.errors import BadPosition, IllegalMove
from ludi.kernel.events import Names
from ludi.kernel.fields import Bits, Name, Tally, as_lines, as_list, one_of
from ludi.kernel.game import Position
from ludi.kernel.position import HEAD, begin, by_seat, head, number, seat_of
from ludi.kernel.state import State, States

from . import ABOUT, WORDS, actions as A, data as D, state as R
from .quarter import vote_key
from .reading import check_cargo
from .rules import clear_board, legal
from .turn import effect_possible, possible

KEYS = (*HEAD, "asked", "time", *R.FIELDS.by_key, "stacks", "tops", "piles", "forum", "extra_actions", "senate_order",
        "bonus", "senate_bonus", "turn")  # fmt: skip
TURN_KEYS = ("player", "doing", "granted", "repeats", "construction_repeats", "extra_used", "laps", "effect",
             "moving", "next", "ship", "loaded", "jokers", "tried")  # fmt: skip
MARKERS_BY_COLOUR, CARDS_BY_KIND, BONUS, TRIED = (
    Tally(D.COLOURS),
    Tally(D.COMMODITIES),
    Bits(D.BONUS_NAMES),
    Bits(D.SHIPS),
)
FORUM_TILE = Name(D.TILE_NAMES, R.EMPTY)


# ---------------------------------------------------------------- state to words


def write_position(state: State, names: Names) -> Position:
    """The complete position."""
    green = state.forum[D.EXTRA_SPACES : D.EXTRA_SPACES + D.FORUM_SPACES[state.players]]
    return {
        **head(state, ABOUT, names),
        "asked": A.PHASES[state.phase],
        "time": int(state.time),
        **R.FIELDS.write(state, names),
        "stacks": _stacks(state),
        "piles": [[D.COMMODITIES[card - 1] for card in state.pile[pile] if card] for pile in range(2)],
        "forum": [FORUM_TILE.write(tile) for tile in green],
        "extra_actions": [FORUM_TILE.write(tile) for tile in state.forum[: D.EXTRA_SPACES]],
        "senate_order": [
            names[seat] for seat in sorted(range(len(names)), key=lambda s: (state.senate[s], state.height[s]))
        ],
        "bonus": {
            name: {"gold": BONUS.write(state.bonus_gold[seat]), "grey": BONUS.write(state.bonus_grey[seat])}
            for seat, name in enumerate(names)
        },
        "senate_bonus": [D.BONUS_NAMES[tile] for tile in state.senate_bonus if tile >= 0],
        "turn": _turn(state, names),
    }


def _stacks(state: State) -> dict[str, list[str]]:
    """Each stack, top first; empty before the drafts, when they are not laid out yet."""
    if state.phase == R.MARKERS:
        return {}
    stacks = {}
    for category, name in enumerate(D.CATEGORIES):
        below = [category * D.EACH_CATEGORY + i for i in range(D.EACH_CATEGORY) if int(state.below[category]) >> i & 1]
        stacks[name] = [D.TRAJAN_NAMES[tile] for tile in (int(state.top[category]), *below) if tile >= 0]
    return stacks


def _turn(state: State, names: Names) -> dict[str, Any]:
    """The turn in progress, without empty entries."""
    turn: dict[str, Any] = {}
    if state.active != state.to_move:
        turn["player"] = names[state.active]
    if state.phase in (R.EFFECT, R.EXTRA_ACTION):
        turn["doing"] = D.ACTION_NAMES[state.doing]
    for key, value in (("granted", state.granted), ("extra_used", state.extra_used)):
        if value:
            turn[key] = True
    for key, value in (
        ("repeats", state.repeats),
        ("construction_repeats", state.outer_repeats),
        ("laps", state.laps_due),
        ("jokers", state.loaded_jokers),
    ):
        if value:
            turn[key] = int(value)
    if state.phase == R.EFFECT:
        turn["effect"] = D.TRAJAN_NAMES[state.effect - 1]
    if state.phase == R.SOW:
        turn["moving"] = MARKERS_BY_COLOUR.write(state.moving)
        turn["next"] = D.ROMAN[state.next_tray]
    if state.phase == R.LOAD:
        turn["ship"] = D.SHIPS[state.ship - 1]
        turn["loaded"] = CARDS_BY_KIND.write(state.loaded)
        if tried := TRIED.write(int(state.ships_tried) & ~(1 << (state.ship - 1))):
            turn["tried"] = tried
    return turn


# ---------------------------------------------------------------- words to state


def read_position(position: Position) -> States:
    """A state from a position written by hand or by `write_position`."""
    states, names = begin(position, ABOUT, KEYS, R.STATE)
    state = states[0]
    clear_board(state)
    state.to_move = seat_of(position.get("to_move", names[0]), names, "to_move")
    state.phase = one_of(position.get("asked", A.PHASES[R.TRAY]), A.PHASES, "`asked`")
    length = int(D.TRACK[state.options[R.OPTION_TRACK], state.players])
    state.time = number(position.get("time", 0), 0, length - 1, "`time`")
    R.FIELDS.read(state, position, names)
    _complete_demands(state, position)
    turn = as_lines(position.get("turn"), "`turn`")
    if unknown := [key for key in turn if key not in TURN_KEYS]:
        raise BadPosition(WORDS("position-turn-key", key=repr(unknown[0]), known=TURN_KEYS))
    _put_turn(state, turn, names)
    _complete_markers(state, position, turn, names)
    _put_trajan_tiles(state, position, names)
    _put_cards(state, position, turn)
    _put_forum_tiles(state, position)
    _complete_figures(state, position, names)
    _complete_district(state, position, names)
    _put_senate_order(state, position, names)
    _put_bonus(state, position, names)
    _check_question(state, names)
    return states


def _complete_demands(state: State, position: Position) -> None:
    up = [int(n) for n in state.demand_up]
    if sum(up) > D.DEMANDS_A_QUARTER:
        raise BadPosition(WORDS("position-demands-up", n=D.DEMANDS_A_QUARTER))
    if "demand_stack" not in position:
        state.demand_stack[:] = [D.DEMAND_EACH - n for n in up]
    stack = [int(n) for n in state.demand_stack]
    removed = [D.DEMAND_EACH - a - b for a, b in zip(up, stack, strict=True)]
    if min(stack) < 0 or min(removed) < 0:
        raise BadPosition(WORDS("position-demand-tiles", n=D.DEMAND_EACH))
    if not state.over and sum(stack) < D.DEMANDS_A_QUARTER * (D.QUARTERS - state.quarter) - sum(up):
        raise BadPosition(WORDS("position-demands-left"))
    state.demand_removed[:] = removed


def _put_turn(state: State, turn: dict[str, Any], names: list[str]) -> None:
    """Restore the turn in progress, except for markers and cards."""
    phase = state.phase
    state.active = seat_of(turn["player"], names, "turn: player") if "player" in turn else state.to_move
    if phase in (R.EFFECT, R.EXTRA_ACTION):
        if "doing" not in turn:
            raise BadPosition(WORDS("position-doing"))
        state.doing = one_of(turn["doing"], D.ACTION_NAMES, "`doing`")
    elif phase in (R.LOAD, R.DISCARD):
        state.doing = D.SEAPORT
    elif R.ACT <= phase < R.ACT + D.TRAYS:
        state.doing = phase - R.ACT
    state.granted = bool(turn.get("granted", False))
    state.extra_used = bool(turn.get("extra_used", False))
    state.repeats = number(turn.get("repeats", 0), 0, 1, "`repeats`")
    state.outer_repeats = number(turn.get("construction_repeats", 0), 0, 1, "`construction_repeats`")
    state.laps_due = number(turn.get("laps", 0), 0, 2, "`laps`")
    if "effect" in turn:
        state.effect = 1 + R.TRAJAN_TILE.read(turn["effect"], "`effect`")
    if "ship" in turn:
        state.ship = 1 + one_of(turn["ship"], D.SHIPS, "`ship`")
        state.ships_tried = TRIED.read(turn.get("tried"), "`tried`") | 1 << (state.ship - 1)
    state.loaded_jokers = number(turn.get("jokers", 0), 0, 3, "`jokers`")


def _complete_markers(state: State, position: Position, turn: dict[str, Any], names: list[str]) -> None:
    given = by_seat(position, "trays", names)
    moving = MARKERS_BY_COLOUR.read(turn.get("moving"), "`moving`")
    if state.phase == R.SOW:
        if "next" not in turn:
            raise BadPosition(WORDS("position-next"))
        state.next_tray = one_of(turn["next"], D.ROMAN, "`next`")
        state.moving[:], state.held = moving, sum(moving)
        if sum(n > 0 for n in moving) < 2:
            raise BadPosition(WORDS("position-moving"))
    elif sum(moving):
        raise BadPosition(WORDS("position-not-moving"))
    for seat, name in enumerate(names):
        left = [D.MARKERS_EACH - int(n) for n in state.tray[seat].sum(axis=0)]
        if state.phase == R.SOW and seat == state.to_move:
            left = [a - b for a, b in zip(left, moving, strict=True)]
        if min(left) < 0:
            colour = D.COLOURS[left.index(min(left))]
            raise BadPosition(WORDS("position-markers", name=name, n=D.MARKERS_EACH, colour=colour))
        if state.phase == R.MARKERS:
            _check_placing(state, seat, left, name)
        else:
            named = {str(tray).upper() for tray in given.get(seat) or ()}
            _deal_markers(state, seat, left, [tray for tray in range(D.TRAYS) if D.ROMAN[tray] not in named], name)


def _deal_markers(state: State, seat: int, left: list[int], trays: list[int], name: str) -> None:
    """Deal the remaining markers one by one around the trays not named."""
    rest = [colour for colour, n in enumerate(left) for _ in range(n)]
    if rest and not trays:
        raise BadPosition(WORDS("position-markers-left", name=name, n=len(rest)))
    for i, colour in enumerate(rest):
        state.tray[seat, trays[i % len(trays)], colour] += 1


def _check_placing(state: State, seat: int, left: list[int], name: str) -> None:
    """Check the setup of markers: players place theirs one after the other, and fill their trays in order."""
    sizes = [int(n) for n in state.tray[seat].sum(axis=1)]
    full = sum(sizes) // 2
    if sizes != [2] * full + [0] * (D.TRAYS - full):
        raise BadPosition(WORDS("position-placing", name=name))
    if seat == state.to_move:
        if full > D.TRAYS - 2:
            raise BadPosition(WORDS("position-placed", name=name))
        state.moving[:], state.held, state.next_tray = left, sum(left), full
    elif full != (D.TRAYS if seat < state.to_move else 0):
        raise BadPosition(WORDS("position-placing-order"))


def _put_trajan_tiles(state: State, position: Position, names: list[str]) -> None:
    free = [2 if tile == D.TWIN - 1 else 1 for tile in range(len(D.TRAJAN_NAMES))]
    free[D.TWIN] = 0

    def take(tile: int) -> int:
        free[tile] -= 1
        if free[tile] < 0:
            raise BadPosition(WORDS("position-tiles", tile=D.TRAJAN_NAMES[tile]))
        return tile

    for tile in state.slot[: state.players].flat:
        if tile >= 0:
            take(int(tile))
    _complete_arches(state, position, names)
    if state.effect:
        free[state.effect - 1] -= 1
    if state.phase == R.MARKERS:
        return
    stacks = as_lines(position.get("stacks"), "`stacks`")
    lists = {
        one_of(name, D.CATEGORIES, WORDS("position-a-stack")): [
            take(R.TRAJAN_TILE.read(tile, WORDS("position-tile-in", name=str(name))))
            for tile in as_list(tiles, WORDS("position-the-stack", name=str(name)))
        ]
        for name, tiles in stacks.items()
    }
    on_mats = _permanent(state)
    for tile in range(D.DEMAND * D.EACH_CATEGORY, (D.DEMAND + 1) * D.EACH_CATEGORY):
        kind = D.TRAJAN_AMOUNT[tile]
        if D.DEMAND not in lists and on_mats[kind] and free[tile]:
            free[tile] -= 1
            on_mats[kind] -= 1
    tops = {
        one_of(name, D.CATEGORIES, WORDS("position-a-top")): take(
            R.TRAJAN_TILE.read(tile if " " in str(tile) else f"{name} {tile}", WORDS("position-top", name=str(name)))
        )
        for name, tile in as_lines(position.get("tops"), "`tops`").items()
    }
    for category in range(len(D.CATEGORIES)):
        first = category * D.EACH_CATEGORY
        rest = [tile for tile in range(first, first + D.EACH_CATEGORY) for _ in range(max(0, free[tile]))]
        tiles = lists.get(category, ([tops[category]] if category in tops else []) + rest)
        _put_stack(state, category, tiles)


def _put_stack(state: State, category: int, tiles: list[int]) -> None:
    """Set the top, the tiles below as bits (of the twins, the first bit means one, both mean two), those removed."""
    if any(tile // D.EACH_CATEGORY != category for tile in tiles):
        raise BadPosition(WORDS("position-stack", category=D.CATEGORIES[category]))
    state.top[category] = tiles[0] if tiles else -1
    bits = 0
    for tile in tiles[1:]:
        bit = 1 << (tile % D.EACH_CATEGORY)
        bits |= bit << 1 if bits & bit else bit
    state.below[category] = bits
    slots = sum(int(tile) // D.EACH_CATEGORY == category for row in state.slot for tile in row if tile >= 0)
    mats = int(state.permanent.sum()) if category == D.DEMAND else 0
    state.trajan_removed[category] = D.EACH_CATEGORY - len(tiles) - slots - mats
    if state.trajan_removed[category] < 0:
        raise BadPosition(WORDS("position-category", n=D.EACH_CATEGORY, category=D.CATEGORIES[category]))


def _permanent(state: State) -> list[int]:
    """The number of permanent demand tiles of each kind on the mats."""
    totals = [int(n) for n in state.permanent.sum(axis=0)]
    if max(totals) > D.EACH_CATEGORY // len(D.DEMAND_NAMES):
        raise BadPosition(WORDS("position-permanent"))
    return totals


def _complete_arches(state: State, position: Position, names: list[str]) -> None:
    given = by_seat(position, "arch", names)
    for seat, name in enumerate(names):
        empty = [slot for slot in range(D.TRAYS) if state.slot[seat, slot] < 0]
        if seat not in given:
            state.arch[seat] = (empty or [D.MIDDLE])[0]
        arch = state.arch[seat]
        if arch != D.MIDDLE and arch not in empty:
            raise BadPosition(WORDS("position-arch", name=name, slot=D.ROMAN[arch]))
        if arch == D.MIDDLE and empty:
            raise BadPosition(WORDS("position-arch-middle", name=name))


def _put_cards(state: State, position: Position, turn: dict[str, Any]) -> None:
    if (state.known + state.old > state.hand).any():
        raise BadPosition(WORDS("position-known"))
    if state.phase == R.LOAD:
        state.loaded[:] = CARDS_BY_KIND.read(turn.get("loaded"), "`loaded`")
    elif turn.get("loaded") or turn.get("tried") or state.loaded_jokers:
        raise BadPosition(WORDS("position-loading"))
    rest = [D.EACH_COMMODITY - int(n) for n in state.hand.sum(axis=0) + state.display.sum(axis=0)]
    piles = [
        [one_of(card, D.COMMODITIES, WORDS("position-a-card")) for card in as_list(pile, WORDS("position-a-pile"))]
        for pile in as_list(position.get("piles"), "`piles`")
    ]
    if len(piles) > 2:
        raise BadPosition(WORDS("position-piles"))
    if "piles" not in position and state.phase != R.MARKERS:
        piles = [[kind] for kind in range(D.COMMODITY_KINDS) if rest[kind] > 0][:2]
    for pile, cards in enumerate(piles):
        for i, kind in enumerate(cards[:60]):
            state.pile[pile, i] = kind + 1
            rest[kind] -= 1
        state.pile_count[pile] = len(cards[:60])
    if "deck" not in position:
        state.deck[:] = [max(0, n) for n in rest]
    short = [
        D.COMMODITIES[kind] for kind in range(D.COMMODITY_KINDS) if rest[kind] < 0 or state.deck[kind] > rest[kind]
    ]
    if short:
        raise BadPosition(WORDS("position-cards", n=D.EACH_COMMODITY, card=short[0]))
    state.deck_count = int(state.deck.sum())


def _put_forum_tiles(state: State, position: Position) -> None:
    spaces = as_list(position.get("forum"), "`forum`")
    yellow = as_list(position.get("extra_actions"), "`extra_actions`")
    if len(spaces) > D.FORUM_SPACES[state.players] or len(yellow) > D.EXTRA_SPACES:
        green = D.FORUM_SPACES[state.players]
        raise BadPosition(WORDS("position-forum", green=green, yellow=D.EXTRA_SPACES))
    for i, word in enumerate(spaces):
        state.forum[D.EXTRA_SPACES + i] = FORUM_TILE.read(word, WORDS("position-forum-tile"))
    for i, word in enumerate(yellow):
        if word != R.EMPTY:
            state.forum[i] = D.EXTRA + one_of(word, R.EXTRA_NAMES, WORDS("position-extra-tile"))
    lying = [int(n) for n in state.tiles.sum(axis=0)]
    for tile in (*state.forum[D.EXTRA_SPACES :], *state.province_tile):
        lying[tile] += tile >= 0
    extra = [D.EXTRA_EACH] * D.TRAYS
    for tile in state.forum[: D.EXTRA_SPACES]:
        if tile >= 0:
            extra[tile - D.EXTRA] -= 1
    rest = [int(D.FORUM_COUNT[kind]) - lying[kind] for kind in range(D.TILE_KINDS)]
    for action in range(D.TRAYS):  # extra-action tiles beyond those of the forum stack are yellow ones
        if rest[D.EXTRA + action] < 0:
            extra[action] += rest[D.EXTRA + action]
            rest[D.EXTRA + action] = 0
    short = [D.TILE_NAMES[i] for i in range(D.TILE_KINDS) if rest[i] < 0]
    if short := short + [R.EXTRA_NAMES[i] for i in range(D.TRAYS) if extra[i] < 0]:
        raise BadPosition(WORDS("position-tiles", tile=short[0]))
    if "forum_stack" not in position:
        state.forum_stack[:] = rest
    if "extra_stack" not in position:
        state.extra_stack[:] = extra
    state.forum_left = int(state.forum_stack.sum())
    _put_removed(state, rest, extra)


def _put_removed(state: State, rest: list[int], extra: list[int]) -> None:
    """Count everything that is nowhere else as removed."""
    for kind in range(D.TILE_KINDS):
        is_extra = D.EXTRA <= kind < D.EXTRA + D.TRAYS
        left = rest[kind] + (extra[kind - D.EXTRA] if is_extra else 0)
        stacked = int(state.forum_stack[kind]) + (int(state.extra_stack[kind - D.EXTRA]) if is_extra else 0)
        if stacked > left or state.forum_stack[kind] > D.FORUM_COUNT[kind]:
            raise BadPosition(WORDS("position-tiles", tile=D.TILE_NAMES[kind]))
        state.removed[kind] = left - stacked


def _complete_figures(state: State, position: Position, names: list[str]) -> None:
    given = by_seat(position, "supply", names)
    for seat, name in enumerate(names):
        out = int(state.legionnaires[seat]).bit_count() + int(state.workers[seat]).bit_count()
        left = D.FIGURES - out - int(state.military_camp[seat]) - int(state.work_camp[seat])
        if left < 0:
            raise BadPosition(WORDS("position-figures", name=name, n=D.FIGURES))
        if seat not in given:
            state.supply[seat] = left
        number(int(state.supply[seat]), 0, left, WORDS("position-supply", name=name))


def _complete_district(state: State, position: Position, names: list[str]) -> None:
    """Put the players' tiles and those not named on the remaining spaces."""
    lying = [int(tile) for tile in state.district if tile >= 0]
    if twice := [D.BUILDING_NAMES[tile] for tile in lying if lying.count(tile) > 1]:
        raise BadPosition(WORDS("position-one-building", building=twice[0]))
    free = [tile not in lying for tile in range(D.BUILDINGS)]
    occupied = 0
    for seat in range(len(names)):
        occupied |= int(state.workers[seat])
    for kind, owned in enumerate(state.buildings.sum(axis=0)):
        left = [kind * D.EACH_KIND + i for i in range(D.EACH_KIND) if free[kind * D.EACH_KIND + i]]
        if owned > len(left):
            raise BadPosition(WORDS("position-buildings", n=D.EACH_KIND, kind=D.KINDS[kind]))
        for tile in left[: int(owned)]:
            free[tile] = False
    rest = [tile for tile in range(D.BUILDINGS) if free[tile]]
    named = {str(space).upper() for space in position.get("district") or ()}
    for space, name in enumerate(D.SPACE_NAMES):
        if name not in named and not occupied >> space & 1 and rest:
            state.district[space] = rest.pop(0)


def _put_senate_order(state: State, position: Position, names: list[str]) -> None:
    order = as_list(position.get("senate_order", names), "`senate_order`")
    if sorted(map(str, order)) != sorted(names):
        raise BadPosition(WORDS("position-senate-order"))
    if state.phase == R.MARKERS:
        return  # the discs are stacked once the start player is known
    heights = [0] * (D.SENATE_LAST + 1)
    for name in order:
        seat = names.index(name)
        state.height[seat] = heights[state.senate[seat]]
        heights[state.senate[seat]] += 1


def _put_bonus(state: State, position: Position, names: list[str]) -> None:
    used = 0

    def claim(bits: int) -> int:
        nonlocal used
        if bits & used:
            raise BadPosition(WORDS("position-one-bonus", tile=BONUS.write(bits & used)[0]))
        used |= bits
        return bits

    for seat, sides in by_seat(position, "bonus", names).items():
        if not isinstance(sides, dict) or set(sides) - {"gold", "grey"}:
            raise BadPosition(WORDS("position-bonus", name=names[seat]))
        what = WORDS("position-bonus-of", name=names[seat])
        state.bonus_gold[seat] = claim(BONUS.read(sides.get("gold"), what))
        state.bonus_grey[seat] = claim(BONUS.read(sides.get("grey"), what))
    free = [tile for tile in range(D.BONUS_TILES) if not used >> tile & 1]
    if "bag" in position and "senate_bonus" not in position:
        free = [tile for tile in free if not int(state.bag) >> tile & 1]
    if state.phase != R.MARKERS and not (state.over and "senate_bonus" not in position):
        lying = free[:2]
        if "senate_bonus" in position:
            words = as_list(position["senate_bonus"], "`senate_bonus`")
            lying = [one_of(word, D.BONUS_NAMES, WORDS("position-a-bonus")) for word in words]
        if len(lying) != (0 if state.over else 2):
            raise BadPosition(WORDS("position-senate-bonus"))
        for i, tile in enumerate(lying):
            claim(1 << tile)
            state.senate_bonus[i] = tile
    rest = ((1 << D.BONUS_TILES) - 1) & ~used
    state.bag = claim(int(state.bag)) if "bag" in position else rest
    needed = 2 * (D.QUARTERS - 1 - state.quarter)
    if not state.over and state.phase != R.MARKERS and int(state.bag).bit_count() < needed:
        raise BadPosition(WORDS("position-bag"))


def _check_question(state: State, names: list[str]) -> None:
    """Check that the question makes sense."""
    phase = state.phase
    if state.over:
        return
    if phase != R.CONSUL and state.active != state.to_move:
        raise BadPosition(WORDS("position-only-consul"))
    consul = max(range(state.players), key=lambda seat: int(vote_key(state, seat)))
    if phase == R.CONSUL and consul != state.to_move:
        raise BadPosition(WORDS("position-consul", name=names[consul]))
    if (R.ACT <= phase < R.ACT + D.TRAYS or phase == R.EXTRA_ACTION) and not possible(state):
        raise BadPosition(WORDS("position-impossible", action=D.ACTION_NAMES[state.doing]))
    if (phase == R.EFFECT) != (state.effect > 0):
        raise BadPosition(WORDS("position-effect"))
    if phase == R.EFFECT and not effect_possible(state, (state.effect - 1) // D.EACH_CATEGORY):
        raise BadPosition(WORDS("position-no-effect"))
    if (phase == R.LOAD) != (state.ship > 0):
        raise BadPosition(WORDS("position-ship"))
    if phase == R.LOAD:
        try:
            check_cargo(state, state.ship - 1, [int(n) for n in state.loaded], int(state.loaded_jokers))
        except IllegalMove as error:
            raise BadPosition(WORDS("position-loaded", error=error.words)) from None
    if phase == R.EXTRA_ACTION and state.extra_used:
        raise BadPosition(WORDS("position-extra-used"))
    mask = np.zeros(A.ACTIONS.size, np.int8)
    if legal(state, mask) == 0 or (phase == R.EXTRA_ACTION and legal(state, mask) == 1):
        raise BadPosition(WORDS("position-no-choice", asked=A.PHASES[phase]))
