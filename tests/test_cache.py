"""The compiler's cache: never stale, safe for several processes, and nobody waits without a message."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.kernel.cache import cache_folder
from ludi.kernel.jit import INTERPRETED

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")]

TOY = """
from ludi.kernel.jit import INT, compiled
from other import ADDED

@compiled(INT(INT))
def plus(x):
    return x + ADDED

print(plus(1))
"""


def run(code_file: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LUDI_CACHE": str(cache)}
    # -B: Python's own cache mistakes a file of the same length, changed within a second, for the old one.
    return subprocess.run(
        [sys.executable, "-B", str(code_file)], capture_output=True, text=True, env=environment, timeout=300
    )


def test_a_change_in_another_file_is_noticed(tmp_path: Path) -> None:
    sources = tmp_path / "toy"
    sources.mkdir()
    (sources / "main.py").write_text(TOY)
    (sources / "other.py").write_text("ADDED = 1\n")
    first = run(sources / "main.py", tmp_path / "cache")
    assert first.stdout == "2\n" and "compiling" in first.stderr
    (sources / "other.py").write_text("ADDED = 5\n")
    assert run(sources / "main.py", tmp_path / "cache").stdout == "6\n"


PARTS = """
import numpy as np
from ludi.kernel.jit import INT, NUMBERS, compiled, shared

@shared
def third(numbers, at):
    return numbers[at]

@compiled(INT(NUMBERS, INT))
def second(numbers, at):
    return third(numbers, at) + 1

@compiled(INT(NUMBERS, INT))
def first(numbers, at):
    return second(numbers, at) * 2

numbers = np.arange(3)
print(first(numbers, 2), third(numbers, 1))
try:
    first(numbers, 3)
except IndexError:
    print("checked")
"""


def test_only_functions_called_from_python_are_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is part of it, including its checks."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "main.py").write_text(PARTS)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    first, second = (run(tmp_path / "toy" / "main.py", tmp_path / "cache") for _ in range(2))
    assert first.stdout == second.stdout == "6 1\nchecked\n", first.stderr
    assert "compiling" in first.stderr and "compiling" not in second.stderr
    assert [kept.name.partition("-")[0] for kept in (tmp_path / "cache").glob("toy-*/*/")] == ["first"]


def test_two_processes_may_start_on_an_empty_cache(tmp_path: Path) -> None:
    code = "import ludi; g = ludi.load('roads'); print(g.random_games(2, 50), bytes(g.new(seed=1)).hex())"
    environment = os.environ | {"LUDI_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", code]
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    outputs = {process.communicate(timeout=300)[0] for process in both}
    third = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert outputs == {third.stdout} and third.stdout
    assert "compiling" not in third.stderr


LONG = "".join(f"        x = (x * {k} + state.numbers[(x ^ {k}) % len(state.numbers)]) % 99991\n" for k in range(3, 99))
MIXED = f"""
from ludi.kernel.jit import shared

@shared
def mixed(state, n):
    x = n
    for i in range(n):
{LONG}
    return x
"""

GAME = """
import numpy as np
from ludi.kernel.jit import INT, compiled, record_type
from mixed import mixed

states = np.zeros(1, [("numbers", "i8", (LENGTH,))]).view(np.recarray)
states.numbers[0] = range(LENGTH)

@compiled(INT(record_type(states.dtype), INT))
def value(state, n):
    return mixed(state, n) + mixed(state, n + 1)

print(value(states[0], 9))
"""


def test_what_two_processes_compiled_runs_in_a_third(tmp_path: Path) -> None:
    """Both compile a shared function, too long to be inlined, for their own records: neither may replace the other."""
    (tmp_path / "mixed.py").write_text(MIXED)
    for name, length in (("one", "4"), ("two", "9")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(GAME.replace("LENGTH", length))

    def start(code: str) -> subprocess.Popen[str]:
        environment = os.environ | {"LUDI_CACHE": str(tmp_path / "cache")}
        command = [sys.executable, "-c", code]
        return subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True)

    both = [start("import one"), start("import two")]
    one, two = (process.communicate(timeout=300)[0] for process in both)
    assert one and two and one != two
    assert start("import one, two").communicate(timeout=300)[0] == one + two
    assert start("import two, one").communicate(timeout=300)[0] == two + one


def test_bounds_checked_code_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    shutil.copytree(
        Path(ludi.__file__).parent / "games" / "roads", sources, ignore=shutil.ignore_patterns("__pycache__")
    )
    plain = cache_folder.__wrapped__(sources)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1" if os.environ.get("NUMBA_BOUNDSCHECK") != "1" else "0")
    assert cache_folder.__wrapped__(sources) != plain
    monkeypatch.undo()
    (sources / "map.json").write_text("{}")
    assert cache_folder.__wrapped__(sources) != plain, "data is compiled in"
