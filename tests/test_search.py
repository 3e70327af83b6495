"""The searching bot: reproducible, fair, within its limits, and good at playing."""

import itertools
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher

import ludi
from ludi.bots import make, tree
from ludi.bots.analysis import line_of
from ludi.bots.levels import levels_of, settings_of
from ludi.bots.search import BATCH, Search, Settings, Thought, Tree
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.kernel.state import for_loop, words_of
from tests.contract.play import seats_near

SMALL = Settings(iterations=16 if INTERPRETED else 120, depth=4, seconds=600, turn_seconds=600)

pytestmark = pytest.mark.every_mode
compiled_only = pytest.mark.skipif(INTERPRETED, reason="takes too long interpreted")


def midway(game: Game, players: int, seed: int, decisions: int) -> Match:
    """A match after some random decisions, at the next one with a choice; with about as many players."""
    chance = random.Random(seed)
    match = game.new(seats_near(game.name, players), seed=seed)
    while not match.over and (len(match.steps) < decisions or len(match.legal_actions()) == 1):
        match.apply(chance.choice(match.legal_actions()))
    return match if not match.over else midway(game, players, seed, decisions // 2)


def told(thought: Thought) -> list[tuple[int, int, float]]:
    return [(one.action, one.visits, one.result) for one in thought.candidates]


def test_a_search_repeats_exactly(game: Game) -> None:
    match = midway(game, game.about.max_players, 3, 20)
    first, second = (Search(5, SMALL).think(match) for _ in range(2))
    assert told(first) == told(second)
    assert first.iterations == SMALL.iterations == sum(one.visits for one in first.candidates)
    assert {one.action for one in first.candidates} <= set(match.legal_actions())
    other = Search(6, SMALL).think(match)
    assert told(other) != told(first), "another seed searches otherwise"


def test_batches_do_not_matter(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However a search is split into calls of the compiled loop, it thinks the same."""
    match = midway(game, 3, 2, 20)
    whole = Search(5, SMALL).think(match)
    for batch in (1, 7, SMALL.iterations):
        monkeypatch.setattr("ludi.bots.search.BATCH", batch)
        thought = Search(5, SMALL).think(match)
        assert told(thought) == told(whole)


@compiled_only
def test_loops_find_the_rules_quickly(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's own lookup of a compiled function, repeated at every call, took as long as some playouts."""
    game.random_games(2, 1)
    monkeypatch.setattr(JITCodeLibrary, "get_pointer_to_function", lambda *_: pytest.fail("looked up again"))
    monkeypatch.setattr(CPUDispatcher, "get_compile_result", lambda *_: pytest.fail("looked up again"))
    assert game.random_games(2, 1)


def test_hidden_things_do_not_matter(game: Game) -> None:
    """Two states that look alike to the player, searched with the same seed, give the same choice."""
    differed = 0
    for seed in range(2 if INTERPRETED else 12):
        match = midway(game, game.about.player_counts[seed % len(game.about.player_counts)], seed, 15 + 11 * seed)
        assert match.to_move is not None
        other = match.copy()
        game.redeal(other.state, match.to_move, np.uint64(seed + 1000))
        assert other.view(match.to_move) == match.view(match.to_move)
        differed += bytes(other) != bytes(match)
        assert told(Search(1, SMALL).think(match)) == told(Search(1, SMALL).think(other))
        assert make("greedy", 3).choose(match) == make("greedy", 3).choose(other)
    assert differed, "a game without anything hidden would prove nothing"


def test_a_game_with_another_evaluation(game: Game) -> None:
    """As made by `benchmarks/against.py`."""
    other = replace(game, evaluate=game.evaluate)
    match = midway(other, 2, 1, 10)
    assert make("greedy", 3).choose(match) in match.legal_actions()


def test_memory_has_a_limit(game: Game) -> None:
    match = midway(game, 2, 1, 10)
    settings = replace(SMALL, edges=50, iterations=SMALL.iterations * 3)
    search = Search(1, settings)
    assert search.choose(match) in match.legal_actions()
    (one,) = search.trees
    assert one.numbers[tree.EDGES_USED] <= 50 and one.numbers[tree.NODES_USED] <= 50
    assert one.visits == settings.iterations, "it searches on with what fits"


@pytest.mark.parametrize("limit", ["seconds", "turn_seconds"])
def test_time_has_a_limit(game: Game, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances a second at every look: at the start, and after each batch."""
    clock = itertools.count()
    monkeypatch.setattr("ludi.bots.search.time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    settings: Any = {"iterations": 100 * BATCH, limit: 2.5}
    thought = Search(1, replace(SMALL, **settings)).think(midway(game, 2, 1, 0))
    assert thought.iterations == 3 * BATCH


def test_threads_search_side_by_side(game: Game) -> None:
    match = midway(game, 3, 2, 12)
    thought = Search(1, replace(SMALL, threads=2)).think(match)
    assert thought.iterations == SMALL.iterations // 2 * 2
    assert {one.action for one in thought.candidates} <= set(match.legal_actions())


def test_thinking_is_kept_for_the_next_decision_of_the_turn(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the search's own decision its subtree is the new tree; after a reveal or another's decision it is not."""
    walks: list[int] = []
    run = Tree.run

    def counting(self: Tree, loop: Any, **arguments: Any) -> Any:
        walks.extend([arguments["iterations"]] if loop is tree.grow else [])
        return run(self, loop, **arguments)

    monkeypatch.setattr(Tree, "run", counting)
    seen = set()
    for seed in range(10 if INTERPRETED else 20):
        match = midway(game, 2, seed, 6 + seed)
        search, mover, reveals = Search(1, SMALL), match.to_move, int(match.state.reveals)
        match.apply(search.think(match).candidates[0].action)
        if len(match.legal_actions()) < 2:
            continue
        goes_on = match.to_move == mover and match.state.reveals == reveals
        walks.clear()
        again = search.think(match)
        assert {one.action for one in again.candidates} <= set(match.legal_actions())
        assert (sum(walks) < SMALL.iterations) == goes_on
        seen.add(goes_on)
    assert False in seen


def test_results_are_place_and_margin() -> None:
    game = ludi.load("roads")
    match = midway(game, 3, 1, 5)
    while not match.over:
        match.apply(match.legal_actions()[-1])
    totals = [row["total"] for row in match.scores().values()]
    places = list(match.places().values())
    settings = Settings(scale=20, rank=0.25)
    one, results = Tree(game, 3, edges=1), np.zeros(3)
    words = words_of(one.states)
    words[tree.WORLD] = np.frombuffer(bytes(match), np.uint64)
    rules = tree.Rules(*(getattr(game, name) for name in tree.Rules._fields))
    desk = tree.Desk(for_loop(one.states), words, one.mask, one.sheet, one.ranks)
    tree.judge_end(rules, desk, settings.weights(), results)
    for seat in range(3):
        margin = (totals[seat] - max(total for other, total in enumerate(totals) if other != seat)) / 20
        behind = sum((place > places[seat]) + 0.5 * (place == places[seat]) for place in places) - 0.5
        assert results[seat] == pytest.approx(0.25 * behind / 2 + 0.75 * (0.5 + 0.5 * margin / (1 + abs(margin))))


@compiled_only
def test_the_last_decisions_match_exhaustive_search() -> None:
    """Near the end of Roads to Rome, where nothing is hidden, the search finds an optimal decision."""
    game = ludi.load("roads")
    settings = Settings(iterations=1500, rank=1.0, seconds=600, turn_seconds=600)
    compared = 0
    for seed in range(20):
        whole = game.new(players=2, seed=seed)
        chance = random.Random(seed)
        while not whole.over:
            whole.apply(chance.choice(whole.legal_actions()))
        for _ in range(4):
            whole.undo()
        try:
            best = solve(whole, [600])
        except OverflowError:
            continue
        assert whole.to_move is not None
        chosen = whole.copy()
        chosen.apply(Search(1, settings).choose(whole))
        assert solve(chosen, [10**9])[whole.to_move] == best[whole.to_move], f"seed {seed}"
        compared += 1
    assert compared >= 10


def solve(match: Match, budget: list[int]) -> list[float]:
    """The result of optimal play for two, by exhaustive search; OverflowError if that is too much."""
    budget[0] -= 1
    if budget[0] < 0:
        raise OverflowError
    if match.over:
        places = list(match.places().values())
        return [0.5, 0.5] if places[0] == places[1] else [float(place == 1) for place in places]
    best: list[float] = []
    for action in match.legal_actions():
        trial = match.copy()
        trial.apply(action)
        found = solve(trial, budget)
        if not best or found[match.state.to_move] > best[match.state.to_move]:
            best = found
    return best


def test_levels_think_more_the_higher_they_are(game: Game) -> None:
    levels = [settings_of(game, level) for level in levels_of(game.name)]
    assert [one.iterations for one in levels] == sorted({one.iterations for one in levels})
    assert [one.spread for one in levels] == sorted((one.spread for one in levels), reverse=True)
    longest = 2 if "master" in levels_of(game.name) else 3
    assert levels[-1].spread == 0 and levels[-1].seconds <= longest and levels[-1].turn_seconds <= 5


def test_a_level_can_be_changed_by_hand() -> None:
    match = ludi.load("roads").new(players=2, seed=1)
    assert make("hard+iterations=4+depth=0", 1).choose(match) in match.legal_actions()
    for wrong in ("wizard", "hard+luck=3", "hard+depth", "hard+depth=deep", "greedy+depth=2"):
        with pytest.raises(LudiError):
            make(wrong, 1)


@compiled_only
def test_more_thinking_wins(game: Game) -> None:
    """Even a small search beats random play; strength itself is measured in the arena, see docs/strength.md.

    It soon leads by five victories, and never trails by as many; games with more chance get more rounds.
    """
    lead = 0
    for seed in itertools.count():
        match = game.new(players=2, seed=seed)
        bots = [make("medium" if seat == seed % 2 else "random", seed) for seat in range(2)]
        while match.to_move is not None:
            match.apply(bots[match.to_move].choose(match))
        lead += 1 if match.names[seed % 2] in match.winners() else -1
        if abs(lead) == 5:
            break
    assert lead > 0 and seed < 40


@pytest.mark.skipif(not INTERPRETED, reason="compiled code does not read the number again")
def test_guided_playouts_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """After many decisions a playout becomes random, which guarantees an end."""
    match = ludi.load("tali").new(players=2, seed=1)
    search = Search(1, Settings(iterations=20, seconds=1e9, turn_seconds=1e9))
    action = search.think(match).candidates[0].action

    def ends() -> list[list[float]]:
        return search.play_on(action, 8, np.uint64(3)).tolist()  # type: ignore[no-any-return]

    guided = ends()
    monkeypatch.setattr("ludi.bots.tree.GUIDED", 0)
    left_to_chance = ends()
    monkeypatch.setattr("ludi.bots.search.PLAY_ON_GUIDE", 1)
    assert ends() == left_to_chance != guided


def test_expected_lines_continue_across_forced_decisions() -> None:
    """After connecting Gortyna one can only finish: that is in no tree, and not mentioned."""
    match = midway(ludi.load("roads"), 2, 1, 20)
    search = Search(5, SMALL)
    line = search.line_from(match, search.think(match).candidates[0].action)
    assert [seat for seat, _ in line][:2] == [match.to_move, 1 - (match.to_move or 0)]
    told = [{"seat": seat, "action": move.action} for seat, move in line]
    assert [str(words) for _, words in line_of(match, told, all_open=False)] == [str(move.words) for _, move in line]
