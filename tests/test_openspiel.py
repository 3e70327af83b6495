"""OpenSpiel, by its own tests. It is too heavy to install for every run; without it they are skipped."""

from typing import Any

import numpy as np
import pytest

from ludi.kernel.game import Game

pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "ludi[openspiel]"')

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from ludi.research import openspiel  # noqa: E402


@pytest.mark.parametrize("players", [2, 3])
def test_openspiel_accepts_every_game(game: Game, players: int) -> None:
    """Without serialisation, which OpenSpiel does not support for Python games with sampled chance."""
    loaded = pyspiel.load_game(f"ludi_{game.name}", {"players": players, "seed": 3})
    sims = 1 if game.name in ("roads", "tali") or players == 2 else 0
    pyspiel.random_sim_test(loaded, num_sims=sims, serialize=False, verbose=False)
    assert loaded.num_players() == players and loaded.utility_sum() == 0


def test_clones_are_independent() -> None:
    state = dealt("roads")
    other = state.clone()
    action = state.legal_actions()[0]
    state.apply_action(action)
    assert str(other) != str(state)
    other.apply_action(action)
    assert str(other) == str(state) and other.history() == state.history() == [0, action]
    assert state.action_to_string(state.legal_actions()[0])


def dealt(name: str) -> Any:
    state = pyspiel.load_game(f"ludi_{name}").new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    return state


def test_a_world_that_looks_the_same_to_a_player(game: Game) -> None:
    state = dealt(game.name)
    player = state.current_player()
    worlds: list[Any] = [openspiel.resample(state, player) for _ in range(3)]
    for world in worlds:
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert len(world.observation_tensor(player)) == game.features
    assert len({bytes(world.table) for world in worlds}) == 3


def test_the_environment_of_openspiel_plays_it() -> None:
    env = rl_environment.Environment(pyspiel.load_game("ludi_tali"), chance_event_sampler=None)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.compiled
def test_ismcts_of_openspiel_plays_whole_games(game: Game) -> None:
    loaded, chance = pyspiel.load_game(f"ludi_{game.name}"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=2,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(openspiel.resample)
    state, decisions = loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            decisions += 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert decisions > 5 and sum(state.returns()) == pytest.approx(0)
