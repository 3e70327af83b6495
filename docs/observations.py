"""Writes docs/observations.md: the meaning of the numbers from `observe`, as declared in features.py.

python docs/observations.py
"""

from pathlib import Path

import ludi
from ludi.kernel.features import table

FILE = Path(__file__).with_suffix(".md")
GAMES = ("roads", "trajan", "glory")
HEAD = """# Observations

What `VectorEnv`, `Match.observe(seat)` and the adapters of [research.md](research.md) give of a game, number by
number. Written by `python docs/observations.py` from the declarations in each game's `features.py`; a test compares.

- Only what the viewer can know: in any other world that fits it the numbers are the same (`tests/contract`,
  `test_nothing_leaks`).
- Player 0 is the viewer, player 1 sits to their left, and so on. Seats that nobody sits at are 0, so all numbers of
  players have the same length and meaning.
- Most numbers lie between 0 and 1; "/ 20" tells what a count was divided by. A name with labels is one number
  for each of them: 1 for the one that holds, or a count. As `int8` all are multiplied by 60 and rounded, at most 127.
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
