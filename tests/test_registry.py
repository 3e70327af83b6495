"""Games are found wherever they are: in Ludi itself, and in the folders named by LUDI_GAMES."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.registry import folder_of

NIM = """
from pathlib import Path
from ludi.kernel.about import About
from ludi.kernel.words import Book
ABOUT = About("nim", Book(Path(__file__).parent / "messages"), 2, 2, "1")
"""
OURS = Path(ludi.__file__).parent / "games"


def listed(folders: str) -> "subprocess.CompletedProcess[str]":
    """The output of `ludi games` with these folders."""
    command = [sys.executable, "-m", "ludi", "games"]
    return subprocess.run(command, env=os.environ | {"LUDI_GAMES": folders}, capture_output=True, text=True)


def test_a_folder_is_a_game(tmp_path: Path) -> None:
    messages = tmp_path / "nim" / "messages"
    messages.mkdir(parents=True)
    (messages / "en.ftl").write_text("title = Nim\nsummary = Take the last match.\n")
    (tmp_path / "nim" / "__init__.py").write_text(NIM)
    games = os.pathsep.join((os.environ["LUDI_GAMES"], str(tmp_path)))
    with_them, without = listed(games).stdout, listed("").stdout
    assert "nim  Nim: 2 to 2 players" in with_them and "nim" not in without
    for name in ludi.catalogue():
        assert f"{name}  " in with_them
        assert (f"{name}  " in without) == (folder_of(name).parent == OURS)


@pytest.mark.parametrize("about", ["", "ABOUT = 1", NIM])
def test_a_game_has_the_name_of_its_folder(tmp_path: Path, about: str) -> None:
    """A copy of a game, for instance, in which the name has not been changed yet."""
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "__init__.py").write_text(about)
    refused = listed(str(tmp_path))
    assert refused.returncode == 2 and "ABOUT with the name chess" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_missing_folder_is_explained() -> None:
    refused = listed("/nowhere")
    assert refused.returncode and "LUDI_GAMES names /nowhere, which is not a folder." in refused.stderr
    assert "Traceback" not in refused.stderr
