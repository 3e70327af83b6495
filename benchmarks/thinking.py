"""How long the levels think about a decision: processor time on one core, without their clocks, game by game.

python benchmarks/thinking.py [GAME ...] [--levels master] [--positions 12]

They are asked at moments spread over a game between greedy bots, wherever there is something to decide, and remember
nothing from earlier decisions. So they take longer than at a table, where they keep their tree within a turn.
"""

import argparse
import time
from dataclasses import replace

import numpy as np

import ludi
from ludi.bots import make
from ludi.bots.levels import LEVELS, levels_of, settings_of
from ludi.bots.search import Search
from ludi.kernel.game import Game
from ludi.kernel.match import Match


def moments(game: Game, players: int, count: int) -> list[Match]:
    """Positions with something to decide, evenly spread over a game."""
    match, bot, found = game.new(players=players, seed=1), make("greedy", 1), []
    while match.to_move is not None:
        if len(match.legal_actions()) > 1:
            found.append(match.copy())
        match.apply(bot.choose(match))
    return [found[len(found) * n // count] for n in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["roads", "trajan", "glory"])
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--positions", type=int, default=12)
    options = parser.parse_args()
    print("| game | players | level | iterations | mean | longest |\n|---|---|---|---|---|---|")
    for name in options.games:
        game = ludi.load(name)
        for level in [level for level in levels_of(name) if level in options.levels]:
            settings = replace(settings_of(game, level), seconds=600, turn_seconds=6000)
            Search(1, replace(settings, iterations=1)).think(game.new(players=2, seed=1))  # warm up
            for players in game.about.player_counts:
                times = []
                for number, match in enumerate(moments(game, players, options.positions)):
                    search, began = Search(number, settings), time.process_time()
                    search.think(match)
                    times.append(time.process_time() - began)
                told = f"{np.mean(times):.3f} s | {max(times):.3f} s"
                print(f"| {game.about.title} | {players} | {level} | {settings.iterations:,} | {told} |", flush=True)


if __name__ == "__main__":
    main()
