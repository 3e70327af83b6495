"""Looks back at a game, decision by decision: what each cost, what was better, what was luck.

Every moment is judged by itself, from the bytes before and after the decision and a seed: in any order, in several
processes, today or tomorrow, always with the same result. `judge` looks at one, `summary` at all that were looked at.

Fair: by what the player could know. With `all_open` by all that lies on the table, hidden or not.

Chances come from games played on to their end, which are noisy. Candidates are played in the same worlds and compared
game by game; more games are played where a mark hangs on them, and what may be noise gets none.
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

VERSION = 3  # of the JSON, and of how it is found
MARKS = {"slip": 0.03, "mistake": 0.08, "blunder": 0.15}
"""The marks, and from which loss of the chance to win."""
SHOWN = 3  # candidates, besides what was played
HINT_GAMES, LEAST, MOST = 1024, 256, 4096  # games by which the following are reckoned
USUAL, FEW = 8, 32  # the best and what was played get so many times less, the other candidates still less
REVEAL = 6  # what was revealed gets so many times less, before it and after it
CLOSER = 4  # what seems to be a mistake gets at most so many times more
PLAYED_ON = 48_000_000  # decisions: where a game has many, fewer games are played on, as they last longer, too
SHORTEST = 250  # decisions: a game that ended sooner could have lasted
LEAN = 3.0  # a loss is believed up to so many times what the search sees between the results of two decisions
THOUGHT = 600_000  # iterations: where a game has many decisions, each is thought about less than its level would
SURE = 2.3  # standard errors between a loss and none
PRECISE = 0.025  # a standard error that needs no more games
NEVER = 1e9  # seconds: iterations end a search here, never the clock

Finals = npt.NDArray[np.float64]


def jobs(match: Match) -> list[int]:
    """The moments of a match at which something was to decide, or something was revealed; the steps must remember what
    was before them."""
    moments = [match_at(match, n) for n in range(len(match.steps) + 1)]
    return [
        n
        for n, (before, after) in enumerate(pairwise(moments))
        if before.state.reveals != after.state.reveals or len(before.legal_actions()) > 1
    ]


def match_at(match: Match, n: int) -> Match:
    """The match at moment n, without its past."""
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
    """What is to be said of the decision taken at moment n, as JSON. `most`: see `HINT_GAMES`."""
    assert before.to_move is not None
    chance = next_random(scramble(np.uint64(seed) ^ scramble(np.uint64(n + 1))))
    told: dict[str, Any] = {"n": n, "seat": before.to_move, "action": action}
    if len(before.legal_actions()) > 1:
        told |= decision(before, action, settings, chance, all_open, most)
    if before.state.reveals != after.state.reveals:
        told["luck"] = luck(before, action, after, settings, chance, all_open, most // REVEAL)
    return told


def advise(match: Match, level: str, action: int | None = None) -> dict[str, Any]:
    """The best decisions for the player to move, and beside them the one that they think of. It tells nothing that they
    cannot know."""
    chance = scramble(np.uint64(len(match.steps)))
    return decision(match, action, settings_of(match.game, level), chance, False, HINT_GAMES)


def decision(
    before: Match, action: int | None, settings: Settings, chance: Any, all_open: bool, most: int
) -> dict[str, Any]:
    """The candidates, and what was played if something was: chances, points, loss and mark."""
    search = Search(int(chance), replace(settings, seconds=NEVER, turn_seconds=NEVER, threads=1), all_open)
    thought = search.think(before)
    shown = [one.action for one in thought.candidates[:SHOWN]]
    best, looked = shown[0], shown if action is None or action in shown else [*shown, action]
    for one in looked:  # what the search did not like is thought through as well, before it is called worse
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
    means = falling([finals[one].mean(axis=0) for one in order], [len(finals[one]) for one in order], seat)
    means = limited(means, [most_lost[one] for one in order], seat)
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
    """Whether to play as many again: as long as it may be a mistake, until it is known exactly enough."""
    loss, error = difference(best, played)
    return loss + SURE * error > MARKS["mistake"] and error > PRECISE and 2 * len(best) <= CLOSER * most


def falling(means: list[Finals], games: list[int], seat: int) -> list[Finals]:
    """Games tell how much decisions differ, the search tells which is better: where the games contradict, decisions are
    held for equal."""
    pools: list[tuple[Finals, int, int]] = []
    for mean, weight in zip(means, games, strict=True):
        pool, size = mean, 1
        while pools and pools[-1][0][seat] < pool[seat]:
            other, more, heavy = pools.pop()
            pool = (pool * weight + other * heavy) / (weight + heavy)
            weight, size = weight + heavy, size + more
        pools.append((pool, size, weight))
    return [pool for pool, size, _ in pools for _ in range(size)]


def limited(means: list[Finals], most_lost: list[float], seat: int) -> list[Finals]:
    """Games are played on less well than the search thinks: they may lose what need not be lost. So the search tells
    how much a decision can have cost."""
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
    """A decision with what it leads to: everybody's chances and points, the decider's points by source, and the line
    that is expected. Its words are made where it is shown (`line_words`)."""
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
    """How what was revealed changed everybody's chances and points: after it, against what was to be expected before;
    and the standard error of that for a seat. Over all that may be revealed it is nothing, and so it is over all seats
    together, in chances.

    Both by the same player's knowledge and by games played in the same way, so that nothing but the news differs.
    """
    seat = int(before.state.to_move)
    viewer = tree.ALL_OPEN if all_open else seat
    expected = ends(rooted(before), settings, viewer, games, chance, action)
    if after.over:
        came = np.concatenate([shares(after), [row["total"] for row in after.scores().values()]])[None, :]
    else:
        came = totals(ends(rooted(after), settings, viewer, games, next_random(chance)), before.players)
    was = totals(expected, before.players)
    change = came.mean(axis=0) - was.mean(axis=0)
    noise = came.var(axis=0) / len(came) + was.var(axis=0) / len(was)
    seats = {"chances": slice(before.players), "points": slice(before.players, None)}
    told: dict[str, Any] = {what: [rounded(one) for one in change[which]] for what, which in seats.items()}
    told["error"] = {what: rounded(np.sqrt(noise[which].mean())) for what, which in seats.items()}
    return told


def rooted(match: Match) -> Tree:
    """A position to play on from, without a tree."""
    one = Tree(match.game, match.players, 1)
    one.start(bytes(match))
    return one


def totals(finals: Finals, players: int) -> Finals:
    """Ends of games as shares of the victory and points by seat."""
    points = finals[:, players:].reshape(len(finals), players, -1).sum(axis=2)
    return np.concatenate([finals[:, :players], points], axis=1)


def shares(match: Match) -> Finals:
    """Everybody's share of the victory in a finished game."""
    won = np.array([float(place == 1) for place in match.places().values()])
    shared: Finals = won / won.sum()
    return shared


# ---------------------------------------------------------------- asked of another process


def asked(match: Match, n: int, level: str, seed: int, all_open: bool, most: int, iterations: int) -> dict[str, Any]:
    """The decision at moment n as a question of JSON; `answered` answers it."""
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
    """Answer questions side by side, as they come."""
    return workers.run(answered, questions)


# ---------------------------------------------------------------- a whole game


@dataclass
class Analysis:
    """What was found so far; it goes on where it stopped, as long as game, level and seed are the same."""

    level: str
    seed: int = 0
    all_open: bool = False
    moments: dict[int, dict[str, Any]] = field(default_factory=dict)

    def questions(self, match: Match) -> list[dict[str, Any]]:
        """All there is to ask, what is answered already left out."""
        moments = jobs(match)
        most = max(LEAST, min(MOST, PLAYED_ON // (max(1, len(moments)) * max(SHORTEST, len(moments)))))
        iterations = THOUGHT // max(1, len(moments))
        left = (n for n in moments if n not in self.moments)
        return [asked(match, n, self.level, self.seed, self.all_open, most, iterations) for n in left]

    def add(self, moment: dict[str, Any]) -> None:
        self.moments[moment["n"]] = moment

    def data(self, match: Match | None = None) -> dict[str, Any]:
        """As JSON; with the match it tells of which game it is, and how the chances went."""
        told: dict[str, Any] = {"analysis": VERSION, "level": self.level, "seed": self.seed, "open": self.all_open}
        told["moments"] = [self.moments[n] for n in sorted(self.moments)]
        if match is not None:
            told |= {"game": match.game.name, "names": match.names, "position": digest(match)}
            told |= {"curve": self.curve(match), "balance": self.balance(match.players)}
        return told

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Analysis":
        """From JSON; what an older Ludi found is found anew."""
        analysis = cls(data["level"], data["seed"], data["open"])
        if data["analysis"] == VERSION:
            analysis.moments = {moment["n"]: moment for moment in data["moments"]}
        return analysis

    @property
    def decisions(self) -> list[dict[str, Any]]:
        """The moments with something to decide, in their order."""
        return [self.moments[n] for n in sorted(self.moments) if "best" in self.moments[n]]

    @property
    def costliest(self) -> list[dict[str, Any]]:
        """The decisions with a mark, first what surely cost most."""
        marked = (one for one in self.decisions if one["mark"] in MARKS)
        return sorted(marked, key=lambda one: (SURE * one["error"] - one["loss"], one["n"]))

    def curve(self, match: Match) -> list[dict[str, Any]]:
        """Everybody's chances and expected points at each moment with a decision, and in the end.

        So few games are noisy: each moment counts with its neighbours.
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
        """For each seat: what luck brought, what own decisions that got a mark cost, and how many of each there were.

        `skill` is that cost in points, and luck too is told against the mean of the table.
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
        """How everybody's chances or points began, and what reveals changed, against the mean of the table.

        Of what they seem to have changed, only the share that is more than noise is believed. It is the same for all
        reveals and seats: more of what is much would be more of what is good, or bad, where it comes seldom.
        """
        began, reveals = self.decisions[:2], [one["luck"] for one in self.moments.values() if "luck" in one]
        luck = np.array(_smooth(began, what) if began else [0.0] * players)
        if reveals:
            changes = np.array([one[what] for one in reveals])
            noise = sum(one["error"][what] ** 2 for one in reveals) / len(reveals)
            luck += changes.sum(axis=0) * max(0.0, 1 - noise / max((changes**2).mean(), 1e-9))
        return [rounded(one) for one in luck - luck.mean()]


def read(file: Path, match: Match, wanted: Analysis) -> Analysis:
    """An analysis that was begun and is to go on; it must be the one that is wanted, of this match."""
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
    """The mean of what was expected at some moments, by the number of games."""
    rows = [one["candidates"][0][what] for one in told]
    return [rounded(mean) for mean in np.average(rows, axis=0, weights=[one["games"] for one in told])]


def line_of(before: Match, line: Sequence[dict[str, Any]], all_open: bool) -> list[tuple[int, Words]]:
    """An expected line in words: seats, and what they are expected to decide."""
    world = before.copy() if all_open else before.imagined(before.to_move, 0)
    said: list[tuple[int, Words]] = []
    for one in line:
        while said and len(only := world.legal_actions()) == 1:
            world.apply(only[0])  # is not in the line
        said.append((one["seat"], world.game.move(world.state, one["action"]).words))
        world.apply(one["action"])
    return said
