"""Assembles the web application."""

import asyncio
import gc
import itertools
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.words import Words
from ludi.registry import catalogue
from ludi.server import analysis_pages, api, learn, mine, monitoring, pages, replay_pages, score
from ludi.server.analysts import Analysts
from ludi.server.guard import Guard, Rates, problem
from ludi.server.guests import Guests, secret_of
from ludi.server.hall import Hall
from ludi.server.home import Homes
from ludi.server.services import Services
from ludi.server.site import Site, guest_of
from ludi.server.store import Store, open_folder
from ludi.server.thinkers import Thinkers
from ludi.server.webhooks import Webhooks
from ludi.web.drawing import PACKAGE, draw
from ludi.web.scene import look
from ludi.web.words import WORDS

SWEEP = 60.0
FULL_COLLECTION = 500  # one full garbage collection per this many smaller ones

log = logging.getLogger("ludi")


def create_app(
    data: Path,
    thinkers: Callable[[], Thinkers] = Thinkers,
    pace: float = 0.7,
    rates: Rates | None = None,
    origin: str = "",
    unused: float | None = None,
    finished: float | None = None,
    webhooks: Webhooks | None = None,
    metrics: bool = False,
    database: str = "",
) -> FastAPI:
    """The application over a data folder, which is opened here, so that problems with it surface before anything
    starts.

    Tests pass their own thinkers, pace and rates; `origin`: see `Site`; `unused`, `finished`: see `leaving.expire`.
    `webhooks`: addresses that may be told whose turn it is. `metrics`: whether to serve `/metrics`. `database`: the
    address of a PostgreSQL database, used instead of the data folder.
    """

    if database:
        store = Store(database)
        secret = store.secret()
    else:
        secret, store = secret_of(open_folder(data)), Store(data / "ludi.sqlite")

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        for name in catalogue():
            ludi.load(name)
        minds = thinkers()
        services = Services(store, minds, homes := Homes(), webhooks or Webhooks(), origin, pace)
        hall = Hall(services)
        analysts = Analysts(hall)
        site = Site(store, Guests(store, secret), hall, minds, homes, analysts, rates or Rates(), origin)
        services.peers.peer_died = analysts.resume
        minds.changed = lambda game: pages.tell_of_bots(site, game)
        app.state.site = site
        sweeping = asyncio.create_task(sweep(site, unused, finished))
        warming = asyncio.create_task(asyncio.to_thread(warm))
        try:
            await services.peers.start(hall, site.guests)
            minds.start()
            analysts.resume()
            winding = asyncio.create_task(hall.wind_up())
            yield
            winding.cancel()
            await warming
        finally:
            sweeping.cancel()
            await analysts.close()
            await hall.close()
            await services.peers.close()
            await minds.stop()
            store.close()

    app = FastAPI(
        title="Ludi",
        version=ludi.__version__,
        summary="Three Roman board games, for programs to play.",
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # such redirects would echo any Host
        lifespan=life,
    )
    routers = (api.router, pages.router, learn.router, score.router, replay_pages.router, mine.pages, mine.api)
    for router in (*routers, analysis_pages.api, analysis_pages.router, monitoring.health):
        app.include_router(router)
    app.mount("/static", StaticFiles(directory=PACKAGE / "web" / "static"))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard)
    if metrics:
        app.include_router(monitoring.metrics)
        app.state.answers = monitoring.Answers()
        app.add_middleware(monitoring.Counting, answers=app.state.answers)
    for kind in (LudiError, RequestValidationError, HTTPException, ClientDisconnect, OperationalError, Exception):
        app.add_exception_handler(kind, explain)
    return app


DESCRIPTION = """Say who you are (`POST /api/guests`) and send the token with every request. Create a table or sit down
at one. `GET /api/tables/ID` returns what you may see, your choices, and the `number` that your next move answers.
`POST /api/tables/ID/moves` with this number and the action's number makes the move. `GET /api/tables/ID/live` streams
what happens. A request that can't be carried out gets the reason in `detail`, and changes nothing.

Words are in the language of `Accept-Language`: en, pl, cs or de. Programs need none of them: everything that is said
also has a `kind` or a `key` and `parts`, which are the same in all languages."""


def warm() -> None:
    """Draw every game once, so that the first visitor does not wait for the templates. Then exempt what is loaded from
    garbage collection, and make full collections rare: they scan all tables, which live long, take longer than all
    drawing in between, and find little.
    """
    for name in catalogue():
        try:
            draw(look(ludi.load(name).new(), 0))
        except OSError as error:  # no file can be opened right now: the first visitor waits a little
            log.warning("The table of %s could not be drawn ahead: %s", name, error)
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], FULL_COLLECTION)


async def sweep(site: Site, unused: float | None, finished: float | None) -> None:
    """Drop what nobody uses: soon from memory, much later from disk."""
    for minute in itertools.count():
        await asyncio.sleep(SWEEP)
        try:
            site.hall.sweep()
            site.guests.note_seen()
            if minute % 60 == 0:
                await site.expire(unused, finished)
        except Exception:
            log.exception("Removing unused tables failed; trying again later.")


async def explain(request: Request, error: Exception) -> Response:
    """Explain every error in a sentence: as JSON for programs, on a page for people."""
    words: Words
    if isinstance(error, RequestValidationError):
        told = ((".".join(map(str, one["loc"][1:])), one["msg"]) for one in error.errors())
        where = "; ".join(f"{name}: {wrong}" if name else wrong for name, wrong in told)
        words, status = WORDS("bad-request", where=where), 422
    elif isinstance(error, HTTPException):
        status = error.status_code
        words = WORDS(f"http-{status}" if f"http-{status}" in WORDS else "http-400")
    elif isinstance(error, ClientDisconnect):
        words, status = "", 400  # the client is gone
    else:
        words, status = pages.sentence(error)
        if status == 500:
            log.exception("Could not answer %s", request.url.path, exc_info=error)
        elif status == 503:
            log.warning("Could not answer %s: %s", request.url.path, getattr(error, "orig", error))
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return problem(words, status)
    return pages.sorry(request, await guest_of(request), words, status)
