"""OpenSpiel: every game as a Python game with sampled chance. Importing this registers `ludi_roads` and so on.

    game = pyspiel.load_game("ludi_roads", {"players": 3})

A state begins with a chance node: the deal, sampled. It also determines all later chance, unknown to the players. So a
search that merely clones states looks into the future; one that resamples from the information state does not
(`resample`, which is Ludi's redeal).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import ludi
from ludi.kernel.about import About
from ludi.research.table import Table

LONGEST = 5_000
"""An upper bound on a game's decisions, which OpenSpiel requires."""


def game_type(about: About) -> Any:
    return pyspiel.GameType(
        short_name=f"ludi_{about.name}",
        long_name=str(about.title),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.max_players,
        min_num_players=about.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": about.min_players, "seed": 0},
    )


class LudiGame(pyspiel.Game):
    """A game of Ludi. `seed` starts the sequence of deals sampled by its states."""

    name: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        parameters = dict(parameters or {})
        self.table = Table(self.name, parameters.get("players"))
        self.chance = np.random.default_rng(parameters.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.game.actions,
            max_chance_outcomes=1,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(ludi.catalogue()[self.name]), info, parameters)

    def new_initial_state(self) -> "LudiState":
        return LudiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LudiObserver":
        return LudiObserver(self)

    def __deepcopy__(self, memo: object) -> "LudiGame":
        return self  # states are copied often, and share their game


class LudiState(pyspiel.State):
    """A moment of a game. Forced decisions are taken automatically."""

    def __init__(self, game: LudiGame) -> None:
        super().__init__(game)
        self.ludi = game
        self.table: Table | None = None  # None before the deal

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if self.table is not None and player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.ludi.table.copy()
            self.table.start(int(self.ludi.chance.integers(2**63)))
        else:
            self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None:
            return "deal"
        return str(self.table.game.move(self.table.state, action).words)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return self.ludi.table.rewards() if self.table is None else self.table.rewards()

    def __str__(self) -> str:
        return "not dealt" if self.table is None else repr(self.table.match())


class LudiObserver:
    """What a player sees as numbers (docs/observations.md); the string is the same in hexadecimal."""

    def __init__(self, game: LudiGame) -> None:
        self.tensor = np.zeros(game.table.game.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudiState, player: int) -> None:
        self.tensor[:] = 0 if state.table is None else state.table.observe(player)

    def string_from(self, state: LudiState, player: int) -> str:
        self.set_from(state, player)
        return self.tensor.tobytes().hex()


def resample(state: LudiState, player: int) -> LudiState:
    """Another world that looks the same to a player, for OpenSpiel's ISMCTS: `bot.set_resampler(resample)`."""
    other: LudiState = state.clone()
    assert other.table is not None
    other.table.redeal(player, int(other.ludi.chance.integers(2**63)))
    return other


def register() -> None:
    """Register every game, including those of $LUDI_GAMES."""
    for about in ludi.catalogue().values():
        # a class each: OpenSpiel frees it after Python's shutdown, which a partial does not survive
        pyspiel.register_game(game_type(about), type(f"Ludi{about.name}", (LudiGame,), {"name": about.name}))


register()
