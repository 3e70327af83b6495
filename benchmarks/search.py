"""How fast the search is: iterations with full playouts next to plain playouts, in one run, one thread, from the start.

Times are processor time, so that a busy machine gives the same figures.

python benchmarks/search.py [GAME ...] --seconds 2
"""

import argparse
import time

from rich.console import Console
from rich.table import Table

import ludi
from ludi.bots.levels import settings_of
from ludi.bots.search import Search, Settings
from ludi.kernel.game import Game

FULL = Settings(iterations=10**9, sharpness=0.0, depth=-1)


def playouts(game: Game, players: int, seconds: float) -> float:
    """Random games per second."""
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        game.random_games(players, 50, seed=games)
        games += 50
    return games / (time.process_time() - began)


def iterations(game: Game, players: int, settings: Settings, seconds: float) -> float:
    """Iterations per second, in searches of at most half a second, as a level would search."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        limits = {"seconds": min(0.5, seconds), "turn_seconds": 600.0, "iterations": 10**9}
        search = Search(done, Settings(**(vars(settings) | limits)))
        done += search.think(game.new(players=players, seed=done)).iterations
    return done / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ludi.catalogue()))
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure")
    options = parser.parse_args()
    table = Table(
        "game", "players", "playouts/s", "full-playout it/s", "share", "expert's it/s", title="Search, one thread"
    )
    for name in options.games:
        game = ludi.load(name)
        for players in game.about.player_counts:
            iterations(game, players, FULL, 0.05)  # warm up: compile and load
            plain = playouts(game, players, options.seconds)
            full = iterations(game, players, FULL, options.seconds)
            expert = iterations(game, players, settings_of(game, "expert"), options.seconds)
            table.add_row(name, str(players), f"{plain:,.0f}", f"{full:,.0f}", f"{full / plain:.0%}", f"{expert:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
