"""Protects the server and its users: limits on sizes and rates, headers, no cross-site requests."""

import time
from collections.abc import MutableMapping
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.kernel.words import Words, language, plain
from ludi.server.door import network_of
from ludi.server.refused import Refused
from ludi.web.words import WORDS, choose_language

LANGUAGE = "language"  # the cookie with the chosen language
LARGEST_BODY = 16_384
LARGEST_RECORD = 1_000_000  # for imported games; the longest games take a tenth of that
RECORDS = ("/records", "/api/records")
LONGEST_CHAT = 300
MOST_STREAMS = 24  # open pages per guest; unknown visitors of one address may have four times as many

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # the link to a seat is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass
class Rates:
    """Rate limits: a burst, then a number per second. Buckets are kept per guest, or per address for unknown visitors;
    `address` is always kept per address.
    """

    limits: dict[str, tuple[float, float]] = field(
        default_factory=lambda: {  # burst, per second
            "move": (60, 15),
            "chat": (6, 0.5),
            "table": (12, 0.1),
            "analysis": (6, 0.02),
            "hint": (20, 0.5),
            "guest": (60, 1),
            "export": (4, 0.02),  # all data about a guest
            "seat": (30, 1),  # sit down, begin, let a bot stand in
            "page": (120, 10),  # any page
            "moment": (300, 25),  # of a replay: somebody skims through a game
            "api": (300, 50),  # any API request
            "address": (1200, 200),  # anything at all
        }
    )
    buckets: MutableMapping[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def spend(self, what: str, who: str) -> None:
        """Count one; raises Refused if there were too many."""
        burst, rate = self.limits[what]
        at = time.monotonic()
        left, last = self.buckets.get((what, who), (burst, at))
        left = min(burst, left + (at - last) * rate)
        if left < 1:
            raise Refused(WORDS("too-many-requests"), 429)
        self.buckets[what, who] = (left - 1, at)
        if len(self.buckets) > 20_000:
            self.buckets.clear()  # a full bucket equals no bucket; a flood costs everybody one burst


class Guard:
    """Middleware around the application: headers, sizes, origin of requests, language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        head = scope["method"] == "HEAD"
        chosen = cookie_parser(headers.get("cookie", "")).get(LANGUAGE, "")
        language.set(choose_language(f"{chosen},{headers.get('accept-language', '')}"))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                answer.setdefault("cache-control", "no-cache" if "/static/" in scope["path"] else "no-store")
                await send(message)
                if head:
                    await send({"type": "http.response.body"})
            elif not head:
                await send(message)

        largest = LARGEST_RECORD + LARGEST_BODY if scope["path"] in RECORDS else LARGEST_BODY
        refusal = refuse(scope["method"], headers, largest) or spent(scope)
        if refusal is not None:
            await refusal(scope, receive, send_guarded)
            return
        if head:  # answered like GET, without the body
            scope = {**scope, "method": "GET"}
        taken = 0

        async def receive_guarded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > largest:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_guarded, send_guarded)


def refuse(method: str, headers: Headers, largest: int = LARGEST_BODY) -> JSONResponse | None:
    """Refuse requests that are too large, or sent by another site in a user's name."""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > largest:
        said = "http-413" if largest == LARGEST_BODY else "record-too-large"
        return problem(WORDS(said, size=LARGEST_RECORD // 1000), 413)
    if method not in ("GET", "HEAD", "OPTIONS"):
        origin = headers.get("origin")
        foreign = headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        if foreign or (origin is not None and origin.partition("://")[2] != headers.get("host")):
            return problem(WORDS("foreign-request"), 403)
    return None


def spent(scope: Scope) -> JSONResponse | None:
    """Refuse if too many requests came from one address."""
    try:
        scope["app"].state.site.rates.spend("address", network_of(scope["client"][0] if scope["client"] else ""))
    except Refused as refused:
        return problem(refused.words, refused.status)
    return None


def problem(words: Words, status: int) -> JSONResponse:
    said = plain(words)
    return JSONResponse({"detail": str(words), **(said if isinstance(said, dict) else {})}, status)
