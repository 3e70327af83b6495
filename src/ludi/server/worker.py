"""Our own bots behind the protocol of `bots/program.py`, as the tables ask them: `python -m ludi.server.worker`.

A question also holds `bot` (its name), `who` (keeps its thoughts together) and `seed`. Others are about a decision that
was taken (`bots/analysis.py`) or is to be taken (`advise`): they hold `looks` and are answered with what was found.

With `--patient` it runs only while nobody else wants a processor.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludi.bots import Bot, analysis, make
from ludi.bots.program import Say, match_of, serve
from ludi.compiling import compile_here, is_compiled

KEPT = 64  # bots that remember their last thoughts

bots: dict[str, Bot] = {}


def answer(asked: dict[str, Any], say: Say) -> dict[str, Any]:
    """If the game has to be compiled first, it tells how many functions are done, of how many."""
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


def give_way(patient: bool) -> None:
    """The tables come first: other workers get a little all the same, patient ones what nobody else wants.

    Linux may share its processors among sessions first, however idle the processes of one are. So a patient worker has
    a session of its own, which is the last one, too.
    """
    if hasattr(os, "nice"):
        os.nice(19 if patient else 10)
    if patient and sys.platform == "linux":
        with suppress(OSError):  # not every system knows, or allows, all of it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            os.setsid()
            Path("/proc/self/autogroup").write_text("19")


if __name__ == "__main__":
    give_way(patient="--patient" in sys.argv)
    serve(answer)
