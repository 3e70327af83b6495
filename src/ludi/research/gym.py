"""Gymnasium: one learner among bots. Importing this registers `ludi/Roads-v0` and so on, one for each game.

gymnasium.make("ludi.research.gym:ludi/Roads-v0", players=3, bots="greedy")       any bots; a game at a time
gymnasium.make_vec("ludi.research.gym:ludi/Roads-v0", num_envs=1024)              compiled: random or greedy ones
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

import ludi
from ludi.bots import Bot, make
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.research.rendering import MODES, render
from ludi.research.table import Features, Table
from ludi.research.vector import VectorEnv

LOW, HIGH = -1.0, 16.0
"""Bounds of all observations; most are between 0 and 1."""
Info = dict[str, Any]


def observation_space(game: Game) -> spaces.Box:
    return spaces.Box(LOW, HIGH, (game.features,), np.float32)


class LudiEnv(gymnasium.Env[Features, np.int64]):
    """One seat of a game; bots play the others. Rewards come at the end: 1 for first place, -1 for last.

    An illegal action loses the game: see `action_masks()`, or `info["action_mask"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str = "random",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots`: one bot, or one for each other seat, separated by commas. `seat`: random by default."""
        self.table = Table(game, players, options)
        names = bots.split(",")
        self.names = names if len(names) > 1 else names * (self.table.players - 1)
        if len(self.names) != self.table.players - 1:
            raise LudiError(f"Name one bot, or {self.table.players - 1}.")
        self.fixed_seat, self.render_mode = seat, render_mode
        self.observation_space = observation_space(self.table.game)
        self.action_space = spaces.Discrete(self.table.game.actions)
        self.bots: list[Bot] = []
        self.seat, self.lost = 0, False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Features, Info]:
        super().reset(seed=seed)
        self.table.start(int(self.np_random.integers(2**63)))
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self.bots = [make(name, int(self.np_random.integers(2**32))) for name in self.names]
        self.lost = False
        self._others()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Features, float, bool, bool, Info]:
        if self.table.over or self.lost:
            raise LudiError("The game is over: call reset.")
        self.lost = not self.table.mask[action]
        if not self.lost:
            self.table.take(int(action))
            self._others()
        seen, info = self._seen()
        reward = -1.0 if self.lost else self.table.rewards()[self.seat]
        return seen, reward, self.lost or self.table.over, False, info

    def _others(self) -> None:
        """Let the bots play until it is the learner's turn."""
        table = self.table
        while not table.over and table.seat != self.seat:
            bot = self.bots[(table.seat - self.seat) % table.players - 1]
            table.take(bot.choose(table.match()))

    def _seen(self) -> tuple[Features, Info]:
        info: Info = {"action_mask": self.table.mask.copy(), "seat": self.seat}
        if self.table.over:
            info["points"] = [row["total"] for row in self.table.game.scores_of(self.table.state).values()]
        return self.table.observe(self.seat), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib's MaskablePPO expects."""
        return self.table.mask.astype(np.bool_)

    def render(self) -> Any:
        return render(self.table.match(), self.seat, self.render_mode)


class LudiVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games at once, compiled. When a game ends, the next one begins in the same step.

    Observations are `VectorEnv`'s own arrays unless `copy` is set, which makes them safe to keep.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int, bots: str = "random", copy: bool = True, **settings: Any) -> None:
        """`settings`: further arguments of `VectorEnv`."""
        self.games = VectorEnv(game, num_envs, opponents=bots, **settings)
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space = observation_space(self.games.game)
        self.single_action_space = spaces.Discrete(self.games.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Info | None = None) -> tuple[Any, Info]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = int(self.np_random.integers(2**40)) if seed is None else seed
        observations, masks, _, _ = self.games.reset(first)
        return self._kept(observations), {"action_mask": self._kept(masks)}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        observations, masks, rewards, ends = map(self._kept, self.games.step(actions))
        return observations, rewards, ends, np.zeros(self.num_envs, np.bool_), {"action_mask": masks}

    def _kept(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def close_extras(self, **_: Any) -> None:
        self.games.close()


def register() -> None:
    """Register every game, including those of $LUDI_GAMES."""
    for name in ludi.catalogue():
        gymnasium.register(
            f"ludi/{name.capitalize()}-v0",
            entry_point="ludi.research.gym:LudiEnv",
            vector_entry_point="ludi.research.gym:LudiVectorEnv",
            kwargs={"game": name},
        )


register()
