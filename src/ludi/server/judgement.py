"""An analysis in words: sentences, reasons, lines of moves."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ludi.bots.analysis import MARKS, Analysis, line_of
from ludi.kernel.match import Match
from ludi.kernel.words import Words
from ludi.web import charts
from ludi.web.drawing import words_of
from ludi.web.words import WORDS

MOST_REASONS = 3
NOTABLE = 1.0  # more points from one source than with the other decisions


@dataclass(frozen=True)
class Advice:
    """A decision that was analysed."""

    action: int
    words: Words
    chance: float  # of winning
    points: float  # expected at the end
    reasons: list[tuple[str, Words]]  # signed points or "", and why
    line: list[tuple[int, Words]]  # seats, and their expected decisions afterwards


@dataclass(frozen=True)
class Judgement:
    """A decision and its candidates."""

    seat: int
    mark: str  # "", best, or one of MARKS
    loss: float
    candidates: list[Advice]
    played: Advice | None

    @property
    def best(self) -> Advice:
        return self.candidates[0]

    @property
    def costly(self) -> bool:
        """Whether a coach warns about it."""
        return self.mark in ("mistake", "blunder")


def judgement(before: Match, told: dict[str, Any], all_open: bool = False) -> Judgement:
    """The findings about a decision in words; `before` is the match before it."""
    shown = told["candidates"]
    others = [*shown, told["played"]] if "played" in told else shown
    seat = int(before.state.to_move)

    def advice(one: dict[str, Any]) -> Advice:
        line = line_of(before, one["line"], all_open)
        why = reasons(before, one, [other for other in others if other["action"] != one["action"]], line)
        return Advice(one["action"], line[0][1], one["chances"][seat], one["points"][seat], why, line[1:])

    played = advice(told["played"]) if "played" in told else None
    return Judgement(seat, told.get("mark", ""), told.get("loss", 0.0), [advice(one) for one in shown], played)


def reasons(
    before: Match, one: dict[str, Any], others: Sequence[dict[str, Any]], line: Sequence[tuple[int, Words]]
) -> list[tuple[str, Words]]:
    """Why a decision is good: what it brings at once, which sources are expected to yield more than otherwise, and what
    it prepares.
    """
    found: list[tuple[str, Words]] = [("", words) for words in before.outcome(one["action"]).words.said[:1]]
    term, more = words_of(before.game.name)["term"], list[tuple[float, Words]]()
    for source, points, *rest in zip(
        before.game.sources, one["sources"], *(other["sources"] for other in others), strict=True
    ):
        gain = points - sum(rest) / len(rest) if rest else 0.0
        if gain >= NOTABLE:
            more.append((gain, WORDS("expected-from", source=term("source", source))))
    more.sort(key=lambda reason: -reason[0])
    found += [(charts.signed(round(gain)), words) for gain, words in more[: MOST_REASONS - 1]]
    later = zip(one["line"][1:], line[1:], strict=True)
    mine = next((words for move, (seat, words) in later if seat == before.to_move and move["parts"]), None)
    if mine is not None:  # "finish" would prepare nothing
        found.append(("", WORDS("prepares", move=mine)))
    return found[:MOST_REASONS]


# ---------------------------------------------------------------- the whole game


def curves(match: Match, analysis: Analysis) -> dict[str, list[charts.Series]]:
    """Everybody's chances and expected points at every moment."""
    told, last = analysis.curve(match), len(match.steps)
    found = {}
    for what in ("chances", "points"):
        values: list[list[float | None]] = [[None] * (last + 1) for _ in match.names]
        for here, after in zip(told, [*told[1:], {"n": last + 1}], strict=True):
            for seat in range(match.players):
                values[seat][here["n"] : after["n"]] = [here[what][seat]] * (after["n"] - here["n"])
        found[what] = [charts.Series(seat, name, values[seat]) for seat, name in enumerate(match.names)]
    return found


def marks_of(analysis: Analysis) -> dict[int, str]:
    """The marks by moment, including best decisions."""
    return {one["n"]: one["mark"] for one in analysis.decisions if one["mark"]}


def counts(marks: Iterable[str]) -> list[Words]:
    """The numbers of slips, mistakes and blunders, leaving out zeros."""
    number = Counter(marks)
    return [WORDS(f"count-{kind}", n=number[kind]) for kind in MARKS if number[kind]]


def costly(analysis: Analysis, seat: int | None) -> list[dict[str, Any]]:
    """The marked decisions of a seat (None: of all) in order: the exercises."""
    return [one for one in analysis.decisions if one["mark"] in MARKS and seat in (None, one["seat"])]
