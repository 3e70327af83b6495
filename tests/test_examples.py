"""The examples in the documentation work."""

import doctest
import importlib
import pydoc
import re
from pathlib import Path

import pytest
import yaml

import ludi
from ludi.registry import folder_of

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("module", ["ludi", "ludi.kernel.game", "ludi.kernel.match"])
def test_docstrings(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0 and result.failed == 0


def test_help_shows_the_public_classes() -> None:
    shown = pydoc.plain(pydoc.render_doc(ludi))
    for name in ("Game", "Match", "Move", "Record"):
        assert f"class {name}(" in shown, name


def blocks(file: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", file.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_example_runs() -> None:
    for block in blocks(ROOT / "README.md", "python"):
        exec(block, {})


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_the_positions_in_the_rules_can_be_read(name: str) -> None:
    positions = [yaml.safe_load(block) for block in blocks(folder_of(name) / "rules.md", "yaml")]
    assert positions, "every rules page shows a position"
    for position in positions:
        ludi.load(name).from_position(position)


@pytest.mark.parametrize("language", ["python", "yaml", "jinja", "ftl"])
def test_the_walk_through_shows_the_example_as_it_is(language: str) -> None:
    files = [
        file
        for file in sorted((ROOT / "examples" / "tali").rglob("*.*"))
        if file.suffix in (".py", ".yaml", ".j2", ".ftl")
    ]
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    shown = blocks(ROOT / "docs" / "adding_a_game.md", language)
    assert shown
    for block in shown:
        assert block in sources, block
