"""Many games side by side equal single games, whatever the threads and the form of observations."""

from typing import Any

import numpy as np
import pytest

import ludi
from docs.observations import FILE, page
from ludi.kernel.errors import IllegalMove, LudiError
from ludi.kernel.features import Part, table
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.research import VectorEnv
from ludi.research.loops import SCALE
from ludi.research.table import Table

STEPS = 150 if INTERPRETED else 1000


def follow(env: VectorEnv, tables: list[Table], steps: int) -> int:
    """Take random decisions in both; returns how many games ended."""
    ended = 0
    for _ in range(steps):
        actions = env.random_actions().copy()
        observations, masks, rewards, ends = env.step(actions)
        for i, one in enumerate(tables):
            one.take(int(actions[i]))
            assert ends[i] == one.over and list(rewards[i]) == pytest.approx(one.rewards())
            if one.over:
                totals = [row["total"] for row in one.game.scores_of(one.state).values()]
                assert list(env.points[i]) == totals and sum(one.rewards()) == pytest.approx(0)
                ended += 1
                one.start(one.seed + env.n)
            assert env.seeds[i] == one.seed and env.seats[i] == one.seat and bytes(env.match(i)) == bytes(one)
            assert np.array_equal(masks[i], one.mask) and np.array_equal(observations[i], one.observe(one.seat))
    return ended


def tables(env: VectorEnv, seed: int) -> list[Table]:
    found = [Table(env.game, env.players) for _ in range(env.n)]
    for i, one in enumerate(found):
        one.start(seed + i)
    return found


def test_the_same_games_as_one_by_one(game: Game) -> None:
    env, short = VectorEnv(game, n=2, seed=5), game.name in ("roads", "tali")
    ended = follow(env, tables(env, 5), STEPS if short else 40)
    assert ended or not short


@pytest.mark.compiled
def test_threads_change_nothing() -> None:
    env = VectorEnv("roads", n=7, players=4, threads=3, seed=11)
    assert follow(env, tables(env, 11), STEPS) > 50
    env.close()


def test_a_match_begun_with_the_seed_is_the_same_game() -> None:
    env = VectorEnv("roads", n=3, players=3, seed=40)
    for i in range(3):
        assert bytes(env.match(i)) == bytes(ludi.load("roads").new(players=3, seed=40 + i))


def test_seeds_can_be_given_for_each_game() -> None:
    env = VectorEnv("tali", n=2, seed=1)
    env.reset([9, 4])
    assert [env.match(i).seed for i in range(2)] == [9, 4]
    first = env.observations.copy()
    env.step(env.random_actions())
    env.reset([9, 4])
    assert np.array_equal(env.observations, first)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_the_other_seats(bot: str) -> None:
    env = VectorEnv("tali", n=5, players=3, opponents=bot, seed=3)
    total, ended = 0.0, 0
    sat: set[int] = set()
    for _ in range(120):
        seats = env.seats.copy()
        assert list(seats) == list(env.seeds % 3)
        _, _, rewards, ends = env.step(env.random_actions())
        assert rewards.shape == (5,) and not rewards[~ends].any()
        total, ended, sat = total + float(rewards.sum()), ended + int(ends.sum()), sat | set(seats)
    assert ended > 10 and sat == {0, 1, 2}
    if bot == "greedy":
        assert total / ended < 0, "random play loses to greedy bots"


def test_the_learner_may_keep_a_seat() -> None:
    env = VectorEnv("tali", n=3, players=3, opponents="random", seat=1)
    for _ in range(40):
        assert set(env.seats) == {1}
        env.step(env.random_actions())


@pytest.mark.parametrize("name", ["tali", "glory"])
def test_sparse_and_small_observations_say_the_same(name: str) -> None:
    forms: dict[str, dict[str, Any]] = {
        "dense": {},
        "small": {"dtype": "int8"},
        "sparse": {"observe": "sparse"},
        "both": {"observe": "sparse", "dtype": "int8"},
        "none": {"observe": None},
    }
    envs = {form: VectorEnv(name, n=2, seed=2, **settings) for form, settings in forms.items()}
    for _ in range(12):
        dense = envs["dense"].observations
        rounded = np.minimum(np.floor(dense * SCALE + 0.5), 127)
        assert np.array_equal(envs["small"].observations, rounded)
        for form, expected in (("sparse", dense), ("both", rounded)):
            env = envs[form]
            again = np.zeros_like(dense)
            for i in range(2):
                again[i, env.indices[i, : env.counts[i]]] = env.observations[i, : env.counts[i]]
                assert (env.indices[i, env.counts[i] :] == env.game.features).all()
                assert not env.observations[i, env.counts[i] :].any()
            assert np.array_equal(again, expected)
        assert envs["none"].observations.size == 0
        actions = envs["dense"].random_actions()
        for env in envs.values():
            env.step(actions)


def test_arrays_are_used_again() -> None:
    env = VectorEnv("tali", n=4)
    before = [env.observations, env.masks, env.rewards, env.ends]
    after = env.step(env.random_actions())
    assert all(one is two for one, two in zip(before, after, strict=True))


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("roads", n=3)
    good, before = env.random_actions().copy(), [bytes(env.match(i)) for i in range(3)]
    for wrong in (-1, env.game.actions, int(np.flatnonzero(~env.masks[2])[0])):
        with pytest.raises(IllegalMove, match="game 2"):
            env.step([good[0], good[1], wrong])
    assert [bytes(env.match(i)) for i in range(3)] == before
    settings: dict[str, Any]
    for settings in ({"players": 9}, {"observe": "dark"}, {"opponents": "wizard"}, {"threads": 4}, {"dtype": "f8"}):
        with pytest.raises(LudiError):
            VectorEnv("roads", n=3, **settings)


# ---------------------------------------------------------------- the meaning of observations


def lengths(part: Part) -> None:
    at = 0
    for one in part.slices:
        assert one.first == at and one.size > 0, "slices follow each other without gaps"
        at += one.size
        if one.part:
            assert one.size % one.part.size == 0
            lengths(one.part)
    assert at == part.size


def test_every_number_has_a_name(game: Game) -> None:
    lengths(game.observation)
    names = [name for _, name, _ in table(game.observation)]
    assert len(set(names)) == len(names)


def test_the_viewer_comes_first_with_any_number_of_players(game: Game) -> None:
    """The slice for the player to move is 1 for the viewer exactly on their turn; empty seats are all 0."""
    players = next(one for one in game.observation.slices if one.name == "player")
    assert players.part is not None
    to_move = next(one.first for one in players.part.slices if one.name == "to move")
    for count in game.about.player_counts:
        match = game.new(players=count, seed=count)
        for seat in range(count):
            rows = match.observe(seat)[players.first :].reshape(-1)[: players.size].reshape(-1, players.part.size)
            assert len(rows) == game.about.max_players
            moving = [(seat + i) % count for i in range(count) if rows[i, to_move]]
            assert moving == [match.to_move] and not rows[count:].any()


def test_the_page_of_observations_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "run python docs/observations.py"
