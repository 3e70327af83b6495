"""Bots that are programs of their own: JSON lines over standard input and output. docs/bots.md tells the protocol.

`python -m ludi.bots.program MODULE:CALLABLE` lets any Python callable take part in the same way.
"""

import base64
import contextlib
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from queue import Empty, Queue
from typing import Any

import numpy as np

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match


class BotFailed(LudiError):
    """The bot crashed, hung or gave no legal answer; the sentence says which."""


class Program:
    """A bot in a process of its own. It is told what its seat knows, and no more."""

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
        try:
            line = self.answers.get(timeout=self.seconds)
        except Empty:
            raise BotFailed(f"hangs: no answer within {self.seconds:g} s") from None
        if not line:
            raise BotFailed(f"crashed: it ended with status {self.process.wait(timeout=5)}")
        try:
            return int(json.loads(line)["action"])
        except (ValueError, KeyError, TypeError):
            raise BotFailed(f'answers {line.strip()[:80]!r} instead of a line like {{"action": 17}}') from None

    def close(self) -> None:
        """End the process; nothing of it stays behind."""
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

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")


def question(match: Match, seed: int) -> dict[str, Any]:
    """What a program is asked: the seat's view, its legal decisions, and a state that fits what the seat knows."""
    assert match.to_move is not None
    world = match.copy()
    match.game.redeal(world.state, match.to_move, np.uint64(seed))
    return {
        "game": match.game.name,
        "names": match.names,
        "seat": match.to_move,
        "number": len(match.steps),
        "view": match.view(match.to_move),
        "moves": [
            {"action": one.action, "words": one.words, "kind": one.kind, "parts": one.parts} for one in match.legal()
        ],
        "state": base64.b64encode(bytes(world)).decode(),
    }


def serve(choose: Callable[[Match], int]) -> None:
    """Answer the questions on standard input with a Python callable."""
    answers, sys.stdout = sys.stdout, sys.stderr  # what the callable prints must not look like an answer
    for line in sys.stdin:
        asked = json.loads(line)
        match = ludi.load(asked["game"]).resume(base64.b64decode(asked["state"]), asked["names"])
        print(json.dumps({"action": int(choose(match))}), file=answers, flush=True)


if __name__ == "__main__":
    module, _, name = sys.argv[1].partition(":")
    sys.path.insert(0, "")
    serve(getattr(import_module(module), name))
