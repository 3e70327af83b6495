"""The action space of Tali: numbers, structured moves and words; and events in words."""

from collections.abc import Sequence

from ludi.kernel.game import Move, Names, Told
from ludi.kernel.reading import read
from ludi.kernel.state import State

from .data import GIFT, SIDES, VENUS_POINTS
from .rules import ACTIONS, KEEP, PUT, SHAKE_CUPS, THROW_AGAIN, is_venus, legal
from .state import CAST, KEPT, PHASES, RECAST, SHAKE, SHOOK, SHOWED, STAKE, STAKED, STAYED, WON

ASKED = {  # what would be understood
    SHAKE: "A round begins: write shake the cups.",
    CAST: "The bones have been thrown: write keep, or throw and a side to throw again, like throw 3s again.",
    STAKE: "The stakes are being put: write stake 1, 2 or 3, or sit out.",
}


def move(state: State, action: int) -> Move:
    """An action in words."""
    if action == SHAKE_CUPS:
        return Move(action, "shake the cups", "shake")
    if action == KEEP:
        return Move(action, "keep", "keep")
    if action < PUT:
        side = SIDES[action - THROW_AGAIN]
        return Move(action, f"throw {side}s again", "again", {"side": side})
    coins = action - PUT
    return Move(action, f"stake {coins}" if coins else "sit out", "stake", {"coins": coins})


def parse(state: State, words: str) -> list[int]:
    """The decision that a move in words stands for."""
    return read(state, words, legal, move, ACTIONS, asked=ASKED[state.phase])


def why_not(state: State, action: int) -> str:
    """Why an action is not legal now."""
    if action == SHAKE_CUPS:
        return "The cups have been shaken in this round."
    if state.phase == SHAKE:
        return "The round has not begun: the cups are shaken first."
    if action < PUT:
        if state.phase == STAKE:
            return "You have decided about your throw: now it is about your stake."
        return f"You have no bone that shows {SIDES[action - THROW_AGAIN]}."
    if state.phase == CAST:
        return "First decide about your throw: keep it, or throw some bones again."
    return f"You have only {_coins(int(state.coins[state.to_move]))} left."


def preview(state: State, action: int, names: Names) -> str:
    """What an action brings: what a stake costs, and what the best throw takes if the cups are lifted now."""
    seat, coins = int(state.to_move), action - PUT
    if action == SHAKE_CUPS:
        return f"the emperor adds {_coins(GIFT)} to the pot"
    if coins < 0:
        return _bones(int(state.bones[seat, action - THROW_AGAIN])) if action >= THROW_AGAIN else ""
    costs = f"{names[seat]} -{coins}" if coins else ""
    if (seat + 1) % state.players != state.starter:
        return costs
    stakes = [int(stake) for stake in state.stake[: state.players]]
    stakes[seat] = coins
    pot = int(state.pot) + sum(stakes)
    extra = VENUS_POINTS * is_venus(state, seat) - coins  # only one's own throw is known
    gains = [pot + extra * (i == seat) for i in range(len(names))]
    takes = " or ".join(f"{names[i]} {gains[i]:+}" for i, stake in enumerate(stakes) if stake)
    return "; ".join(filter(None, (costs, f"the cups are lifted: {takes}" if takes else "the cups are lifted")))


def tell(event: Sequence[int], names: Names) -> Told:
    """An event of the rules in words."""
    kind, seat, a, b, _ = event
    who = names[seat]
    if kind == SHOOK:
        return Told("shook", seat, f"round {a}: {who} begins, the pot holds {_coins(b)}")
    if kind == RECAST:
        return Told("recast", seat, f"{who} throws {_bones(a)} again")
    if kind == KEPT:
        return Told("kept", seat, f"{who} keeps the throw")
    if kind == STAKED:
        return Told("staked", seat, f"{who} stakes {_coins(a)}" if a else f"{who} sits out", points=-a)
    if kind == SHOWED and b:
        return Told("showed", seat, f"{who} shows Venus", points=VENUS_POINTS)
    if kind == SHOWED:
        return Told("showed", seat, f"{who} shows {a}")
    if kind == WON:
        return Told("won", seat, f"{who} takes the pot", points=a)
    if kind == STAYED:
        return Told("stayed", None, f"no throw is the best: {_coins(a)} stay in the pot")
    return Told("ended", None, "the last round is over")


def _bones(number: int) -> str:
    return "1 bone" if number == 1 else f"{number} bones"


def _coins(number: int) -> str:
    return "1 coin" if number == 1 else f"{number} coins"


assert len(ASKED) == len(PHASES)
