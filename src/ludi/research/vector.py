"""Many games stepped at once, for learning: one compiled call per step and thread, and reused arrays."""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

import ludi
from ludi.kernel.errors import IllegalMove, LudiError
from ludi.kernel.game import SEATS, Game
from ludi.kernel.jit import whole
from ludi.kernel.match import Match
from ludi.kernel.quick import ROOM
from ludi.kernel.rng import key_of, scramble
from ludi.kernel.state import bytes_of
from ludi.research import loops
from ludi.research.loops import ALL_SEATS, SPARE, Batch

OPPONENTS = {None: loops.NOBODY, "random": loops.RANDOM, "greedy": loops.GREEDY}
FORMS = {
    (None, "float32"): loops.NONE,
    ("dense", "float32"): loops.DENSE,
    ("dense", "int8"): loops.SMALL,
    ("sparse", "float32"): loops.SPARSE,
    ("sparse", "int8"): loops.SPARSE_SMALL,
}

_, BEGIN, STEP = range(3)  # of a thread's share
Step = tuple[npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.float32], npt.NDArray[np.bool_]]


class VectorEnv:
    """`n` games side by side. Whoever is to move is asked (self-play), or one learner per table among bots.

    Forced decisions are never asked. When a game ends the next one begins immediately: after `step`, `ends` and
    `rewards` are about the game that ended, everything else about the new one. Game `i` plays the deals `seeds[i]`,
    `seeds[i] + n`, `seeds[i] + 2n` and so on, as dealt by `Game.new(seed=...)`, regardless of threads.

    All arrays belong to the environment and are overwritten by the next step: copy what you want to keep.

    >>> from ludi.research import VectorEnv
    >>> env = VectorEnv("roads", n=8, players=3)
    >>> observations, masks, rewards, ends = env.step(env.random_actions())
    >>> observations.shape == (8, env.game.features), masks.shape == (8, env.game.actions), rewards.shape
    (True, True, (8, 3))
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        threads: int = 1,
        opponents: str | None = None,
        seat: int | None = None,
        observe: str | None = "dense",
        dtype: str = "float32",
        seed: int = 0,
    ) -> None:
        """`opponents`: None, "random" or "greedy"; with opponents the learner sits at `seat`, by default `seeds[i] %
        players`.

        `observe`: "dense", "sparse" or None. `dtype`: "float32", or "int8", which is multiplied by 60 and rounded.
        """
        self.game = game = ludi.load(game) if isinstance(game, str) else game
        self.n, self.players = n, game.about.min_players if players is None else players
        if self.players not in game.about.player_counts:
            raise LudiError(f"{game.about.title} is for {game.about.min_players} to {game.about.max_players} players.")
        if (observe, dtype) not in FORMS or opponents not in OPPONENTS:
            raise LudiError(f"Unknown observation {observe} {dtype}, or unknown opponents {opponents!r}.")
        if not 1 <= threads <= n:
            raise LudiError("There must be at least one thread, and at least one game per thread.")
        self.form, self.opponents, self.seat = FORMS[observe, dtype], OPPONENTS[opponents], seat
        self.options = game.about.option_numbers(options or {})
        sparse, tiny = observe == "sparse", dtype == "int8"
        wide = n if observe else 0
        self.batch = Batch(
            actions=np.zeros(n, np.int64),
            keys=np.zeros((n, 2), np.uint64),
            learners=np.full(n, ALL_SEATS, np.int64),
            chances=np.zeros(n, np.uint64),
            seats=np.zeros(n, np.int64),
            masks=np.zeros((n, game.actions), np.int8),
            choices=np.zeros(n, np.int64),
            rewards=np.zeros((n, 1 if opponents else self.players), np.float32),
            points=np.zeros((n, self.players), np.int32),
            ends=np.zeros(n, np.int8),
            observations=np.zeros((0 if tiny else wide, game.features), np.float32),
            small=np.zeros((wide if tiny else 0, game.features), np.int8),
            indices=np.full((wide if sparse else 0, game.features), game.features, np.int32),
            counts=np.zeros(n, np.int64),
        )
        batch = self.batch
        self.actions: npt.NDArray[np.int64] = batch.actions
        self.seats, self.points, self.counts = batch.seats, batch.points, batch.counts
        self.observations: npt.NDArray[Any] = batch.small if tiny else batch.observations
        self.indices = batch.indices
        self.masks, self.ends = batch.masks.view(np.bool_), batch.ends.view(np.bool_)
        self.rewards = batch.rewards[:, 0] if opponents else batch.rewards
        self.seeds = np.zeros(n, np.int64)
        self._shift = n % self.players if seat is None else 0  # change of the learner's seat from game to game
        self._chances = np.zeros(n, np.uint64)
        self._choose, self._first_illegal = whole(loops.choose), whole(loops.first_illegal)
        self._scramble = whole(scramble)
        edges = [n * i // threads for i in range(threads + 1)]
        self._firsts = np.array(edges[:-1])
        self._shares = [self._share(*ends) for ends in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def _share(self, first: int, last: int) -> tuple[Any, Any, Any]:
        """One thread's work: its states, and the calls that start and step its games."""
        game, states = self.game, self.game.new_states(SPARE + last - first)
        settings: dict[str, Any] = {
            "players": self.players,
            "opponents": self.opponents,
            "shift": self._shift,
            "form": self.form,
        }
        settings |= {
            "batch": Batch(*(array[first:last] for array in self.batch)),
            "options": self.options,
            "sheet": np.zeros((self.players, len(game.sources)), np.int32),
            "ranks": np.zeros(self.players, np.int32),
            "row": np.zeros(game.features, np.float32),
            "found": np.zeros(game.features + ROOM, np.int32),
        }
        begin, step = (game.bound(loops.advance, states, fresh=fresh, **settings) for fresh in (1, 0))
        return states, begin, step

    # ------------------------------------------------------------ playing

    def reset(self, seed: int | Sequence[int] = 0) -> Step:
        """Start all games, with the deals `seed`, `seed` + 1 ..., or with a given one for each game."""
        self.seeds[:] = np.arange(seed, seed + self.n) if isinstance(seed, int) else seed
        if self.opponents:
            seats = self.seeds % self.players if self.seat is None else self.seat
            self.batch.learners[:] = (seats - self._shift) % self.players
        self._chances[:] = [self._scramble(seed) for seed in self.seeds.astype(np.uint64)]
        self._deal(range(self.n), 0)
        self._run(BEGIN)
        self._deal(range(self.n), self.n)
        return self.observations, self.masks, self.rewards, self.ends

    def step(self, actions: npt.ArrayLike | None = None) -> Step:
        """Take a decision in every game; without `actions`, those in `self.actions`. An illegal one changes nothing."""
        if actions is not None:
            self.actions[:] = actions
        if (wrong := self._first_illegal(self.batch.masks, self.actions)) >= 0:
            raise IllegalMove(f"Action {self.actions[wrong]} is not legal in game {wrong}: see its mask.")
        self._run(STEP)
        began = np.flatnonzero(self.batch.ends)
        self.seeds[began] += self.n
        self._deal(began, self.n)
        return self.observations, self.masks, self.rewards, self.ends

    def _run(self, what: int) -> None:
        if self._pool is None:
            self._shares[0][what]()
        else:
            for done in [self._pool.submit(share[what]) for share in self._shares]:
                done.result()

    def _deal(self, games: Iterable[int], ahead: int) -> None:
        """Prepare the chance of the next game."""
        for i in games:
            self.batch.keys[i] = key_of(int(self.seeds[i]) + ahead)

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, written to `self.actions`."""
        self._choose(self.batch.masks, self.batch.choices, self._chances, self.actions)
        return self.actions

    def match(self, i: int) -> Match:
        """A copy of one game as a match, to examine: `print`, `view`, `legal`, a picture."""
        at = np.searchsorted(self._firsts, i, side="right") - 1
        states, _, _ = self._shares[at]
        state_bytes = bytes_of(states, int(SPARE + i - self._firsts[at]))
        return Match.resume(self.game, state_bytes, SEATS[: self.players], int(self.seeds[i]))

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()
