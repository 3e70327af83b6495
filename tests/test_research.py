"""The environments for research tools, checked by these tools' own tests."""

import numpy as np
import pytest

from ludi.kernel.errors import IllegalMove, LudiError
from ludi.kernel.game import Game
from ludi.research.table import Table

gymnasium = pytest.importorskip("gymnasium", reason='needs pip install "ludi[research]"')
pytest.importorskip("pettingzoo", reason='needs pip install "ludi[research]"')

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from ludi.research import gym, pettingzoo, rendering  # noqa: E402
from ludi.web import export  # noqa: E402

ID = "ludi.research.gym:ludi/{}-v0"


@pytest.fixture
def drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser takes a second per picture: the tools' tests get the same one every time."""
    white = np.full((8, 8, 3), 255, np.uint8)
    monkeypatch.setattr(rendering, "pixels", lambda picture: white.copy())


# ---------------------------------------------------------------- Gymnasium


def test_gymnasium_accepts_every_game(game: Game, drawn_once: None, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(ID.format(game.name.capitalize()))
    check_env(env.unwrapped)


def test_a_whole_game_against_bots() -> None:
    env = gymnasium.make(ID.format("Tali"), players=3, bots="greedy,random").unwrapped
    seats = set()
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert seen in env.observation_space
            assert np.array_equal(env.action_masks(), info["action_mask"]) and env.table.seat == env.seat
            action = int(np.flatnonzero(env.action_masks())[-1])
            seen, reward, over, cut, info = env.step(action)
            assert not cut and (over or reward == 0)
        assert reward == env.table.rewards()[env.seat] and len(info["points"]) == 3
        seats.add(info["seat"])
    assert len(seats) > 1
    with pytest.raises(LudiError):
        env.step(0)
    with pytest.raises(LudiError):
        gymnasium.make(ID.format("Tali"), players=4, bots="greedy,random")


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make(ID.format("Roads")).unwrapped
    _, info = env.reset(seed=1)
    before = bytes(env.table)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True) and bytes(env.table) == before


def test_gymnasium_steps_many_games_at_once() -> None:
    env = gymnasium.make_vec(ID.format("Tali"), num_envs=6, players=3, bots="greedy")
    seen, info = env.reset(seed=3)
    ended = 0
    for _ in range(60):
        assert seen in env.observation_space and info["action_mask"].shape == (6, env.single_action_space.n)
        actions = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
        after, rewards, ends, cut, info = env.step(actions)
        assert after is not seen and rewards.shape == (6,) and not cut.any() and not rewards[~ends].any()
        seen, ended = after, ended + ends.sum()
    assert ended
    again, _ = env.reset(seed=3)
    assert np.array_equal(again, env.reset(seed=3)[0])
    env.close()


def test_observations_keep_to_their_bounds(game: Game) -> None:
    space = gym.observation_space(game)
    table = Table(game, game.about.max_players)
    chance = np.random.default_rng(1)
    table.start(1)
    while not table.over:
        assert table.observe(table.seat) in space
        table.take(int(chance.choice(table.legal())))
    assert all(table.observe(seat) in space for seat in range(table.players))


# ---------------------------------------------------------------- PettingZoo


@pytest.mark.filterwarnings("ignore::UserWarning")  # it comments on observations outside 0 to 1
def test_pettingzoo_accepts_every_game(game: Game, drawn_once: None, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game.name), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game.name), num_cycles=10)
    render_test(
        lambda render_mode: pettingzoo.env(game.name, render_mode=render_mode),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )


def test_agents_play_to_the_end_and_rewards_add_up() -> None:
    env = pettingzoo.env("tali", players=4)
    env.reset(seed=2)
    total: dict[str, float] = {}
    chance = np.random.default_rng(2)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            total[agent] = reward
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(total) == 4 and sum(total.values()) == pytest.approx(0) and max(total.values()) > 0


def test_a_game_can_be_cut_short() -> None:
    env = pettingzoo.env("roads", players=2, max_cycles=4)
    env.reset(seed=2)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())


# ---------------------------------------------------------------- pictures


def test_pictures() -> None:
    table = Table("tali")
    table.start(1)
    match = table.match()
    assert "\x1b[" in rendering.render(match, 0, "ansi")
    assert rendering.render(match, 0, "svg") == export.svg(match, 0)
    assert rendering.render(match, 0, None) is None
    pytest.importorskip("PIL", reason='needs pip install "ludi[research]"')
    pixels = rendering.render(match, 0, "rgb_array")
    assert pixels.shape == (export.HEIGHT, export.WIDTH, 3) and pixels.dtype == np.uint8 and pixels.std() > 10


def test_a_missing_browser_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PIL", reason='needs pip install "ludi[research]"')
    monkeypatch.setattr(export, "BROWSERS", ("no-such-browser",))
    with pytest.raises(LudiError, match="Chromium"):
        rendering.pixels("<svg/>")


# ---------------------------------------------------------------- a table


def test_a_table_goes_from_one_real_decision_to_the_next(game: Game) -> None:
    table, chance = Table(game), np.random.default_rng(3)
    table.start(3)
    for _ in range(60):
        if table.over:
            break
        assert len(table.legal()) > 1
        other = table.copy()
        with pytest.raises(IllegalMove):
            table.take(-1)
        action = int(chance.choice(table.legal()))
        table.take(action)
        assert bytes(other) != bytes(table)
        other.take(action)
        assert bytes(other) == bytes(table)
        if not table.over:
            other.look(bytes(table))
            assert other.legal() == table.legal()
