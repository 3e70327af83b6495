"""How fast the vector environment is: steps per second of random play, by game, kind of observation and threads.

python benchmarks/research.py [GAME ...] [--players 4] [--games-at-once 2048] [--threads 2] [--seconds 1.5]

A step is a decision with more than one legal answer, including its random choice and everything that happens before the
next one. Rates are by the processor time of all threads, best of three, since the clock means nothing on a busy
machine. `total` estimates an idle machine with that many cores, if they do not slow each other down: what the first
thread does alone counts fully, the rest is divided by the threads. On an idle machine the clock measures it directly.
"""

import argparse
import time
from typing import Any

from ludi.research import VectorEnv

FORMS: dict[str, dict[str, Any]] = {
    "none": {"observe": None},
    "dense float32": {},
    "dense int8": {"dtype": "int8"},
    "sparse float32": {"observe": "sparse"},
    "none, against random": {"observe": None, "opponents": "random"},
    "dense, against greedy": {"opponents": "greedy"},
}


def rate(env: VectorEnv, threads: int, seconds: float) -> tuple[float, float, float]:
    """Steps per second: of processor time, with that many free cores, and by the clock."""
    best = (0.0, 0.0, 0.0)
    for _ in range(3):
        steps, began, alone, clock = 0, time.process_time(), time.thread_time(), time.perf_counter()
        while time.process_time() - began < seconds / 3:
            env.random_actions()
            env.step()
            steps += env.n
        spent, first = time.process_time() - began, time.thread_time() - alone
        free = spent if threads == 1 else first + (spent - first) / threads
        best = max(best, (steps / spent, steps / free, steps / (time.perf_counter() - clock)))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["roads", "trajan", "glory"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games-at-once", type=int, default=2048)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.5)
    options = parser.parse_args()
    print(f"{'game':8}{'observations':24}{'a core':>12}{'total':>12}{'by the clock':>14}   steps a second")
    for game in options.games:
        for form, settings in FORMS.items():
            env = VectorEnv(game, options.games_at_once, options.players, threads=options.threads, **settings)
            env.step(env.random_actions())
            core, total, clock = rate(env, options.threads, options.seconds)
            print(f"{game:8}{form:24}{core:12,.0f}{total:12,.0f}{clock:14,.0f}", flush=True)
            env.close()


if __name__ == "__main__":
    main()
