"""Compiles games, several at once: each in a separate process, which reports its progress.

python -m ludi.compiling GAME       one line before each function: how many are done, out of how many
"""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from ludi.kernel import cache
from ludi.kernel.errors import LudiError
from ludi.registry import folder_of
from ludi.words import WORDS

COMMAND = (sys.executable, "-m", "ludi.compiling")
KERNEL = Path(cache.__file__).parent
BOTS = KERNEL.parent / "bots"
LOOP = 5  # a loop takes as long to compile as this many rules


def marker(name: str) -> Path:
    """A file that exists once a game's rules and all loops over them are compiled; named by the sources of both."""
    return cache.cache_folder(folder_of(name)) / cache.cache_folder(BOTS).name


def is_compiled(name: str) -> bool:
    return marker(name).exists()


def cores() -> int:
    """How many processes may run in parallel."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_games(names: Iterable[str], tell: Callable[[str, int, int], None]) -> None:
    """Compile the games that are not compiled yet, largest first, as many at once as there are cores."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return
    left = [name for name in names if not is_compiled(name)]
    left.sort(key=lambda name: cache.functions_in(folder_of(name)), reverse=True)
    with ThreadPoolExecutor(cores()) as pool:
        list(pool.map(lambda name: compile_apart(name, tell), left))


def compile_apart(name: str, tell: Callable[[str, int, int], None]) -> None:
    """Compile a game in a separate process."""
    with subprocess.Popen([*COMMAND, name], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            done, total = line.split()
            tell(name, int(done), int(total))
    if process.returncode:
        raise LudiError(WORDS("not-compiling", game=name))


def compile_here(name: str, tell: Callable[[int, int], None]) -> None:
    """Compile a game's rules and all loops over them; before each, `tell` gets how many are done, out of how many."""
    from ludi import load
    from ludi.kernel import jit

    if jit.INTERPRETED:
        return
    done, total = 0, sum(cache.functions_in(folder) for folder in (KERNEL, folder_of(name)))

    def step() -> None:
        nonlocal done
        tell(min(done, total - 1), total)
        done += 1

    jit.listener = step

    from ludi.bots import LOOPS
    from ludi.kernel.loops import specialised
    from ludi.kernel.rng import next_random, scramble

    total += LOOP * len(LOOPS)
    game = load(name)
    for loop in LOOPS:
        specialised(loop, game.dtype)
        done += LOOP - 1
    for function in (next_random, scramble):  # bots call them from Python, too
        jit.whole(function)
    match, chance = game.new(game.about.max_players), random.Random(0)
    while not match.over:  # what Python calls at a table
        if len(match.steps) % 8 == 0:
            match.view(0), match.position(), match.outcomes()
        match.apply(chance.choice(match.legal_actions()))
    marker(name).touch()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        compile_here(sys.argv[1], lambda done, total: print(done, total, flush=True))
