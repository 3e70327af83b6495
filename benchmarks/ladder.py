"""Which level beats which, for every game and number of players, and ratings from tables where all levels meet.

python benchmarks/ladder.py FOLDER [--games 100] [--only trajan] [--steps hard:medium pool]
python benchmarks/ladder.py FOLDER --tell        what is in the folder so far, as Markdown

The games are those of `ludi arena`, without its clocks. They are kept in the folder, so that a run can be resumed or
extended. `--games 20 100` plays 20 of everything before it continues to 100. Expensive levels think less than at a
table; THINKS and POOL say how much.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import ludi
from ludi import registry
from ludi.bots import arena
from ludi.bots.arena import Event, Result
from ludi.bots.levels import LEVELS, settings_of
from ludi.bots.workers import Done, Job

UNHURRIED = "+seconds=600+turn_seconds=6000"
GAMES = ("roads", "trajan", "glory")
STEPS = (*(f"{better}:{worse}" for worse, better in zip(LEVELS, LEVELS[1:], strict=False)), "pool")
THINKS: dict[str, dict[str, int]] = {
    "expert:hard": {"roads": 4, "trajan": 10, "glory": 5},
    "master:expert": {"roads": 40, "trajan": 80, "glory": 40},
}
"""By how much both levels' iterations are divided; without an entry they are those of `levels.yaml`."""
POOL: dict[str, dict[str, int]] = {
    "roads": {"master": 8},
    "trajan": {"hard": 4, "expert": 16, "master": 16},
    "glory": {"expert": 4, "master": 16},
}
"""The same for tables where all levels meet, by level."""


class Kept:
    """Processes reused for all tournaments, because starting them takes longer than many games."""

    def __init__(self, count: int) -> None:
        self.pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))

    def run(self, function: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        running = [self.pool.submit(function, job) for job in jobs]
        try:
            yield from (future.result() for future in as_completed(running))
        finally:
            for future in running:
                future.cancel()


def bot(game: str, level: str, divisor: int) -> str:
    """A level without its clocks, with its iterations divided."""
    thinks = f"+iterations={settings_of(ludi.load(game), level).iterations // divisor}" if divisor > 1 else ""
    return f"{level}{thinks}{UNHURRIED}"


def event(game: str, step: str, players: int, games: int) -> Event:
    """The tournament for a step of the ladder."""
    if step == "pool":
        bots = [bot(game, level, POOL[game].get(level, 1)) for level in LEVELS]
    else:
        bots = [bot(game, level, THINKS.get(step, {}).get(game, 1)) for level in step.split(":")]
    return Event(game, tuple(bots), players, games, seed=1)


def pool_sizes(game: str) -> list[int]:
    """All levels meet at tables of two, and of the largest size."""
    counts = registry.about(game).player_counts
    return sorted({counts[0], counts[-1]})


def events(options: argparse.Namespace, games: int) -> Iterator[tuple[str, Event]]:
    """What is to be played, by folder."""
    for step in options.steps:
        for game in options.only:
            counts = pool_sizes(game) if step == "pool" else registry.about(game).player_counts
            for players in options.players or counts:
                if players in counts:
                    yield f"{step.replace(':', '-')}/{game}-{players}", event(game, step, players, games)


# ---------------------------------------------------------------- reporting


PAIR = "| game | players | levels | games | wins | interval | mean scores | s a decision |\n" + 8 * "|---" + "|"
POOL_TABLE = (
    "| level | rating | games | wins | interval | mean score | ahead of the one below | interval | s a decision |\n"
    + 9 * "|---"
    + "|"
)


def short(name: str) -> str:
    """A bot's name without what all have in common."""
    return name.removesuffix(UNHURRIED).replace("+iterations=", " ")


def rate(share: float, games: int) -> str:
    """A share and its interval, as two columns."""
    low, high = arena.wilson(share, games)
    return f"{100 * share:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"


def pair_line(asked: Event, results: list[Result]) -> str:
    """A pair's line: the better level among worse ones."""
    table = {one.bot: one for one in arena.standings(results)}
    better, worse = (table[name] for name in asked.bots)
    seconds = " : ".join(f"{one.seconds_per_decision:.3f}" for one in (better, worse))
    return (
        f"| {asked.game} | {asked.players} | {short(better.bot)} : {short(worse.bot)} | {len(results)} | "
        f"{rate(better.win_rate, better.games)} | {better.mean_score:.0f} : {worse.mean_score:.0f} | {seconds} |"
    )


def ahead(better: str, worse: str, results: list[Result]) -> str:
    """How often one finished ahead of the other in games that both played; a tie counts half."""
    places = [dict(zip(one.seats, one.places, strict=True)) for one in results if {better, worse} <= set(one.seats)]
    won = sum((one[better] < one[worse]) + (one[better] == one[worse]) / 2 for one in places)
    return rate(won / len(places), len(places))


def pool_lines(asked: Event, results: list[Result]) -> Iterator[str]:
    """The lines of a pool, strongest level first."""
    table = {one.bot: one for one in arena.standings(results)}
    for level, name in reversed([*enumerate(asked.bots)]):
        one = table[name]
        before = ahead(name, asked.bots[level - 1], results) if level else " | "
        yield (
            f"| {short(name)} | {one.rating:.1f} ± {one.rating_error:.1f} | {one.games} | "
            f"{rate(one.win_rate, one.games)} | {one.mean_score:.0f} | {before} | {one.seconds_per_decision:.3f} |"
        )


def tell(options: argparse.Namespace) -> None:
    """Print what the folder has, as Markdown."""
    last = ""
    for folder, asked in events(options, max(options.games)):
        if not (options.folder / folder).exists():
            continue
        step, results = folder.split("/")[0], whole_deals(asked, options.folder / folder)
        if not results:
            continue
        if step == "pool":
            title = registry.about(asked.game).title
            print(f"\n{title}, {asked.players} players, {len(results)} games\n\n{POOL_TABLE}")
            print(*pool_lines(asked, results), sep="\n")
        else:
            if step != last:
                print(f"\n{PAIR}")
            print(pair_line(asked, results))
        last = step


def whole_deals(asked: Event, folder: Path) -> list[Result]:
    """The results in a folder, without deals not yet played from every seat."""
    results, deals = arena.resume(asked, folder), defaultdict[int, list[int]](list)
    for pairing in arena.pairings(asked):
        deals[pairing.seed].append(pairing.number)
    return [results[n] for numbers in deals.values() if all(n in results for n in numbers) for n in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, nargs="+", default=[100], help="per pair, and per pool")
    parser.add_argument("--steps", nargs="+", choices=STEPS, default=STEPS)
    parser.add_argument("--only", nargs="+", choices=GAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--jobs", type=int, default=1, help="games in parallel")
    parser.add_argument("--tell", action="store_true")
    options = parser.parse_args()
    if options.tell:
        return tell(options)
    workers = Kept(options.jobs)
    for folder, asked in (one for games in options.games for one in events(options, games)):
        results = list(arena.hold(asked, workers, options.folder / folder))
        if failed := [result.failed for result in results if result.failed]:
            raise SystemExit(f"{folder}: {failed[0]}")
        print(folder, *(f"{short(one.bot)} {one.win_rate:.1%}" for one in arena.standings(results)), flush=True)
    workers.pool.shutdown()


if __name__ == "__main__":
    main()
