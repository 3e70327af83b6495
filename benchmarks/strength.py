"""How often one bot wins among bots of another kind. Each deal is played from every seat.

python benchmarks/strength.py roads --games 1000 --bot greedy --others random
"""

import argparse
import math

from rich.console import Console
from rich.progress import track
from rich.table import Table

import ludi
from ludi.bots import make
from ludi.kernel.game import Game


def play(game: Game, players: int, seat: int, seed: int, bot: str, others: str) -> tuple[float, int, float]:
    """One game: the bot's share of the victory, its score, and the others' average."""
    match = game.new(players=players, seed=seed)
    bots = [make(bot if other == seat else others, seed * players + other) for other in range(players)]
    while match.to_move is not None:
        match.apply(bots[match.to_move].choose(match))
    totals = [row["total"] for row in match.scores().values()]
    winners = match.winners()
    share = (match.names[seat] in winners) / len(winners)
    return share, totals[seat], (sum(totals) - totals[seat]) / (players - 1)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="roads")
    parser.add_argument("--games", type=int, default=1000, help="at least so many for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--others", default="random")
    options = parser.parse_args()
    game = ludi.load(options.game)
    title = f"{game.about.title}: one {options.bot} among {options.others}"
    table = Table("players", "games", "wins", "95 % interval", "fair share", "mean score", "others", title=title)
    for players in game.about.player_counts:
        deals = math.ceil(options.games / players)
        results = [
            play(game, players, seat, seed, options.bot, options.others)
            for seed in track(range(deals), description=f"{players} players", transient=True)
            for seat in range(players)
        ]
        games = len(results)
        share, score, other = (sum(column) / games for column in zip(*results, strict=True))
        low, high = wilson(share, games)
        table.add_row(
            str(players), str(games), f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{1 / players:.1%}",
            f"{score:.1f}", f"{other:.1f}",
        )  # fmt: skip
    Console().print(table)


if __name__ == "__main__":
    main()
