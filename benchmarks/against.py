"""Compares a game's evaluation with that of another commit: new against old in one process, every deal from every seat.

python benchmarks/against.py trajan COMMIT [--bot medium --games 100]

Both use the rules of the working tree. With more than two players, one new bot sits among old ones. No clock cuts a
search short, so a busy machine changes nothing.
"""

import argparse
import copy
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import ludi
from ludi.bots import make
from ludi.bots.arena import Event, Pairing, Result, pairings, standings
from ludi.bots.greedy import best_decision
from ludi.kernel.game import Game
from ludi.kernel.jit import shared
from ludi.kernel.loops import nth_legal
from ludi.kernel.state import Mask, States, Words, words_of

ROOT = Path(__file__).parent.parent
ENDLESS = 4000  # decisions, ten times a game's length: greedy bots may loop


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


@shared
def greedy_on(
    legal: Any, apply: Any, evaluate: Any, redeal: Any, states: States, words: Words, mask: Mask, seats: int, seed: Any
) -> Any:
    """Continue states[0] with greedy decisions while one of these seats (bits) is to move; returns the next seed."""
    state = states[0]
    while not state.over and seats >> state.to_move & 1:
        if legal(state, mask) == 1:
            apply(state, nth_legal(mask, 0))
        else:
            seed += np.uint64(1)
            apply(state, best_decision(legal, apply, evaluate, redeal, states, words, mask, seed))
    return seed


def play_greedy(event: Event, pairing: Pairing, games: dict[str, Game]) -> Result:
    """Play one game between greedy bots, compiled: hundreds a second. An endless one is judged by its points so far."""
    game = games["new"]
    states = game.new_states(3)
    start = game.new(players=event.players, seed=pairing.seed)
    words_of(states)[0] = np.frombuffer(bytes(start), np.uint64)
    first = seed = np.uint64(pairing.number << 20)
    while not states[0].over and seed - first < ENDLESS:
        side = pairing.seats[states[0].to_move]
        seats = sum(1 << seat for seat in range(event.players) if pairing.seats[seat] == side)
        seed = np.uint64(games[side].run(greedy_on, states, seats=seats, seed=seed))
    totals = tuple(row["total"] for row in game.scores_of(states[0]).values())
    nothing = (0,) * event.players
    return Result(pairing.number, pairing.seats, totals, tuple(game.places_of(states[0])), nothing, nothing)


def play(event: Event, pairing: Pairing, games: dict[str, Game], bot: str) -> Result:
    """Play one game between searching bots. Each sees the match with its own evaluation."""
    match = games["new"].new(players=event.players, seed=pairing.seed)
    bots = [make(bot, pairing.seed * 8 + seat) for seat in range(event.players)]
    while match.to_move is not None:
        seen = copy.copy(match)
        seen.game = games[pairing.seats[match.to_move]]
        match.apply(bots[match.to_move].choose(seen))
    totals = tuple(row["total"] for row in match.scores().values())
    nothing = (0,) * event.players
    return Result(pairing.number, pairing.seats, totals, tuple(match.game.places_of(match.state)), nothing, nothing)


def tournament(event: Event, games: dict[str, Game], bot: str) -> Iterator[Result]:
    for pairing in pairings(event):
        if bot == "greedy":
            yield play_greedy(event, pairing, games)
        else:
            yield play(event, pairing, games, f"{bot}+seconds=600+turn_seconds=6000")


def report(results: list[Result]) -> str:
    """The results of both sides, in a line."""
    new, old = sorted(standings(results), key=lambda one: one.bot)
    return (
        f"new wins {new.win_rate:.1%} of {new.games} games ({new.low:.1%} to {new.high:.1%}), "
        f"mean scores {new.mean_score:.1f} : {old.mean_score:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("revision", help="the commit whose evaluation is the old one")
    parser.add_argument("--bot", default="greedy", help="the bot that uses the evaluations: greedy, or a level")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    options = parser.parse_args()
    game = ludi.load(options.game)
    games = {"new": game, "old": of_commit(game, options.revision)}
    event = Event(options.game, ("new", "old"), options.players, options.games, options.seed)
    results: list[Result] = []
    for result in tournament(event, games, options.bot):
        results.append(result)
        if len(results) % 20 == 0 and options.bot != "greedy":
            print(report(results), file=sys.stderr, flush=True)
    print(f"{options.game}, {options.bot}, {options.players} players: {report(results)}")


if __name__ == "__main__":
    main()
