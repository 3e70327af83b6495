"""Tournaments between bots: balanced seats, mirrored seeds, all cores, and results with their uncertainty.

Every deal (a seed) is played by every line-up in every rotation of the seats, so neither seats nor luck favour anybody.
"""

import json
import math
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

import ludi
from ludi import registry
from ludi.bots import Bot, check as check_bot, make
from ludi.bots.program import BotFailed, Program
from ludi.bots.workers import Workers
from ludi.kernel.errors import IllegalMove, LudiError
from ludi.kernel.record import Record
from ludi.kernel.words import WORDS


@dataclass(frozen=True)
class Event:
    """A tournament: what is played, and how."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    seconds: float = 60.0  # a program's time per decision


@dataclass(frozen=True)
class Pairing:
    """A game to be played: its number, its deal, and who sits where."""

    number: int
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """A finished game. `failed` names a bot that lost by crashing, hanging or an illegal decision."""

    number: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    failed: str | None = None


@dataclass(frozen=True)
class Standing:
    """How a bot did. A shared victory counts as a fraction."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    decisions: float  # per game
    seconds_per_decision: float  # of processor time; for programs, of real time
    rating: float
    rating_error: float
    failures: int


# ---------------------------------------------------------------- the schedule


def check(event: Event) -> None:
    """Refuse what cannot be played before anything is."""
    about = registry.about(event.game)
    if event.players not in about.player_counts:
        counts = {"min": about.min_players, "max": about.max_players}
        raise LudiError(WORDS("player-counts", title=about.title, **counts))
    about.option_numbers(event.options)
    if event.games < 1:
        raise LudiError(WORDS("one-game"))
    if len(set(event.bots)) < len(event.bots) and len(event.bots) > event.players:
        raise LudiError(WORDS("bots-once"))
    for name in event.bots:
        if ":" not in name:
            check_bot(name, event.game)


def line_ups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every combination of bots for the seats; if there are too few, the last one fills the table."""
    if len(bots) < players:
        return [bots + bots[-1:] * (players - len(bots))]
    return list(combinations(bots, players))


def pairings(event: Event) -> Iterator[Pairing]:
    """All games, in whole deals: at least as many as asked for."""
    tables = line_ups(event.bots, event.players)
    number, seed = 0, event.seed
    while number < event.games:
        for table in tables:
            for turn in dict.fromkeys(table[shift:] + table[:shift] for shift in range(event.players)):
                yield Pairing(number, seed, turn)
                number += 1
        seed += 1


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


# ---------------------------------------------------------------- one game


def enter(name: str, seed: int, seconds: float) -> Bot:
    """Make a player: one of our bots by name, `exec:COMMAND` for a program, `MODULE:CALLABLE` for a Python callable."""
    kind, colon, rest = name.partition(":")
    if not colon:
        return make(name, seed)
    command = shlex.split(rest) if kind == "exec" else [sys.executable, "-m", "ludi.bots.program", name]
    return Program(command, seed, seconds)


def play(event: Event, pairing: Pairing) -> tuple[Result, Record]:
    """Play one game. A bot that fails loses; the others are placed as they stand."""
    match = ludi.load(event.game).new(players=event.players, seed=pairing.seed, options=event.options)
    decisions, seconds = [0] * event.players, [0.0] * event.players
    bots: list[Bot] = []
    failed, reason = None, None
    try:
        for seat, name in enumerate(pairing.seats):
            failed = seat
            bots.append(enter(name, pairing.seed * 8 + seat, event.seconds))
        while match.to_move is not None:
            failed = match.to_move
            clock = time.perf_counter if isinstance(bots[failed], Program) else time.process_time
            began = clock()
            action = bots[failed].choose(match)
            seconds[failed] += clock() - began
            decisions[failed] += 1
            match.apply(action)
        failed = None
    except BotFailed as error:
        reason = str(error)
    except IllegalMove as error:
        reason = f"plays illegally: {error}"
    except Exception as error:  # bots may fail in any way; the tournament goes on
        reason = f"crashed: {type(error).__name__}: {error}"
    finally:
        for bot in bots:
            if isinstance(bot, Program):
                bot.close()
    places = match.game.places_of(match.state)
    if failed is not None:
        places = _places_without(places, failed)
    result = Result(
        pairing.number,
        pairing.seats,
        tuple(row["total"] for row in match.scores().values()),
        tuple(places),
        tuple(decisions),
        tuple(seconds),
        None if failed is None else f"{pairing.seats[failed]} (seat {failed}) {reason}",
    )
    return result, match.record()


def _places_without(places: list[int], failed: int) -> list[int]:
    """The places if one player loses regardless of the position."""
    others = [place for seat, place in enumerate(places) if seat != failed]
    return [
        len(places) if seat == failed else 1 + sum(other < place for other in others)
        for seat, place in enumerate(places)
    ]


# ---------------------------------------------------------------- the tournament


def hold(event: Event, workers: Workers, records: Path | None) -> Iterator[Result]:
    """Play the remaining games in parallel; yields every result, those of an earlier run first."""
    done = resume(event, records)
    yield from done.values()
    left = [pairing for pairing in pairings(event) if pairing.number not in done]
    for result, record in workers.run(partial(play, event), left):
        if records:
            record.write(records / f"{result.number:05}.jsonl")
            with (records / "results.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        yield result


def resume(event: Event, records: Path | None) -> dict[int, Result]:
    """The results already in the folder. Only the number of games may differ from the earlier run."""
    if records is None:
        return {}
    records.mkdir(parents=True, exist_ok=True)
    head = records / "event.json"
    settings = {name: value for name, value in asdict(event).items() if name != "games"}
    written = json.loads(json.dumps(settings))
    if head.exists() and json.loads(head.read_text(encoding="utf-8")) != written:
        raise LudiError(WORDS("other-event", folder=str(records), file=str(head)))
    head.write_text(json.dumps(written, indent=1), encoding="utf-8")
    results: dict[int, Result] = {}
    file, last = records / "results.jsonl", max(pairing.number for pairing in pairings(event))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    if lines and not lines[-1].endswith("\n"):
        lines.pop()  # cut off when the last run was stopped: that game is played again
        file.write_text("".join(lines), encoding="utf-8")
    for line in lines:
        row: dict[str, Any] = json.loads(line)
        row |= {key: tuple(value) for key, value in row.items() if isinstance(value, list)}
        result = Result(**row)
        if result.number <= last:
            results[result.number] = result
    return results


def standings(results: list[Result]) -> list[Standing]:
    """Every bot's results, best rating first."""
    rated = _ratings(results)
    return sorted((_standing(bot, results, rated[bot]) for bot in rated), key=lambda one: (-one.win_rate, -one.rating))


def _standing(bot: str, results: list[Result], rating: Any) -> Standing:
    seats = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    games = len(seats)
    wins = sum((result.places[seat] == 1) / result.places.count(1) for result, seat in seats)
    decisions = sum(result.decisions[seat] for result, seat in seats)
    low, high = wilson(wins / games, games)
    return Standing(
        bot,
        games,
        wins,
        wins / games,
        low,
        high,
        sum(result.scores[seat] for result, seat in seats) / games,
        decisions / games,
        sum(result.seconds[seat] for result, seat in seats) / max(decisions, 1),
        rating.mu,
        rating.sigma,
        sum(result.failed is not None and result.failed.startswith(f"{bot} (seat {seat})") for result, seat in seats),
    )


def _ratings(results: list[Result]) -> dict[str, Any]:
    """Plackett-Luce ratings (openskill), with the games taken in order."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for result in sorted(results, key=lambda one: one.number):
        teams = [[ratings.setdefault(name, model.rating())] for name in result.seats]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        gained: dict[str, list[Any]] = {}
        for name, (after,) in zip(result.seats, rated, strict=True):
            gained.setdefault(name, []).append(after)
        for name, all_after in gained.items():  # a bot in several seats moves by their mean
            mu = sum(one.mu for one in all_after) / len(all_after)
            sigma = sum(one.sigma for one in all_after) / len(all_after)
            ratings[name] = model.rating(mu=mu, sigma=sigma)
    return ratings


def summary(event: Event, table: list[Standing], results: list[Result]) -> str:
    """The tournament as JSON."""
    failures = [{"game": result.number, "failed": result.failed} for result in results if result.failed]
    return json.dumps({**asdict(event), "bots": [asdict(one) for one in table], "failures": failures}, indent=1)
