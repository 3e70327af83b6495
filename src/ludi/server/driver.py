"""Lets the bots at a table play: while somebody watches, or up to a person's next turn."""

import asyncio
import logging
import random
import time

from ludi.server import moves
from ludi.server.refused import Refused
from ludi.server.state import TableState
from ludi.server.viewers import Viewers

log = logging.getLogger("ludi")


class Driver:
    """Plays for the bots of one table."""

    def __init__(self, table: TableState, viewers: Viewers) -> None:
        self.table, self.viewers, self.services = table, viewers, table.services
        self.task: asyncio.Task[None] | None = None
        self.thought = 0.0  # seconds for the last real decision

    @property
    def awake(self) -> bool:
        """Whether bots play: while somebody watches, or, once somebody has visited, up to a person's next turn."""
        awaited = any(not seat.stand_in for seat in self.table.people)
        return self.viewers.watching or (self.viewers.visited and awaited)

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def drive(self) -> None:
        """Let the bots play if it is their turn."""
        if self._bot() is not None and self.awake and not self.busy:
            self.task = asyncio.create_task(self._drive())
            self.services.driving.add(self.task)
            self.task.add_done_callback(self.services.driving.discard)

    def _bot(self) -> str | None:
        return self.table.seats[self.table.to_move].bot if self.table.to_move is not None else None

    def pause(self, spent: float, again: bool) -> float:
        """Seconds to wait before showing a bot's decision; less if it decides again, or if no page is open.

        A question asked only to hide that it has just one answer takes as long as a real one, so timing gives nothing
        away, not even to a program that polls.
        """
        match, pace = self.table.match, self.services.pace * (0.5 if again else 1.0) * bool(self.viewers.connections)
        assert match is not None
        if len(match.legal_actions()) > 1:
            self.thought = spent
        elif match.game.questions[match.state.phase].private:
            pace = max(pace, self.thought)
        return max(0.0, pace - spent)

    async def _drive(self) -> None:
        try:
            await self._play_on()
        finally:
            self.services.peers.release(f"bots {self.table.id}")

    async def _play_on(self) -> None:
        last, table = None, self.table
        while (bot := self._bot()) is not None and self.awake:
            if not await self.services.peers.claim(f"bots {table.id}"):
                await asyncio.sleep(1.0)  # another process drives them
                continue
            assert table.match is not None and table.to_move is not None
            number, seat, began = table.number, table.to_move, time.monotonic()
            try:
                who, owner = f"{table.id}-{seat}-{table.seed}", table.owner or table.id
                action = await self.services.thinkers.choose(
                    table.match, bot, who, watched=self.viewers.watching, owner=owner
                )
                await asyncio.sleep(self.pause(time.monotonic() - began, again=seat == last))
                async with table.lock:
                    if table.number == number and self._bot() is not None:
                        legal = table.match.legal_actions()
                        decided = action if action in legal else random.choice(legal)
                        self.viewers.publish(await moves.append(table, seat, [decided]))
                last = seat
            except Refused:
                pass  # another process was first; the table has caught up
            except Exception:
                log.exception("A bot could not play at table %s; retrying.", table.id)
                await asyncio.sleep(1.0)
