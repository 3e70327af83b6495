"""Bots think in separate processes, and no table waits for them forever.

Deep workers run compiled rules. Others like them compile what is not compiled yet, one game each; until a game is ready
its bots use the quick move of the interpreted worker. A worker that crashes or hangs is replaced.

Under load, watched tables come first, and owners with few questions before those with many.

Finished games are analysed by low-priority workers (`patient.py`). They run only while processors are idle, so they
slow down neither bots nor requests.
"""

import asyncio
import json
import logging
import os
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import ludi
from ludi.bots.levels import LEVELS
from ludi.bots.program import question
from ludi.compiling import cores, is_compiled
from ludi.kernel.match import Match
from ludi.registry import catalogue

QUICK = "greedy"
STARTING = 60.0  # seconds for a process to start
ESTIMATE_AFTER = 5.0  # seconds of compiling
LOOKING_BACK = 3600.0  # seconds per decision of an analysis: a machine may be busy for long
COMMAND = (sys.executable, "-m", "ludi.server.worker")
PATIENTLY = (sys.executable, str(Path(__file__).with_name("patient.py"))) if hasattr(os, "nice") else ()

log = logging.getLogger("ludi")


class Failed(Exception):
    """A worker crashed, hung or answered nonsense."""


@dataclass(frozen=True)
class Progress:
    """How many functions of a game are compiled, out of how many, after how many seconds."""

    done: int
    total: int
    seconds: float

    @property
    def left(self) -> float | None:
        """Estimated remaining seconds; None while there is too little data."""
        if self.seconds < ESTIMATE_AFTER or not self.done:
            return None
        return self.seconds * (self.total - self.done) / self.done


def decided(said: dict[str, Any]) -> int:
    try:
        return int(said["action"])
    except (KeyError, TypeError, ValueError) as error:
        raise Failed(f"It answers {said}.") from error


class Worker:
    """A process, started on demand."""

    def __init__(self, command: Sequence[str], interpreted: bool) -> None:
        self.command = command
        self.environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
        if interpreted:
            self.environment["NUMBA_DISABLE_JIT"] = "1"
        self.process: asyncio.subprocess.Process | None = None

    async def ask(
        self, question: dict[str, Any], seconds: float, compiled: Callable[[int, int], None] = lambda done, total: None
    ) -> dict[str, Any]:
        """The answer; if the game has to be compiled first, `compiled` is told the progress."""
        try:
            async with asyncio.timeout(seconds):
                if self.process is None:
                    await self._start()
                assert self.process is not None
                stdin, stdout = self.process.stdin, self.process.stdout
                assert stdin is not None and stdout is not None
                stdin.write(json.dumps(question).encode() + b"\n")
                await stdin.drain()
                while "compiled" in (said := dict(json.loads(await stdout.readline()))):
                    compiled(*said["compiled"])
                return said
        except (TimeoutError, OSError, ValueError, TypeError) as error:
            await self.stop()
            raise Failed(f"{type(error).__name__} {error}") from error
        except asyncio.CancelledError:
            await self.stop()  # or its answer would be taken for the next question's
            raise

    async def _start(self) -> None:
        """Start the process; a caller interrupted meanwhile still gets it, to be able to end it."""
        pipe = asyncio.subprocess.PIPE
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(*self.command, env=self.environment, stdin=pipe, stdout=pipe)
        )
        try:
            self.process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting
            raise

    async def stop(self) -> None:
        """End the process and wait until nothing is left of it."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


class Thinker(Protocol):
    """A process here, or one elsewhere (`distant.py`)."""

    async def ask(
        self, question: dict[str, Any], seconds: float, compiled: Callable[[int, int], None] = ...
    ) -> dict[str, Any]: ...


Rank = tuple[int, int]  # priority; number of earlier questions of the same owner
WATCHED, UNWATCHED = range(2)
"""Watched tables and hints; unwatched tables."""


class Line:
    """Idle workers, and callers waiting for one, lowest rank first."""

    def __init__(self) -> None:
        self.idle: list[Thinker] = []  # the last one in is used first
        self.waiting: list[tuple[Rank, int, asyncio.Future[Thinker]]] = []
        self.numbers = count()  # ties are served in order

    async def get(self, rank: Rank) -> "Thinker":
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (rank, next(self.numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())  # assigned at the moment of cancelling
            raise

    def put(self, worker: "Thinker") -> None:
        while self.waiting:
            turn = heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.insert(len(self.idle) if isinstance(worker, Worker) else 0, worker)  # those elsewhere come last


class Thinkers:
    """The workers, and the games that are ready for deep thought."""

    def __init__(
        self,
        deep: int | None = None,
        patience: float = 40.0,
        command: Sequence[str] = COMMAND,
        compiling: float = 3600.0,
    ) -> None:
        """`deep`: number of deep workers (else $LUDI_WORKERS, else half the cores); 0: bots play quick moves only.

        `patience`: seconds per decision; `compiling`: seconds per game.
        """
        half = max(1, min(4, (os.cpu_count() or 1) // 2))
        count = int(os.environ.get("LUDI_WORKERS", half)) if deep is None else deep
        self.command, self.patience, self.compiling = command, patience, compiling
        self.quick = Worker(command, interpreted=True)
        self.quick_line = Line()
        self.deep = [Worker(command, interpreted=False) for _ in range(count)]
        self.patient = [Worker((*PATIENTLY, *command), interpreted=False) for _ in range(min(cores(), 2 * count))]
        self.distant: list[Thinker] = []
        self.deep_line, self.patient_line = Line(), Line()
        self.asked: Counter[str] = Counter()  # unanswered questions, by owner
        self.compiled: set[str] = set()  # games, on this machine
        self.ready: set[str] = set()
        self.progress: dict[str, Progress] = {}  # of games not ready yet
        self.changed: Callable[[str], None] = lambda game: None  # called when a game's progress or readiness changes
        self.wanted: list[str] = []
        self.warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        for worker in self.deep:
            self.deep_line.put(worker)
        for worker in self.patient:
            self.patient_line.put(worker)
        self.warming = asyncio.create_task(self._get_ready())

    async def stop(self) -> None:
        if self.warming is not None:
            self.warming.cancel()
            with suppress(asyncio.CancelledError):
                await self.warming
        for worker in (self.quick, *self.deep, *self.patient):
            await worker.stop()

    async def _get_ready(self) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._start_quick())
            both.create_task(self._warm())

    async def _start_quick(self) -> None:
        """Start the quick worker in advance: quick moves have little time."""
        with suppress(Failed):
            await self.quick.ask(self._first(next(iter(catalogue())), QUICK), STARTING)
        self.quick_line.put(self.quick)

    async def _warm(self) -> None:
        """Compile every game, popular ones first, as many at once as there are cores; then load them."""
        games = list(catalogue()) if self.deep else []
        todo = games.copy()
        async with asyncio.TaskGroup() as compilers:
            for _ in range(min(cores(), len(todo))):
                compilers.create_task(self._compile(todo))
        for worker in self.deep:
            if worker in self.deep_line.idle:  # a busy one loads games on demand
                self.deep_line.idle.remove(worker)
                for game in games:
                    with suppress(Failed):
                        await worker.ask(self._first(game, LEVELS[0]), self.compiling)
                self.deep_line.put(worker)

    async def _compile(self, todo: list[str]) -> None:
        """Compile one game after another in a separate process."""
        compiler = Worker(self.command, interpreted=False)
        while todo:
            todo.sort(key=lambda name: self.wanted.index(name) if name in self.wanted else len(self.wanted))
            game = todo.pop(0)
            try:
                if not is_compiled(game):
                    await compiler.ask(self._first(game, LEVELS[0]), self.compiling, self._count(game))
                self._is_ready(game)
            except Failed as error:
                log.error("Bots cannot get ready for %s (%s): they keep playing quick moves.", game, error)
        await compiler.stop()

    def _first(self, game: str, bot: str) -> dict[str, Any]:
        """A question to prepare a worker with."""
        return {**question(ludi.load(game).new(), 0), "bot": bot, "who": "", "seed": 0}

    def getting_ready(self, game: str) -> bool:
        return bool(self.deep) and game not in self.ready

    def _count(self, game: str) -> Callable[[int, int], None]:
        began = time.monotonic()

        def compiled(done: int, total: int) -> None:
            self.progress[game] = Progress(done, total, time.monotonic() - began)
            self.changed(game)

        return compiled

    def _is_ready(self, game: str) -> None:
        self.compiled.add(game)
        self.ready.add(game)
        self.progress.pop(game, None)
        self.changed(game)

    @property
    def able(self) -> bool:
        """Whether anybody thinks deeply, here or elsewhere."""
        return bool(self.deep or self.distant)

    @property
    def at_once(self) -> int:
        """How many decisions of an analysis are examined in parallel."""
        return max(1, len(self.patient))

    def set_distant(self, workers: Sequence[Thinker]) -> None:
        """Update the workers elsewhere that have all games ready: known ones stay, others come or go."""
        known = self.distant
        self.distant = [*known[: len(workers)], *workers[len(known) :]]
        for line in (self.deep_line, self.patient_line):
            line.idle = [worker for worker in line.idle if self._is_there(worker)]
            for worker in self.distant[len(known) :]:
                line.put(worker)
        if bool(known) != bool(self.distant):
            self.ready = {*self.compiled, *(catalogue() if self.distant else ())}
            for game in catalogue():
                self.changed(game)

    def _is_there(self, worker: Thinker) -> bool:
        return isinstance(worker, Worker) or worker in self.distant

    def _put_back(self, worker: Thinker, line: Line) -> None:
        if self._is_there(worker):
            line.put(worker)

    async def choose(self, match: Match, bot: str, who: str, *, watched: bool = True, owner: str = "") -> int | None:
        """A bot's decision; None if nobody could find one.

        `who` identifies its trees; `watched` and `owner` describe the table.
        """
        with self._rank(WATCHED if watched else UNWATCHED, owner) as rank:
            return await self._choose(rank, match, bot, who)

    async def look_back(self, question: dict[str, Any], owner: str) -> dict[str, Any]:
        """Judge a past decision (`analysis.asked`) when nobody else needs a processor."""
        with self._rank(UNWATCHED, f"analysis {owner}") as rank:  # so that asking for analyses does not slow one's bots
            worker = await self.patient_line.get(rank)
            try:
                return dict((await worker.ask({**question, "looks": "back"}, LOOKING_BACK))["found"])
            finally:
                self._put_back(worker, self.patient_line)

    async def rest(self) -> None:
        """Stop the idle analysis workers, to free their memory."""
        for worker in self.patient:
            await worker.stop()

    async def look_ahead(self, match: Match, level: str, action: int | None, owner: str) -> dict[str, Any] | None:
        """The best decisions for the player to move, and optionally one of their own; None if that failed."""
        asked = {**question(match, 0), "looks": "ahead", "level": level, "action": action}
        with self._rank(WATCHED, owner) as rank, suppress(Failed, TimeoutError, KeyError):
            return dict((await self.think(asked, rank))["found"])
        return None

    @contextmanager
    def _rank(self, first: int, owner: str) -> Iterator[Rank]:
        """The rank of an owner's question in the line; counts the question while it lasts."""
        rank = (first, self.asked[owner])
        self.asked[owner] += 1
        try:
            yield rank
        finally:
            self.asked[owner] -= 1
            self.asked = +self.asked  # drop zeros

    async def _choose(self, rank: Rank, match: Match, bot: str, who: str) -> int | None:
        game = match.game.name
        if game not in self.wanted:
            self.wanted.append(game)
        seed = zlib.crc32(who.encode())  # constant, so that a turn's questions continue from each other
        asked = {**question(match, seed), "bot": bot, "who": who, "seed": seed}
        if game in self.ready:
            with suppress(Failed, TimeoutError):
                return decided(await self.think(asked, rank))
        worker = await self.quick_line.get(rank)
        try:
            return decided(await worker.ask({**asked, "bot": QUICK, "who": ""}, min(5.0, self.patience)))
        except Failed as error:
            log.warning("No quick move in %s: %s", game, error)
            return None
        finally:
            self.quick_line.put(worker)

    async def think(self, asked: dict[str, Any], rank: Rank) -> dict[str, Any]:
        """Ask a deep worker; retry if it crashed, but not if it hung."""
        async with asyncio.timeout(self.patience):
            worker = await self.deep_line.get(rank)
        try:
            try:
                return await worker.ask(asked, self.patience)
            except Failed as error:
                log.warning("A bot's worker failed (%s) and is being restarted.", error)
                if isinstance(error.__cause__, TimeoutError):
                    raise
                return await worker.ask(asked, self.patience)
        finally:
            self._put_back(worker, self.deep_line)
