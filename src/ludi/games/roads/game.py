"""Roads to Rome as a `Game`."""

from pathlib import Path

from ludi.kernel.game import Game
from ludi.kernel.state import State

from . import ABOUT
from .data import LENGTH, ON_SIDE, RESOURCES
from .evaluate import evaluate
from .events import EVENTS
from .features import FEATURES, observe
from .hidden import redeal
from .position import read_position, write_position
from .preview import preview
from .reading import READER
from .rules import apply, legal, setup
from .scoring import SOURCES, places, scores
from .state import FAR, STATE
from .view import view


def pieces(state: State) -> dict[str, int]:
    """Roads in supplies and on sections, city tokens and resource tokens on the board and with players."""
    new = (ON_SIDE[state.side] == 1) & (state.distance == FAR)
    lying, taken = state.resource[new], state.goods.sum(axis=0)
    return {
        "roads": int(state.roads.sum() + LENGTH[state.owner >= 0].sum()),
        "cities": int(new.sum() + (state.city_owner >= 0).sum()),
        **{name: int((lying == kind).sum() + taken[kind]) for kind, name in enumerate(RESOURCES)},
    }


GAME = Game(
    about=ABOUT, dtype=STATE, reader=READER, events=EVENTS, sources=SOURCES, features=FEATURES,
    folder=Path(__file__).parent,
    setup=setup, legal=legal, apply=apply, scores=scores, places=places, redeal=redeal, observe=observe,
    evaluate=evaluate,
    preview=preview, view=view, write_position=write_position, read_position=read_position, pieces=pieces,
)  # fmt: skip
