"""A process in which bots think: reads questions and writes answers, a line of JSON each. See `thinkers.py`.

It ends with its input, so it never outlives the server, however that died.
"""

import json
import os
import sys
from base64 import b64decode
from collections.abc import Callable
from typing import Any

from ludi.compiling import compile_here

KEPT = 64  # bots that remember their last thoughts


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # the tables come first
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)  # whatever else prints must not look like an answer
        bots: dict[str, Any] = {}

        def say(said: dict[str, Any]) -> None:
            answers.write(json.dumps(said) + "\n")
            answers.flush()

        for line in sys.stdin:
            say(answer(json.loads(line), bots, say))


def answer(asked: dict[str, Any], bots: dict[str, Any], say: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The bot's decision. Without a state everything is compiled or loaded first; `say` is told how far that is."""
    if "state" not in asked:
        compile_here(asked["game"], lambda done, total: say({"compiled": [done, total]}))
    import ludi
    from ludi.bots import make

    game = ludi.load(asked["game"])
    if "state" in asked:
        match = game.resume(b64decode(asked["state"]))
        for action in asked["actions"]:
            match.apply(action)
    else:
        match = game.new()
    bot = bots.pop(asked["who"], None) or make(asked["bot"], asked["seed"])
    bots[asked["who"]] = bot
    if len(bots) > KEPT:
        bots.pop(next(iter(bots)))
    return {"action": bot.choose(match)}


if __name__ == "__main__":
    main()
