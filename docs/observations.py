"""Writes docs/observations.md: the meaning of the numbers from `observe`, as declared in features.py.

python docs/observations.py
"""

from pathlib import Path

import ludi
from ludi.kernel.features import table

FILE = Path(__file__).with_suffix(".md")
GAMES = ("roads", "trajan", "glory")
HEAD = """# Observations

What each number means in the observations of `VectorEnv`, `Match.observe(seat)` and the adapters of
[research.md](research.md). Written by `python docs/observations.py` from the declarations in each game's
`features.py`; a test compares.

- Observations contain only what the viewer can know: the numbers are the same in every world consistent with that
  (`tests/contract`, `test_nothing_leaks`).
- Player 0 is the viewer, player 1 sits to their left, and so on. Empty seats are 0, so length and meaning are the same
  for all numbers of players.
- Most numbers are between 0 and 1; "/ 20" means that a count was divided by 20. A name with labels has one number
  for each label: 1 for the one that applies, or a count. As `int8`, all are multiplied by 60 and rounded, at most 127.
"""


def page() -> str:
    parts = [HEAD]
    for name in GAMES:
        game = ludi.load(name)
        parts.append(
            f"\n## {game.about.title}: {game.features} numbers\n\n| numbers | what | of which |\n|---|---|---|\n"
        )
        parts += [f"| {which} | {what} | {meaning} |\n" for which, what, meaning in table(game.observation)]
    return "".join(parts)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
