"""docs/research.md: every command and every piece of Python in it works, in the order of the page."""

import importlib.util
import json
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import ludi
from ludi.cli import main
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from ludi.research.notebook import show_boards
from ludi.web import export
from tests.test_examples import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
# Too heavy to install for every run.
EXTRAS = {"train.py": "sb3_contrib", "spiel.py": "pyspiel", "torchrl_env.py": "torchrl", "puffer_env.py": "pufferlib"}


def test_every_command_and_every_piece_of_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process: starting another one for each would take longer than running them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    left_out = []
    for number, (language, block) in enumerate(re.findall(r"```(sh|python)\n(.*?)```", PAGE, re.S)):
        if language == "sh":
            for line in block.splitlines():
                name, *arguments = shlex.split(line)
                assert name == "./ludi" and main(arguments) == 0, line
            continue
        named = re.match(r"# (\w+\.py)\n", block)
        file = tmp_path / (named[1] if named else f"block{number}.py")
        file.write_text(block, encoding="utf-8")
        needs = EXTRAS.get(file.name, "numpy")
        if importlib.util.find_spec(needs):
            runpy.run_path(str(file))
        else:
            left_out.append(f"{file.name} needs {needs}")
    assert (tmp_path / "games" / "results.jsonl").exists() and (tmp_path / "board.svg").exists()
    if left_out:
        pytest.skip(f"all but this was run: {', '.join(left_out)}")


def test_the_extras_are_those_of_the_project() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.M)) == set(extras) - {"dev", "postgres"}  # for hosts
    assert set(re.findall(r"ludi\[(\w+)\]", PAGE)) <= set(extras)


@pytest.mark.compiled
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_notebooks_run(file: Path, tmp_path: Path) -> None:
    """Their cells are plain Python, run in order; faster than with Jupyter, which is not needed for that."""
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert code and not INTERPRETED
    (tmp_path / "cells.py").write_text("\n\n".join(code), encoding="utf-8")
    done = subprocess.run([sys.executable, "cells.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_there_are_three_notebooks() -> None:
    assert len(NOTEBOOKS) == 3


def test_in_a_notebook_matches_and_records_show_their_board(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[type, Callable[[object], str]] = {}
    formatter = SimpleNamespace(for_type=shown.__setitem__)
    ipython = SimpleNamespace(display_formatter=SimpleNamespace(formatters={"text/html": formatter}))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: ipython))
    show_boards()
    match = ludi.load("tali").new(seed=1)
    match.apply(match.legal_actions()[0])
    assert set(shown) == {Match, Record}
    picture = shown[Match](match)
    assert shown[Record](match.record()) == picture and picture.startswith("<img ")
    drawn = b64decode(picture.partition("base64,")[2].rstrip('">'))
    assert drawn.decode() == export.svg(match)
