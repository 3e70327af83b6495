"""The score page of a finished game: where points came from, how they grew, and the best moments."""

from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from math import ceil
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup

from ludi.bots.analysis import Analysis
from ludi.kernel.match import Match
from ludi.kernel.words import Message, Term, Words
from ludi.server import replay
from ludi.server.cards import card_of
from ludi.server.judgement import costly
from ludi.server.pages import game_files, render
from ludi.server.refused import Refused
from ludi.server.site import Asking, TheSite, TheTable, paying
from ludi.server.state import TableState
from ludi.web.charts import Section, Series, balance, figure, line_chart, number_table
from ludi.web.drawing import won, words_of
from ludi.web.paragraphs import index_of
from ludi.web.scene import Scene
from ludi.web.words import WORDS

router = APIRouter(include_in_schema=False, dependencies=[paying("page")])

WIDE, NARROW = (676, 306), (352, 250)
"""The chart's sizes on a screen and on a phone."""
FINEST = 160
"""The most steps of the chart: finer ones could not be seen."""
MOMENTS = 5


@dataclass(frozen=True)
class Source:
    """A source of points."""

    name: str
    words: Message
    icon: str
    at_end: bool  # counted at the end, not during play
    rules: str  # the section that explains it


@dataclass(frozen=True)
class Best:
    """A decision that brought many points."""

    moment: int
    seat: int
    words: Words
    points: int
    section: Words  # the round it was made in


@router.get("/t/{table_id}/score")
async def score(table: TheTable, request: Request, site: TheSite, guest: Asking) -> Response:
    if table.match is None or not table.match.over:
        return RedirectResponse(f"/t/{table.id}", 303)
    seat = table.seat_of(guest.id if guest else None)
    scene = table.scene(seat)
    work = site.analysts.get(table, False)
    sources = sources_of(table.about.name, table.match.game.sources)
    return render(
        "score.html.j2",
        request,
        guest,
        table=table,
        card=card_of(table),
        scene=scene,
        drawn_words=words_of(scene.game)["drawn_words"],
        pieces=(scene.game, "pieces.css") in game_files(),
        seat=seat,
        result=result(scene),
        sources=sources,
        charts_of_points=points_over_time(table),
        work=work,
        fates=fates(work.analysis, scene) if work.finished else [],
        balance_bar=balance,
        costly=costly(work.analysis, seat),
        best=best_moments(table),
        ranked=sorted((place, number) for number, place in enumerate(scene.places)),
        largest=max(1, *(abs(n) for row in scene.sheet.values() for source, n in row.items() if source != "total")),
    )


@dataclass(frozen=True)
class Fate:
    """The effects of luck and skill on a seat, in points; and the share of its decisions that lost next to nothing."""

    seat: int
    luck: int
    skill: int
    good: float


def fates(analysis: Analysis, scene: Scene) -> list[Fate]:
    """For everybody, winner first."""
    found = [
        Fate(
            seat,
            round(mine["luck"][1]),
            round(mine["skill"]),
            1 - sum(mine["marks"].values()) / (mine["decisions"] or 1),
        )
        for seat, mine in enumerate(analysis.balance(scene.players))
    ]
    return sorted(found, key=lambda fate: (scene.places[fate.seat], fate.seat))


def sources_of(game: str, sources: tuple[str, ...]) -> list[Source]:
    """The rows of a score sheet. A board may define `SOURCE_ICONS`, and `AT_END`: sources counted at the end only."""
    board, term = import_module(f"ludi.games.{game}.board"), words_of(game)["term"]
    icons, at_end = getattr(board, "SOURCE_ICONS", {}), getattr(board, "AT_END", ())
    anchor = index_of(game).term
    return [
        Source(
            name,
            term("source", name),
            icons.get(name, "wreath"),
            name in at_end,
            f"/rules/{game}#{anchor('source', name)}".rstrip("#"),
        )
        for name in sources
    ]


def result(scene: Scene) -> tuple[Words, Words]:
    """Who won, by how much, and what made the difference."""
    totals = {seat: row["total"] for seat, row in scene.sheet.items()}
    winners = [seat for seat, place in enumerate(scene.places) if place == 1]
    if len(winners) > 1:
        return won(scene), WORDS("why-tied")
    first = winners[0]
    second = max((seat for seat in totals if seat != first), key=lambda seat: totals[seat])
    lead, name = totals[first] - totals[second], scene.names[first]
    if lead > 0:
        source, more = max(
            ((s, n - scene.sheet[second][s]) for s, n in scene.sheet[first].items() if s != "total"), key=lambda x: x[1]
        )
        why = WORDS(
            "why-won",
            source=words_of(scene.game)["term"]("source", source),
            points=scene.sheet[first][source],
            more=more,
            second=scene.names[second],
        )
        return WORDS("wins-by", name=name, points=lead), why
    if lead == 0:
        return WORDS("wins-tie", name=name), WORDS("why-tie-break")
    last = next((told.words for line in reversed(scene.log) for told in reversed(line.told) if not told.silent), "")
    return won(scene), last


# ---------------------------------------------------------------- rounds and moments


def rounds(match: Match) -> list[Section]:
    """The moments where rounds begin, and their numbers, taken from numbered headings of the log, such as quarters.

    In a game without numbered headings a round begins whenever the first player moves again.
    """
    before = len(match.log) - len(match.steps)  # log lines before the first decision
    found: list[Section] = []
    for line, entry in enumerate(match.log):
        for told in entry.events:
            sign = next(iter(told.parts.values()), None) if told.heading else None
            if isinstance(sign, int | str) and not isinstance(sign, Term) and (not found or found[-1][1] != str(sign)):
                found.append((max(0, line + 1 - before), str(sign)))
    if found:
        return found
    seats = [step.seat for step in match.steps]
    begins = [n for n, seat in enumerate(seats) if seat == seats[0] and (n == 0 or seats[n - 1] != seat)]
    return [(moment, str(number)) for number, moment in enumerate(begins, 1)]


def round_at(sections: list[Section], moment: int) -> Words:
    return next((name for begins, name in reversed(sections) if begins <= moment), "")


# ---------------------------------------------------------------- points over time


@dataclass(frozen=True)
class Course:
    """Everybody's points at each moment, without end-of-game scoring, and the rounds."""

    played: list[list[int]]
    sections: list[Section]


def best_moments(table: TableState) -> list[Best]:
    """The decisions that brought most points, in order of play; none for older rules."""
    assert table.match is not None
    try:
        found = course(table)
    except Refused:
        return []
    gains = [
        (after[seat] - before[seat], moment, seat)
        for moment, (before, after) in enumerate(pairwise(found.played), 1)
        for seat in range(len(after))
        if after[seat] > before[seat]
    ]
    most = sorted(gains, key=lambda gain: -gain[0])[:MOMENTS]
    return [
        Best(moment, seat, words_about(table.match, moment, seat), points, round_at(found.sections, moment))
        for points, moment, seat in sorted(most, key=lambda gain: gain[1])
    ]


def words_about(match: Match, moment: int, seat: int) -> Words:
    """What the log says about a decision that brought a player points."""
    events = [told for told in match.log[moment - len(match.steps) - 1].events if not told.silent and not told.heading]
    mine = [told for told in events if told.seat == seat]
    best = max(mine or events, key=lambda told: told.points, default=None)
    return best.words if best else ""


_courses: WeakKeyDictionary[TableState, Course] = WeakKeyDictionary()


def course(table: TableState) -> Course:
    """How the points of a finished game grew, in a single pass over the game."""
    if table not in _courses:
        match = replay.whole(table)
        counted = [not source.at_end for source in sources_of(table.about.name, match.game.sources)]
        played = []
        for state in [*(step.before for step in match.steps), bytes(match)]:
            sheet = match.game.scores_of(match.game.copy(state)[0])
            played.append(
                [
                    sum(n for n, counts in zip(sheet[seat].values(), counted, strict=False) if counts)
                    for seat in sorted(sheet)
                ]
            )
        _courses[table] = Course(played, rounds(match))
    return _courses[table]


def points_over_time(table: TableState) -> Markup:
    """The charts for a screen and for a phone, and the same numbers as a table; nothing for a game of older rules."""
    assert table.match is not None
    try:
        found = course(table)
    except Refused:
        return Markup()
    match, moments = table.match, len(found.played)
    every = ceil(moments / FINEST)
    shown = [*range(0, moments - 1, every), moments - 1]
    final = [row["total"] for row in match.game.scores_of(match.state).values()]
    jump = final != found.played[-1]
    series = [
        Series(seat, name, [*(found.played[n][seat] for n in shown), *([final[seat]] * jump)])
        for seat, name in enumerate(match.names)
    ]
    series.sort(key=lambda line: (match.game.places_of(match.state)[line.seat], line.seat))
    step_of = {n: step for step, n in enumerate(shown)}
    sections = [(step_of.get(begins, begins // every), name) for begins, name in found.sections]
    standing = [WORDS("name-and-points", name=line.name, points=figure(final[line.seat])) for line in series]
    label = WORDS("points-over-time-label", standing=standing)
    end = WORDS("at-the-end")
    drawn = [
        Markup('<div class="{}">{}</div>').format(
            kind, line_chart(series, *size, label=label, sections=sections, jump=jump, end=end)
        )
        for kind, size in (("hide-phone", WIDE), ("hide-wide", NARROW))
    ]
    ends = [(max(0, begins - 1), name) for (begins, _), (_, name) in zip(sections[1:], sections, strict=False)]
    rows = [*((step, WORDS("round-number", number=name)) for step, name in ends), (len(series[0].values) - 1, end)]
    table_of_numbers = number_table(series, rows, caption=WORDS("points-over-time"))
    return Markup('{}{}<details class="as-table"><summary>{}</summary>{}</details>').format(
        *drawn, WORDS("as-table"), table_of_numbers
    )
