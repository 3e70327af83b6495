"""The JSON API: programs can do here whatever people can do on the pages. Described at /api/docs."""

import time
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, Field

from ludi.bots.levels import levels_of
from ludi.kernel.words import plain
from ludi.registry import catalogue
from ludi.server import leaving, records, replay
from ludi.server.clocks import Clock
from ludi.server.guard import LONGEST_CHAT
from ludi.server.guests import LONGEST_NAME, clean
from ludi.server.hall import Place
from ludi.server.lists import Line
from ludi.server.refused import Refused, trouble
from ludi.server.site import Asking, Site, Stream, TheSite, TheTable, known, payer, paying
from ludi.server.table import Table
from ludi.web.scene import Choice
from ludi.web.words import WORDS

router = APIRouter(prefix="/api", tags=["Ludi"], dependencies=[paying("api")])


class Name(BaseModel):
    name: str = Field(min_length=1, max_length=LONGEST_NAME)


class Welcome(BaseModel):
    name: str
    token: str = Field(description="send it as `Authorization: Bearer TOKEN`, or keep the cookie")


class Game(BaseModel):
    name: str
    title: str
    min_players: int
    max_players: int
    minutes: str
    summary: str
    options: dict[str, list[str]] = Field(description="the first choice is the default")
    levels: list[str] = Field(description="the bots' levels")


class SeatPlan(BaseModel):
    kind: str = Field(description="me, friend or bot")
    level: str | None = Field(default=None, description="of a bot")


class Moment(BaseModel):
    """A moment of another table."""

    table: str = Field(max_length=40)
    at: int = Field(ge=0, lt=2**31, description="the number of decisions before it")
    anew: bool = Field(default=False, description="deal hidden things anew, as the player to decide there knew them")


class ClockPlan(BaseModel):
    """When it runs out, a bot plays on in that seat; its person can take the seat back."""

    kind: str = Field(description="move: the limit is per turn; reserve: for the whole game")
    seconds: int
    increment: int = Field(default=0, description="seconds added to a reserve after each turn")


class NewTable(BaseModel):
    game: str = Field(max_length=40)
    seats: list[SeatPlan] = Field(max_length=10)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    public: bool = Field(default=False, description="whether anyone can find the table and sit down")
    hints: bool = Field(default=False, description="whether people may ask for hints; alone with bots they always may")
    clock: ClockPlan | None = Field(default=None, description="null: no clock")
    start: Moment | None = Field(default=None, description="continue from there, instead of a new deal")


class SeatOut(BaseModel):
    name: str
    person: bool
    level: str | None
    stand_in: str | None = Field(description="level of the bot that plays for the person")
    away: bool
    free: bool
    link: str | None = Field(description="path for a friend to sit here; only for those seated at the table")
    key: str | None = Field(description="the last part of that link: POST it to sit down")
    left: float | None = Field(description="seconds on the clock now; null: there is none")


class ChoiceOut(BaseModel):
    action: int
    kind: str
    parts: dict[str, Any]
    words: str
    brings: list[Any] = Field(description="its effects, as messages: keys and parts")
    preview: str = Field(description="the same in words")
    final: bool


class MessageOut(BaseModel):
    key: str
    parts: dict[str, Any]
    words: str


class TableOut(BaseModel):
    id: str
    game: str
    status: str = Field(
        description="waiting, playing, over or abandoned; record: imported unfinished; earlier, unreadable or missing: "
        "it is kept, but cannot continue"
    )
    trouble: str = Field(description="why it cannot continue, in a sentence")
    number: int = Field(description="the number your next move answers")
    version: int
    seat: int | None = Field(description="yours")
    to_move: int | None
    phase: str | None
    seats: list[SeatOut]
    options: dict[str, str]
    view: dict[str, Any] | None = Field(description="all that you may see")
    choices: list[ChoiceOut] = Field(description="your legal decisions now")
    turn: list[MessageOut] = Field(description="your decisions that can be taken back")
    places: list[int]
    sheet: dict[int, dict[str, int]]
    again: str | None
    clock: ClockPlan | None


class MoveIn(BaseModel):
    number: int = Field(description="the table's number that this decision answers")
    action: int


class Back(BaseModel):
    number: int
    turn: bool = Field(default=False, description="the whole turn, not only the last decision")


class Text(BaseModel):
    text: str = Field(min_length=1, max_length=LONGEST_CHAT)


class Read(BaseModel):
    number: int = Field(ge=0, lt=2**31, description="of the last line of chat you have seen")


class Sit(BaseModel):
    key: str | None = None


class Abandon(BaseModel):
    agree: bool = Field(default=True, description="false withdraws the agreement")


class Webhook(BaseModel):
    address: str = Field(max_length=500, description="empty: none")


class StandIn(BaseModel):
    level: str | None = Field(description="of the bot; null gives the seat back")


@router.post("/guests", summary="Say who you are")
async def say_name(name: Name, site: TheSite, guest: Asking, request: Request, response: Response) -> Welcome:
    """Creates a guest, or renames the current one."""
    wanted = clean(name.name, LONGEST_NAME)
    if not wanted:
        raise Refused(WORDS("empty-name"), 422)
    site.rates.spend("guest", payer(request, None))
    guest = await site.guests.change(guest, name=wanted) if guest else await site.guests.welcome(wanted)
    site.guests.remember(response, guest, request.url.scheme == "https")
    return Welcome(name=guest.name, token=site.guests.token(guest))


@router.delete("/guests", status_code=204, summary="Delete everything about you")
async def forget(site: TheSite, guest: Asking) -> Response:
    """Your name, your messages and your tables; where others played too, a bot takes your seat under another name."""
    guest = known(guest)
    site.rates.spend("guest", guest.id)
    response = Response(status_code=204)
    await site.forget(guest, response)
    return response


@router.get("/games", summary="List the games")
async def games() -> list[Game]:
    return [
        Game(
            name=about.name,
            title=str(about.title),
            min_players=about.min_players,
            max_players=about.max_players,
            minutes=about.minutes,
            summary=str(about.summary),
            options={option.name: list(option.choices) for option in about.options},
            levels=list(levels_of(about.name)),
        )
        for about in catalogue().values()
    ]


@router.post("/tables", status_code=201, summary="Create a table")
async def make_table(plan: NewTable, site: TheSite, guest: Asking) -> TableOut:
    """The game starts at once, or when the last friend has sat down."""
    guest = known(guest)
    table = await new_table(site, guest.id, guest.name, plan)
    return describe(table, guest.id)


async def new_table(site: Site, guest: str, name: str, plan: NewTable) -> Table:
    site.rates.spend("table", guest)
    places = [Place(seat.kind, seat.level) for seat in plan.seats]
    clock = Clock(plan.clock.kind, plan.clock.seconds, plan.clock.increment) if plan.clock else None
    if plan.start is not None:
        old = site.hall.get(plan.start.table)
        start = replay.go_on(old, plan.start.at, guest, plan.start.anew)
        names = old.names or []
        places = [
            replace(place, name=called) if place.kind == "bot" else place
            for place, called in zip(places, names, strict=False)
        ]
        if old.about.name != plan.game or len(plan.seats) != len(names):
            raise Refused(WORDS("what-if-players", title=old.about.title, players=len(names)), 422)
        return await site.hall.make(plan.game, places, old.options, plan.public, guest, name, start, clock, plan.hints)
    return await site.hall.make(
        plan.game, places, plan.options, plan.public, guest, name, clock=clock, hints=plan.hints
    )


@router.get("/tables", summary="Your tables, and the public ones")
async def list_tables(site: TheSite, guest: Asking) -> dict[str, list[dict[str, Any]]]:
    return {
        "mine": [said(line) for line in site.hall.lists.mine(guest.id)] if guest else [],
        "public": [said(line) for line in site.hall.lists.public(guest.id if guest else None)],
    }


def said(line: Line) -> Line:
    return {**line, "title": str(line["title"]), "trouble": str(line["trouble"])}


@router.get("/tables/{table_id}", summary="A table as you may see it")
async def show_table(table: TheTable, guest: Asking) -> TableOut:
    table.visit(guest.id if guest else None)
    return describe(table, guest.id if guest else None)


def describe(table: Table, guest: str | None) -> TableOut:
    seat = table.seat_of(guest)
    scene = table.scene(seat) if table.match else None
    chairs = table.chairs(seat)
    return TableOut(
        id=table.id,
        game=table.about.name,
        status=table.trouble or table.status,
        trouble=str(trouble(table.trouble)),
        number=table.number,
        version=table.version,
        seat=seat,
        to_move=table.to_move,
        phase=scene.phase if scene else None,
        seats=[
            SeatOut(
                name=chair.name,
                person=chair.person,
                level=chair.level,
                stand_in=chair.stand_in,
                away=chair.away,
                free=place.free,
                link=f"/t/{table.id}/seat/{place.number}/{chair.key}" if chair.key else None,
                key=chair.key or None,
                left=table.clocks.left_of(place.number, time.time()) if chair.clock else None,
            )
            for chair, place in zip(chairs, table.seats, strict=True)
        ],
        options=table.options,
        view=scene.view if scene else None,
        choices=[choice_out(choice) for choice in scene.choices] if scene else [],
        turn=[MessageOut(**plain(words), words=str(words)) for words in scene.turn] if scene else [],
        places=list(scene.places) if scene else [],
        sheet=scene.sheet if scene else {},
        again=table.again,
        clock=ClockPlan(**vars(table.clocks.clock)) if table.clocks.clock else None,
    )


def choice_out(choice: Choice) -> ChoiceOut:
    return ChoiceOut(
        action=choice.action,
        kind=choice.kind,
        parts=choice.parts,
        words=str(choice.words),
        brings=plain(choice.preview),
        preview=str(choice.preview),
        final=choice.final,
    )


@router.post("/tables/{table_id}/moves", summary="Decide")
async def move(table: TheTable, site: TheSite, guest: Asking, asked: MoveIn) -> dict[str, Any]:
    """409: the table has changed in the meantime; 422: not legal now, with the reason. Neither changes anything."""
    guest = known(guest)
    site.rates.spend("move", guest.id)
    await table.play(table.seat_of(guest.id), asked.number, asked.action)
    return latest(table)


@router.post("/tables/{table_id}/undo", summary="Take back")
async def take_back(table: TheTable, site: TheSite, guest: Asking, asked: Back) -> dict[str, Any]:
    """Your last decision, or your whole turn, unless the turn has passed on or something hidden was revealed."""
    guest = known(guest)
    site.rates.spend("move", guest.id)
    await table.take_back(table.seat_of(guest.id), asked.number, asked.turn)
    return latest(table)


def latest(table: Table) -> dict[str, Any]:
    return table.news(table.match.log[-1] if table.match else None)


@router.post("/tables/{table_id}/chat", summary="Say something")
async def say(table: TheTable, site: TheSite, guest: Asking, said: Text) -> dict[str, Any]:
    guest = known(guest)
    site.rates.spend("chat", guest.id)
    text = clean(said.text, LONGEST_CHAT)
    if not text:
        raise Refused(WORDS("empty-chat"), 422)
    await table.say(guest.id, guest.name, text)
    return table.news()


@router.post("/tables/{table_id}/read", summary="Mark the chat as read")
async def read(table: TheTable, site: TheSite, guest: Asking, asked: Read) -> dict[str, Any]:
    """Up to a line; later lines by others are marked in your list of tables."""
    guest = known(guest)
    site.rates.spend("page", guest.id)
    await table.read(guest.id, asked.number)
    return table.news()


@router.post("/tables/{table_id}/seats/{seat}/sit", summary="Sit down")
async def sit(table: TheTable, site: TheSite, guest: Asking, seat: int, asked: Sit) -> TableOut:
    """With the key from the seat's link; at a public table without."""
    guest = known(guest)
    site.rates.spend("seat", guest.id)
    await table.sit(seat, guest.id, guest.name, asked.key)
    return describe(table, guest.id)


@router.post("/tables/{table_id}/seats/{seat}/stand-in", summary="Let a bot play for a person, or give the seat back")
async def stand_in(table: TheTable, site: TheSite, guest: Asking, seat: int, asked: StandIn) -> TableOut:
    """Your own seat at any time; another player's while they are away."""
    guest = known(guest)
    site.rates.spend("seat", guest.id)
    await table.stand_in(seat, guest.id, asked.level)
    return describe(table, guest.id)


@router.post("/tables/{table_id}/begin", summary="Start now, with bots in the free seats")
async def begin(table: TheTable, site: TheSite, guest: Asking) -> TableOut:
    guest = known(guest)
    site.rates.spend("seat", guest.id)
    await table.fill(guest.id)
    return describe(table, guest.id)


@router.post("/tables/{table_id}/webhook", summary="Tell another server whose turn it is")
async def set_webhook(table: TheTable, site: TheSite, guest: Asking, asked: Webhook) -> dict[str, Any]:
    """Only for the table's maker, and only to addresses that this server's host allows. JSON is posted there each time
    a person has to decide: `table`, `path`, `game`, `seat`, `name`, `number`, `here`, and `text` in words.
    """
    guest = known(guest)
    site.rates.spend("table", guest.id)
    await table.set_webhook(guest.id, asked.address)
    return table.news()


@router.post("/tables/{table_id}/leave", summary="Leave a table for good")
async def leave(table: TheTable, site: TheSite, guest: Asking) -> dict[str, Any]:
    """A bot plays on in your seat. The last person to leave ends the game; nobody has to go on alone."""
    guest = known(guest)
    site.rates.spend("move", guest.id)
    await leaving.leave(site.hall, table, guest.id)
    return table.news()


@router.post("/tables/{table_id}/abandon", summary="End a game without a result")
async def abandon(table: TheTable, site: TheSite, guest: Asking, asked: Abandon) -> dict[str, Any]:
    """Immediately if you are alone with bots; else when all people at the table have agreed."""
    guest = known(guest)
    site.rates.spend("move", guest.id)
    await leaving.abandon(table, guest.id, asked.agree)
    return table.news()


@router.delete("/tables/{table_id}", status_code=204, summary="Take a table off your list")
async def remove(table: TheTable, site: TheSite, guest: Asking) -> Response:
    """Only if it is no longer running. Nobody else loses anything."""
    guest = known(guest)
    site.rates.spend("move", guest.id)
    await leaving.remove(site.hall, table, guest.id)
    return Response(status_code=204)


@router.post("/tables/{table_id}/again", status_code=201, summary="Play the same again")
async def again(table: TheTable, site: TheSite, guest: Asking) -> TableOut:
    guest = known(guest)
    site.rates.spend("table", guest.id)
    return describe(await site.hall.again(table, guest.id), guest.id)


@router.get("/tables/{table_id}/record", summary="The record of a finished game", response_class=PlainTextResponse)
async def record(table: TheTable) -> PlainTextResponse:
    """JSON lines for `ludi replay`. Only after the game: a record tells what was hidden."""
    if table.match is None or not table.match.over:
        raise Refused(WORDS("record-later"), 403)
    name = f"{table.about.name}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(table.match.record().dumps(), headers=headers)


@router.post("/records", status_code=201, summary="Import a record")
async def bring(site: TheSite, guest: Asking, request: Request) -> TableOut:
    """The body is a record, as returned by `/tables/ID/record`. It becomes a table of yours: `over`, or `record` if it
    stops before the end. 422 says what is wrong with it, and in which line.
    """
    guest = known(guest)
    site.rates.spend("table", guest.id)
    return describe(await records.bring(site.hall, await request.body(), guest.id), guest.id)


@router.get("/tables/{table_id}/live", summary="Follow a table", response_class=StreamingResponse)
async def follow(
    table: TheTable, request: Request, guest: Asking, last_event_id: Annotated[str, Header()] = "", since: str = ""
) -> StreamingResponse:
    """Server-sent events: `number`, `status`, `to_move`, and what the last step brought. Request the rest as needed."""
    return Stream(request, guest, table, False, last_event_id or since)
