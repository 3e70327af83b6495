"""A process in which bots think: reads questions and writes answers, a line of JSON each. See `thinkers.py`.

It ends with its input, so it never outlives the server, however that died.
"""

import json
import os
import sys
from base64 import b64decode
from collections.abc import Callable
from typing import Any

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
    """The bot's decision. While rules are compiled for it, `say` is told how many functions are done, of how many."""
    import ludi
    from ludi.bots import LOOPS, make
    from ludi.kernel import jit
    from ludi.registry import folder_of

    done, total = 0, jit.functions_in(folder_of(asked["game"])) + len(LOOPS)

    def count(_name: str, _done: int, _total: int) -> None:
        nonlocal done
        say({"compiled": [min(done, total - 1), total]})
        done += 1

    jit.listener = count
    game = ludi.load(asked["game"])
    if "state" in asked:
        match = game.resume(b64decode(asked["state"]))
        for action in asked["actions"]:
            match.apply(action)
    else:
        match = game.new()  # only to have everything compiled
    bot = bots.pop(asked["who"], None) or make(asked["bot"], asked["seed"])
    bots[asked["who"]] = bot
    if len(bots) > KEPT:
        bots.pop(next(iter(bots)))
    return {"action": bot.choose(match)}


if __name__ == "__main__":
    main()
