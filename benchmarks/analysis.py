"""How long the analysis of a finished game takes: games between bots, analysed in two processes.

python benchmarks/analysis.py [GAME ...] [--players 2 3 4 5] [--bot medium] [--level hard]
python benchmarks/analysis.py --every 8         only every eighth moment, with the processor time of all estimated
"""

import argparse
import resource
import time

from rich.console import Console
from rich.table import Table

import ludi
from ludi.bots import make
from ludi.bots.analysis import MARKS, Analysis, answered, look_back
from ludi.bots.workers import Processes
from ludi.kernel.match import Match
from ludi.registry import about


def processor_seconds() -> float:
    """Processor time of the analysing processes, including their start."""
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
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    table = Table(
        "game", "players", "moments", "seconds", "processor", *MARKS, title=f"Analysis, {options.processes} processes"
    )
    for name in options.games:
        for players in range(about(name).min_players, about(name).max_players + 1):
            if players not in options.players:
                continue
            match = played(name, players, options.bot, options.seed)
            analysis = Analysis(options.level)
            began, spent = time.perf_counter(), processor_seconds()
            questions = analysis.questions(match)
            if options.every == 1:
                for moment in look_back(questions, Processes(options.processes)):
                    analysis.add(moment)
                spent = processor_seconds() - spent
            else:
                answered(questions[0])  # warm up
                spent = -time.process_time()
                for question in questions[:: options.every]:
                    analysis.add(answered(question))
                spent = (spent + time.process_time()) * len(questions) / len(analysis.moments)
            seconds = time.perf_counter() - began
            marks = [str(sum(one["mark"] == mark for one in analysis.decisions)) for mark in MARKS]
            table.add_row(name, str(players), str(len(questions)), f"{seconds:.1f}", f"{spent:.1f}", *marks)
            print(name, players, f"{seconds:.1f} s, {spent:.1f} s of processors, {' '.join(marks)}", flush=True)
    Console().print(table)


if __name__ == "__main__":
    main()
