"""Tells another server whose turn it is: only at addresses that the host has allowed (`ludi serve --webhooks`)."""

import asyncio
import json
import logging
import re
from collections.abc import Mapping, Sequence
from http.client import HTTPException, HTTPMessage
from typing import IO, Any
from urllib.error import HTTPError
from urllib.parse import SplitResult, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from ludi.kernel.errors import LudiError
from ludi.web.words import WORDS

LONGEST = 500  # characters in an address
TIMEOUT = 5.0  # seconds
PAUSES = (0.0, 2.0, 15.0)  # seconds before each attempt
MOST_AT_ONCE = 4

log = logging.getLogger("ludi")


class NoRedirects(HTTPRedirectHandler):
    """Refuses redirects: an allowed address must not send us elsewhere."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


def parts_of(address: str) -> SplitResult | None:
    """Parse an address; None if it is not one we would ever call."""
    if len(address) > LONGEST or not re.fullmatch(r"[!-~]+", address) or "\\" in address:
        return None
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and _port(parts) > 0
    except ValueError:  # an invalid port
        return None
    odd = parts.username is not None or parts.password is not None or parts.fragment
    climbing = re.search(r"(^|/)(\.|%2e){1,2}(/|$)", parts.path, re.IGNORECASE)
    return parts if good and not odd and not climbing else None


def prefixes(named: Sequence[str]) -> list[str]:
    """The allowed address prefixes, checked."""
    for address in named:
        if parts_of(address) is None:
            raise LudiError(WORDS("no-webhooks", address=address))
    return list(named)


class Webhooks:
    """Sends the latest news of each table: a few attempts, then it is dropped."""

    def __init__(self, allowed: Sequence[str] = (), pauses: Sequence[float] = PAUSES) -> None:
        self.allowed, self.pauses = prefixes(allowed), pauses
        self.waiting: dict[str, tuple[str, Mapping[str, Any]]] = {}  # by table: address and content
        self.sending: dict[str, asyncio.Task[None]] = {}
        self.room = asyncio.Semaphore(MOST_AT_ONCE)
        self.opener = build_opener(NoRedirects)

    def allows(self, address: str) -> bool:
        """Whether an address begins with an allowed one: same scheme, host and port, and a path below its path."""
        asked = parts_of(address)
        return asked is not None and any(_below(asked, urlsplit(prefix)) for prefix in self.allowed)

    def tell(self, table: str, address: str, content: Mapping[str, Any]) -> None:
        """Send soon; replaces what still waits for the same table."""
        if not self.allows(address):  # the host may have changed the list
            return
        self.waiting[table] = address, content
        if table not in self.sending:
            task = self.sending[table] = asyncio.create_task(self._send(table))
            task.add_done_callback(lambda _done: self.sending.pop(table, None))

    async def _send(self, table: str) -> None:
        while (waiting := self.waiting.pop(table, None)) is not None:
            async with self.room:
                for pause in self.pauses:
                    await asyncio.sleep(pause)
                    if table in self.waiting or await asyncio.to_thread(self._post, table, *waiting):
                        break

    def _post(self, table: str, address: str, content: Mapping[str, Any]) -> bool:
        """One attempt; returns whether it is settled, for better or worse."""
        body = json.dumps(content, ensure_ascii=False).encode()
        headers = {"content-type": "application/json", "user-agent": "Ludi"}
        try:
            with self.opener.open(Request(address, body, headers, method="POST"), timeout=TIMEOUT) as answer:
                answer.read(1024)
            return True
        except HTTPError as error:
            error.close()
            log.warning("The webhook of table %s responded with %s.", table, error.code)
            return error.code < 500 and error.code != 429
        except (OSError, HTTPException, ValueError) as error:
            log.warning("The webhook of table %s could not be called: %s", table, error)
            return False

    async def close(self) -> None:
        for task in list(self.sending.values()):
            task.cancel()
        await asyncio.gather(*self.sending.values(), return_exceptions=True)


def _below(asked: SplitResult, prefix: SplitResult) -> bool:
    same = (asked.scheme, asked.hostname, _port(asked)) == (prefix.scheme, prefix.hostname, _port(prefix))
    path = prefix.path.rstrip("/")
    return same and (asked.path == path or asked.path.startswith(path + "/"))


def _port(parts: SplitResult) -> int:
    return parts.port or {"http": 80, "https": 443}[parts.scheme]
