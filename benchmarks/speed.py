"""Has it become slower? Alternates random games, as in `ludi bench`, of the working tree and of another commit.

python benchmarks/speed.py COMMIT [GAME ...] [--rounds 5] [--search expert]

With `--search`: iterations of a level's search instead, from the start of some games, each tree with its own level.

Each figure is the best of several rounds, by the processor time of one thread, so a busy machine changes little.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Run in each tree: decisions per second, by number of players. Both play the same games, if the rules agree.
GAMES = """
import json, sys, time
import ludi
game, found = ludi.load(sys.argv[1]), {}
for players in game.about.player_counts:
    game.random_games(players, 5)
    games, spent = 20, 0.0
    while spent < 0.3:
        games *= 2
        start = time.thread_time()
        decisions = game.random_games(players, games)
        spent = time.thread_time() - start
    found[players] = decisions / spent
print(json.dumps(found))
"""
# Or iterations per second of a search, over all its threads.
SEARCH = """
import json, sys, time
from dataclasses import replace
import ludi
from ludi.bots.levels import settings_of
from ludi.bots.search import Search
game, found = ludi.load(sys.argv[1]), {}
settings = replace(settings_of(game, sys.argv[2]), iterations=4000, seconds=1e9, turn_seconds=1e9)
Search(0, settings).think(game.new(seed=0))
for players in game.about.player_counts:
    done, spent = 0, 0.0
    while spent < 0.5:
        match, search = game.new(players=players, seed=done), Search(done, settings)
        start = time.process_time()
        done += search.think(match).iterations
        spent += time.process_time() - start
    found[players] = done / spent
print(json.dumps(found))
"""


def unpacked(revision: str) -> Path:
    """The sources of another commit, in a temporary folder, where they are compiled once."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", revision], cwd=ROOT, text=True).strip()
    folder = Path(tempfile.gettempdir()) / "ludi-speed" / commit
    if not folder.exists():
        packed = subprocess.check_output(["git", "archive", commit, "src"], cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def ask(tree: Path, game: str, level: str | None) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", SEARCH if level else GAMES, game, level or ""]
    return dict(json.loads(subprocess.check_output(command, env=environment, cwd=tree)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="the commit to compare with")
    parser.add_argument("games", nargs="*", default=["glory", "roads", "trajan"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--search", metavar="LEVEL", help="iterations of its search instead of random games")
    options = parser.parse_args()
    then = unpacked(options.revision)
    print(f"{'':16}{'then':>12}{'now':>12}   {'iterations' if options.search else 'decisions'} a second")
    for game in options.games:
        best: dict[Path, dict[str, float]] = {then: {}, ROOT: {}}
        for _ in range(options.rounds):
            for tree, known in best.items():
                for players, speed in ask(tree, game, options.search).items():
                    known[players] = max(speed, known.get(players, 0.0))
        for players, before in best[then].items():
            now = best[ROOT][players]
            print(f"{game + ', ' + players:16}{before:12,.0f}{now:12,.0f}   x{now / before:.2f}", flush=True)


if __name__ == "__main__":
    main()
