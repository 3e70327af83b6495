"""Generates the documentation's table of buildings from the cards and the scenarios.

python -m ludi.games.glory.buildings > src/ludi/games/glory/buildings.md
"""

from pathlib import Path

import yaml

from ludi.kernel.words import slug

from . import WORDS, data as D

INTRODUCTION = """# Glory to Rome: the forty buildings

Every building with its effect, in our own words, and the scenarios that test it. The full rules are in
[rules.md](rules.md). Generated from the cards (`cards.json`), the messages and the scenarios by
`python -m ludi.games.glory.buildings`.

"""
HEAD = "| building | Polish name | material | value | when | effect | scenarios |\n|---|---|---|---|---|---|---|\n"


def scenario_titles(folder: Path) -> list[tuple[str, str]]:
    """The file, title and full text of every scenario, to search for names."""
    found = []
    for file in sorted(folder.glob("*.yaml")):
        for scenario in yaml.safe_load(file.read_text(encoding="utf-8"))["scenarios"]:
            found.append((f"{file.stem}: {scenario['title']}", f"{scenario['title']} {scenario.get('rule', '')}"))
    return found


def proving(name: str, titles: list[tuple[str, str]]) -> list[str]:
    """The scenarios whose title names the building; names contained in longer ones do not count."""
    longer = [other["name"] for other in D.BUILDINGS if name in other["name"] and other["name"] != name]
    proofs = []
    for label, text in titles:
        for other in longer:
            text = text.replace(other, "")
        if name in text:
            proofs.append(label)
    return proofs


def buildings_page(folder: Path | None = None) -> str:
    """A Markdown page: every building with its effect and the scenarios that prove it."""
    titles = scenario_titles(folder or Path(__file__).parent / "scenarios")
    rows = [
        f"| {b['name']} | {b['polish']} | {b['material']} ({D.ROLES[D.KIND[i]]}) | {D.VALUE[D.KIND[i]]} | {b['when']} "
        f"| {WORDS('function-' + slug(b['name']))} | {'; '.join(proving(b['name'], titles)) or '–'} |"
        for i, b in enumerate(D.BUILDINGS)
    ]
    return INTRODUCTION + HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(buildings_page(), end="")
