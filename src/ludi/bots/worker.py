"""Our own bots behind the protocol of `program.py`, as the tables ask them: `python -m ludi.bots.worker`.

A question also holds `bot` (its name), `who` (keeps its thoughts together) and `seed`.
"""

import os
from typing import Any

from ludi.bots import LOOPS, Bot, make
from ludi.bots.program import Say, match_of, serve
from ludi.kernel import jit
from ludi.registry import folder_of

KEPT = 64  # bots that remember their last thoughts

bots: dict[str, Bot] = {}


def choose(asked: dict[str, Any], say: Say) -> int:
    """The bot's decision. While rules are compiled for it, it tells how many functions are done, of how many."""
    done, total = 0, jit.functions_in(folder_of(asked["game"])) + len(LOOPS)

    def count(_name: str, _done: int, _total: int) -> None:
        nonlocal done
        say({"compiled": [min(done, total - 1), total]})
        done += 1

    jit.listener = count
    match = match_of(asked)
    bot = bots.pop(asked["who"], None) or make(asked["bot"], asked["seed"])
    bots[asked["who"]] = bot
    if len(bots) > KEPT:
        bots.pop(next(iter(bots)))
    return bot.choose(match)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # the tables come first
    serve(choose)
