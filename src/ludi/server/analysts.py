"""Analyses of finished games, decision by decision, by workers that use only idle processor time. Findings are saved as
they come, and a restart continues from there.
"""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ludi.bots.analysis import Analysis
from ludi.bots.levels import strongest
from ludi.server import queries, replay
from ludi.server.hall import Hall
from ludi.server.refused import Refused
from ludi.server.table import Table
from ludi.server.thinkers import Failed
from ludi.web.words import WORDS

MOST_AT_ONCE = 2  # running analyses per guest
SAVED_EVERY = 5.0  # seconds
TRIES = 3  # per decision; then it is skipped
PATIENCE = 1.0  # seconds before trying again

log = logging.getLogger("ludi")


@dataclass
class Work:
    """The progress of a table's analysis."""

    analysis: Analysis
    total: int = 0  # moments to examine; 0: not counted yet
    finished: bool = False
    guest: str = ""  # who asked for it, if since the server started
    task: asyncio.Task[None] | None = None
    elsewhere: bool = False  # another process is working on it

    @property
    def running(self) -> bool:
        here = self.task is not None and not self.task.done()
        return (here or self.elsewhere) and not self.finished

    @property
    def done(self) -> int:
        return self.total if self.finished else len(self.analysis.moments)


def _claim(table_id: str, all_open: bool) -> str:
    return f"analysis {table_id} {int(all_open)}"


class Analysts:
    """All analyses: running ones in memory, the others on disk."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store, self.thinkers = hall, hall.services.store, hall.services.thinkers
        self.works: dict[tuple[str, bool], Work] = {}

    def resume(self) -> None:
        """Continue what was running when the server, or another process, stopped."""
        try:
            rows = self.store.read(queries.unfinished_analyses())
        except SQLAlchemyError as error:  # database unreachable; the next request for an analysis resumes it
            log.warning("Analyses could not be resumed: %s", error)
            return
        for row in rows:
            if (row.table_id, bool(row.all_open)) in self.works:
                continue
            try:
                table = self.hall.get(row.table_id)
                self._begin(table, self.get(table, bool(row.all_open)))
            except Refused as refused:
                log.warning("The analysis of table %s cannot be resumed: %s", row.table_id, refused)

    async def close(self) -> None:
        for work in list(self.works.values()):
            if work.task is not None:
                work.task.cancel()
                with suppress(asyncio.CancelledError):
                    await work.task

    def get(self, table: Table, all_open: bool) -> Work:
        """The findings so far; refused if the game is not over."""
        if not replay.is_open(table):
            raise Refused(WORDS("analysis-later"), 403)
        if (table.id, all_open) in self.works:
            return self.works[table.id, all_open]
        for row in self.store.read(queries.analyses_of(table.id)):
            if bool(row.all_open) == all_open and (analysis := Analysis.kept(row.data)):
                elsewhere = self._is_claimed(table.id, all_open)
                return Work(analysis, row.total, bool(row.finished) and bool(analysis.moments), elsewhere=elsewhere)
        return Work(Analysis(strongest(table.about.name), all_open=all_open))

    def _is_claimed(self, table_id: str, all_open: bool) -> bool:
        """Whether some process is working on it; called only if this one is not."""
        return self.store.shared and bool(self.store.read(queries.claim_of(_claim(table_id, all_open))))

    async def start(self, table: Table, guest: str, all_open: bool) -> Work:
        """Start an analysis on request. Existing findings are kept."""
        work = self.get(table, all_open)
        if work.running or work.finished:
            return work
        if not self.thinkers.able:
            raise Refused(WORDS("analysis-no-workers"))
        if sum(other.guest == guest for other in self.works.values()) >= MOST_AT_ONCE:
            raise Refused(WORDS("analysis-too-many"), 429)
        replay.whole(table)  # raises if the game cannot be replayed
        work.guest = guest
        await self._save(table, work)
        self._begin(table, work)
        return work

    def _begin(self, table: Table, work: Work) -> None:
        key = (table.id, work.analysis.all_open)
        self.works[key] = work
        work.task = asyncio.create_task(self._look_back(table, work))
        work.task.add_done_callback(lambda _task: self.works.pop(key, None))

    async def _look_back(self, table: Table, work: Work) -> None:
        claim, peers = _claim(table.id, work.analysis.all_open), self.hall.services.peers
        if not await peers.claim(claim):
            return  # another process is working on it
        try:
            questions = await asyncio.to_thread(work.analysis.questions, replay.whole(table))
            work.total, saved = len(questions) + len(work.analysis.moments), time.monotonic()
            await self._save(table, work)  # so that other processes can report progress, too

            async def look() -> None:
                nonlocal saved
                while questions and table.status != "deleted":
                    found = await self._judge(questions.pop(0), work.guest or table.id)
                    if found is not None:
                        work.analysis.add(found)
                    if time.monotonic() - saved > SAVED_EVERY:
                        saved = time.monotonic()
                        await self._save(table, work)

            async with asyncio.TaskGroup() as together:
                for _ in range(self.thinkers.at_once):
                    together.create_task(look())
            if table.status == "deleted":
                return
            work.finished = True
            await self._save(table, work)
        except Exception:
            log.exception("The analysis of table %s stopped; the next request resumes it.", table.id)
        finally:
            peers.release(claim)
            if not any(other.running for other in self.works.values() if other is not work):
                await self.thinkers.rest()

    async def _judge(self, question: dict[str, Any], owner: str) -> dict[str, Any] | None:
        while question["game"] not in self.thinkers.ready:
            await asyncio.sleep(PATIENCE)
        for _ in range(TRIES):
            try:
                return await self.thinkers.look_back(question, owner)
            except (Failed, KeyError) as error:
                log.warning("Decision %s could not be judged: %s", question["n"], error)
                await asyncio.sleep(PATIENCE)
        return None

    async def _save(self, table: Table, work: Work) -> None:
        data = work.analysis.data()
        await self.store.write(queries.save_analysis(table.id, work.analysis.all_open, work.total, work.finished, data))
