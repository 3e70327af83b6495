"""Trajan as a `Game`."""

from pathlib import Path

from ludi.kernel.game import Game

from . import ABOUT
from .actions import move, parse, preview, why_not
from .codes import ACTIONS
from .evaluate import evaluate
from .features import FEATURES, observe
from .hidden import redeal
from .pieces import pieces
from .position import read_position, write_position
from .rules import apply, legal, setup
from .scoring import SOURCES, places, scores
from .state import PHASES, STATE
from .telling import tell
from .view import view

GAME = Game(
    about=ABOUT, dtype=STATE, actions=ACTIONS, sources=SOURCES, phases=PHASES, features=FEATURES,
    folder=Path(__file__).parent,
    setup=setup, legal=legal, apply=apply, scores=scores, places=places, redeal=redeal, observe=observe,
    evaluate=evaluate, move=move, parse=parse, why_not=why_not, preview=preview, tell=tell, view=view,
    write_position=write_position, read_position=read_position, pieces=pieces,
)  # fmt: skip
