"""The replay pages: the replay, its moments, and new tables that continue from one of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from ludi.bots.analysis import MARKS
from ludi.bots.levels import LEVELS, USUAL, levels_of
from ludi.server.analysts import Analysts, Work
from ludi.server.api import Moment, NewTable, SeatPlan, new_table
from ludi.server.cards import card_at
from ludi.server.guests import Guest
from ludi.server.judgement import Advice, Judgement, costly, counts, curves, judgement, marks_of
from ludi.server.pages import form, go, introduced, render
from ludi.server.replay import (
    Chapter,
    Decision,
    Eyes,
    chapters,
    eyes_of,
    go_on,
    is_open,
    moment,
    scene_at,
    scene_before,
    whole,
)
from ludi.server.site import Asking, TheSite, TheTable, paying
from ludi.server.state import told
from ludi.server.table import Table
from ludi.web.charts import PERCENT, Series, balance, chance, cursor_at, line_chart, roman
from ludi.web.drawing import PAGE_WORDS, Drawing, board_of, draw, environment, vignette, words_of
from ludi.web.marking import marked
from ludi.web.words import WORDS

router = APIRouter(include_in_schema=False, dependencies=[paying("moment")])

UNUSED = ("banner", "moves", "log", "chat", "people")
"""Regions of a table that a replay does not show: the list of decisions replaces the log."""
CHARTS = {"wide": (790, 118), "narrow": (340, 124)}  # pixels: under a board, and beside it or on a phone
UNITS = {"chances": PERCENT, "points": ""}
SPEEDS = {"slow": 2.4, "usual": 1.2, "quick": 0.5}  # seconds per step of automatic play


class Shown(NamedTuple):
    """A moment as drawn for a viewer."""

    drawing: Drawing
    regions: dict[str, Any]
    says: str  # the position in words, for the slider


def show_moment(table: Table, at: int, eyes: Eyes, list_: list[Chapter], analysis: dict[str, Any]) -> Shown:
    """Draw a moment: the regions of the board, and those of the replay itself.

    To compare the decision with another one, the board shows the position in which both could be chosen.
    """
    scene = scene_at(table, at, eyes)
    chosen = analysis.get("chosen")
    drawing = draw(scene) if chosen is None else compared(table, at, eyes.everything, analysis["judged"], chosen)
    decision, chapter = decision_at(list_, at)
    shown = {
        "scene": scene,
        "decision": decision,
        "chapter": chapter,
        "at": at,
        "last": len(whole(table).steps),
        **words_of(scene.game),
        **analysis,
    }
    part = environment().get_template("replay_part.html.j2").make_module({**shown, "say": WORDS})
    said, standing, value = (getattr(part, name)() for name in ("said", "standing", "value"))
    looked: Any = environment().get_template("replay_analysis.html.j2").make_module({**shown, **PAGE_WORDS})
    regions = {name: html for name, html in drawing.regions.items() if name not in UNUSED}
    own = {"said": said, "standing": standing, "analysis": looked.panel()}
    for name, lines in analysis.get("series", {}).items():
        for size in sizes_of(scene.game):
            own[f"cursor-{name}-{size}"] = cursor_at(lines, *CHARTS[size], at, unit=UNITS[name])
    return Shown(drawing, {**regions, **own}, value.striptags())


def compared(table: Table, at: int, everything: bool, judged: Judgement, chosen: Advice) -> Drawing:
    """The board before a decision, with the played decision and a candidate marked; it cannot be played on."""
    assert judged.played is not None
    drawing = draw(scene_before(table, at, everything))
    kind = "better" if chosen.chance > judged.played.chance else "other"
    marks = {"played": judged.played.action, kind: chosen.action}
    words = {name: WORDS(f"board-{name}") for name in marks}
    regions = {name: marked(html, marks, words) for name, html in drawing.regions.items()}
    return replace(drawing, regions=regions)


def decision_at(list_: list[Chapter], at: int) -> tuple[Decision | None, Chapter | None]:
    """The decision that led to a moment, or the last one before it in the list; and its chapter."""
    found: tuple[Decision | None, Chapter | None] = None, None
    for chapter in list_:
        for decision in chapter.decisions:
            if decision.at <= at:
                found = decision, chapter
    return found


@router.get("/t/{table_id}/replay")
async def replay(
    table: TheTable,
    request: Request,
    site: TheSite,
    guest: Asking,
    at: int | None = None,
    seat: int | None = None,
    everything: bool = Query(False, alias="open"),
    choice: int | None = None,
) -> Response:
    """A replay at a moment. `choice`: the decision to compare with."""
    if table.match is None:
        return RedirectResponse(f"/t/{table.id}", 303)
    match = whole(table)
    eyes = eyes_of(table, guest.id if guest else None, seat, everything)
    last = len(match.steps)
    at = opening(site.analysts, table, guest.id if guest else None, eyes) if at is None else at
    list_ = chapters(match, eyes)
    looks = looks_of(eyes)
    looked = looked_at(site.analysts, table, guest.id if guest else None, at, eyes, list_, choice)
    shown = show_moment(table, at, eyes, list_, looked)
    mine = table.seat_of(guest.id if guest else None)
    return render(
        "replay.html.j2",
        request,
        guest,
        **{**shown.drawing.variables(), "regions": shown.regions},
        table=table,
        card=card_at(table, at),
        at=at,
        last=last,
        says=shown.says,
        chapters=list_,
        eyes=eyes,
        looks=looks,
        is_open=is_open(table),
        mine=mine,
        may_go_on=is_open(table) or mine is not None,
        speeds=SPEEDS,
        go_on_at=at - bool(looked.get("chosen")),
        laps=laps(list_, last),
        tall=getattr(board_of(match.game.name), "TALL", False),
        curve=charts_of(looked["series"], match.game.name, at, list_) if "series" in looked else None,
        drawn_words=words_of(match.game.name)["drawn_words"],
        **looked,
    )


def looks_of(eyes: Eyes) -> str:
    """The view as query parameters."""
    seat = f"&seat={eyes.seat}" if eyes.seat is not None else ""
    return f"&open=1{seat}" if eyes.everything else seat


def opening(analysts: Analysts, table: Table, guest: str | None, eyes: Eyes) -> int:
    """Where a replay opens: a running game at the present, an analysed one at its costliest decision, the guest's own
    first, any other at the start.
    """
    if not is_open(table):
        return len(whole(table).steps)
    costliest, mine = work_of(analysts, table, eyes).analysis.costliest, table.seat_of(guest)
    first = next((one for one in costliest if one["seat"] == mine), costliest[0] if costliest else None)
    return first["n"] + 1 if first else 0


def work_of(analysts: Analysts, table: Table, eyes: Eyes) -> Work:
    """The analysis to show: the fair one, unless everything is open and the open one exists."""
    if eyes.everything and ((other := analysts.get(table, True)).running or other.analysis.moments):
        return other
    return analysts.get(table, False)


def looked_at(
    analysts: Analysts, table: Table, guest: str | None, at: int, eyes: Eyes, list_: list[Chapter], choice: int | None
) -> dict[str, Any]:
    """What an analysis adds to a moment and to the whole game; nothing while the game goes on."""
    moment(table, at)  # raises if there is no such moment
    if not is_open(table):
        return {"work": None, "marked": {}, "judged": None}
    work = work_of(analysts, table, eyes)
    kinds = marks_of(work.analysis)
    found: dict[str, Any] = {"work": work, "marked": kinds, "judged": None, "table_id": table.id}
    found |= {"chance_bar": chance, "balance_bar": balance, "everything": eyes.everything}
    found["here"] = f"/t/{table.id}/replay?at={at}{looks_of(eyes)}"
    told = work.analysis.moments.get(at - 1)
    if told is not None and "best" in told:
        judged = judgement(moment(table, at - 1), told, work.analysis.all_open)
        found |= {"judged": judged, "chosen": chosen_of(judged, choice)}
    if work.analysis.moments:
        match = whole(table)
        series = curves(match, work.analysis)
        found |= {
            "chances": chances_of(told) if told and found["judged"] else chances_at(series["chances"], at),
            "series": series,
            "keys": [(line.seat, line.name) for line in series["chances"]],
            "balance": work.analysis.balance(match.players),
            "exercises": 0 if work.analysis.all_open else len(costly(work.analysis, table.seat_of(guest))),
            "slips": [Slip(n + 1, place(n + 1, len(match.steps)), kind) for n, kind in kinds.items() if kind in MARKS],
            "counts": counts(kinds.values()),
            "names": match.names,
        }
    return found


def sizes_of(game: str) -> list[str]:
    """The sizes in which a board needs charts."""
    return ["narrow"] if getattr(board_of(game), "TALL", False) else list(CHARTS)


def charts_of(series: dict[str, list[Series]], game: str, at: int, list_: list[Chapter]) -> dict[str, Any]:
    """Charts of everybody's chances and points; the cursor is a separate region."""
    starts = [(chapter.decisions[0].at - 1, roman(n)) for n, chapter in enumerate(list_, 1)]
    return {
        name: {
            size: line_chart(
                lines,
                *CHARTS[size],
                label=WORDS(f"chart-{name}"),
                sections=starts,
                cursor=at,
                cursor_id=f"cursor-{name}-{size}",
                names=False,
                unit=UNITS[name],
            )
            for size in sizes_of(game)
        }
        for name, lines in series.items()
    }


def chosen_of(judged: Judgement, choice: int | None) -> Advice | None:
    """The decision shown for comparison: the one asked for, or the best if the played one was costly; None: show the
    game as played.
    """
    assert judged.played is not None
    wanted = choice if choice is not None else judged.best.action if judged.mark in MARKS else judged.played.action
    others = (one for one in judged.candidates if one.action != judged.played.action)
    return next((one for one in others if one.action == wanted), None)


class Slip(NamedTuple):
    """A costly decision on the slider."""

    at: int
    x: str
    kind: str


def chances_of(told: dict[str, Any]) -> list[tuple[float, float]]:
    """Everybody's chance after a decision, and its change from the best one: the same figures as in what it cost."""
    best, played = told["candidates"][0]["chances"], told["played"]["chances"]
    return [(now, now - could) for now, could in zip(played, best, strict=True)]


def chances_at(series: Sequence[Series], at: int) -> list[tuple[float, float]]:
    """Everybody's chance at a moment without a judged decision, and its change since the one before, from the curve."""
    now = [line.values[at] for line in series]
    was = [line.values[max(at - 1, 0)] for line in series]
    if None in now:
        return []
    return [(here or 0.0, 0.0 if old is None else (here or 0.0) - old) for here, old in zip(now, was, strict=True)]


def place(at: int, last: int) -> str:
    """The position of a moment on the slider."""
    return f"{100 * at / (last or 1):.2f}%"


def laps(list_: list[Chapter], last: int) -> list[str]:
    """Where chapters begin on the slider."""
    return [place(chapter.decisions[0].at - 1, last) for chapter in list_]


@router.get("/t/{table_id}/replay/{at}")
async def replay_moment(
    table: TheTable,
    at: int,
    site: TheSite,
    guest: Asking,
    seat: int | None = None,
    everything: bool = Query(False, alias="open"),
    choice: int | None = None,
) -> JSONResponse:
    """A moment, for an open page: the regions of the board, and what the decision before it brought."""
    eyes = eyes_of(table, guest.id if guest else None, seat, everything)
    match = whole(table)
    list_ = chapters(match, eyes)
    looked = looked_at(site.analysts, table, guest.id if guest else None, at, eyes, list_, choice)
    shown = show_moment(table, at, eyes, list_, looked)
    step = moment(table, at).log[-1] if at else None
    return JSONResponse(
        {
            "at": at,
            "from": at - bool(looked.get("chosen")),
            "last": len(match.steps),
            "regions": shown.regions,
            "says": shown.says,
            "step": told(step),
        }
    )


# ---------------------------------------------------------------- what if


@router.get("/t/{table_id}/what-if")
async def plan_to_go_on(table: TheTable, request: Request, guest: Asking, at: int = 0) -> Response:
    """Choose who plays on from a moment."""
    who = guest.id if guest else None
    go_on(table, at, who, False)  # raises if it is impossible
    match, mine = moment(table, at), table.seat_of(who)
    return render(
        "whatif.html.j2",
        request,
        guest,
        table=table,
        at=at,
        names=match.names,
        me=match.to_move if mine is None else mine,
        is_open=is_open(table),
        hides=match.view(match.to_move) != match.view(match.to_move, everything=True),
        levels=levels_of(table.about.name),
        level=USUAL,
        vignette=vignette,
        decider=match.names[match.to_move or 0],
    )


@router.post("/t/{table_id}/what-if")
async def play_on(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    """A new table that continues from a moment of this one."""
    fields = await form(request)
    kinds = [fields.get(f"seat{n}", "") for n in range(len(table.seats))]
    seats = [SeatPlan(kind="bot", level=kind) if kind in LEVELS else SeatPlan(kind=kind) for kind in kinds]
    try:
        at = int(fields.get("at", ""))
    except ValueError:
        at = -1
    moment(table, at)  # raises if there is no such moment
    start = Moment(table=table.id, at=at, anew=fields.get("deal") == "anew")
    player: Guest = await introduced(site, request, guest, fields.get("name", ""))
    plan = NewTable(game=table.about.name, seats=seats, start=start)
    new = await new_table(site, player.id, player.name, plan)
    return go(f"/t/{new.id}", site, request, player)
