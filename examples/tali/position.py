"""Positions of Tali in words, both ways. The format is documented in rules.md."""

from ludi.kernel.errors import BadPosition
from ludi.kernel.events import Names
from ludi.kernel.fields import one_of
from ludi.kernel.game import Position
from ludi.kernel.position import HEAD, begin, head, number, seat_of
from ludi.kernel.state import State, States

from . import ABOUT, WORDS, actions as A, data as D, state as R
from .rules import gifts_left

KEYS = (*HEAD, "asked", "starter", *R.FIELDS.by_key)


def write_position(state: State, names: Names) -> Position:
    """The complete position."""
    asked = {"asked": A.PHASES[state.phase], "starter": names[state.starter]}
    return {**head(state, ABOUT, names), **asked, **R.FIELDS.write(state, names)}


def read_position(position: Position) -> States:
    """A state from a position written by hand or by `write_position`; coins that are nowhere else are in the pot."""
    states, names = begin(position, ABOUT, KEYS, R.STATE)
    state = states[0]
    rounds = int(D.ROUNDS[state.options[0]])
    state.phase = one_of(position.get("asked", A.PHASES[R.SHAKE]), A.PHASES, "`asked`")
    state.to_move = seat_of(position.get("to_move", names[0]), names, "to_move")
    state.starter = seat_of(position.get("starter", names[state.to_move]), names, "starter")
    state.round_number = rounds + 1 if state.over else 1
    if state.phase != R.SHAKE:
        state.bones[: len(names)] = [0, 2, 2, 0]
    R.FIELDS.read(state, position, names)
    number(int(state.round_number), 1, rounds + state.over, "`round`")
    for seat, name in enumerate(names):
        if name not in (position.get("coins") or {}):
            state.coins[seat] = D.COINS - state.stake[seat]
        if state.bones[seat].sum() not in (0, D.BONES):
            sides = tuple(map(str, D.SIDES))
            raise BadPosition(WORDS("position-bones", name=name, n=D.BONES, sides=sides))
    everything = D.COINS * len(names) + D.GIFT * rounds - int(gifts_left(state))
    rest = everything - int(state.coins.sum() + state.stake.sum())
    if rest < 0 or state.pot not in (0, rest):
        raise BadPosition(WORDS("position-pot", n=everything, rest=rest))
    state.pot = rest
    return states
