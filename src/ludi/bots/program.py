"""Bots as separate programs: JSON lines over standard input and output. See docs/bots.md for the protocol.

`python -m ludi.bots.program MODULE:CALLABLE` runs any Python callable as such a program.
"""

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from importlib import import_module
from queue import Empty, Queue
from typing import Any

import numpy as np

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match


class BotFailed(LudiError):
    """The bot crashed, hung or gave no legal answer; the text says which."""


class Program:
    """A bot in its own process. It is told what its seat knows, and no more."""

    def __init__(self, command: list[str], seed: int, seconds: float) -> None:
        self.seed, self.seconds = seed, seconds
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise BotFailed(f"cannot be started: {error.strerror}") from None
        self.answers: Queue[str] = Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def choose(self, match: Match) -> int:
        self.seed = (self.seed + 1) % 2**64
        self._send(question(match, self.seed))
        until = time.monotonic() + self.seconds
        while "action" not in (said := self._hear(until)):
            pass  # a progress report
        return int(said["action"])

    def close(self) -> None:
        """End the process and everything it started."""
        self.process.kill()
        self.process.wait()
        self.listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):  # a question it never read
                pipe.close()

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise BotFailed(f"crashed: it ended with status {self.process.wait(timeout=5)}") from None

    def _hear(self, until: float) -> dict[str, Any]:
        try:
            line = self.answers.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise BotFailed(f"hangs: no answer within {self.seconds:g} s") from None
        if not line:
            raise BotFailed(f"crashed: it ended with status {self.process.wait(timeout=5)}")
        try:
            said = dict(json.loads(line))
            if "compiled" not in said:
                int(said["action"])
        except (ValueError, KeyError, TypeError):
            raise BotFailed(f'answers {line.strip()[:80]!r} instead of a line like {{"action": 17}}') from None
        return said

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")


def question(match: Match, seed: int) -> dict[str, Any]:
    """A question for a program: the seat's view, its legal decisions, and a state that fits what the seat knows."""
    assert match.to_move is not None
    before, actions = own_decisions(match)
    world = match.game.resume(before, match.names)
    match.game.redeal(world.state, match.to_move, np.uint64(seed))
    turn = {"state": b64encode(bytes(world)).decode(), "actions": actions}
    for action in actions:
        world.apply(action)
    return {
        "game": match.game.name,
        "names": match.names,
        "seat": match.to_move,
        "number": len(match.steps),
        "view": match.view(match.to_move),
        "moves": [
            {"action": one.action, "words": str(one.words), "kind": one.kind, "parts": one.parts}
            for one in match.legal()
        ],
        "state": b64encode(bytes(world)).decode(),
        "turn": turn,
    }


def own_decisions(match: Match) -> tuple[bytes, list[int]]:
    """The state before the current player's run of decisions since the last reveal, and those decisions, so that a
    search can continue with its own trees.
    """
    began, actions = bytes(match), list[int]()
    for step in reversed(match.steps):
        if step.seat != match.to_move or not step.before:
            break
        if match.game.copy(step.before)[0].reveals != match.state.reveals:
            break
        began, actions = step.before, [step.action, *actions]
    return began, actions


def match_of(asked: dict[str, Any]) -> Match:
    """The match a question is about, as far as its seat knows it, with the decisions of this turn."""
    match = ludi.load(asked["game"]).resume(b64decode(asked["turn"]["state"]), asked["names"])
    for action in asked["turn"]["actions"]:
        match.apply(action)
    return match


Say = Callable[[dict[str, Any]], None]


def serve(answer: Callable[[dict[str, Any], Say], dict[str, Any]]) -> None:
    """Answer the questions on standard input until it is closed, so as never to outlive the asker."""
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)  # anything else that is printed must not look like an answer

        def say(said: dict[str, Any]) -> None:
            print(json.dumps(said), file=answers, flush=True)

        for line in sys.stdin:
            asked = json.loads(line)
            say(answer(asked, say))


if __name__ == "__main__":
    module, _, name = sys.argv[1].partition(":")
    sys.path.insert(0, "")
    chosen = getattr(import_module(module), name)
    serve(lambda asked, _say: {"action": int(chosen(match_of(asked)))})
