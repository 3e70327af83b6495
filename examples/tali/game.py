"""Tali as a `Game`."""

from pathlib import Path

from ludi.kernel.game import Game
from ludi.kernel.reading import Reader
from ludi.kernel.state import State

from . import ABOUT, actions as A, events as E, state as R
from .evaluate import evaluate
from .features import SEEN, observe
from .hidden import redeal
from .position import read_position, write_position
from .preview import preview
from .rules import apply, gifts_left, legal, setup
from .scoring import SOURCES, places, scores
from .view import view

READER = Reader(A.ACTIONS, legal, apply)


def pieces(state: State) -> dict[str, int]:
    """Coins, wherever they are."""
    return {"coins": int(state.coins.sum() + state.stake.sum() + state.pot + gifts_left(state))}


GAME = Game(
    about=ABOUT,
    dtype=R.STATE,
    reader=READER,
    events=E.EVENTS,
    sources=SOURCES,
    observation=SEEN,
    folder=Path(__file__).parent,
    setup=setup,
    legal=legal,
    apply=apply,
    scores=scores,
    places=places,
    redeal=redeal,
    observe=observe,
    evaluate=evaluate,
    preview=preview,
    view=view,
    write_position=write_position,
    read_position=read_position,
    pieces=pieces,
)
