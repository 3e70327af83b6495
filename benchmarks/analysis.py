"""How long the analysis of a finished game takes: games of bots, looked back at in two processes.

python benchmarks/analysis.py [GAME ...] [--players 2 3 4] [--bot medium] [--level hard]
"""

import argparse
import resource
import time

from rich.console import Console
from rich.table import Table

import ludi
from ludi.bots import make
from ludi.bots.analysis import MARKS, Analysis, look_back
from ludi.bots.workers import Processes
from ludi.kernel.match import Match


def processor_seconds() -> float:
    """Of the processes that looked back, their start included."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def played(game: str, players: int, bot: str, seed: int) -> Match:
    match = ludi.load(game).new(players=players, seed=seed)
    bots = [make(bot, seed * 8 + seat) for seat in range(players)]
    while not match.over:
        match.apply(bots[int(match.state.to_move)].choose(match))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ludi.catalogue()))
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    table = Table(
        "game", "players", "moments", "seconds", "processor", *MARKS, title=f"Analysis, {options.processes} processes"
    )
    for name in options.games:
        for players in options.players:
            match = played(name, players, options.bot, options.seed)
            analysis = Analysis(options.level)
            began, spent = time.perf_counter(), processor_seconds()
            questions = analysis.questions(match)
            for moment in look_back(questions, Processes(options.processes)):
                analysis.add(moment)
            seconds = time.perf_counter() - began
            marks = [str(sum(one["mark"] == mark for one in analysis.decisions)) for mark in MARKS]
            spent = processor_seconds() - spent
            table.add_row(name, str(players), str(len(questions)), f"{seconds:.1f}", f"{spent:.1f}", *marks)
            print(name, players, f"{seconds:.1f} s, {spent:.1f} s of processors, {' '.join(marks)}", flush=True)
    Console().print(table)


if __name__ == "__main__":
    main()
