"""Reviews a game decision by decision: what each cost, what was better, what was luck.

Each moment is judged on its own, from the bytes before and after the decision and a seed, so the result does not depend
on order, process or date. `judge` looks at one moment, `summary` at all of those.

Judgement is fair: it uses what the player could know, or with `all_open` everything on the table, hidden or not.

Winning chances come from games played to their end, which are noisy. Candidates are played in the same worlds and
compared game by game. More games are played where a mark depends on them, and what may be noise gets no mark.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import ludi
from ludi.bots import tree
from ludi.bots.levels import settings_of
from ludi.bots.search import Search, Settings, Tree, ends, split
from ludi.bots.workers import Workers
from ludi.kernel.actions import Move
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match
from ludi.kernel.record import digest
from ludi.kernel.rng import next_random, scramble
from ludi.kernel.words import WORDS, Words, plain

VERSION = 3  # of the JSON and of the method
MARKS = {"slip": 0.03, "mistake": 0.08, "blunder": 0.15}
"""The marks, and the loss of winning chances from which each is given."""
SHOWN = 3  # candidates, besides the decision played
HINT_GAMES, LEAST, MOST = 1024, 256, 4096  # number of games, on which the next figures are based
USUAL, FEW = 8, 32  # divisors: for the best and the played decision, and for the other candidates
REVEAL = 6  # divisor for reveals, before and after
CLOSER = 4  # a suspected mistake gets at most this many times more games
PLAYED_ON = 48_000_000  # decisions: long games get fewer playouts
SHORTEST = 250  # decisions: a game that ended sooner could have gone on this long
LEAN = 3.0  # a loss counts at most this many times the difference the search sees between two results
THOUGHT = 600_000  # iterations: in games with many decisions, each gets less thought than its level would give
SURE = 2.3  # standard errors by which a loss must exceed zero
PRECISE = 0.025  # a standard error that needs no more games
NEVER = 1e9  # seconds: here iterations end a search, never the clock

Finals = npt.NDArray[np.float64]


def jobs(match: Match) -> list[int]:
    """The moments of a match with something to decide or something revealed. Its steps must still have their states."""
    moments = [match_at(match, n) for n in range(len(match.steps) + 1)]
    return [
        n
        for n, (before, after) in enumerate(pairwise(moments))
        if before.state.reveals != after.state.reveals or len(before.legal_actions()) > 1
    ]


def match_at(match: Match, n: int) -> Match:
    """The match at moment n, without its history."""
    state = match.steps[n].before if n < len(match.steps) else bytes(match)
    return match.game.resume(state, match.names)


def judge(
    n: int,
    before: Match,
    action: int,
    after: Match,
    settings: Settings,
    *,
    seed: int = 0,
    all_open: bool = False,
    most: int = MOST,
) -> dict[str, Any]:
    """Judge the decision taken at moment n, as JSON. `most`: see `HINT_GAMES`."""
    assert before.to_move is not None
    chance = next_random(scramble(np.uint64(seed) ^ scramble(np.uint64(n + 1))))
    told: dict[str, Any] = {"n": n, "seat": before.to_move, "action": action}
    if len(before.legal_actions()) > 1:
        told |= decision(before, action, settings, chance, all_open, most)
    if before.state.reveals != after.state.reveals:
        told["luck"] = luck(before, action, after, settings, chance, all_open, most // REVEAL)
    return told


def advise(match: Match, level: str, action: int | None = None) -> dict[str, Any]:
    """The best decisions for the player to move, and the one they are considering. Reveals nothing they cannot know."""
    chance = scramble(np.uint64(len(match.steps)))
    return decision(match, action, settings_of(match.game, level), chance, False, HINT_GAMES)


def decision(
    before: Match, action: int | None, settings: Settings, chance: Any, all_open: bool, most: int
) -> dict[str, Any]:
    """The candidates and the decision played, if any: chances, points, loss and mark."""
    search = Search(int(chance), replace(settings, seconds=NEVER, turn_seconds=NEVER, threads=1), all_open)
    thought = search.think(before)
    shown = [one.action for one in thought.candidates[:SHOWN]]
    best, looked = shown[0], shown if action is None or action in shown else [*shown, action]
    for one in looked:  # give decisions the search disliked more thought before calling them worse
        search.think_about(one, settings.iterations // 4)
    if action is not None:
        search.think_about(action, thought.candidates[0].visits)
    results = {one.action: one.result for one in search.candidates(before)}
    order = [best, *sorted((one for one in looked if one != best), key=lambda one: -results[one])]
    most_lost = {one: LEAN * max(0.0, results[best] - results[one]) for one in looked}
    seat = int(before.state.to_move)
    closely = looked if action is None else [best, action] if most_lost[action] >= MARKS["slip"] else []
    finals = {one: search.play_on(one, most // (USUAL if one in closely else FEW), chance) for one in looked}
    while (
        action is not None
        and most_lost[action] >= MARKS["mistake"]
        and more_games(finals[best][:, seat], finals[action][:, seat], most)
    ):
        chance, games = next_random(chance), len(finals[best])
        finals |= {one: np.concatenate([finals[one], search.play_on(one, games, chance)]) for one in closely}
    means = in_search_order([finals[one].mean(axis=0) for one in order], [len(finals[one]) for one in order], seat)
    means = capped(means, [most_lost[one] for one in order], seat)
    told = {one: candidate(before, search, one, mean) for one, mean in zip(order, means, strict=True)}
    found: dict[str, Any] = {
        "best": best,
        "games": len(finals[best]),
        "candidates": [told[one] for one in order if one in shown],
    }
    if action is not None:
        loss = told[best]["chances"][seat] - told[action]["chances"][seat]
        _, error = difference(finals[best][:, seat], finals[action][:, seat])
        sure = loss > SURE * error
        found |= {
            "mark": "best" if action == best else mark_of(loss) if sure else "",
            "loss": rounded(loss),
            "error": rounded(error),
            "played": told[action],
        }
    return found


def more_games(best: Finals, played: Finals, most: int) -> bool:
    """Whether to double the games: it may still be a mistake, and the error is too large to tell."""
    loss, error = difference(best, played)
    return loss + SURE * error > MARKS["mistake"] and error > PRECISE and 2 * len(best) <= CLOSER * most


def in_search_order(means: list[Finals], games: list[int], seat: int) -> list[Finals]:
    """Trust the search for the order of decisions, and the games for how much they differ: where the games contradict
    the order, decisions count as equal.
    """
    pools: list[tuple[Finals, int, int]] = []
    for mean, weight in zip(means, games, strict=True):
        pool, size = mean, 1
        while pools and pools[-1][0][seat] < pool[seat]:
            other, more, heavy = pools.pop()
            pool = (pool * weight + other * heavy) / (weight + heavy)
            weight, size = weight + heavy, size + more
        pools.append((pool, size, weight))
    return [pool for pool, size, _ in pools for _ in range(size)]


def capped(means: list[Finals], most_lost: list[float], seat: int) -> list[Finals]:
    """Cap losses by what the search considers possible: playouts are weaker than the search and may lose needlessly."""
    best, told = means[0], []
    for mean, most in zip(means, most_lost, strict=True):
        loss = float(best[seat] - mean[seat])
        told.append(best + (mean - best) * (most / loss) if loss > most else mean)
    return told


def difference(best: Finals, played: Finals) -> tuple[float, float]:
    """How much more of the victory one decision brings than the other, game by game, and its standard error."""
    apart = best - played
    return float(apart.mean()), float(apart.std() / np.sqrt(len(apart)))


def mark_of(loss: float) -> str:
    return next((mark for mark, bound in reversed(MARKS.items()) if loss >= bound), "")


def candidate(before: Match, search: Search, action: int, mean: Finals) -> dict[str, Any]:
    """A decision and its consequences: everybody's chances and points, the decider's points by source, and the expected
    line. It is put into words when shown (`line_words`).
    """
    wins, points = split(mean, before.players)
    line = search.line_from(before, action) or ((int(before.state.to_move), before.game.move(before.state, action)),)
    return {
        **move(line[0][1]),
        "chances": [rounded(chance) for chance in wins],
        "points": [rounded(one, 1) for one in points.sum(axis=1)],
        "sources": [rounded(one, 1) for one in points[before.state.to_move]],
        "line": [{"seat": seat, **move(one)} for seat, one in line],
    }


def move(one: Move) -> dict[str, Any]:
    return {"action": one.action, "kind": one.kind, "parts": {name: plain(part) for name, part in one.parts.items()}}


def rounded(number: Any, digits: int = 3) -> float:
    return round(float(number), digits)


def luck(
    before: Match, action: int, after: Match, settings: Settings, chance: Any, all_open: bool, games: int
) -> dict[str, Any]:
    """How a reveal changed everybody's chances and points compared to what was expected before, with the standard error
    per seat. On average over all possible reveals, and for chances also summed over seats, the change is zero.

    Both sides use the same player's knowledge and the same kind of playouts, so that only the news differs.
    """
    seat = int(before.state.to_move)
    viewer = tree.ALL_OPEN if all_open else seat
    expected = ends(treeless(before), settings, viewer, games, chance, action)
    if after.over:
        came = np.concatenate([shares(after), [row["total"] for row in after.scores().values()]])[None, :]
    else:
        came = totals(ends(treeless(after), settings, viewer, games, next_random(chance)), before.players)
    was = totals(expected, before.players)
    change = came.mean(axis=0) - was.mean(axis=0)
    noise = came.var(axis=0) / len(came) + was.var(axis=0) / len(was)
    seats = {"chances": slice(before.players), "points": slice(before.players, None)}
    told: dict[str, Any] = {what: [rounded(one) for one in change[which]] for what, which in seats.items()}
    told["error"] = {what: rounded(np.sqrt(noise[which].mean())) for what, which in seats.items()}
    return told


def treeless(match: Match) -> Tree:
    """A position to play on from, without a tree."""
    one = Tree(match.game, match.players, 1)
    one.start(bytes(match))
    return one


def totals(finals: Finals, players: int) -> Finals:
    """Final results as shares of the victory and points by seat."""
    points = finals[:, players:].reshape(len(finals), players, -1).sum(axis=2)
    return np.concatenate([finals[:, :players], points], axis=1)


def shares(match: Match) -> Finals:
    """Everybody's share of the victory in a finished game."""
    won = np.array([float(place == 1) for place in match.places().values()])
    shared: Finals = won / won.sum()
    return shared


# ---------------------------------------------------------------- in another process


def asked(match: Match, n: int, level: str, seed: int, all_open: bool, most: int, iterations: int) -> dict[str, Any]:
    """The decision at moment n as a JSON question for `answered`."""
    return {
        "game": match.game.name,
        "names": match.names,
        "n": n,
        "before": b64encode(bytes(match_at(match, n))).decode(),
        "action": match.steps[n].action,
        "after": b64encode(bytes(match_at(match, n + 1))).decode(),
        "level": level,
        "seed": seed,
        "open": all_open,
        "most": most,
        "iterations": iterations,
    }


def answered(question: dict[str, Any]) -> dict[str, Any]:
    game = ludi.load(question["game"])
    before, after = (game.resume(b64decode(question[one]), question["names"]) for one in ("before", "after"))
    settings = settings_of(game, question["level"])
    settings = replace(settings, iterations=min(settings.iterations, question["iterations"]))
    return judge(
        question["n"],
        before,
        question["action"],
        after,
        settings,
        seed=question["seed"],
        all_open=question["open"],
        most=question["most"],
    )


def look_back(questions: Sequence[dict[str, Any]], workers: Workers) -> Iterator[dict[str, Any]]:
    """Answer questions in parallel, yielding answers as they come."""
    return workers.run(answered, questions)


# ---------------------------------------------------------------- a whole game


@dataclass
class Analysis:
    """The findings so far. It can be resumed, as long as game, level and seed stay the same."""

    level: str
    seed: int = 0
    all_open: bool = False
    moments: dict[int, dict[str, Any]] = field(default_factory=dict)

    def questions(self, match: Match) -> list[dict[str, Any]]:
        """All remaining questions."""
        moments = jobs(match)
        most = max(LEAST, min(MOST, PLAYED_ON // (max(1, len(moments)) * max(SHORTEST, len(moments)))))
        iterations = THOUGHT // max(1, len(moments))
        left = (n for n in moments if n not in self.moments)
        return [asked(match, n, self.level, self.seed, self.all_open, most, iterations) for n in left]

    def add(self, moment: dict[str, Any]) -> None:
        self.moments[moment["n"]] = moment

    def data(self, match: Match | None = None) -> dict[str, Any]:
        """As JSON; with the match it also says which game it is, and includes the curve of chances."""
        told: dict[str, Any] = {"analysis": VERSION, "level": self.level, "seed": self.seed, "open": self.all_open}
        told["moments"] = [self.moments[n] for n in sorted(self.moments)]
        if match is not None:
            told |= {"game": match.game.name, "names": match.names, "position": digest(match)}
            told |= {"curve": self.curve(match), "balance": self.balance(match.players)}
        return told

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Analysis":
        """Parse JSON; findings of older versions are dropped, to be made anew."""
        analysis = cls(data["level"], data["seed"], data["open"])
        if data["analysis"] == VERSION:
            analysis.moments = {moment["n"]: moment for moment in data["moments"]}
        return analysis

    @classmethod
    def kept(cls, text: str) -> "Analysis | None":
        """Parse findings that were kept; None if they cannot be read: they can be made anew."""
        try:
            return cls.of(json.loads(text))
        except (ValueError, TypeError, KeyError, AttributeError):
            return None

    @property
    def decisions(self) -> list[dict[str, Any]]:
        """The moments with something to decide, in order."""
        return [self.moments[n] for n in sorted(self.moments) if "best" in self.moments[n]]

    @property
    def costliest(self) -> list[dict[str, Any]]:
        """The marked decisions, those that most certainly cost most first."""
        marked = (one for one in self.decisions if one["mark"] in MARKS)
        return sorted(marked, key=lambda one: (SURE * one["error"] - one["loss"], one["n"]))

    def curve(self, match: Match) -> list[dict[str, Any]]:
        """Everybody's chances and expected points at each decision and at the end.

        With so few games they are noisy, so each moment is averaged with its neighbours.
        """
        told = self.decisions
        curve = [
            {"n": one["n"], **{what: _smooth(told[max(0, i - 2) : i + 3], what) for what in ("chances", "points")}}
            for i, one in enumerate(told)
        ]
        if match.over:
            points = [row["total"] for row in match.scores().values()]
            curve.append({"n": len(match.steps), "chances": shares(match).tolist(), "points": points})
        return curve

    def balance(self, players: int) -> list[dict[str, Any]]:
        """For each seat: the effect of luck, the cost of its marked decisions, and their number by mark.

        `skill` is that cost in points, relative to the table's mean; so is luck.
        """
        lucks = [self.luck(what, players) for what in ("chances", "points")]
        told: list[dict[str, Any]] = [
            {"luck": [*luck], "lost": [0.0, 0.0], "marks": dict.fromkeys(MARKS, 0), "decisions": 0}
            for luck in zip(*lucks, strict=True)
        ]
        for one in self.decisions:
            mine = told[one["seat"]]
            mine["decisions"] += 1
            if one["mark"] in MARKS:
                mine["marks"][one["mark"]] += 1
                mine["lost"][0] += one["loss"]
                mine["lost"][1] += one["candidates"][0]["points"][one["seat"]] - one["played"]["points"][one["seat"]]
        mean = sum(mine["lost"][1] for mine in told) / players
        return [{**mine, "skill": mean - mine["lost"][1]} for mine in told]

    def luck(self, what: str, players: int) -> list[float]:
        """Everybody's initial chances or points plus the effect of reveals, relative to the table's mean.

        Apparent effects are shrunk by the part that is noise. The factor is the same for all reveals and seats:
        shrinking small effects more would bias luck where it comes in rare large steps.
        """
        began, reveals = self.decisions[:2], [one["luck"] for one in self.moments.values() if "luck" in one]
        luck = np.array(_smooth(began, what) if began else [0.0] * players)
        if reveals:
            changes = np.array([one[what] for one in reveals])
            noise = sum(one["error"][what] ** 2 for one in reveals) / len(reveals)
            luck += changes.sum(axis=0) * max(0.0, 1 - noise / max((changes**2).mean(), 1e-9))
        return [rounded(one) for one in luck - luck.mean()]


def read(file: Path, match: Match, wanted: Analysis) -> Analysis:
    """Read an unfinished analysis, which must be the one wanted, of this match."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        found = Analysis.of(data)
        same = replace(found, moments={}) == wanted and data["position"] == digest(match)
    except (ValueError, KeyError, TypeError, AttributeError):
        same = False
    if not same:
        raise LudiError(WORDS("analysis-other", file=str(file)))
    return found


def _smooth(told: Sequence[dict[str, Any]], what: str) -> list[float]:
    """The expectation averaged over several moments, weighted by their number of games."""
    rows = [one["candidates"][0][what] for one in told]
    return [rounded(mean) for mean in np.average(rows, axis=0, weights=[one["games"] for one in told])]


def line_of(before: Match, line: Sequence[dict[str, Any]], all_open: bool) -> list[tuple[int, Words]]:
    """An expected line in words: seats and their expected decisions."""
    world = before.copy() if all_open else before.imagined(before.to_move, 0)
    said: list[tuple[int, Words]] = []
    for one in line:
        while said and len(only := world.legal_actions()) == 1:
            world.apply(only[0])  # forced decisions are not in the line
        said.append((one["seat"], world.game.move(world.state, one["action"]).words))
        world.apply(one["action"])
    return said
