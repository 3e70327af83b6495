"""Glory to Rome as a `Game`."""

from pathlib import Path

import numpy as np

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

OF_KIND = np.array([[D.KIND[card] == kind for card in range(D.CARD_COUNT)] for kind in range(D.KINDS)], np.int64)


def pieces(state: State) -> dict[str, int]:
    """Orders by material, Senators and sites, wherever they are."""
    structures = state.stage > 0
    named = (state.hand + state.banked + state.unseen + structures).sum(axis=0, dtype=np.int64)
    named += np.bincount(state.deck[: state.deck_count], minlength=D.CARD_COUNT)
    for i in range(state.depth):
        if state.frames[i, 0] in (R.F_FOUNTAIN, R.F_SITE):
            named[state.frames[i, 1]] += 1
    orders = OF_KIND @ named + state.pool + (state.camp + state.clients + state.stock + state.vault_seen).sum(axis=0)
    laid, public = state.materials[structures], state.stage[state.stage >= R.PUBLIC]
    for kind in range(D.KINDS):
        orders[kind] += ((laid >> (2 * kind)) & 3).sum() + (public == R.PUBLIC + kind).sum()
    return {
        **{material: int(n) for material, n in zip(D.MATERIALS, orders, strict=True)},
        "Senators": int(state.pile + state.senators.sum() + state.camp_senators.sum()),
        "sites": int(state.in_town.sum() + state.out_of_town.sum() + structures.sum()),
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
