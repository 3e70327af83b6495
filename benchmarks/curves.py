"""How a network learns, round by round, from the logs of `ludi learn`: a picture, and the table that goes with it.

python benchmarks/curves.py learning.svg FOLDER [FOLDER ...] [--players 2]

Shows how much of the results the network explains in games it did not learn from: 0 % is as good as always expecting
the mean. All folders must have the same number of rounds and games per round.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.picture import draw
from ludi import registry


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("picture", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--players", default="2")
    options = parser.parse_args()
    lines, games = {}, 0
    for folder in options.folders:
        plan = json.loads((folder / "plan.json").read_text())["plan"]
        log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
        taught = [one for one in log if one["what"] == "taught"]
        title, games = str(registry.about(plan["game"]).title), plan["games"]
        lines[title] = [one["explained"][options.players] for one in taught]
        for one in taught:
            print(f"| {title} | {one['round'] * games:,} | {one['rows']:,} | {one['explained'][options.players]:.1%} |")
    steps = [f"{games * (n + 1):,}" for n in range(max(map(len, lines.values())))]
    label = (
        f"How much of the results a network explains, by the number of games learned from, {options.players} players"
    )
    draw(options.picture, lines, steps, label, unit="%", high=0.5)


if __name__ == "__main__":
    main()
