"""The processor time of drawing a table's pages after each move of a random game, drawn anew and with what is kept.

python benchmarks/drawing.py --players 2 --moves 120
python benchmarks/drawing.py --regions               and how often each region changes, is drawn, and for how long

Both ways in turns, for every seat; milliseconds of one page after one move, for who decides and for the others.
"""

import argparse
import os
import random
import time
from collections import Counter

os.environ["NUMBA_DISABLE_JIT"] = "1"  # as in the server

import ludi
from ludi.web.drawing import Drawing, draw
from ludi.web.kept import Kept
from ludi.web.scene import Scene, look

WAYS = ("looking", "anew", "kept")


class Times:
    """Milliseconds by what was done, and how often."""

    def __init__(self) -> None:
        self.spent, self.count = Counter[tuple[str, bool]](), Counter[bool]()
        self.changed, self.drawn = Counter[str](), Counter[str]()
        self.before: dict[int, dict[str, str]] = {}

    def page(self, seat: int, scene_of: "Looking", kept: Kept) -> None:
        """One page, drawn in both ways."""
        began = time.process_time()
        scene = scene_of(seat)
        self.take("looking", scene, began)
        began = time.process_time()
        draw(scene)
        self.take("anew", scene, began)
        began = time.process_time()
        drawing = draw(scene, kept)
        self.take("kept", scene, began)
        self.count[scene.mine] += 1
        self.compare(seat, drawing)

    def take(self, way: str, scene: Scene, began: float) -> None:
        self.spent[way, scene.mine] += 1000 * (time.process_time() - began)

    def compare(self, seat: int, drawing: Drawing) -> None:
        known = self.before.get(seat, {})
        self.changed.update(name for name, html in drawing.regions.items() if known.get(name) != html)
        self.drawn.update(name for name, html in drawing.regions.items() if known.get(name) is not html)
        self.before[seat] = dict(drawing.regions)


class Looking:
    """A match as its viewers see it."""

    def __init__(self, game: str, players: int) -> None:
        self.match = ludi.load(game).new(players=players, seed=3)

    def __call__(self, seat: int) -> Scene:
        return look(self.match, seat, table="table")


def measure(game: str, players: int, moves: int) -> Times:
    looking, kept, times, chance = Looking(game, players), Kept(), Times(), random.Random(1)
    match = looking.match
    while not match.over and len(match.steps) < moves:
        match.apply(chance.choice(match.legal_actions()))
        for seat in range(players):
            times.page(seat, looking, kept)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--games", default=",".join(ludi.catalogue()))
    parser.add_argument("--regions", action="store_true")
    asked = parser.parse_args()
    for game in asked.games.split(","):
        measure(game, asked.players, 20)  # templates are compiled, messages read
        times = measure(game, asked.players, asked.moves)
        for mine, who in ((True, "who decides"), (False, "the others")):
            told = ", ".join(f"{way} {times.spent[way, mine] / max(1, times.count[mine]):.2f}" for way in WAYS)
            print(f"{game}, {who}: {told} ms")
        pages = times.count.total()
        for region in times.before[0] if asked.regions else ():
            changed, drawn = times.changed[region] / pages, times.drawn[region] / pages
            print(f"  {region:12} {len(times.before[0][region]):6} letters, changed {changed:.0%}, drawn {drawn:.0%}")


if __name__ == "__main__":
    main()
