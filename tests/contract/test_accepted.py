"""Numbers that change only on purpose: counts of decision sequences, and digests of the states of random games.

They are in `contract.yaml` in the game's folder. All modes must reproduce them, so the modes agree byte by byte. To
accept new ones after a deliberate change: python -m tests.contract.test_accepted [game ...]
"""

import hashlib
import sys
from typing import Any

import numpy as np
import pytest
import yaml

import ludi
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.kernel.state import States, bytes_of, copy_of
from tests.contract.play import Table, random_states

pytestmark = pytest.mark.every_mode

FILE = "contract.yaml"
MOST = 20_000  # sequences: the deepest level below this limit is the last one counted
DECISIONS = 120_000  # in random games, per table
EACH = 20_000  # states between digests: the first difference shows where to look
CLOSELY = 100  # one state in this many is also redealt, scored, observed and evaluated


def perft(match: Match, depth: int) -> int:
    """The number of different sequences of `depth` decisions; a game that ends earlier counts once."""
    if depth == 0 or match.over:
        return 1
    if depth == 1:
        return len(match.legal_actions())
    total = 0
    for action in match.legal_actions():
        match.apply(action)
        total += perft(match, depth - 1)
        match.undo()
    return total


def counts(game: Game, players: int, most: int = MOST) -> list[int]:
    """Numbers of sequences of one, two, ... decisions, as long as there are not too many."""
    found: list[int] = []
    while not found or (found[-1] * found[0] < most and len(found) < 8):
        found.append(perft(game.new(players=players, seed=players), len(found) + 1))
    return found


def digests(table: Table) -> list[str]:
    """Digests of all states so far and their legal actions, at intervals and at the end."""
    found, so_far = hashlib.sha256(), []
    for number, (game, states, legal) in enumerate(random_states(table, DECISIONS), 1):
        found.update(bytes_of(states) + legal.astype("<i2").tobytes())
        if number % CLOSELY == 0 and legal.size:
            found.update(closely(game, states, number // CLOSELY))
        if number % EACH == 0:
            so_far.append(found.hexdigest()[:16])
    return [*so_far, found.hexdigest()[:16]]


def closely(game: Game, states: States, number: int) -> bytes:
    """The other rules' results for a state, for each viewer."""
    state = states[0]
    viewer, world, scratch = number % state.players, copy_of(state), copy_of(state)
    sheet, places = np.zeros((state.players, len(game.sources)), np.int32), np.zeros(state.players, np.int32)
    features = np.zeros(game.features, np.float32)
    game.scores(state, sheet)
    game.places(state, places)
    game.observe(state, viewer, features)
    game.redeal(world[0], viewer, np.uint64(number))
    worth = np.float64(game.evaluate(scratch[0], viewer))
    return b"".join([sheet.tobytes(), places.tobytes(), features.tobytes(), bytes_of(world), worth.tobytes()])


def accepted(table: Table) -> tuple[Game, dict[str, Any]]:
    """A game, and what its file says about a table of this size."""
    name, players = table
    game = ludi.load(name)
    found = yaml.safe_load((game.folder / FILE).read_text(encoding="utf-8"))
    return game, {what: numbers[players] for what, numbers in found.items()}


def test_sequences_of_decisions(table: Table) -> None:
    """Catches rule changes that no example covers."""
    game, expected = accepted(table)
    found = counts(game, table[1], 500 if INTERPRETED else MOST)
    assert found == expected["perft"][: len(found)]
    assert len(found) >= 2


def test_every_mode_comes_to_the_same_states(table: Table) -> None:
    _, expected = accepted(table)
    assert digests(table) == expected["digests"]


def accept(game: Game) -> None:
    sizes = game.about.player_counts
    kept = yaml.safe_load((game.folder / FILE).read_text(encoding="utf-8")) if (game.folder / FILE).exists() else {}
    numbers = {
        **({"names": kept["names"]} if "names" in kept else {}),  # those that are the same in every language
        "perft": {players: counts(game, players) for players in sizes},
        "digests": {players: digests((game.name, players)) for players in sizes},
    }
    text = yaml.safe_dump(numbers, default_flow_style=None, sort_keys=False, width=200)
    head = "# What tests/contract/test_accepted.py counts; it also tells how to write this file anew.\n"
    (game.folder / FILE).write_text(head + text, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or ludi.catalogue():
        accept(ludi.load(name))
