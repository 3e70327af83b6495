"""What requests share: the store, guests, tables, rates. And how a request gets hold of them."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ludi.kernel.words import language, languages
from ludi.server import leaving
from ludi.server.analysts import Analysts
from ludi.server.door import network_of
from ludi.server.guard import MOST_STREAMS, Rates
from ludi.server.guests import COOKIE, Guest, Guests
from ludi.server.hall import Hall
from ludi.server.home import Homes
from ludi.server.refused import Refused
from ludi.server.store import Store
from ludi.server.table import Table
from ludi.server.thinkers import Thinkers
from ludi.server.viewers import Connection
from ludi.web.words import WORDS

HEARTBEAT = 15.0  # seconds: proxies close silent connections, and lost ones must be noticed


@dataclass
class Site:
    """Everything behind the pages."""

    store: Store
    guests: Guests
    hall: Hall
    thinkers: Thinkers
    homes: Homes
    analysts: Analysts
    rates: Rates
    origin: str = ""  # the address for other machines, when opened as localhost
    streams: Counter[str] = field(default_factory=Counter)  # open ones per payer

    async def forget(self, guest: Guest, response: Response) -> None:
        """Delete everything about a guest, including their cookie."""
        await leaving.forget(self.hall, guest.id)
        await self.guests.forget(guest.id)
        response.delete_cookie(COOKIE)

    async def expire(self, unused: float | None, finished: float | None) -> None:
        """Remove what nobody has used for the given number of seconds; see `leaving.expire`."""
        await leaving.expire(self.hall, unused, finished)
        if unused is not None:
            await self.guests.expire(unused)


# All of these, and all handlers, are `async`: they run in the event loop, one at a time, and need no locks for reading.
async def site_of(request: Request) -> Site:
    found: Site = request.app.state.site
    return found


async def guest_of(request: Request) -> Guest | None:
    """Who is asking; also sets the language to the one they chose."""
    guest = (await site_of(request)).guests.who(request)
    if guest is not None and guest.language in languages():
        language.set(guest.language)
    return guest


async def table_of(request: Request, table_id: str) -> Table:
    hall = (await site_of(request)).hall
    table = hall.get(table_id)
    if not table.lock.locked():
        table.catch_up()
    return hall.get(table_id)  # refuses one deleted by another process


TheSite = Annotated[Site, Depends(site_of)]
Asking = Annotated[Guest | None, Depends(guest_of)]
TheTable = Annotated[Table, Depends(table_of)]


def known(guest: Guest | None) -> Guest:
    """Require a guest with a name."""
    if guest is None:
        raise Refused(WORDS("no-name"), 401)
    return guest


def payer(request: Request, guest: Guest | None) -> str:
    """Who is charged for a request in rate limits."""
    return guest.id if guest else network_of(request.client.host if request.client else "")


def paying(what: str) -> Any:
    """A dependency that charges every request to a router."""

    async def pay(request: Request, site: TheSite, guest: Asking) -> None:
        site.rates.spend(what, payer(request, guest))

    return Depends(pay)


class Stream(StreamingResponse):
    """Server-sent events about a table: everything if the page is out of date, then each change."""

    media_type = "text/event-stream"

    def __init__(self, request: Request, guest: Guest | None, table: Table, drawn: bool, since: str) -> None:
        site: Site = request.app.state.site
        who = payer(request, guest)
        if site.streams[who] >= (MOST_STREAMS if guest else MOST_STREAMS * 4):
            raise Refused(WORDS("too-many-windows"), 429)
        self.streams, self.who, self.table = site.streams, who, table
        self.connection = table.connect(table.seat_of(guest.id if guest else None), drawn, since)
        self.streams[who] += 1
        super().__init__(events(self.connection), headers={"x-accel-buffering": "no", "cache-control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.table.viewers.disconnect(self.connection)
            self.streams[self.who] -= 1
            if not self.streams[self.who]:
                del self.streams[self.who]


async def events(connection: Connection) -> AsyncIterator[str]:
    yield "retry: 1000\n\n"
    while True:
        try:
            async with asyncio.timeout(HEARTBEAT):
                update = await connection.updates.get()
        except TimeoutError:
            yield "event: still\ndata:\n\n"  # a comment would keep the connection, too, but pages could not hear it
        else:
            yield event(update)


def event(update: dict[str, Any]) -> str:
    number = f"id: {update['version']}\n" if "version" in update else ""
    return f"{number}data: {json.dumps(update, ensure_ascii=False)}\n\n"
