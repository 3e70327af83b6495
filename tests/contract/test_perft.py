"""Exact numbers of decision sequences from fixed seeds: a change of the rules that no example shows, shows here.

To write the numbers of a new game, or after a deliberate change: python -m tests.contract.test_perft [GAME]
"""

import json
import sys
from pathlib import Path

import ludi
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.registry import folder_of
from tests.contract.play import Table

MOST = 20_000  # sequences: the deepest level that stays below is the last one counted


def file_of(game: str) -> Path:
    return folder_of(game) / "contract" / "perft.json"


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
    """Sequences of one, two, ... decisions, as long as there are not too many."""
    found: list[int] = []
    while not found or (found[-1] * found[0] < most and len(found) < 8):
        found.append(perft(game.new(players=players, seed=players), len(found) + 1))
    return found


def test_perft(table: Table) -> None:
    name, players = table
    expected = json.loads(file_of(name).read_text())[str(players)]
    found = counts(ludi.load(name), players, 500 if INTERPRETED else MOST)
    assert found == expected[: len(found)]
    assert len(found) >= 2


if __name__ == "__main__":
    for name in sys.argv[1:] or ludi.catalogue():
        numbers = {str(players): counts(ludi.load(name), players) for players in ludi.catalogue()[name].player_counts}
        file_of(name).parent.mkdir(exist_ok=True)
        file_of(name).write_text(json.dumps(numbers) + "\n")
