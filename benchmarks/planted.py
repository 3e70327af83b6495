"""Whether the analysis finds a blunder planted into a game between bots.

python benchmarks/planted.py [GAME ...] [--seeds 1 2 3] [--players 2] [--level hard] [--write FILE]

The bots are `hard` with fewer iterations. The blunder is chosen without the analysis: among forty moments in the first
three quarters of a game, the decision that loses most victories compared to the best one there, by a search that knows
neither evaluation nor points: every walk is a random game to its end, and only who wins counts. Then the bots play on.
`--write`: save the games, as in `tests/planted.json`.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import ludi
from ludi.bots import make
from ludi.bots.analysis import NEVER, Analysis, look_back
from ludi.bots.search import Search, Settings
from ludi.bots.workers import Processes
from ludi.kernel.match import Match

BOT = f"hard+iterations=300+seconds={NEVER}+turn_seconds={NEVER}"
MOMENTS, WALKS, CLOSER, FINALISTS = 40, 300, 4000, 6


def play(match: Match, seed: int) -> None:
    bots = [make(BOT, seed * 8 + seat) for seat in range(match.players)]
    while not match.over:
        match.apply(bots[int(match.state.to_move)].choose(match))


def victories(match: Match, actions: list[int], walks: int, seed: int) -> dict[int, float]:
    """The share of random games won after each decision, with equally many walks for each; they learn as they go."""
    blind = Settings(iterations=1, sharpness=0.0, rank=1.0, depth=-1, explore=1.0, seconds=NEVER, turn_seconds=NEVER)
    search = Search(seed, blind)
    search.think(match)
    for action in actions:
        search.think_about(action, walks)
    return {one.action: one.result for one in search.candidates(match) if one.action in actions}


def blunder(match: Match) -> tuple[float, int, int]:
    """The costliest decision: its cost, its moment, its action."""
    real = [n for n in range(len(match.steps) * 3 // 4) if len(match.at(n).legal_actions()) > 2]
    found = []
    for n in real[:: max(1, len(real) // MOMENTS)]:
        won = victories(match.at(n), match.at(n).legal_actions(), WALKS, n)
        best, worst = max(won, key=won.__getitem__), min(won, key=won.__getitem__)
        found.append((won[best] - won[worst], n, best, worst))
    again = []
    for _, n, best, worst in sorted(found)[-FINALISTS:]:
        won = victories(match.at(n), [best, worst], CLOSER, n + 1)
        again.append((won[best] - won[worst], n, worst))
    return max(again)


def planted(name: str, players: int, seed: int) -> tuple[dict[str, Any], Match]:
    match = ludi.load(name).new(players=players, seed=seed)
    play(match, seed)
    cost, n, action = blunder(match)
    match = match.at(n)
    match.apply(action)
    play(match, seed + 1000)
    actions = [step.action for step in match.steps]
    return {"game": name, "players": players, "seed": seed, "cost": cost, "planted": n, "actions": actions}, match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ludi.catalogue()))
    parser.add_argument("--seeds", nargs="+", type=int, default=[1, 2, 3, 4, 5])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    kept = []
    for name in options.games:
        named = 0
        for seed in options.seeds:
            plant, match = planted(name, options.players, seed)
            kept.append(plant)
            if options.write:
                options.write.write_text(json.dumps(kept) + "\n", encoding="utf-8")
            analysis = Analysis(options.level)
            for moment in look_back(analysis.questions(match), Processes(options.processes)):
                analysis.add(moment)
            places = [one["n"] for one in analysis.costliest]
            place = places.index(plant["planted"]) + 1 if plant["planted"] in places else None
            named += place is not None and place <= 3
            judged = analysis.moments[plant["planted"]]
            told = f"planted at {plant['planted']} of {len(match.steps)} ({plant['cost']:.0%} of random games),"
            told += f" place {place} of {len(places)}, {judged['mark'] or 'no mark'}"
            told += f" {judged['loss']:.0%} ± {judged['error']:.0%}"
            print(f"{name} {seed}: {told}", flush=True)
        print(f"{name}: {named} of {len(options.seeds)} are among the three costliest", flush=True)


if __name__ == "__main__":
    main()
