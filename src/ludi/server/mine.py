"""What belongs to one guest: their games and statistics, and all their data in one file."""

import asyncio
import io
import json
import time
import zipfile
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from babel.dates import format_skeleton
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

import ludi
from ludi.bots.levels import LEVELS
from ludi.kernel.words import Message, language
from ludi.registry import catalogue
from ludi.server import queries, snapshots, statistics
from ludi.server.guests import Guest
from ludi.server.judgement import counts
from ludi.server.pages import DAY, by_length, icon_of, render
from ludi.server.schema import match_seed
from ludi.server.score import sources_of
from ludi.server.site import Asking, Site, TheSite, known, paying
from ludi.server.statistics import Filter, OfSource, Played
from ludi.server.store import Store
from ludi.web.words import WORDS

pages = APIRouter(include_in_schema=False, dependencies=[paying("page")])
api = APIRouter(prefix="/api/guests/me", tags=["Ludi"], dependencies=[paying("api")])

PERIODS = ("all", "year", "month")
FIRST, MORE = 8, 20
"""How many games the list shows at first, and how many more on demand."""


# ---------------------------------------------------------------- the page


@pages.get("/me")
async def me(
    request: Request,
    site: TheSite,
    guest: Asking,
    period: str = "all",
    game: str = "",
    rival: str = "",
    result: str = "",
    players: int = 0,
    show: int = FIRST,
    sources: str = "",
) -> Response:
    """The guest's games and statistics."""
    period = period if period in PERIODS else "all"
    games = await finished(site, guest, period)
    hours = statistics.hours(games)
    counted, wanted = statistics.counted(games), Filter(game, rival, result, players)
    matching = [played for played in games if wanted.passes(played)]
    listed = matching[: max(0, show)]
    marks = await asyncio.to_thread(statistics.marks_in, site.store, listed)
    asked = {"period": period, "game": game, "rival": rival, "result": result, "players": players, "show": show}
    asked |= {"sources": sources}
    cards = [told for told in by_length() if told.name in counted.games]
    most_places = max((len(of.places) for of in counted.games.values()), default=0)
    shown_sources = sources if sources in counted.games else next((told.name for told in cards), "")

    def link(**changed: Any) -> str:
        kept = {name: value for name, value in (asked | changed).items() if value and (name, value) != ("show", FIRST)}
        return f"/me?{urlencode(kept)}" if kept else "/me"

    return render(
        "me.html.j2",
        request,
        guest,
        games=games,
        counted=counted,
        cards=cards,
        hours=round(hours, 1 if hours < 10 else None),
        listed=listed,
        matching=len(matching),
        marks={table: counts(found) for table, found in marks.items()},
        asked=asked,
        link=link,
        periods=PERIODS,
        more=MORE,
        recent=statistics.RECENT,
        source_game=shown_sources,
        rows=source_rows(games, shown_sources) if shown_sources else [],
        icon_of=icon_of,
        place_names=[WORDS("place-short", place=n) for n in range(1, 1 + most_places)],
        titles={name: told.title for name, told in catalogue().items()},
        short_titles={name: told.short_title for name, told in catalogue().items()},
        day=day,
        levels=LEVELS,
    )


async def finished(site: Site, guest: Guest | None, period: str = "all") -> list[Played]:
    """Read in a thread, because there may be thousands."""
    if guest is None:
        return []
    return await asyncio.to_thread(statistics.finished, site.store, guest.id, since(period))


def since(period: str) -> float:
    if period == "month":
        return time.time() - 30 * DAY
    return datetime(datetime.now().year, 1, 1).timestamp() if period == "year" else 0.0


def source_rows(games: list[Played], game: str) -> list[tuple[Any, OfSource]]:
    """Where points came from, with icons and words."""
    found = statistics.of_sources(games, game)
    return list(zip(sources_of(game, tuple(row.name for row in found)), found, strict=True))


def day(at: float) -> Message:
    """The day of a game, with the year if it is not the current one."""
    moment = datetime.fromtimestamp(at)
    skeleton = "MMMd" if moment.year == datetime.now().year else "yMMMd"
    return WORDS("on-day", day=format_skeleton(skeleton, moment, locale=language.get()))


# ---------------------------------------------------------------- everything in one file


@pages.get("/me/export")
async def download(site: TheSite, guest: Asking) -> Response:
    """Download all data about a guest."""
    return export_of(site, known(guest))


@api.get("/statistics", summary="Your statistics")
async def my_statistics(site: TheSite, guest: Asking) -> dict[str, Any]:
    """Of your finished games: by game, opponent and seat, and where your points came from compared to the winners'."""
    games = await finished(site, known(guest))
    return statistics.as_data(games)


@api.get("/export", summary="Everything about you, as a ZIP file", response_class=StreamingResponse)
async def export(site: TheSite, guest: Asking) -> Response:
    """`profile.json`, `tables.json`, `chat.json`, `statistics.json`, and the records of your finished games."""
    return export_of(site, known(guest))


def export_of(site: Site, guest: Guest) -> StreamingResponse:
    site.rates.spend("export", guest.id)
    headers = {"content-disposition": 'attachment; filename="ludi.zip"'}
    return StreamingResponse(zipped(site.store, guest), media_type="application/zip", headers=headers)


class Pipe(io.RawIOBase):
    """The target of a ZIP file; what has accumulated is taken out again and again."""

    def __init__(self) -> None:
        self.gathered = bytearray()
        self.position = 0

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.gathered += data
        self.position += len(data)
        return len(data)

    def tell(self) -> int:
        return self.position

    def take(self) -> bytes:
        taken, self.gathered = bytes(self.gathered), bytearray()
        return taken


async def zipped(store: Store, guest: Guest) -> AsyncIterator[bytes]:
    """Stream a ZIP file piece by piece: it may be long, and nobody else must wait for it."""
    pipe, files = Pipe(), everything(store, guest)
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        while (file := await asyncio.to_thread(next, files, None)) is not None:
            archive.writestr(*file)
            yield pipe.take()
    yield pipe.take()


def everything(store: Store, guest: Guest) -> Iterator[tuple[str, str]]:
    """The files' names and contents. What others said, and where they sit, is theirs; what is hidden stays hidden."""
    yield "profile.json", text(vars(guest))
    tables = store.read(queries.all_of(guest.id))
    yield "tables.json", text([_told(row) for row in tables])
    said = store.read(queries.said_by(guest.id))
    yield "chat.json", text([{"table": row.table_id, "at": _time(row.at), "text": row.text} for row in said])
    yield "statistics.json", text(statistics.as_data(statistics.finished(store, guest.id)))
    for row in tables:
        if row.status == "over" and row.game in catalogue():
            record = _record(store, row)
            if record is not None:
                yield f"records/{row.game}-{row.id}.jsonl", record


def _told(row: Any) -> dict[str, Any]:
    names = ("id", "game", "options", "status", "names", "result")
    return {
        **{name: getattr(row, name) for name in names},
        "public": bool(row.public),
        "seat": row.seat,
        "made": _time(row.made),
        "moved": _time(row.moved),
    }


def _record(store: Store, row: Any) -> str | None:
    """The record of a finished game, from its last snapshot; None if that is from older rules."""
    game = ludi.load(row.game)
    for kept in store.read(queries.snapshot_of(row.id)):
        if row.names and kept.layout == snapshots.seal(game, kept.state, kept.story):
            match = snapshots.unpack(kept, game, row.names, match_seed(row.seed), row.start)
            return match.record().dumps() if match.over else None
    return None


def text(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds")
