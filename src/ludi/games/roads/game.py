"""Roads to Rome as a `Game`."""

from pathlib import Path

from ludi.kernel.game import Game
from ludi.kernel.state import State

from . import ABOUT, data as D, events as E, state as R
from .evaluate import evaluate
from .features import SEEN, observe
from .hidden import redeal
from .position import read_position, write_position
from .preview import preview
from .reading import READER
from .rules import apply, legal, setup
from .scoring import SOURCES, places, scores
from .view import view


def pieces(state: State) -> dict[str, int]:
    """Roads in supplies and on sections; city and resource tokens on the board and with players."""
    new = (D.ON_SIDE[state.side] == 1) & (state.distance == R.FAR)
    lying, taken = state.resource[new], state.goods.sum(axis=0)
    return {
        "roads": int(state.roads.sum() + D.LENGTH[state.owner >= 0].sum()),
        "cities": int(new.sum() + (state.city_owner >= 0).sum()),
        **{name: int((lying == kind).sum() + taken[kind]) for kind, name in enumerate(D.RESOURCES)},
    }


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
