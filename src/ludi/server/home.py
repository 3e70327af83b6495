"""Open home pages: each is redrawn when one of its tables changes, and receives what is new."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress

from fastapi.responses import StreamingResponse

from ludi.server.guard import MOST_STREAMS
from ludi.server.refused import Refused
from ludi.web.words import WORDS

HEARTBEAT = 15.0  # seconds after which "5 min ago" may be wrong, and lost connections are noticed
PACE, HIDDEN_PACE = 1.0, 12.0  # minimum seconds between updates: of a visible page, of a hidden one

Drawn = Callable[[], tuple[dict[str, str], str]]
"""Draws the regions of a home page, and its title."""


class Homes:
    """The open pages of each guest, or of an address without one. Each has a bell that makes it check for changes."""

    def __init__(self) -> None:
        self.open: dict[str, set[asyncio.Event]] = {}

    def ring(self, guests: Iterable[str | None] | None = None) -> None:
        """Make the pages of these guests, or of everybody, check for changes."""
        for who in self.open if guests is None else guests:
            for bell in self.open.get(who or "", ()):
                bell.set()

    def stream(self, who: str, known: bool, draw: Drawn, pace: float) -> StreamingResponse:
        """Server-sent events: all regions, then those that change."""
        if len(self.open.get(who, ())) >= MOST_STREAMS * (1 if known else 10):
            raise Refused(WORDS("too-many-windows"), 429)
        bell = asyncio.Event()
        self.open.setdefault(who, set()).add(bell)
        headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
        return StreamingResponse(self._events(who, bell, draw, pace), media_type="text/event-stream", headers=headers)

    async def _events(self, who: str, bell: asyncio.Event, draw: Drawn, pace: float) -> AsyncIterator[str]:
        sent: dict[str, str] = {}
        try:
            yield "retry: 2000\n\n"
            while True:
                bell.clear()
                regions, title = draw()
                changed = {name: html for name, html in regions.items() if sent.get(name) != html}
                update = json.dumps({"regions": changed, "title": title}, ensure_ascii=False)
                yield f"data: {update}\n\n" if changed else ": still here\n\n"
                sent = regions
                await asyncio.sleep(pace)
                with suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT - pace):
                        await bell.wait()
        finally:
            self.open[who].discard(bell)
            if not self.open[who]:
                del self.open[who]
