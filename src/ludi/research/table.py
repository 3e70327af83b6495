"""One game, fast from Python: the basis of the adapters for research tools. `Match` is the interface for people."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

import ludi
from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import SEATS, Game
from ludi.kernel.match import Match
from ludi.kernel.rng import key_of
from ludi.kernel.state import State, bytes_of, words_of

Features = npt.NDArray[np.float32]


class Table:
    """A game that goes from one real decision to the next, taking forced ones automatically.

    >>> table = Table("roads", players=2)
    >>> table.start(seed=1)
    >>> table.take(table.legal()[0])
    >>> table.seat, table.over
    (1, False)
    """

    def __init__(self, game: str | Game, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.game = ludi.load(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        first = self.game.new(players, options=self.options)  # raises if it cannot be played
        self.players, self.names = first.players, SEATS[: first.players]
        self.seed = 0
        self.states, self.mask = self.game.new_states(1), self.game.new_mask()

    @property
    def state(self) -> State:
        return self.states[0]

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def seat(self) -> int:
        """The seat to move."""
        return int(self.state.to_move)

    def start(self, seed: int) -> None:
        """Deal the same game as `Game.new(seed=seed)`."""
        self.seed = seed
        words_of(self.states)[0] = 0
        self.game.setup(self.state, self.players, self.game.about.option_numbers(self.options), key_of(seed))
        self._go_on()

    def look(self, state_bytes: bytes) -> None:
        """Go to a moment given by its state's bytes; a forced decision there is not taken."""
        words_of(self.states)[0] = np.frombuffer(state_bytes, np.uint64)
        self.game.legal(self.state, self.mask)

    def take(self, action: int) -> None:
        """Take a decision; an illegal one changes nothing."""
        if self.over or not 0 <= action < self.mask.size or not self.mask[action]:
            raise IllegalMove(f"Action {action} is not legal: see the mask.")
        self.game.apply(self.state, action)
        self._go_on()

    def _go_on(self) -> None:
        while not self.over and self.game.legal(self.state, self.mask) == 1:
            self.game.apply(self.state, int(self.mask.argmax()))
        if self.over:
            self.mask[:] = 0

    def legal(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.mask)]

    def observe(self, seat: int) -> Features:
        out = np.zeros(self.game.features, np.float32)
        self.game.observe(self.state, seat, out)
        return out

    def rewards(self) -> list[float]:
        """By place, from 1 for first to -1 for last; zeros before the end."""
        if not self.over:
            return [0.0] * self.players
        places = self.game.places_of(self.state)
        return [sum(int(np.sign(other - own)) for other in places) / (self.players - 1) for own in places]

    def copy(self) -> "Table":
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.states, other.mask = self.game.copy(bytes(self)), self.mask.copy()
        return other

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def redeal(self, viewer: int, seed: int) -> None:
        """Switch to another world that fits what the viewer knows, with new future chance."""
        self.game.redeal(self.state, viewer, np.uint64(seed))

    def __bytes__(self) -> bytes:
        return bytes_of(self.states)

    def match(self) -> Match:
        """The same moment as a match, for bots, words and pictures."""
        return Match.resume(self.game, bytes(self), self.names, self.seed)
