"""Looking back and ahead: analyses on request, exercises made from them, hints at the table."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from markupsafe import Markup
from pydantic import BaseModel, Field

from ludi.bots.analysis import Analysis
from ludi.bots.levels import strongest
from ludi.server import replay
from ludi.server.analysts import Work
from ludi.server.api import TableOut, describe
from ludi.server.judgement import Advice, Judgement, costly, judgement
from ludi.server.pages import form, render
from ludi.server.refused import Refused
from ludi.server.replay import Eyes
from ludi.server.site import Asking, Site, TheSite, TheTable, known, paying
from ludi.server.table import Table
from ludi.web import charts
from ludi.web.drawing import Drawing, draw, environment
from ludi.web.scene import COLOURS, look
from ludi.web.words import WORDS

api = APIRouter(prefix="/api", tags=["Ludi"], dependencies=[paying("api")])
router = APIRouter(include_in_schema=False, dependencies=[paying("page")])

EQUAL = 0.03  # decisions this close to the best also solve an exercise


# ---------------------------------------------------------------- analyses


class AnalysisOut(BaseModel):
    running: bool
    finished: bool
    done: int = Field(description="moments analysed")
    total: int = Field(description="0 until they are counted")
    analysis: dict[str, Any] | None = Field(description="as written by `ludi analyse --json`, possibly incomplete")


class AnalysisIn(BaseModel):
    open: bool = Field(
        default=False, description="judge by everything, hidden or not, instead of what a player could know"
    )


@api.get("/tables/{table_id}/analysis", summary="The analysis of a finished game")
async def analysis(
    table: TheTable, site: TheSite, everything: bool = Query(False, alias="open"), data: bool = True
) -> AnalysisOut:
    """Only after the game: it tells what was hidden. `data=false` reports only the progress."""
    return analysis_out(table, site.analysts.get(table, everything), data)


@api.post("/tables/{table_id}/analysis", status_code=202, summary="Have a finished game analysed")
async def ask_for_analysis(table: TheTable, site: TheSite, guest: Asking, asked: AnalysisIn) -> AnalysisOut:
    """It runs in the background; poll for progress."""
    guest = known(guest)
    site.rates.spend("analysis", guest.id)
    return analysis_out(table, await site.analysts.start(table, guest.id, asked.open), False)


def analysis_out(table: Table, work: Work, data: bool) -> AnalysisOut:
    found = work.analysis.data(replay.whole(table)) if data and work.analysis.moments else None
    return AnalysisOut(running=work.running, finished=work.finished, done=work.done, total=work.total, analysis=found)


@router.post("/t/{table_id}/analyse")
async def analyse(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    """The button on the page."""
    guest = known(guest)
    site.rates.spend("analysis", guest.id)
    everything = (await form(request)).get("open") == "1"
    await site.analysts.start(table, guest.id, everything)
    return RedirectResponse(f"/t/{table.id}/replay{'?open=1' if everything else ''}#analysis", 303)


# ---------------------------------------------------------------- exercises


class Tried(BaseModel):
    number: int
    action: int


def exercises_of(site: Site, table: Table, guest: str | None) -> tuple[list[dict[str, Any]], Analysis]:
    """A guest's own costly decisions; for others, everybody's."""
    found = site.analysts.get(table, False).analysis
    return costly(found, table.seat_of(guest)), found


def exercise_at(site: Site, table: Table, guest: str | None, at: int) -> tuple[dict[str, Any], int, int]:
    """An exercise, its number and the number of exercises."""
    todo, _ = exercises_of(site, table, guest)
    for number, one in enumerate(todo):
        if one["n"] == at:
            return one, number, len(todo)
    raise Refused(WORDS("no-exercise"), 404)


@router.get("/t/{table_id}/exercises")
async def exercises(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    """Learn from your mistakes: the first exercise."""
    todo, _ = exercises_of(site, table, guest.id if guest else None)
    if not todo:
        raise Refused(WORDS("no-exercises"), 404)
    return RedirectResponse(f"/t/{table.id}/exercises/{todo[0]['n']}", 303)


@router.get("/t/{table_id}/exercises/{at}")
async def exercise(table: TheTable, at: int, request: Request, site: TheSite, guest: Asking) -> Response:
    drawing = draw_exercise(site, table, guest.id if guest else None, at, None, None)
    return render(
        "exercise.html.j2",
        request,
        guest,
        **drawing.variables(),
        version=next(site.store.versions),
        api=f"/t/{table.id}/exercises/{at}",
        id=table.id,
    )


@router.get("/t/{table_id}/exercises/{at}/state")
async def exercise_state(table: TheTable, at: int, site: TheSite, guest: Asking) -> JSONResponse:
    return JSONResponse(updated(site, draw_exercise(site, table, guest.id if guest else None, at, None, None)))


@router.post("/t/{table_id}/exercises/{at}/moves")
async def try_exercise(table: TheTable, at: int, asked: Tried, site: TheSite, guest: Asking) -> JSONResponse:
    """Try a decision: it is judged by the analysis, or by a worker if the analysis does not cover it."""
    who = guest.id if guest else None
    told, _, _ = exercise_at(site, table, who, at)
    match = replay.moment(table, at)
    if asked.action not in match.legal_actions():
        raise Refused(match.game.why_not(match.state, asked.action), 422)
    looked = {one["action"]: one["chances"][told["seat"]] for one in (*told["candidates"], told["played"])}
    if asked.action not in looked and table.about.name in site.thinkers.ready:
        owner = who or table.id
        site.rates.spend("hint", owner)
        found = await site.thinkers.look_ahead(match, strongest(table.about.name), asked.action, owner)
        if found is not None:
            looked[asked.action] = looked[told["best"]] - found["loss"]
    drawing = draw_exercise(site, table, who, at, asked.action, looked.get(asked.action))
    return JSONResponse({"updates": [updated(site, drawing)]})


def draw_exercise(
    site: Site, table: Table, guest: str | None, at: int, tried: int | None, chance: float | None
) -> Drawing:
    """The position as its player saw it, with the coach beside it."""
    told, number, count = exercise_at(site, table, guest, at)
    todo, _ = exercises_of(site, table, guest)
    match = replay.moment(table, at)
    judged = judgement(match, told)
    chairs = replay.scene_at(table, at, Eyes(told["seat"])).chairs
    drawing = draw(replace(look(match, told["seat"], chairs=chairs), turn=()))  # earlier decisions cannot be taken back
    words = match.game.move(match.state, tried).words if tried is not None else ""
    solved = chance is not None and chance >= judged.best.chance - EQUAL
    shown = {
        "judged": judged,
        "name": match.names[told["seat"]],
        "tried": tried,
        "words": words,
        "chance": chance,
        "solved": solved,
        "again": tried == told["action"] and not solved,
        "number": number,
        "count": count,
        "next": todo[number + 1]["n"] if number + 1 < count else None,
        "table": table.id,
        "at": at,
        "line": names_of(match.names, judged),
    }
    part = environment().get_template("exercise_part.html.j2").make_module(shown)
    regions = {**drawing.regions, "coach": macro(part, "coach"), "chat": Markup()}
    return replace(drawing, regions=regions)


def macro(part: Any, name: str) -> Markup:
    """Render a template's macro."""
    return Markup(getattr(part, name)())


def names_of(names: tuple[str, ...], judged: Judgement) -> list[tuple[int, str, Any]]:
    return [(seat, names[seat], words) for seat, words in judged.best.line]


def updated(site: Site, drawing: Drawing) -> dict[str, Any]:
    """An update for an open page, as for a table."""
    scene = drawing.scene
    assert scene is not None
    return {
        "version": next(site.store.versions),
        "after": None,
        "number": scene.number,
        "regions": {name: str(html) for name, html in drawing.regions.items()},
        "page": "table",
        "title": drawing.title,
        "mine": True,
        "step": None,
    }


# ---------------------------------------------------------------- hints


class HintIn(BaseModel):
    number: int = Field(description="the table's number that the decision would answer")
    action: int | None = Field(default=None, description="a decision to compare with the best")


class AdviceOut(BaseModel):
    action: int
    words: str
    chance: float = Field(description="of winning")
    points: float = Field(description="expected at the end")
    reasons: list[str]
    line: list[str] = Field(description="the expected continuation")


class HintOut(BaseModel):
    candidates: list[AdviceOut]
    yours: AdviceOut | None
    loss: float = Field(description="the loss of winning chances by your decision")
    mark: str = Field(description="slip, mistake or blunder, if certain; best")
    html: str = Field(description="the same as HTML, for a page")
    warning: str = Field(description="the coach's warning before a costly decision, for a page")


class Wishes(BaseModel):
    coach: bool = Field(description="warns you before costly decisions")
    hints: bool = Field(description="in every turn, where allowed")


class HintsIn(BaseModel):
    agree: bool


@api.post("/tables/{table_id}/hint", summary="The three best decisions for you")
async def hint(table: TheTable, site: TheSite, guest: Asking, asked: HintIn) -> HintOut:
    """Based on what you can know. Always available against bots; among people once all have agreed."""
    guest = known(guest)
    site.rates.spend("hint", guest.id)
    match = table.advised(table.seat_of(guest.id), asked.number)
    if asked.action is not None and asked.action not in match.legal_actions():
        raise Refused(match.game.why_not(match.state, asked.action), 422)
    if table.about.name not in site.thinkers.ready:
        raise Refused(WORDS("hints-not-ready"))
    found = await site.thinkers.look_ahead(match, strongest(table.about.name), asked.action, guest.id)
    if found is None:
        raise Refused(WORDS("no-hint"), 503)
    if table.number != asked.number:
        raise Refused(WORDS("moved-on"))
    judged = judgement(match, found)
    shown = {"judged": judged, "colours": COLOURS, "chance": charts.chance, "scene": None}
    part = environment().get_template("hint.html.j2").make_module(shown)
    out = {one.action: advice_out(match.names, one) for one in (*judged.candidates, *filter(None, [judged.played]))}
    return HintOut(
        candidates=[out[one.action] for one in judged.candidates],
        yours=out[judged.played.action] if judged.played else None,
        loss=judged.loss,
        mark=judged.mark,
        html=macro(part, "advice"),
        warning=macro(part, "warning") if judged.costly else "",
    )


def advice_out(names: tuple[str, ...], one: Advice) -> AdviceOut:
    return AdviceOut(
        action=one.action,
        words=str(one.words),
        chance=one.chance,
        points=one.points,
        reasons=[f"{points} {words}".strip() for points, words in one.reasons],
        line=[str(WORDS("decides", who=names[seat], move=words)) for seat, words in one.line],
    )


@api.post("/guests/advice", summary="Choose how you are advised at all your tables")
async def choose_advice(site: TheSite, guest: Asking, wishes: Wishes) -> Wishes:
    guest = known(guest)
    site.rates.spend("guest", guest.id)
    await site.guests.change(guest, **wishes.model_dump())
    return wishes


@api.post("/tables/{table_id}/hints", summary="Agree to hints, or withdraw your agreement")
async def agree_to_hints(table: TheTable, site: TheSite, guest: Asking, asked: HintsIn) -> TableOut:
    """Among people nobody gets hints until all have agreed."""
    guest = known(guest)
    site.rates.spend("seat", guest.id)
    await table.agree_to_hints(guest.id, asked.agree)
    return describe(table, guest.id)
