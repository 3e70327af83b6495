"""PettingZoo (AEC): every seat is an agent.

env = ludi.research.pettingzoo.env("trajan", players=3)
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludi.research.gym import observation_space
from ludi.research.rendering import MODES, render
from ludi.research.table import Table


class LudiAEC(AECEnv[str, Any, Any]):
    """A game with an agent at every seat. Rewards come at the end: 1 for first place, -1 for last.

    `max_cycles`: the number of decisions after which the game is truncated.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options)
        self.metadata = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 1, "name": f"ludi_{game}_v0"}
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = list(self.table.names)
        self.chance = np.random.default_rng()

    @cache  # noqa: B019 -- the same space must be returned every time
    def observation_space(self, agent: str) -> spaces.Dict:
        game = self.table.game
        mask = spaces.Box(0, 1, (game.actions,), np.int8)
        return spaces.Dict({"observation": observation_space(game), "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(self.table.game.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.start(int(self.chance.integers(2**63)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self.table.mask.copy() if seat == self.table.seat else np.zeros_like(self.table.mask)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.take(int(action))
        self.cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        if self.max_cycles is not None and self.cycles >= self.max_cycles and not self.table.over:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> Any:
        return render(self.table.match(), self.table.seat, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


raw_env = LudiAEC


def env(game: str, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: illegal actions lose the game, calls out of order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(LudiAEC(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)
