"""A game's evaluation against the one of another commit: new against old in one process, every deal from every seat.

python benchmarks/against.py trajan HEAD~3 --bot medium --games 200

The rules are those of the working tree for both; with more players than two, one new bot sits among old ones. No clock
cuts a search short, so a busy machine changes nothing.
"""

import argparse
import copy
import io
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import ludi
from ludi.bots import Bot, make
from ludi.bots.arena import Event, Pairing, Result, pairings, standings
from ludi.bots.levels import LEVELS
from ludi.kernel.game import Game
from ludi.kernel.match import Match

ROOT = Path(__file__).parent.parent


def of_commit(game: Game, revision: str) -> Game:
    """The game with the evaluation of another commit, unpacked into a temporary folder and compiled there once."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", revision], cwd=ROOT, text=True).strip()
    home = Path(tempfile.gettempdir()) / "ludi-against"
    package = f"{game.name}_{commit}"
    if not (home / package).exists():
        folder = f"src/ludi/games/{game.name}"
        packed = subprocess.check_output(["git", "archive", f"{commit}:{folder}"], cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(home / package, filter="data")
    sys.path.insert(0, str(home))
    old: Game = import_module(f"{package}.game").GAME
    if old.dtype != game.dtype:
        raise SystemExit(f"The record of {game.name} has changed since {commit}: compare with a later commit.")
    return replace(game, evaluate=old.evaluate)


def choose(bot: Bot, match: Match, game: Game) -> int:
    """What a bot decides when it thinks with this game's evaluation."""
    seen = copy.copy(match)
    seen.game = game
    return bot.choose(seen)


def play(event: Event, pairing: Pairing, games: dict[str, Game], bot: str) -> Result:
    """One game between new and old."""
    match = games["new"].new(players=event.players, seed=pairing.seed)
    bots = [make(bot, pairing.seed * 8 + seat) for seat in range(event.players)]
    decisions, seconds = [0] * event.players, [0.0] * event.players
    while match.to_move is not None:
        seat = match.to_move
        began = time.perf_counter()
        action = choose(bots[seat], match, games[pairing.seats[seat]])
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        match.apply(action)
    totals = tuple(row["total"] for row in match.scores().values())
    places = tuple(match.game.ranking(match.state))
    return Result(pairing.number, pairing.seats, totals, places, tuple(decisions), tuple(seconds))


def tournament(event: Event, games: dict[str, Game], bot: str) -> Iterator[Result]:
    if bot.split("+")[0] in LEVELS:
        bot += "+seconds=600+turn_seconds=6000"
    for pairing in pairings(event):
        yield play(event, pairing, games, bot)


def report(results: list[Result]) -> str:
    """Both sides' figures in a line."""
    new, old = sorted(standings(results), key=lambda one: one.bot)
    return (
        f"new wins {new.win_rate:.1%} of {new.games} games ({new.low:.1%} to {new.high:.1%}), mean scores "
        f"{new.mean_score:.1f} : {old.mean_score:.1f}, {1000 * new.seconds_per_decision:.2f} : "
        f"{1000 * old.seconds_per_decision:.2f} ms a decision"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("revision", help="the commit whose evaluation is the old one")
    parser.add_argument("--bot", default="greedy", help="who thinks with the evaluations: greedy, or a level")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    options = parser.parse_args()
    game = ludi.load(options.game)
    games = {"new": game, "old": of_commit(game, options.revision)}
    event = Event(options.game, ("new", "old"), options.players, options.games, options.seed)
    results: list[Result] = []
    for result in tournament(event, games, options.bot):
        results.append(result)
        if len(results) % 20 == 0:
            print(report(results), file=sys.stderr, flush=True)
    print(f"{options.game}, {options.bot}, {options.players} players: {report(results)}")


if __name__ == "__main__":
    main()
