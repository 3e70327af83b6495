"""Positions of Tali in words, both ways. The format is documented in rules.md."""

from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.events import Names
from ludi.kernel.game import Position
from ludi.kernel.position import by_seat, check_keys, number, read_chance, seat_names, seat_of, write_chance
from ludi.kernel.state import State, States, new_states

from . import ABOUT
from .actions import PHASES
from .data import BONES, COINS, GIFT, MOST_STAKED, ROUNDS, SIDES
from .rules import gifts_left
from .state import SHAKE, STATE

KEYS = ("game", "players", "options", "asked", "to_move", "starter", "round", "pot", "coins", "stakes", "venus",
        "bones", "reveals", "over", "chance")  # fmt: skip


def write_position(state: State, names: Names) -> Position:
    """The complete position."""
    seats = list(enumerate(names))
    return {
        "game": ABOUT.name,
        "players": list(names),
        "options": ABOUT.option_words(state.options),
        "asked": PHASES[state.phase],
        "to_move": names[state.to_move],
        "starter": names[state.starter],
        "round": int(state.round),
        "pot": int(state.pot),
        "coins": {name: int(state.coins[seat]) for seat, name in seats},
        "stakes": {name: int(state.stake[seat]) for seat, name in seats},
        "venus": {name: int(state.venus[seat]) for seat, name in seats},
        "bones": {name: bones_of(state, seat) for seat, name in seats},
        "reveals": int(state.reveals),
        "over": bool(state.over),
        "chance": write_chance(state),
    }


def bones_of(state: State, seat: int) -> list[int]:
    """The sides that somebody's bones show, low to high."""
    return [side for i, side in enumerate(SIDES) for _ in range(state.bones[seat, i])]


def read_position(position: Position) -> States:
    """A state from a position written by hand or by `write_position`."""
    check_keys(position, ABOUT, KEYS)
    names = seat_names(position, ABOUT)
    states = new_states(STATE, 1)
    state = states[0]
    state.players = len(names)
    state.options[:] = ABOUT.option_numbers(position.get("options") or {})
    read_chance(position, state)
    if position.get("asked", PHASES[0]) not in PHASES:
        raise BadPosition(f"`asked` is one of: {', '.join(PHASES)}.")
    state.phase = PHASES.index(position.get("asked", PHASES[0]))
    state.to_move = seat_of(position.get("to_move", names[0]), names, "to_move")
    state.starter = seat_of(position.get("starter", names[state.to_move]), names, "starter")
    state.over = bool(position.get("over", False))
    rounds = int(ROUNDS[state.options[0]])
    state.round = number(position.get("round", rounds + 1 if state.over else 1), 1, rounds + state.over, "`round`")
    state.reveals = number(position.get("reveals", 0), 0, 32_000, "`reveals`")
    stakes, bones = by_seat(position, "stakes", names), by_seat(position, "bones", names)
    coins, venus = by_seat(position, "coins", names), by_seat(position, "venus", names)
    for seat, name in enumerate(names):
        state.stake[seat] = number(stakes.get(seat, 0), 0, MOST_STAKED, f"the stake of {name}")
        left = coins.get(seat, COINS - int(state.stake[seat]))
        state.coins[seat] = number(left, 0, 100, f"the coins of {name}")
        state.venus[seat] = number(venus.get(seat, 0), 0, rounds, f"Venus of {name}")
        _put_bones(state, seat, bones.get(seat) or ([] if state.phase == SHAKE else [3, 3, 4, 4]), name)
    everything = COINS * len(names) + GIFT * rounds - int(gifts_left(state))
    rest = everything - int(state.coins.sum() + state.stake.sum())
    state.pot = number(position.get("pot", max(rest, 0)), 0, everything, "`pot`")
    if state.pot != rest:
        raise BadPosition(f"{everything} coins are in the game by now: {rest} of them must be in the pot.")
    return states


def _put_bones(state: State, seat: int, sides: Any, name: str) -> None:
    if not isinstance(sides, list) or len(sides) not in (0, BONES) or any(side not in SIDES for side in sides):
        raise BadPosition(f"The bones of {name} are {BONES} sides out of {', '.join(map(str, SIDES))}.")
    for side in sides:
        state.bones[seat, SIDES.index(side)] += 1
