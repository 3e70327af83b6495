"""Ludi next to other environments, in one run on one core: decisions and games per second of random play.

python benchmarks/peers.py [--seconds 3] [--folder FOLDER]

Makes a separate environment (in FOLDER, by default a temporary one that is kept) with Ludi, OpenSpiel, PettingZoo's
classic games and Catanatron, then measures each in its own process. Rates are by processor time.

What is equal: random legal decisions, whole games, one thread. What is not: the games differ in length and in how much
a decision does, and a decision through an interface for agents (observation, mask, rewards) costs more than one inside
a loop. Compare rows of the same kind; the ratio is to Ludi's slowest game in that kind.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEEDS = ["open_spiel", "pettingzoo[classic]", "catanatron", "setuptools<81", "-e", f"{ROOT}[research]"]
INSIDE, PYTHON, VECTOR, SEARCH = "inside a compiled loop", "through Python", "many at once, for agents", "search"

BEFORE = """
import json, random, sys, time
seconds = float(sys.argv[1])
def measure(kind, name, play):
    play()
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        made, ended = play()
        decisions, games = decisions + made, games + ended
    spent = time.process_time() - began
    print(json.dumps([kind, name, decisions / spent, games / spent]), flush=True)
"""

LUDI = """
import ludi
from ludi.research import VectorEnv
from ludi.bots.search import Search, Settings
for name in ("roads", "trajan", "glory"):
    game = ludi.load(name)
    measure("INSIDE", "Ludi " + name, lambda: (game.random_games(2, 100), 100))
    env = VectorEnv(name, 1024, 2)
    def step():
        env.step(env.random_actions())
        return env.n, int(env.ends.sum())
    measure("VECTOR", "Ludi " + name, step)
    from ludi.research.table import Table
    table, chance = Table(name, 2), random.Random(1)
    def play():
        table.start(chance.randrange(2**60))
        made = 0
        while not table.over:
            table.take(chance.choice(table.legal()))
            made += 1
        return made, 1
    measure("PYTHON", "Ludi " + name, play)
    match, deep = game.new(players=2, seed=1), 1000
    def think():
        Search(1, Settings(iterations=deep, seconds=1e9, turn_seconds=1e9)).think(match)
        return deep, 0
    measure("SEARCH", "Ludi " + name + ", iterations with whole games", think)
"""

OPENSPIEL = """
import pyspiel
for name in ("connect_four", "backgammon", "gin_rummy", "chess"):
    game = pyspiel.load_game(name)
    def play():
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
        return made, 1
    measure("PYTHON", "OpenSpiel " + name, play)
for name in ("connect_four", "backgammon", "chess"):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 1000, 1000, False, 1, False)
    def think():
        bot.mcts_search(state)
        return 1000, 0
    measure("SEARCH", "OpenSpiel " + name + ", iterations of its C++ MCTS", think)
"""

PETTINGZOO = """
from importlib import import_module
from pettingzoo import classic
from pathlib import Path
for file in sorted(Path(classic.__file__).parent.glob("*_v?.py")):  # releases differ
    if not file.stem.startswith(("connect_four", "texas_holdem_v", "gin_rummy", "chess", "leduc")):
        continue
    module = import_module("pettingzoo.classic." + file.stem)
    env = module.env()
    def play():
        env.reset()
        made = 0
        for agent in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(None if over or cut else env.action_space(agent).sample(mask))
            made += not (over or cut)
        return made, 1
    measure("PYTHON", "PettingZoo " + module.__name__.split(".")[-1], play)
"""

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
def play():
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    records = game.state.action_records if hasattr(game.state, "action_records") else game.state.actions
    return len(records), 1
measure("PYTHON", "Catanatron, 4 players", play)
"""


def ask(python: Path, script: str, seconds: float) -> list[tuple[str, str, float, float]]:
    for name in ("INSIDE", "PYTHON", "VECTOR", "SEARCH"):
        script = script.replace(f'"{name}"', f'"{globals()[name]}"')
    command = [str(python), "-c", BEFORE + script, str(seconds)]
    pinned = (lambda: os.sched_setaffinity(0, {0})) if hasattr(os, "sched_setaffinity") else None
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, preexec_fn=pinned, env=environment)
    if done.returncode:
        print(f"A peer failed (exit {done.returncode}); its rows are missing.", file=sys.stderr)
    return [tuple(json.loads(line)) for line in done.stdout.splitlines() if line.startswith("[")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "ludi-peers")
    options = parser.parse_args()
    python = options.folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", options.folder], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", *NEEDS], check=True)
    rows = [row for script in (LUDI, OPENSPIEL, PETTINGZOO, CATANATRON) for row in ask(python, script, options.seconds)]
    print(f"{date.today()}, {platform.processor() or platform.machine()}, one core, Python {platform.python_version()}")
    print("\n| kind | what | decisions/s | games/s | ratio |\n|---|---|---|---|---|")
    for kind in (INSIDE, VECTOR, PYTHON, SEARCH):
        mine = [row for row in rows if row[0] == kind]
        least = min((rate for _, name, rate, _ in mine if name.startswith("Ludi")), default=1.0)
        for _, name, decisions, games in mine:
            each = f"{games:,.0f}" if games else ""
            print(f"| {kind} | {name} | {decisions:,.0f} | {each} | {decisions / least:.3g} |")


if __name__ == "__main__":
    main()
