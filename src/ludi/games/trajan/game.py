"""Trajan as a `Game`."""

from pathlib import Path

from ludi.kernel.game import Game

from . import ABOUT, events as E, state as R
from .evaluate import evaluate
from .features import SEEN, observe
from .hidden import redeal
from .pieces import pieces
from .position import read_position, write_position
from .preview import preview
from .reading import READER
from .rules import apply, legal, setup
from .scoring import places, scores
from .view import view

GAME = Game(
    about=ABOUT,
    dtype=R.STATE,
    reader=READER,
    events=E.EVENTS,
    sources=R.SOURCES,
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
