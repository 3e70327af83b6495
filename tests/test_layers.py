"""The layers of docs/architecture.md: import-linter reads them from pyproject.toml. And what templates look like."""

from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent


def test_every_import_keeps_to_the_layers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0, capsys.readouterr().out


def test_templates_have_lines_that_can_be_read() -> None:
    """What ruff does for Python: 150 characters, because a template's line carries its indentation and its tags."""
    templates = [*ROOT.glob("src/**/*.j2"), *ROOT.glob("examples/**/*.j2")]
    lines = {
        f"{path.relative_to(ROOT)}:{number}": len(line)
        for path in templates
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    }
    assert len(templates) > 20 and {where: length for where, length in lines.items() if length > 150} == {}
