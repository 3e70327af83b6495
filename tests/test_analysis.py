"""Analyses of games: reproducible, fair, and able to find a blunder."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludi.bots import analysis as looking
from ludi.bots.analysis import (
    MARKS,
    Analysis,
    capped,
    in_search_order,
    jobs,
    judge,
    line_of,
    luck,
    match_at,
    more_games,
)
from ludi.bots.levels import settings_of
from ludi.bots.search import Settings
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from tests.test_search import compiled_only, midway

pytestmark = pytest.mark.every_mode
SMALL = Settings(iterations=12 if INTERPRETED else 60, depth=3)


def judged(match: Match, n: int, **more: Any) -> dict[str, Any]:
    before, after = match_at(match, n), match_at(match, n + 1)
    return judge(n, before, match.steps[n].action, after, SMALL, **{"most": 64, **more})


def some_moments(match: Match) -> list[int]:
    """A few moments with a decision, and one with a reveal if there is any."""
    found = jobs(match)
    reveals = [n for n in found if match_at(match, n).state.reveals != match_at(match, n + 1).state.reveals]
    return [*found[:: len(found) // 2], *reveals[-1:]]


@compiled_only
def test_each_moment_is_judged_independently_and_reproducibly(game: Game) -> None:
    match = midway(game, 3, 5, 24)
    for n in some_moments(match):
        told = judged(match, n)
        assert told == judged(match, n) == json.loads(json.dumps(told))
        before = match_at(match, n)
        if "best" not in told:
            assert len(before.legal_actions()) == 1
            continue
        assert told["action"] == told["played"]["action"] == match.steps[n].action
        for one in (*told["candidates"], told["played"]):
            assert one["action"] in before.legal_actions() and sum(one["chances"]) == pytest.approx(1, abs=0.01)
            assert sum(one["sources"]) == pytest.approx(one["points"][told["seat"]], abs=0.6)
            said = line_of(before, one["line"], all_open=False)
            assert [str(words) for _, words in said] and said[0][0] == told["seat"]
        assert told["loss"] >= 0 and told["candidates"][0]["action"] == told["best"]
        assert told["mark"] in ("", "best", *MARKS)


@compiled_only
def test_a_decision_is_judged_by_what_its_player_could_know(game: Game) -> None:
    """In another world that looks the same to the player, the verdict is the same; with all open it may differ."""
    match = midway(game, 2, 3, 30)
    other = match.copy()
    assert match.to_move is not None
    game.redeal(other.state, match.to_move, np.uint64(77))
    action = match.legal_actions()[-1]
    told = []
    for one in (match, other):
        after = one.copy()
        game.apply(after.state, action)
        one_told = judge(0, one, action, after, SMALL, most=64)
        one_told.pop("luck", None)  # it depends on what happened
        told.append(one_told)
    assert told[0] == told[1]


@compiled_only
def test_luck_averages_to_zero_over_worlds_and_seats(game: Game) -> None:
    """Over the worlds a player could expect, reveals neither help nor harm anybody."""
    match = midway(game, 3, 5, 40)
    steps = [n for n in jobs(match) if match_at(match, n).state.reveals != match_at(match, n + 1).state.reveals]
    for n in steps[:: max(1, len(steps) // 2)]:
        before, action = match_at(match, n), match.steps[n].action
        assert before.to_move is not None
        told = []
        for world in range(24):
            dealt = before.copy()
            game.redeal(dealt.state, before.to_move, np.uint64(world + 1))
            after = dealt.copy()
            game.apply(after.state, action)
            told.append(luck(dealt, action, after, SMALL, np.uint64(1000 + world), False, 12))
            assert sum(told[-1]["chances"]) == pytest.approx(0, abs=0.01)
        changes = np.array([[*one["chances"], *one["points"]] for one in told])
        off = np.abs(changes.mean(axis=0)) / (changes.std(axis=0) / np.sqrt(len(changes)) + 1e-9)
        assert (off < 3.5).all(), (n, changes.mean(axis=0), off)


def test_luck_counts_only_beyond_noise() -> None:
    """By the same share for all reveals and seats: rare large effects count no more than frequent ones."""
    chance = np.random.default_rng(1)
    rare = np.array([[-9.0, 3.0, 6.0]] + [[1.0, -0.5, -0.5]] * 9)

    def luck_of(true: Any, error: float) -> Any:
        analysis = Analysis("hard")
        for n, points in enumerate(true + chance.normal(0, error, true.shape)):
            told = {"points": list(points), "error": {"points": error}}
            analysis.add({"n": n, "seat": 0, "luck": told})
        return np.array(analysis.luck("points", 3))

    assert luck_of(rare, 0.0) == pytest.approx(np.array([0.0, -1.5, 1.5]), abs=0.01)
    for error, share in ((3.0, 0.34), (30.0, 0.0)):
        many = [luck_of(np.tile(rare, (20, 1)), error) / 20 for _ in range(60)]
        assert np.mean(many, axis=0) == pytest.approx(share * np.array([0.0, -1.5, 1.5]), abs=0.25)


def test_luck_begins_with_seat_and_deal() -> None:
    analysis = Analysis("hard")
    first = {"candidates": [{"points": [30.0, 20.0], "chances": [0.7, 0.3]}], "games": 64, "best": 1, "mark": "best"}
    analysis.add({"n": 0, "seat": 0, **first})
    assert [mine["luck"] for mine in analysis.balance(2)] == [[0.2, 5.0], [-0.2, -5.0]]


def test_where_the_games_contradict_the_search_decisions_are_equal() -> None:
    rows = [np.array([chance, 1 - chance]) for chance in (0.5, 0.7, 0.3, 0.4, 0.2)]
    alike = [8] * 5
    assert [float(row[0]) for row in in_search_order(rows, alike, 0)] == pytest.approx([0.6, 0.6, 0.35, 0.35, 0.2])
    assert [float(row[1]) for row in in_search_order(rows, alike, 1)] == pytest.approx([0.58] * 5), (
        "they contradict everywhere"
    )
    assert float(in_search_order(rows, [24, 8, 8, 8, 8], 0)[0][0]) == pytest.approx(0.55), "by the number of games"


def test_a_decision_costs_no_more_than_the_search_can_see() -> None:
    rows = [np.array([chance, 1 - chance]) for chance in (0.6, 0.5, 0.5, 0.2)]
    told = capped(rows, [0.0, 0.0, 0.05, 0.9], 0)
    assert [float(row[0]) for row in told] == pytest.approx([0.6, 0.6, 0.55, 0.2])
    assert [float(row.sum()) for row in told] == pytest.approx([1.0] * 4)


def test_more_games_are_played_for_what_may_be_a_mistake() -> None:
    def wins(won: int, games: int) -> Any:
        return np.array([1.0] * won + [0.0] * (games - won))

    even, terrible = wins(36, 64), wins(12, 64)[::-1]
    assert more_games(even, terrible, 32) and not more_games(even, terrible, 31), "and no more than four times most"
    assert more_games(even, even[::-1], 4096), "chance could have hidden it"
    assert not more_games(wins(1010, 2000), wins(1000, 2000), 4096), "it costs little"
    assert not more_games(wins(4000, 4096), wins(10, 4096), 10**6), "its error is small enough"


def test_decisions_of_long_games_get_less_thought(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a budget of iterations for the whole game, and none is exceeded for a single decision."""
    thought: list[int] = []
    monkeypatch.setattr(looking, "judge", lambda *given, **_: thought.append(given[4].iterations))
    match = midway(game, 2, 4, 12)
    for iterations in (10**9, 70):
        monkeypatch.setattr(looking, "THOUGHT", iterations)
        looking.answered(Analysis("hard").questions(match)[0])
    assert thought == [settings_of(game, "hard").iterations, 70 // len(jobs(match))]


def test_an_analysis_resumes_where_it_stopped(game: Game, tmp_path: Path) -> None:
    match = midway(game, 2, 4, 12)
    analysis = Analysis("easy", seed=3)
    questions = analysis.questions(match)
    assert [one["n"] for one in questions] == jobs(match)
    candidate = {"chances": [0.6, 0.4], "points": [10.0, 8.0]}
    worse = {"chances": [0.4, 0.6], "points": [7.0, 8.0]}
    first = {"n": questions[0]["n"], "seat": 0, "best": 1, "mark": "blunder", "loss": 0.2, "error": 0.02, "games": 64}
    analysis.add({**first, "candidates": [candidate], "played": worse})
    lucky = {"chances": [0.1, -0.1], "points": [2.0, -1.0], "error": {"chances": 0.0, "points": 0.0}}
    analysis.add({"n": questions[1]["n"], "seat": 1, "luck": lucky})
    file = tmp_path / "analysis.json"
    file.write_text(json.dumps(analysis.data(match)))
    again = looking.read(file, match, Analysis("easy", seed=3))
    assert again == analysis and [one["n"] for one in again.questions(match)] == jobs(match)[2:]
    assert [one["n"] for one in again.costliest] == [first["n"]]
    assert again.balance(2)[0] | {"luck": None} == {
        "luck": None,
        "lost": [0.2, 3.0],
        "marks": {"slip": 0, "mistake": 0, "blunder": 1},
        "decisions": 1,
        "skill": -1.5,
    }
    assert [mine["luck"] for mine in again.balance(2)] == [[0.2, 2.5], [-0.2, -2.5]]
    for other in (Analysis("hard", seed=3), Analysis("easy"), Analysis("easy", 3, all_open=True)):
        with pytest.raises(LudiError, match="not an analysis of this game"):
            looking.read(file, match, other)
    file.write_text("{}")
    with pytest.raises(LudiError, match="not an analysis of this game"):
        looking.read(file, match, Analysis("easy", seed=3))
