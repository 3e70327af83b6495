"""Statistics of a guest's finished games: by game, opponent, seat and source of points."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import ludi
from ludi.bots.analysis import Analysis
from ludi.registry import catalogue
from ludi.server import queries
from ludi.server.store import Store

MOST = 5000
"""Only the last games are counted."""
RECENT = 24
"""Games in a trend."""
PAUSE = 300.0
"""Seconds: whoever thinks longer has left the table."""


@dataclass(frozen=True)
class Rival:
    """An opponent: a person, or any bot of a level."""

    key: str  # the same in all their games; reveals nothing
    name: str
    level: str | None
    seat: int


@dataclass(frozen=True)
class Played:
    """A finished game of a guest."""

    id: str
    game: str
    made: float
    ended: float
    seat: int
    places: list[int]
    sheets: list[dict[str, int]]
    rivals: list[Rival]
    seconds: float = 0.0  # at the table, without pauses

    @property
    def place(self) -> int:
        return self.places[self.seat]

    @property
    def players(self) -> int:
        return len(self.places)

    @property
    def points(self) -> int:
        return self.sheets[self.seat]["total"]

    @property
    def won(self) -> bool:
        return self.place == 1


@dataclass
class Tally:
    """Games, and how many of them were won."""

    games: int = 0
    won: int = 0

    def count(self, played: Played) -> None:
        self.games += 1
        self.won += played.won

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0


@dataclass
class OfGame(Tally):
    """The tally of one game."""

    places: list[int] = field(default_factory=lambda: [0] * 5)
    points: list[int] = field(default_factory=list)  # oldest first

    def count(self, played: Played) -> None:
        super().count(played)
        self.places[played.place - 1] += 1
        self.points.append(played.points)

    @property
    def average(self) -> float:
        return sum(self.points) / len(self.points)


@dataclass
class OfRival(Tally):
    rival: Rival | None = None  # under their latest name


@dataclass(frozen=True)
class OfSource:
    """A source of points: its average for the guest, and for the winners."""

    name: str
    mine: float
    winners: float


@dataclass(frozen=True)
class Statistics:
    games: dict[str, OfGame]
    rivals: list[OfRival]  # most frequent first
    seats: list[Tally]
    total: Tally
    streak: int  # most games won in a row


def finished(store: Store, guest: str, since: float = 0.0) -> list[Played]:
    """A guest's finished games, latest first. Two queries, however many there are."""
    rows = store.read(queries.finished_by(guest, since, MOST, PAUSE))
    seats: defaultdict[str, list[Any]] = defaultdict(list)
    for seat in store.read(queries.seats_of_played(guest, since, MOST)):
        seats[seat.table_id].append(seat)
    found = (_played(row, seats[row.id]) for row in rows if row.game in catalogue())
    return [played for played in found if played is not None]


def marks_in(store: Store, games: Sequence[Played]) -> dict[str, list[str]]:
    """The marks of a guest's own decisions in analysed games, by table."""
    seats = {played.id: played.seat for played in games}
    found = {row.table_id: Analysis.kept(row.data) for row in store.read(queries.fair_analyses([*seats]))}
    return {
        table: [one["mark"] for one in analysis.decisions if one["seat"] == seats[table]]
        for table, analysis in found.items()
        if analysis
    }


def _played(row: Any, seats: Sequence[Any]) -> Played | None:
    """A row as a game; None if its result is unknown or unreadable."""
    try:
        names, result = json.loads(row.names or "null"), json.loads(row.result or "null")
        places, sheets = list(result["places"]), list(result["sheet"])
        if not len(places) == len(sheets) == len(seats) > row.seat or not all("total" in sheet for sheet in sheets):
            return None
    except (ValueError, TypeError, KeyError):
        return None
    rivals = [
        Rival(_key(seat), names[seat.seat] if names else seat.name, seat.level, seat.seat)
        for seat in seats
        if seat.seat != row.seat and (seat.guest or seat.level)
    ]
    return Played(row.id, row.game, row.made, row.moved, row.seat, places, sheets, rivals, row.seconds)


def _key(seat: Any) -> str:
    if seat.guest is None:
        return f"bot-{seat.level}"
    return hashlib.sha256(f"opponent {seat.guest}".encode()).hexdigest()[:12]


def counted(games: Iterable[Played]) -> Statistics:
    """All statistics; expects games latest first."""
    of_games: defaultdict[str, OfGame] = defaultdict(OfGame)
    of_rivals: defaultdict[str, OfRival] = defaultdict(OfRival)
    of_seats, total = [Tally() for _ in range(5)], Tally()
    streak = running = 0
    for played in reversed([*games]):
        total.count(played)
        running = running + 1 if played.won else 0
        streak = max(streak, running)
        of_games[played.game].count(played)
        of_seats[played.seat].count(played)
        for rival in {rival.key: rival for rival in played.rivals}.values():  # bots of a level count once
            of_rivals[rival.key].count(played)
            of_rivals[rival.key].rival = rival
    rivals = sorted(of_rivals.values(), key=lambda tally: -tally.games)
    seats = of_seats[: 1 + max((n for n, tally in enumerate(of_seats) if tally.games), default=-1)]
    return Statistics(dict(of_games), rivals, seats, total, streak)


def of_sources(games: Iterable[Played], game: str) -> list[OfSource]:
    """Where points of one game came from, compared to the winners of the same games."""
    mine: list[dict[str, int]] = []
    winners: list[dict[str, int]] = []
    for played in games:
        if played.game == game:
            mine.append(played.sheets[played.seat])
            winners += [sheet for sheet, place in zip(played.sheets, played.places, strict=True) if place == 1]
    return [OfSource(name, _mean(mine, name), _mean(winners, name)) for name in ludi.load(game).sources]


def _mean(sheets: Sequence[dict[str, int]], source: str) -> float:
    return sum(sheet.get(source, 0) for sheet in sheets) / len(sheets) if sheets else 0.0


@dataclass(frozen=True)
class Filter:
    """Which games a list shows; "" and 0: all."""

    game: str = ""
    rival: str = ""
    result: str = ""  # won, lost
    players: int = 0

    def passes(self, played: Played) -> bool:
        asked: list[tuple[bool, Callable[[], bool]]] = [
            (bool(self.game), lambda: played.game == self.game),
            (bool(self.rival), lambda: any(rival.key == self.rival for rival in played.rivals)),
            (bool(self.result), lambda: played.won == (self.result == "won")),
            (bool(self.players), lambda: played.players == self.players),
        ]
        return all(holds() for wanted, holds in asked if wanted)


def hours(games: Iterable[Played]) -> float:
    return sum(played.seconds for played in games) / 3600


def as_data(games: Sequence[Played]) -> dict[str, Any]:
    """The statistics for programs."""
    found = counted(games)
    return {
        "games": found.total.games,
        "won": found.total.won,
        "streak": found.streak,
        "hours": round(hours(games), 2),
        "by_game": {
            name: {
                "games": of.games,
                "won": of.won,
                "places": of.places,
                "average": round(of.average, 2),
                "best": max(of.points),
                "sources": {
                    row.name: {"mine": round(row.mine, 2), "winners": round(row.winners, 2)}
                    for row in of_sources(games, name)
                },
            }
            for name, of in found.games.items()
        },
        "opponents": [
            {"name": "" if of.rival.level else of.rival.name, "level": of.rival.level, "games": of.games, "won": of.won}
            for of in found.rivals
            if of.rival is not None
        ],
        "seats": [{"games": tally.games, "won": tally.won} for tally in found.seats],
    }
