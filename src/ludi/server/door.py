"""Limits connections: their number, how long they may be silent, and how much is logged about them."""

import asyncio
import logging
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from uvicorn.protocols.http.h11_impl import H11Protocol

BACKLOG = 100  # connections queued by the system, which are accepted in batches
PATIENCE = 30.0  # seconds for a request to arrive, and for keeping an idle connection alive
MOST = 4000  # connections in total
EACH = 200  # connections per address: think of a school behind one router

log = logging.getLogger("ludi.door")


class Door(H11Protocol):
    """A connection. If there are too many, the one silent for longest is closed to make room; open pages are never
    closed for that.
    """

    each = EACH
    patience = PATIENCE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.silent_since = self.loop.time()
        self.address = network_of(self.client[0] if self.client else "")
        self._make_room()
        self._wait()

    @property
    def silent(self) -> bool:
        """Whether the client has to act: there is no unanswered request."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def on_response_complete(self) -> None:
        self.silent_since = self.loop.time()
        super().on_response_complete()

    def _make_room(self) -> None:
        doors = [door for door in self.connections if isinstance(door, Door)]
        of_proxy = self.client is not None and self.client[0] in getattr(self.app, "trusted_hosts", ())
        near = [] if of_proxy else [door for door in doors if door.address == self.address]
        if len(near) > self.each:
            crowd = near
        elif len(doors) > most_connections():
            crowd = doors
        else:
            return
        log.warning("Too many connections, %d of them from %s: closing silent ones.", len(near), self.address)
        closed = min((door for door in crowd if door.silent), key=lambda door: door.silent_since)
        self.connections.discard(closed)
        closed.transport.abort()

    def _wait(self) -> None:
        """Close the connection if no request arrives; checked periodically."""
        if self.transport.is_closing():
            return
        if self.silent and self.loop.time() - self.silent_since >= self.patience:
            self.transport.abort()
        else:
            self.loop.call_later(self.patience, self._wait)

    def shutdown(self) -> None:
        """The server stops. Responses still running then are open pages, which would wait for news forever."""
        super().shutdown()
        if self.cycle is not None and self.cycle.response_started:
            self.transport.close()


def most_connections() -> int:
    """How many connections still leave files to open and room for arriving ones."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return min(MOST, max(files - 3 * BACKLOG, files // 2))


@lru_cache(4096)
def network_of(host: str) -> str:
    """What counts as one address: for IPv6 the whole network, since everybody has billions of addresses there."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


class Once(logging.Filter):
    """Lets each message through once a minute, with the number of repetitions suppressed."""

    def __init__(self, seconds: float = 60.0) -> None:
        super().__init__()
        self.seconds = seconds
        self.last: dict[str, tuple[float, int]] = {}  # by message: last time logged, number suppressed since

    def filter(self, record: logging.LogRecord) -> bool:
        if len(self.last) > 1000:
            self.last.clear()
        at, left_out = self.last.get(record.msg, (0.0, 0))
        if record.created - at < self.seconds:
            self.last[record.msg] = at, left_out + 1
            return False
        self.last[record.msg] = record.created, 0
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} more since then)"
            record.args = ()
        return True
