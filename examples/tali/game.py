"""Tali as a `Game`."""

from pathlib import Path

from ludi.kernel.game import Game
from ludi.kernel.state import State

from . import ABOUT
from .actions import move, parse, preview, tell, why_not
from .evaluate import evaluate
from .features import FEATURES, observe
from .hidden import redeal
from .position import read_position, write_position
from .rules import ACTIONS, apply, gifts_left, legal, setup
from .scoring import SOURCES, places, scores
from .state import PHASES, STATE
from .view import view


def pieces(state: State) -> dict[str, int]:
    """Coins, wherever they are."""
    return {"coins": int(state.coins.sum() + state.stake.sum() + state.pot + gifts_left(state))}


GAME = Game(
    about=ABOUT, dtype=STATE, actions=ACTIONS, sources=SOURCES, phases=PHASES, features=FEATURES,
    folder=Path(__file__).parent,
    setup=setup, legal=legal, apply=apply, scores=scores, places=places, redeal=redeal, observe=observe,
    evaluate=evaluate, move=move, parse=parse, why_not=why_not, preview=preview, tell=tell, view=view,
    write_position=write_position, read_position=read_position, pieces=pieces,
)  # fmt: skip
