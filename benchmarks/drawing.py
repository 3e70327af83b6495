"""The processor time of drawing a table's pages after each move of a random game, from scratch and with the cache.

python benchmarks/drawing.py --players 2 --moves 120
python benchmarks/drawing.py --regions      also how often each region changes, and how often it is redrawn

Alternates both ways, for every seat. A line has the milliseconds of one page after one move.
"""

import argparse
import gc
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

os.environ["NUMBA_DISABLE_JIT"] = "1"  # as in the server

import ludi
from ludi.web.drawing import draw
from ludi.web.kept import Kept
from ludi.web.scene import look

WAYS = ("looking", "anew", "kept")


class Times:
    """Milliseconds by viewer and method; how often each region changed, and was redrawn."""

    def __init__(self) -> None:
        self.spent: dict[tuple[bool, str], list[float]] = defaultdict(list)
        self.changed, self.drawn, self.pages = Counter[str](), Counter[str](), 0
        self.regions: dict[int, dict[str, str]] = {}

    @contextmanager
    def timed(self, mine: bool, way: str) -> Iterator[None]:
        began = time.process_time()
        yield
        self.spent[mine, way].append(1000 * (time.process_time() - began))

    def compare(self, seat: int, regions: dict[str, str]) -> None:
        known = self.regions.get(seat, {})
        self.changed.update(name for name, html in regions.items() if known.get(name) != html)
        self.drawn.update(name for name, html in regions.items() if known.get(name) is not html)
        self.regions[seat] = regions
        self.pages += 1

    def told(self, mine: bool) -> str:
        """The means."""
        each = {way: self.spent[mine, way] for way in WAYS}
        return ", ".join(f"{way} {sum(times) / max(1, len(times)):.2f}" for way, times in each.items())


def measure(game: str, players: int, moves: int) -> Times:
    match, chance = ludi.load(game).new(players=players, seed=3), random.Random(1)
    kept, times = Kept(), Times()
    while not match.over and len(match.steps) < moves:
        match.apply(chance.choice(match.legal_actions()))
        for seat in range(players):
            mine = seat == match.to_move
            with times.timed(mine, "looking"):
                scene = look(match, seat, table="table")
            with times.timed(mine, "anew"):
                draw(scene)
            with times.timed(mine, "kept"):
                drawing = draw(scene, kept)
            times.compare(seat, dict(drawing.regions))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--games", default=",".join(ludi.catalogue()))
    parser.add_argument("--regions", action="store_true")
    asked = parser.parse_args()
    for game in asked.games.split(","):
        measure(game, asked.players, 20)  # warm up: compile templates, read messages
        gc.freeze()  # as the server does
        times = measure(game, asked.players, asked.moves)
        print(f"{game}: who decides: {times.told(True)} ms; the others: {times.told(False)} ms")
        for region, html in times.regions[0].items() if asked.regions else ():
            changed, drawn = times.changed[region] / times.pages, times.drawn[region] / times.pages
            print(f"  {region:12} {len(html):6} letters, changed {changed:.0%}, drawn {drawn:.0%}")


if __name__ == "__main__":
    main()
