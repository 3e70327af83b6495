"""Plays a level against another at equal processor time per decision: one seat against all others, from every seat.

python benchmarks/duel.py GAME LEVEL [RIVAL] [--players 2] [--iterations 300] [--games 100] [--seed 8]

Both are `Search` as it plays at a table, but without its time limits. The rival (`expert`) has a fixed number of
iterations; those of the level follow from the processor time both took per decision in the games so far.
"""

import argparse
import time
from dataclasses import replace

import numpy as np

import ludi
from ludi.bots.arena import wilson
from ludi.bots.levels import settings_of
from ludi.bots.search import Search


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("rival", nargs="?", default="expert")
    for name, value in {"players": 2, "iterations": 300, "games": 100, "seed": 8}.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    asked = parser.parse_args()
    game, players, ours = ludi.load(asked.game), asked.players, asked.iterations
    both = (settings_of(game, name) for name in (asked.level, asked.rival))
    level, rival = (replace(one, seconds=600, turn_seconds=6000) for one in both)
    seconds, decisions, walks, wins = [0.0, 0.0], [0, 0], 0, 0.0
    scores: list[tuple[float, float]] = []
    for one in (level, rival):  # compiling and loading are not thinking
        Search(1, replace(one, iterations=10)).choose(game.new(players=players, seed=1))
    for number in range(asked.games):
        match, seat = game.new(players=players, seed=asked.seed * 100_000 + number // players), number % players
        settings = [replace(rival, iterations=asked.iterations)] * players
        settings[seat] = replace(level, iterations=ours)
        bots = [Search(1000 * number + at, one) for at, one in enumerate(settings)]
        while match.to_move is not None:
            other, several, began = match.to_move != seat, len(match.legal_actions()) > 1, time.process_time()
            action = bots[match.to_move].choose(match)
            if several:
                seconds[other] += time.process_time() - began
                decisions[other] += 1
                walks += 0 if other else ours
            match.apply(action)
        ours = max(10, round(seconds[1] / decisions[1] * walks / seconds[0]))
        places, sheet = np.zeros(players, np.int32), np.zeros((players, len(game.sources)), np.int32)
        game.places(match.state, places)
        game.scores(match.state, sheet)
        wins += (places[seat] == 1) / (places == 1).sum()
        points = sheet.sum(axis=1)
        scores.append((points[seat], (points.sum() - points[seat]) / (players - 1)))
        if (number + 1) % 20 == 0 or number + 1 == asked.games:
            games = number + 1
            low, high = wilson(wins / games, games)
            mean, others = np.mean(scores, axis=0)
            each = [1000 * spent / taken for spent, taken in zip(seconds, decisions, strict=True)]
            print(
                f"{asked.level} {wins:g} of {games}: {wins / games:.1%}, {low:.1%} to {high:.1%}; "
                f"{mean:.0f} : {others:.0f} points; {ours} : {asked.iterations} iterations, "
                f"{each[0]:.2f} : {each[1]:.2f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
