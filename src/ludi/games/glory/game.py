"""Glory to Rome as a `Game`."""

from pathlib import Path

import numpy as np

from ludi.kernel.game import Game
from ludi.kernel.state import State

from . import ABOUT
from .data import CARD_COUNT, KIND, KINDS, MATERIALS
from .evaluate import evaluate
from .events import EVENTS
from .features import FEATURES, observe
from .hidden import redeal
from .position import read_position, write_position
from .preview import preview
from .reading import READER
from .rules import apply, legal, setup
from .scoring import SOURCES, places, scores
from .state import F_FOUNTAIN, F_SITE, PUBLIC, STATE
from .view import view

OF_KIND = np.array([[KIND[card] == kind for card in range(CARD_COUNT)] for kind in range(KINDS)], np.int64)


def pieces(state: State) -> dict[str, int]:
    """Orders by material, Senators and sites, wherever they are."""
    structures = state.stage > 0
    named = (state.hand + state.banked + state.unseen + structures).sum(axis=0, dtype=np.int64)
    named += np.bincount(state.deck[: state.deck_count], minlength=CARD_COUNT)
    for i in range(state.depth):
        if state.frames[i, 0] in (F_FOUNTAIN, F_SITE):
            named[state.frames[i, 1]] += 1
    orders = OF_KIND @ named + state.pool + (state.camp + state.clients + state.stock + state.vault_seen).sum(axis=0)
    laid, public = state.materials[structures], state.stage[state.stage >= PUBLIC]
    for kind in range(KINDS):
        orders[kind] += ((laid >> (2 * kind)) & 3).sum() + (public == PUBLIC + kind).sum()
    return {
        **{material: int(n) for material, n in zip(MATERIALS, orders, strict=True)},
        "Senators": int(state.pile + state.senators.sum() + state.camp_senators.sum()),
        "sites": int(state.in_town.sum() + state.out_of_town.sum() + structures.sum()),
    }


GAME = Game(
    about=ABOUT, dtype=STATE, reader=READER, events=EVENTS, sources=SOURCES, features=FEATURES,
    folder=Path(__file__).parent,
    setup=setup, legal=legal, apply=apply, scores=scores, places=places, redeal=redeal, observe=observe,
    evaluate=evaluate,
    preview=preview, view=view, write_position=write_position, read_position=read_position, pieces=pieces,
)  # fmt: skip
