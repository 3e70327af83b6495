"""The pages: home, a new table, the lobby, the table."""

import asyncio
import re
import time
from datetime import datetime, timedelta
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import parse_qs

from babel.dates import format_timedelta, get_day_names
from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, StreamingResponse
from markupsafe import Markup
from sqlalchemy.exc import OperationalError

from ludi.bots.levels import LEVELS, USUAL, levels_of
from ludi.kernel.about import About
from ludi.kernel.errors import LudiError
from ludi.kernel.story import tales
from ludi.kernel.words import Message, Words, language, languages
from ludi.registry import about, catalogue, folder_of
from ludi.server import clocks, leaving, queries, records
from ludi.server.api import ClockPlan, NewTable, SeatPlan, new_table
from ludi.server.cards import card_of, picture_of
from ludi.server.guard import LANGUAGE
from ludi.server.guests import LONGEST_NAME, YEAR, Guest, clean
from ludi.server.home import HIDDEN_PACE, PACE
from ludi.server.lessons import lesson_of
from ludi.server.refused import Refused, trouble
from ludi.server.rulebook import Explained, explained, long_rules, rulebook
from ludi.server.seats import GUEST_NAMES, NOBODY
from ludi.server.site import Asking, Site, Stream, TheSite, TheTable, known, payer, paying
from ludi.server.table import Table
from ludi.server.thinkers import Progress
from ludi.web.drawing import PACKAGE, draw_log, environment, vignette
from ludi.web.paragraphs import index_of, text_of
from ludi.web.words import WORDS

router = APIRouter(include_in_schema=False, dependencies=[paying("page")])

MINUTE, DAY = 60, 86400
HOME_REGIONS = ("turns", "my_games", "finished_games", "open_tables", "bots")


def render(template: str, request: Request, guest: Guest | None, **variables: Any) -> HTMLResponse:
    theme = request.cookies.get("theme", "")
    shown = {
        "path": request.url.path,
        "guest": guest,
        "theme": theme if theme in ("light", "dark") else "",
        "static": "/static",
        "origin": request.app.state.site.origin,
        "address": request.app.state.site.origin or str(request.base_url).rstrip("/"),  # for link previews
        **variables,
    }
    env = environment()
    if "parts" not in shown:
        shown["parts"] = env.get_template("parts.html.j2").make_module({"scene": None, **shown})
    return HTMLResponse(env.get_template(template).render(occasion=occasion, table_name=table_name, **shown))


async def form(request: Request) -> dict[str, str]:
    """A form's fields; of repeated ones the last."""
    text = (await request.body()).decode("utf-8", "replace")
    return {name: values[-1] for name, values in parse_qs(text, keep_blank_values=True).items()}


async def introduced(site: Site, request: Request, guest: Guest | None, name: str) -> Guest:
    """The guest, renamed if a name was given; new guests without one get a default name."""
    wanted = clean(name, LONGEST_NAME)
    if guest is not None:
        return await site.guests.change(guest, name=wanted) if wanted and wanted != guest.name else guest
    site.rates.spend("guest", payer(request, None))
    return await site.guests.welcome(wanted or GUEST_NAMES[time.time_ns() // 1000 % len(GUEST_NAMES)])


def go(path: str, site: Site, request: Request, guest: Guest) -> RedirectResponse:
    response = RedirectResponse(path, 303)
    site.guests.remember(response, guest, request.url.scheme == "https")
    return response


# ---------------------------------------------------------------- home


@router.get("/")
async def home(request: Request, site: TheSite, guest: Asking) -> Response:
    regions, title = regions_of_home(site, guest)
    marked = {name: Markup(html) for name, html in regions.items()}
    known = {row.game for row in site.store.read(queries.played_by(guest.id))} if guest else set()
    lessons = {game: game not in known for game in catalogue() if lesson_of(game)}
    return render(
        "home.html.j2",
        request,
        guest,
        games=by_length(),
        lessons=lessons,  # and whether the game is new to the guest
        vignette=vignette,
        regions=marked,
        title=title,
    )


@router.get("/live")
async def live_home(request: Request, site: TheSite, guest: Asking, hidden: bool = False) -> StreamingResponse:
    """Live updates of the home page, less often while it is hidden."""
    pace = HIDDEN_PACE if hidden else PACE
    return site.homes.stream(payer(request, guest), guest is not None, lambda: regions_of_home(site, guest), pace)


def regions_of_home(site: Site, guest: Guest | None) -> tuple[dict[str, str], str]:
    """The regions to redraw when something happens at a guest's tables, and the title."""
    mine = site.hall.lists.mine(guest.id) if guest else []
    turns = [line for line in mine if line["mine"]]
    unread = sum(line["unread"] for line in mine)
    title = str(WORDS("home-turns", turns=len(turns)) if turns else WORDS("home-title"))
    title += f" ({unread})" * bool(unread)
    shown = {
        "running": [line for line in mine if "remove" not in line["may"]],
        "finished": [line for line in mine if "remove" in line["may"]],
        "awaiting": turns,
        "public": site.hall.lists.public(guest.id if guest else None),
        "games": [
            (told.title, readiness(site, told.name), site.thinkers.progress.get(told.name)) for told in by_length()
        ],
        "thinking": site.thinkers.able,
        "icon_of": icon_of,
        "when": when,
        "table_name": table_name,
    }
    drawn = environment().get_template("home_part.html.j2").make_module(shown)
    return {name.replace("_", "-"): str(getattr(drawn, name)()) for name in HOME_REGIONS}, str(title)


def readiness(site: Site, game: str) -> Words:
    """How far a game's bots are from being ready, in words; "" if they are."""
    progress = site.thinkers.progress.get(game)
    if not site.thinkers.getting_ready(game):
        return ""
    if progress is None:
        return WORDS("waiting")
    return WORDS("warming-step", done=progress.done, total=progress.total, left=time_left(progress))


def time_left(progress: Progress) -> Message | None:
    if progress.left is None:
        return None
    return WORDS("time-left", minutes=0 if progress.left < MINUTE else round(progress.left / MINUTE))


def tell_of_bots(site: Site, game: str) -> None:
    """Tell everybody waiting for a game's bots that they have progressed, or are ready."""
    site.homes.ring()
    for table in [table for table in site.hall.open.values() if table.about.name == game]:
        table.viewers.tell_of_bots(bots_at(site, table))


def bots_at(site: Site, table: Table) -> Words:
    """How far the bots at a table are from being ready, in a few words; "" if there are none or they are ready."""
    progress = site.thinkers.progress.get(table.about.name)
    if not readiness(site, table.about.name) or all(seat.bot is None for seat in table.seats):
        return ""
    if progress is None:
        return WORDS("warming-soon")
    return WORDS("warming-here", share=progress.done / progress.total, left=time_left(progress))


def by_length() -> list[About]:
    """All games, shortest first."""
    return sorted(catalogue().values(), key=lambda told: (int(told.minutes.split("-")[0]), told.name))


def icon_of(game: str) -> str:
    """The game's icon in lists, the same as its vignette's."""
    if game not in catalogue():
        return "wreath"
    symbol: str = getattr(import_module(f"ludi.games.{game}.board"), "ICON", "wreath")
    return symbol


@router.get("/join")
async def join(link: str = "") -> RedirectResponse:
    """Follow a pasted link."""
    path = re.search(r"/t/[\w-]+(/seat/\d+/[\w-]+)?", link, re.ASCII)
    if path is None:
        raise Refused(WORDS("no-link", link="…/t/abc123"), 422)
    return RedirectResponse(path[0], 303)


@router.post("/name")
async def rename(request: Request, site: TheSite, guest: Asking) -> Response:
    fields = await form(request)
    back = fields.get("back", "/")
    path = back if back.startswith("/t/") else "/"
    return go(path, site, request, await introduced(site, request, guest, fields.get("name", "")))


@router.post("/language")
async def speak(request: Request, site: TheSite, guest: Asking) -> Response:
    """Change the language."""
    fields = await form(request)
    chosen = fields.get("language", "")
    if chosen not in languages():
        raise Refused(WORDS("no-language"), 422)
    back = fields.get("back", "/")
    response = RedirectResponse(back if re.fullmatch(r"/([\w-][\w/-]*)?", back, re.ASCII) else "/", 303)
    secure = request.url.scheme == "https"
    response.set_cookie(LANGUAGE, chosen, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    if guest is not None:
        site.rates.spend("guest", guest.id)
        await site.guests.change(guest, language=chosen)
    return response


@router.get("/forget")
async def ask_to_forget(request: Request, site: TheSite, guest: Asking) -> Response:
    """What is stored about a guest, and the button that deletes it."""
    mine = site.hall.lists.mine(guest.id) if guest else []
    return render("forget.html.j2", request, guest, mine=mine, nobody=NOBODY)


@router.post("/forget")
async def forget(site: TheSite, guest: Asking) -> Response:
    response = RedirectResponse("/forget", 303)
    if guest is not None:
        site.rates.spend("guest", guest.id)
        await site.forget(guest, response)
    return response


@router.post("/play/{game}")
async def play_now(game: str, request: Request, site: TheSite, guest: Asking) -> Response:
    """A table against bots with one click."""
    told = about(game)
    guest = await introduced(site, request, guest, "")
    players = min(max(3, told.min_players), told.max_players)
    seats = [SeatPlan(kind="bot", level=USUAL) for _n in range(players)]
    seats[time.time_ns() // 1000 % players] = SeatPlan(kind="me")
    options = {option.name: option.proposed for option in told.options if option.proposed}
    table = await new_table(site, guest.id, guest.name, NewTable(game=game, seats=seats, options=options))
    return go(f"/t/{table.id}", site, request, guest)


@router.get("/new/{game}")
async def plan_table(game: str, request: Request, guest: Asking) -> Response:
    told = about(game)
    shown = {"levels": levels_of(game), "level": USUAL, "clocks": clocks.PRESETS, "clock_words": clocks.in_words}
    return render("new.html.j2", request, guest, about=told, vignette=vignette, **shown)


@router.post("/new/{game}")
async def create_table(game: str, request: Request, site: TheSite, guest: Asking) -> Response:
    told, fields = about(game), await form(request)
    kinds = [fields.get(f"seat{n}", "") for n in range(told.max_players)]
    seats = [
        SeatPlan(kind="bot" if kind in LEVELS else kind, level=kind if kind in LEVELS else None)
        for kind in kinds
        if kind
    ]
    options = {option.name: fields[option.name] for option in told.options if option.name in fields}
    guest = await introduced(site, request, guest, fields.get("name", ""))
    clock = clocks.named(fields.get("clock", ""))
    plan = NewTable(
        game=game,
        seats=seats,
        options=options,
        public="public" in fields,
        hints="hints" in fields,
        clock=ClockPlan(**vars(clock)) if clock else None,
    )
    table = await new_table(site, guest.id, guest.name, plan)
    return go(f"/t/{table.id}", site, request, guest)


# ---------------------------------------------------------------- at the table


@router.get("/t/{table_id}")
async def show(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    seat = table.seat_of(guest.id if guest else None)
    table.visit(guest.id if guest else None)
    if table.status == "record" and not table.trouble:
        return RedirectResponse(f"/t/{table.id}/replay", 303)
    if table.trouble:
        log = tales(entry.events for entry in table.kept_log())
        why, chairs = trouble(table.trouble), table.chairs(None)
        return render("kept.html.j2", request, guest, table=table, trouble=why, chairs=chairs, log=log)
    frame = table.viewers.frame(seat)
    shown = {
        **frame.drawing.variables(),
        "table": table,
        "card": card_of(table),
        "seat": seat,
        "version": frame.version,
        "bots": bots_at(site, table),
        "read": table.last_read(guest.id if guest else None),
        "now": time.time(),
        "clock": clocks.in_words(table.clocks.clock),
        "webhooks": table.services.webhooks.allowed if guest and guest.id == table.owner else (),
    }
    if table.match is None:
        only_here = not site.origin and request.url.hostname in ("localhost", "127.0.0.1", "::1")
        return render("lobby.html.j2", request, guest, **shown, only_here=only_here)
    return render("table.html.j2", request, guest, **shown, first=to_read_first(site, table, seat))


def to_read_first(site: Site, table: Table, seat: int | None) -> list[Explained]:
    """What a guest should know before the first decision of their first game."""
    if seat is None or table.match is None or any(step.seat == seat for step in table.match.steps):
        return []
    guest, game = table.seats[seat].guest or "", table.about.name
    if len(site.store.read(queries.games_of(guest, game))) > 1:
        return []
    return explained(game, index_of(game).first)


@router.get("/t/{table_id}/card.png")
async def card(table: TheTable) -> Response:
    """The preview picture of a link to the table: the game's, which reveals nothing about this table."""
    return FileResponse(
        picture_of(table.about.name), media_type="image/png", headers={"cache-control": "max-age=86400"}
    )


@router.post("/t/{table_id}/webhook")
async def tell_elsewhere(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    """Set the webhook to tell whose turn it is."""
    site.rates.spend("table", known(guest).id)
    await table.set_webhook(known(guest).id, (await form(request)).get("address", "").strip())
    return RedirectResponse(f"/t/{table.id}", 303)


@router.get("/t/{table_id}/live")
async def live(
    table: TheTable, request: Request, guest: Asking, since: str = "", last_event_id: Annotated[str, Header()] = ""
) -> StreamingResponse:
    return Stream(request, guest, table, True, last_event_id or since)


@router.get("/t/{table_id}/state")
async def state(table: TheTable, guest: Asking) -> JSONResponse:
    """Everything, for a page that is out of sync."""
    return JSONResponse(table.viewers.payload(table.seat_of(guest.id if guest else None), None))


@router.get("/t/{table_id}/seat/{number}/{key}")
async def offer_seat(table: TheTable, number: int, key: str, request: Request, guest: Asking) -> Response:
    """The target of the link to a seat."""
    mine = table.seat_of(guest.id if guest else None)
    if mine == number:
        return RedirectResponse(f"/t/{table.id}", 303)
    chairs = table.chairs(None)
    if not 0 <= number < len(chairs):
        raise Refused(WORDS("no-such-seat"), 404)
    return render(
        "sit.html.j2",
        request,
        guest,
        table=table,
        number=number,
        chair=chairs[number],
        mine=mine,
        chairs=chairs,
        valid=table.seats[number].key == key,
        vignette=vignette,
        card=card_of(table),
    )


@router.post("/t/{table_id}/seat/{number}/{key}")
async def take_seat(table: TheTable, number: int, key: str, request: Request, site: TheSite, guest: Asking) -> Response:
    fields = await form(request)
    site.rates.spend("seat", payer(request, guest))
    guest = await introduced(site, request, guest, fields.get("name", ""))
    await table.sit(number, guest.id, guest.name, key)
    return go(f"/t/{table.id}", site, request, guest)


@router.post("/t/{table_id}/sit")
async def sit_down(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    """Take a free seat at a public table."""
    fields = await form(request)
    site.rates.spend("seat", payer(request, guest))
    guest = await introduced(site, request, guest, fields.get("name", ""))
    free = next((seat.number for seat in table.seats if seat.free), None)
    if free is None:
        raise Refused(WORDS("seats-taken"))
    await table.sit(free, guest.id, guest.name, None)
    return go(f"/t/{table.id}", site, request, guest)


@router.post("/t/{table_id}/again")
async def play_again(table: TheTable, site: TheSite, guest: Asking) -> Response:
    if guest is None:
        raise Refused(WORDS("not-played-here"), 403)
    site.rates.spend("table", guest.id)
    return RedirectResponse(f"/t/{(await site.hall.again(table, guest.id)).id}", 303)


@router.get("/t/{table_id}/leave")
async def ask_to_leave(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    """Explain what leaving, ending or removing this game means, before doing it."""
    line = site.hall.lists.one_of_mine(table, known(guest).id)
    agreed = [line["seats"][seat]["name"] for seat in line["agreed"]]
    return render("leave.html.j2", request, guest, table=table, line=line, agreed=agreed)


@router.post("/t/{table_id}/leave")
async def leave(table: TheTable, site: TheSite, guest: Asking) -> Response:
    await leaving.leave(site.hall, table, known(guest).id)
    return RedirectResponse("/", 303)


@router.post("/t/{table_id}/abandon")
async def abandon(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    agree = (await form(request)).get("agree") != "no"
    await leaving.abandon(table, known(guest).id, agree)
    return RedirectResponse("/", 303)


@router.post("/t/{table_id}/remove")
async def remove(table: TheTable, site: TheSite, guest: Asking) -> Response:
    await leaving.remove(site.hall, table, known(guest).id)
    return RedirectResponse("/", 303)


@router.get("/t/{table_id}/log")
async def whole_log(table: TheTable, request: Request, guest: Asking) -> Response:
    if table.match is None:
        return RedirectResponse(f"/t/{table.id}", 303)
    scene = table.scene(table.seat_of(guest.id if guest else None))
    pieces = (scene.game, "pieces.css") in game_files()
    return render("log.html.j2", request, guest, table=table, log=draw_log(scene), pieces=pieces)


@router.post("/records")
async def bring_record(request: Request, site: TheSite, guest: Asking) -> Response:
    """Import an uploaded record."""
    file = records.uploaded(request.headers.get("content-type", ""), await request.body())
    guest = await introduced(site, request, guest, "")
    site.rates.spend("table", guest.id)
    table = await records.bring(site.hall, file, guest.id)
    return go(f"/t/{table.id}/replay", site, request, guest)


# ---------------------------------------------------------------- miscellaneous


@router.get("/favicon.ico")
async def favicon() -> Response:
    """The icon for clients that ignore the one named by pages."""
    return FileResponse(PACKAGE / "web" / "static" / "favicon.ico", media_type="image/x-icon")


@router.get("/static/games/{game}/{name}")
async def game_file(game: str, name: str) -> Response:
    """The games' styles, which live in their folders."""
    if name == "tabs.css" and game in catalogue():
        return Response(tabs_of(game), media_type="text/css")
    file = game_files().get((game, name))
    if file is None:
        raise Refused(WORDS("no-such-file"), 404)
    return FileResponse(file)


@cache
def game_files() -> dict[tuple[str, str], Path]:
    return {(game, file.name): file for game in catalogue() for file in (folder_of(game) / "board").glob("*.css")}


@cache
def tabs_of(game: str) -> str:
    """On a phone only the blocks of the chosen tab are shown, and tabs with choices have a dot.

    A table may have the hint as an extra tab, a replay the analysis, and dots where something is marked.
    """
    names = [*(name for name, _label, _icon in import_module(f"ludi.games.{game}.board").TABS), "hint", "analysis"]
    rules = "".join(
        f'body:has(.tabbar input[value="{name}"]:checked) [data-tab]:not([data-tab~="{name}"]) {{ display: none; }}\n'
        f'body:has([data-tab~="{name}"] :is(.is-legal, [data-mark])) .tabbar label:has([value="{name}"])::after '
        '{ content: ""; }\n'
        for name in names
    )
    return f"@media (max-width: 700px), (max-width: 900px) and (max-height: 700px) {{\n{rules}}}\n"


@router.get("/rules/{game}")
async def rules(game: str, request: Request, guest: Asking) -> Response:
    """The rules, for reading and looking up; falls back to the long page if there are no others."""
    told = about(game)
    book = await asyncio.to_thread(rulebook, told.name)  # the first time, this draws all its pictures
    if book is None:
        return render("rules_long.html.j2", request, guest, about=told, text=long_rules(told.name), short=False)
    styles = (told.name, "picture.css") in game_files()
    shown = {"about": told, "book": book, "games": by_length(), "icon_of": icon_of, "pictures": styles}
    return render("rules.html.j2", request, guest, **shown)


@router.get("/rules/{game}/all")
async def all_rules(game: str, request: Request, guest: Asking) -> Response:
    """The long page, with all rulings."""
    told = about(game)
    short = text_of(told.name) is not None
    return render("rules_long.html.j2", request, guest, about=told, text=long_rules(told.name), short=short)


@router.get("/api/docs")
async def describe_api(request: Request, guest: Asking) -> Response:
    spec = request.app.openapi()
    return render("api.html.j2", request, guest, spec=spec)


def when(at: float) -> Words:
    """How long ago, roughly."""
    ago = time.time() - at
    if ago < MINUTE:
        return WORDS("just-now")
    if DAY <= ago < 2 * DAY:
        return WORDS("yesterday")
    long = timedelta(seconds=-ago)
    return format_timedelta(long, threshold=1, add_direction=True, format="short", locale=language.get())


def occasion(at: float) -> Message:
    """A table's name by the time it was made: "Sunday evening"."""
    moment = datetime.fromtimestamp(at)
    day = get_day_names("wide", "stand-alone", language.get())[moment.weekday()]
    return WORDS("occasion", day=day, part=("night", "morning", "afternoon", "evening")[moment.hour // 6])


def table_name(title: Words, made: float) -> Message:
    return WORDS("table-name", title=title, made=occasion(made))


def sorry(request: Request, guest: Guest | None, words: Words, status: int) -> Response:
    """A friendly page about an error."""
    page = render("sorry.html.j2", request, guest, text=words, status=status)
    page.status_code = status
    return page


def sentence(error: Exception) -> tuple[Words, int]:
    """The sentence to show for an error, and the status."""
    if isinstance(error, Refused):
        return error.words, error.status
    if isinstance(error, LudiError):
        return error.words, 422
    if isinstance(error, OperationalError):
        return WORDS("database-away"), 503
    return WORDS("went-wrong"), 500
