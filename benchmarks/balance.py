"""Whether a game is fair and varied: how often each seat wins, how games begin, and where the winner's lead comes from.

python benchmarks/balance.py [GAME] --bot hard --games 200 --seed 1 --records FOLDER

The same bot plays all seats. Seats are counted from the starting player. A stopped run resumes when started again with
the same folder.
"""

import argparse
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludi import registry
from ludi.bots.arena import Event, hold, wilson
from ludi.bots.workers import Processes
from ludi.kernel.record import Record


@dataclass(frozen=True)
class Played:
    """The data needed from one game. Seats are in order of play, the starting player first."""

    shares: tuple[float, ...]  # of the victory, by seat
    totals: tuple[int, ...]  # points, by seat
    first: str  # first decision
    lead: dict[str, int]  # the winner's over the second, by source

    @classmethod
    def of(cls, record: Record) -> "Played":
        """Extract the data from a game's record."""
        first = record.decisions[0]
        begins = record.names.index(first["seat"])
        names = record.names[begins:] + record.names[:begins]
        places, scores = record.end["places"], record.end["scores"]
        winners = [name for name in names if places[name] == 1]
        best, second = sorted(names, key=lambda name: (places[name], -scores[name]["total"]))[:2]
        return cls(
            tuple((name in winners) / len(winners) for name in names),
            tuple(scores[name]["total"] for name in names),
            f"{first['kind']}: {', '.join(f'{name} {value}' for name, value in first['parts'].items())}",
            {source: scores[best][source] - scores[second][source] for source in scores[best]},
        )


def seats_table(players: int, games: list[Played]) -> Table:
    """Each seat's share of victories compared to a fair share, and its points."""
    table = Table(
        "seat", "wins", "interval", "of a fair share", "points", title=f"{players} players, {len(games)} games"
    )
    for seat in range(players):
        share = sum(game.shares[seat] for game in games) / len(games)
        low, high = wilson(share, len(games))
        points = sum(game.totals[seat] for game in games) / len(games)
        interval = f"{low:.1%} to {high:.1%}"
        table.add_row(str(seat + 1), f"{share:.1%}", interval, f"{share * players:.0%}", f"{points:.1f}")
    return table


def first_table(games: list[Played]) -> Table:
    """How the games began, most frequent first."""
    table = Table("first decision", "games")
    for first, number in Counter(game.first for game in games).most_common(8):
        table.add_row(first, f"{number / len(games):.1%}")
    return table


def lead_table(games: list[Played]) -> Table:
    """The winner's lead over the second: the mean by source, and how often each was the largest part."""
    table = Table("winner's lead", "points", "largest part")
    sources = [source for source in games[0].lead if source != "total"]
    largest = Counter(max(sources, key=lambda source: game.lead[source]) for game in games)
    for source in [*sources, "total"]:
        mean = sum(game.lead[source] for game in games) / len(games)
        table.add_row(source, f"{mean:+.1f}", f"{largest[source] / len(games):.0%}" if source != "total" else "")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="roads")
    parser.add_argument("--bot", default="hard", help="plays every seat; named as for `ludi arena`")
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players; default: all")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--games", type=int, default=200, help="per number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games in parallel")
    parser.add_argument("--records", type=Path, help="save the games here, and resume from them")
    options = parser.parse_args()
    chosen = dict(text.split("=", 1) for text in options.option)
    console = Console()
    with tempfile.TemporaryDirectory() as scratch:
        for players in options.players or registry.about(options.game).player_counts:
            folder = (options.records or Path(scratch)) / str(players)
            event = Event(options.game, (options.bot,), players, options.games, options.seed, chosen)
            results = hold(event, Processes(options.jobs), folder)
            label = f"{players} players"
            numbers = [one.number for one in track(results, label, options.games, console=Console(stderr=True))]
            games = [Played.of(Record.read(folder / f"{number:05}.jsonl")) for number in sorted(numbers)]
            for table in (seats_table(players, games), first_table(games), lead_table(games)):
                console.print(table)


if __name__ == "__main__":
    main()
