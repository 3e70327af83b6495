"""OpenSpiel's ISMCTS against our search at equal time per decision, in our games. Needs the extra `openspiel`.

python benchmarks/openspiel.py [GAME ...] [--rounds 10] [--seconds 0.2] [--level hard]

Two players. Both know only what their player knows: ISMCTS has random rollouts, and worlds from our redeal, through
OpenSpiel's Python interface; our search is compiled. So this compares what a researcher gets, not two algorithms.
"""

import argparse
import time
from dataclasses import replace

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ludi
from ludi.bots.arena import wilson
from ludi.bots.levels import settings_of
from ludi.bots.search import Search
from ludi.research import openspiel

FEW = 8  # simulations for estimating how many fit into the time


class Theirs:
    """ISMCTS with as many simulations as the time allows, measured while playing."""

    def __init__(self, game: object, seconds: float, seed: int) -> None:
        self.game, self.seconds, self.chance = game, seconds, np.random.RandomState(seed)
        self.simulations, self.spent = 0, 0.0

    def choose(self, state: openspiel.LudiState) -> int:
        per_second = self.simulations / self.spent if self.spent else FEW / self.seconds
        wanted = max(2, int(per_second * self.seconds))
        evaluator = mcts.RandomRolloutEvaluator(1, self.chance)
        bot = ismcts.ISMCTSBot(
            self.game,
            evaluator,
            2.0,
            wanted,
            random_state=self.chance,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(openspiel.resample)
        began = time.perf_counter()
        action = int(bot.step(state))
        self.spent += time.perf_counter() - began
        self.simulations += wanted
        return action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["roads", "trajan", "glory"])
    parser.add_argument("--rounds", type=int, default=10, help="games each, with alternating seats")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--level", default="hard")
    options = parser.parse_args()
    for name in options.games:
        loaded, won, theirs, iterations, thinking = pyspiel.load_game(f"ludi_{name}"), 0.0, None, 0, 0.0
        for number in range(options.rounds):
            settings = replace(
                settings_of(ludi.load(name), options.level),
                iterations=10**9,
                seconds=options.seconds,
                turn_seconds=1e9,
                spread=0.0,
            )
            ours, theirs = Search(number, settings), theirs or Theirs(loaded, options.seconds, number)
            state, seat = loaded.new_initial_state(), number % 2
            state.apply_action(0)
            while not state.is_terminal():
                if state.current_player() == seat:
                    thought = ours.think(state.table.match())
                    iterations, thinking = iterations + thought.iterations, thinking + thought.seconds
                    state.apply_action(thought.candidates[0].action)
                else:
                    state.apply_action(theirs.choose(state))
            won += 0.5 + 0.5 * state.returns()[seat]
        low, high = wilson(won / options.rounds, options.rounds)
        per_second = theirs.simulations / theirs.spent if theirs else 0.0
        print(
            f"{name}: our search ({options.level}) wins {won:g} of {options.rounds} ({low:.0%} to {high:.0%});"
            f" iterations a second: ours {iterations / thinking:,.0f}, theirs {per_second:,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
