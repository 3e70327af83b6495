"""Workers on other machines: `ludi worker --database postgresql://…`. Questions and answers go through the database.

A server puts a question there; an idle worker claims the first one and takes no other until it has answered. A worker
that dies is noticed like a dead server (`peers.py`), and its question becomes free again. The asker waits no longer
than for a worker of its own.
"""

import asyncio
import json
import logging
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from ludi.registry import catalogue
from ludi.server import queries
from ludi.server.store import Outdated, Store
from ludi.server.thinkers import UNWATCHED, Failed, Thinkers

if TYPE_CHECKING:
    from ludi.server.peers import Peers

LOOK = 2.0  # seconds between checks, in case news is lost
BEAT = 2.0  # seconds between signs of life

log = logging.getLogger("ludi")


class Distant:
    """One of these workers as seen by a server: used like a local one."""

    def __init__(self, peers: "Peers") -> None:
        self.peers, self.store = peers, peers.store

    async def ask(
        self, question: dict[str, Any], seconds: float, compiled: Callable[[int, int], None] = lambda done, total: None
    ) -> dict[str, Any]:
        name, bell = secrets.token_hex(8), asyncio.Event()
        self.peers.awaited[name] = bell
        try:
            async with asyncio.timeout(seconds):
                thought = queries.put_thought(name, self.peers.me, json.dumps(question))
                await self.store.write(thought, news=f"thought {name}")
                return await self._answer(name, bell)
        except (TimeoutError, SQLAlchemyError, ValueError) as error:
            raise Failed(f"{type(error).__name__} {error}") from error
        finally:
            del self.peers.awaited[name]
            self.store.write_later(queries.drop_thought(name))

    async def _answer(self, name: str, bell: asyncio.Event) -> dict[str, Any]:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await bell.wait()
            bell.clear()
            rows = self.store.read(queries.thought(name))
            if not rows:
                raise Failed("The question is gone.")
            if rows[0].answer is not None:
                return dict(json.loads(rows[0].answer))

    async def stop(self) -> None:
        """Do nothing: the process belongs to another machine."""


class Helper:
    """`ludi worker`: answers questions from the database with workers of its own."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers, self.me = store, thinkers, store.process
        self.bell = asyncio.Event()  # set when there may be something to do

    async def run(self) -> None:
        """Run until cancelled. Servers count on it once all games are compiled."""
        self.thinkers.start()
        tasks: list[asyncio.Task[None]] = []
        try:
            while set(catalogue()) - self.thinkers.ready:
                await asyncio.sleep(0.1)
            loop = asyncio.get_running_loop()
            await self._arrive()
            self.store.listen(lambda news: loop.call_soon_threadsafe(self.bell.set))
            tasks = [
                asyncio.create_task(self._beat()),
                *(asyncio.create_task(self._think()) for _ in self.thinkers.deep),
            ]
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(SQLAlchemyError):
                await self.store.write(queries.leave(self.me))
            await self.thinkers.stop()

    async def _arrive(self) -> None:
        await self.store.write(queries.arrive(self.me), queries.offer_help(self.me, len(self.thinkers.deep)))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.write(queries.beat(self.me))
            except Outdated:
                log.warning("This worker was stopped for too long; others have taken over its work.")
                with suppress(SQLAlchemyError):
                    await self._arrive()
            except SQLAlchemyError as error:
                log.warning("The database does not answer: %s", error)

    async def _think(self) -> None:
        while True:
            self.bell.clear()
            try:
                taken = await asyncio.to_thread(self.store.change, queries.take_thought(self.me))
                if taken:
                    await self._answer(taken[0].id, taken[0].question)
                    continue
            except SQLAlchemyError as error:
                log.warning("The database does not answer: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.bell.wait()

    async def _answer(self, name: str, question: str) -> None:
        try:
            answer = await self.thinkers.think(json.loads(question), (UNWATCHED, 0))
        except (Failed, TimeoutError) as error:
            answer = {"failed": str(error)}  # the asker knows how to go on without an answer
        await self.store.write(queries.answer_thought(name, self.me, json.dumps(answer)), news=f"answer {name}")


def help_out(database: str, jobs: int | None) -> int:
    """Help the servers that share this database until stopped."""
    store = Store(database)

    async def run() -> None:
        helping = asyncio.create_task(Helper(store, Thinkers(jobs)).run())
        for stop in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(stop, helping.cancel)
        with suppress(asyncio.CancelledError):
            await helping

    try:
        asyncio.run(run())
    finally:
        store.close()
    return 0
