"""The rules of Tali: setup, legal, apply."""

from typing import Any

from ludi.kernel.jit import BOOL, INT, KEY, MASK, OPTIONS, VOID, compiled
from ludi.kernel.rng import draw
from ludi.kernel.state import Mask, State, allow, allow_nothing, begin, emit, forget_events

from . import actions as A, data as D, events as E, state as R
from .state import S


@compiled(VOID(S, INT, INT))
def throw(state: State, seat: int, bones: int) -> None:
    """Throw so many bones under a cup."""
    for _ in range(bones):
        state.bones[seat, D.FALLS[draw(state, D.FALLS.size)]] += 1


@compiled(BOOL(S, INT))
def is_venus(state: State, seat: int) -> bool:
    """Whether all four bones show different sides."""
    for side in range(len(D.SIDES)):
        if state.bones[seat, side] != 1:
            return False
    return True


@compiled(INT(S, INT))
def strength(state: State, seat: int) -> int:
    """The value by which throws are compared: Venus beats all others, then the sum counts."""
    total = 0
    for side in range(len(D.SIDES)):
        total += D.VALUE[side] * state.bones[seat, side]
    return total + 100 * is_venus(state, seat)


@compiled(INT(S))
def leader(state: State) -> int:
    """The seat with the best throw among those who staked something; -1 if there is none, or a tie."""
    best, found = 0, -1
    for seat in range(state.players):
        if state.stake[seat]:
            if strength(state, seat) > best:
                best, found = strength(state, seat), seat
            elif strength(state, seat) == best:
                found = -1
    return found


@compiled(VOID(S))
def lift(state: State) -> None:
    """Show all throws, give the pot to the best one, and begin the next round or end the game."""
    state.reveals += 1
    for seat in range(state.players):
        state.pot += state.stake[seat]
        if is_venus(state, seat) and state.stake[seat]:
            state.venus[seat] += 1
            emit(state, E.VENUS, seat, D.VENUS_POINTS, 0, 0)
        else:
            emit(state, E.SHOWED, seat, strength(state, seat) % 100, 0, 0)
    winner = leader(state)
    if winner >= 0:
        emit(state, E.WON, winner, state.pot, 0, 0)
        state.coins[winner] += state.pot
        state.pot = 0
    else:
        emit(state, E.STAYED, 0, state.pot, 0, 0)
    state.stake[:] = 0
    state.phase = R.SHAKE
    state.round_number += 1
    state.starter = (state.starter + 1) % state.players
    state.to_move = state.starter
    if state.round_number > D.ROUNDS[state.options[0]]:
        state.over = 1
        emit(state, E.ENDED, 0, 0, 0, 0)


@compiled(INT(S))
def gifts_left(state: State) -> int:
    """The coins the emperor has still to give."""
    return D.GIFT * (D.ROUNDS[state.options[0]] - state.round_number + (state.phase == R.SHAKE))


@compiled(VOID(S))
def shake(state: State) -> None:
    """Begin a round: the emperor adds to the pot, and everybody throws all bones."""
    state.pot += D.GIFT
    state.bones[:] = 0
    for seat in range(state.players):
        throw(state, seat, D.BONES)
    state.reveals += 1
    emit(state, E.SHOOK, state.to_move, state.round_number, state.pot, 0)
    state.phase = R.CAST


@compiled(VOID(S, INT, INT))
def put(state: State, seat: int, coins: int) -> None:
    """Stake coins, or none; after the last player's stake, lift the cups."""
    state.coins[seat] -= coins
    state.stake[seat] = coins
    if coins:
        emit(state, E.STAKED, seat, coins, -coins, 0)
    else:
        emit(state, E.SAT_OUT, seat, 0, 0, 0)
    state.phase = R.CAST
    state.to_move = (seat + 1) % state.players
    if state.to_move == state.starter:
        lift(state)


@compiled(VOID(S, INT, OPTIONS, KEY))
def setup(state: State, players: int, options: Any, key: Any) -> None:
    """Deal a new game into an empty record."""
    begin(state, players, options, key)
    state.round_number = 1
    for seat in range(players):
        state.coins[seat] = D.COINS
    state.starter = draw(state, players)
    state.to_move = state.starter


@compiled(INT(S, MASK))
def legal(state: State, mask: Mask) -> int:
    """Mark the legal actions; returns how many there are."""
    allow_nothing(mask)
    seat = state.to_move
    if state.phase == R.SHAKE:
        return allow(mask, A.SHAKE_CUPS)
    count = 0
    if state.phase == R.CAST:
        count += allow(mask, A.KEEP)
        for side in range(len(D.SIDES)):
            if state.bones[seat, side]:
                count += allow(mask, A.THROW_AGAIN + side)
    else:
        for coins in range(min(D.MOST_STAKED, state.coins[seat]) + 1):
            count += allow(mask, A.SIT_OUT + coins)
    return count


@compiled(VOID(S, INT))
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    forget_events(state)
    seat = state.to_move
    if action == A.SHAKE_CUPS:
        shake(state)
    elif action == A.KEEP:
        emit(state, E.KEPT, seat, 0, 0, 0)
        state.phase = R.STAKE
    elif action < A.SIT_OUT:
        again = state.bones[seat, action - A.THROW_AGAIN]
        state.bones[seat, action - A.THROW_AGAIN] = 0
        throw(state, seat, again)
        state.reveals += 1
        emit(state, E.RECAST, seat, again, 0, 0)
        state.phase = R.STAKE
    else:
        put(state, seat, action - A.SIT_OUT)
