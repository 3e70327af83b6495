"""Runs our bots behind the protocol of `bots/program.py`, for the tables: `python -m ludi.server.worker`.

Questions also hold `bot` (its name), `who` (identifies its trees) and `seed`. Others are about a decision that was made
(`bots/analysis.py`) or is to be made (`advise`): they hold `looks`, and the answer has the findings.
"""

import os
from typing import Any

from ludi.bots import Bot, analysis, make
from ludi.bots.program import Say, match_of, serve
from ludi.compiling import compile_here, is_compiled

KEPT = 64  # bots that remember their trees

bots: dict[str, Bot] = {}


def answer(asked: dict[str, Any], say: Say) -> dict[str, Any]:
    """Answer a question; if the game has to be compiled first, report how many functions are done, out of how many."""
    if not is_compiled(asked["game"]):
        compile_here(asked["game"], lambda done, total: say({"compiled": [done, total]}))
    looks = asked.get("looks")
    if looks == "back":
        return {"found": analysis.answered(asked)}
    if looks == "ahead":
        return {"found": analysis.advise(match_of(asked), asked["level"], asked["action"])}
    return {"action": int(choose(asked))}


def choose(asked: dict[str, Any]) -> int:
    """The bot's decision."""
    match = match_of(asked)
    bot = bots.pop(asked["who"], None) or make(asked["bot"], asked["seed"])
    bots[asked["who"]] = bot
    if len(bots) > KEPT:
        bots.pop(next(iter(bots)))
    return bot.choose(match)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # the tables come first
    serve(answer)
