"""Exact numbers of decision sequences from fixed seeds: a change of the rules that no example shows, shows here.

To accept new numbers after a deliberate change: python -m tests.contract.test_perft
"""

import json
from pathlib import Path

import ludi
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from tests.contract.play import Table

FILE = Path(__file__).parent / "perft.json"
MOST = 20_000  # sequences: the deepest level that stays below is the last one counted


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
    expected = json.loads(FILE.read_text())[name][str(players)]
    found = counts(ludi.load(name), players, 500 if INTERPRETED else MOST)
    assert found == expected[: len(found)]
    assert len(found) >= 2


if __name__ == "__main__":
    numbers = {
        name: {str(players): counts(ludi.load(name), players) for players in about.player_counts}
        for name, about in ludi.catalogue().items()
    }
    FILE.write_text(json.dumps(numbers, indent=1) + "\n")
