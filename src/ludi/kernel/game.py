"""The Game contract: everything the rest of Ludi knows about a game. `tests/contract` holds every game to it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludi.kernel.about import About
from ludi.kernel.actions import Move, Question
from ludi.kernel.cache import mark_ready
from ludi.kernel.errors import LudiError
from ludi.kernel.events import Events, Names
from ludi.kernel.features import Part
from ludi.kernel.jit import INTERPRETED, whole
from ludi.kernel.loops import parameters, random_games, specialised
from ludi.kernel.reading import Reader
from ludi.kernel.state import Mask, State, States, for_loop, new_states, words_of
from ludi.kernel.words import WORDS, Words

if TYPE_CHECKING:
    from ludi.kernel.match import Match

SEATS = ("purple", "blue", "red", "yellow", "green")
"""Default names of the seats, clockwise."""


def seat_names() -> tuple[str, ...]:
    """The default names in the language of the person being answered."""
    return tuple(str(WORDS(f"seat-{name}")) for name in SEATS)


RULES = ("setup", "legal", "apply", "scores", "places", "redeal", "observe", "evaluate")
Position = dict[str, Any]


@dataclass(frozen=True)
class Preview:
    """What a decision brings right away: in words, and as data for drawings."""

    words: Sequence[Words]
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)  # one instance per game, so identity is enough for comparing and caching
class Game:
    """A game: the sizes of its components, its compiled rules, and how to talk about it."""

    about: About
    dtype: np.dtype[Any]
    reader: Reader  # parses moves in words; holds the declared actions
    events: Events  # the declared events
    sources: tuple[str, ...]  # of points: the columns of the score sheet
    observation: Part  # declares what `observe` writes
    folder: Path  # the game's source folder

    # compiled
    setup: Callable[[State, int, Any, Any], None]
    legal: Callable[[State, Mask], int]
    apply: Callable[[State, int], None]
    scores: Callable[[State, Any], None]
    places: Callable[[State, Any], None]
    redeal: Callable[[State, int, Any], None]  # replace what the viewer cannot know by a random world that fits
    observe: Callable[[State, int, Any], None]
    evaluate: Callable[[State, int], float]  # value for one player; may play on in the state, a scratch copy

    # plain Python
    preview: Callable[[State, int, State, Names], Preview]  # what an action brings; may play on in the second state
    view: Callable[[State, int | None, bool], dict[str, Any]]  # as a viewer sees it; True: with everything hidden
    write_position: Callable[[State, Names], Position]  # complete: every key written out
    read_position: Callable[[Position], States]
    pieces: Callable[[State], dict[str, int]]  # how many of each kind exist, wherever they are: the same in every state

    def __post_init__(self) -> None:
        for name in RULES:
            object.__setattr__(self, name, whole(getattr(self, name)))

    @property
    def name(self) -> str:
        return self.about.name

    @property
    def features(self) -> int:
        """How many numbers `observe` writes."""
        return self.observation.size

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.reader.space.size

    @property
    def questions(self) -> tuple[Question, ...]:
        """The kinds of questions; a state's `phase` is an index into them."""
        return self.reader.space.questions

    @property
    def phases(self) -> tuple[str, ...]:
        """The names of the questions."""
        return tuple(question.name for question in self.questions)

    def move(self, state: State, action: int) -> Move:
        """An action as it reads in the current question."""
        return self.reader.space.move(state, action)

    def parse(self, state: State, words: str) -> list[int]:
        """The decisions that words stand for; raises IllegalMove with the reason if there are none."""
        return self.reader.parse(state, words)

    def why_not(self, state: State, action: int) -> Words:
        """Why an action is not legal, as a sentence."""
        return self.reader.why_not(state, action)

    def __repr__(self) -> str:
        return (
            f"<{self.about.title}: {self.about.min_players}-{self.about.max_players} players, {self.actions} actions>"
        )

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        names: Names | None = None,
    ) -> "Match":
        """Start a game. The same options, seed and decisions always give the same game.

        >>> import ludi
        >>> ludi.load("roads").new(players=3, seed=7).players
        3
        """
        from ludi.kernel.match import Match

        return Match(self, players=players, seed=seed, options=options, names=names)

    def from_position(self, position: Position, names: Names | None = None) -> "Match":
        """Continue from a position written in words; whatever it omits gets a default.

        >>> import ludi
        >>> ludi.load("roads").from_position({"players": 2, "built": {"purple": ["Roma-Genua"]}}).to_move
        0
        """
        from ludi.kernel.match import Match

        return Match(self, position=position, names=names)

    def resume(self, state_bytes: bytes, names: Names | None = None) -> "Match":
        """Continue from a state's bytes, as given by `bytes(match)`; its history is unknown."""
        from ludi.kernel.match import Match

        if len(state_bytes) != self.dtype.itemsize:
            raise LudiError(f"A state of {self.about.title} has {self.dtype.itemsize} bytes, not {len(state_bytes)}.")
        return Match.resume(self, state_bytes, names or SEATS[: self.copy(state_bytes)[0].players])

    def new_states(self, count: int) -> States:
        return new_states(self.dtype, count)

    def copy(self, state_bytes: bytes) -> States:
        """A new state with these bytes."""
        states = self.new_states(1)
        words_of(states)[0] = np.frombuffer(state_bytes, np.uint64)
        return states

    def new_mask(self) -> Mask:
        return np.zeros(self.actions, np.int8)

    def scores_of(self, state: State) -> dict[int, dict[str, int]]:
        """Points by seat and source, with totals, if the game ended now."""
        table = np.zeros((state.players, len(self.sources)), np.int32)
        self.scores(state, table)
        return {
            seat: {**{source: int(n) for source, n in zip(self.sources, row, strict=True)}, "total": int(row.sum())}
            for seat, row in enumerate(table)
        }

    def places_of(self, state: State) -> list[int]:
        """Every seat's place if the game ended now; tied seats share a place."""
        out = np.zeros(state.players, np.int32)
        self.places(state, out)
        return [int(place) for place in out]

    def mark_compiled(self) -> None:
        """Record that all of this game's rules are in the compiler's cache."""
        if not INTERPRETED:
            mark_ready(self.folder)

    def run(self, loop: Callable[..., Any], states: States, **arguments: Any) -> Any:
        """Run a generic loop on this game, filling in the game's functions by parameter name."""
        return self.bound(loop, states, **arguments)()

    def bound(self, loop: Callable[..., Any], states: States, **arguments: Any) -> Callable[[], Any]:
        """Like `run`, but returns a function to call often with the same arguments: arrays are changed in place."""
        given = {
            "states": for_loop(states),
            "words": words_of(states),
            "mask": self.new_mask(),
            **arguments,
        }

        def filled(name: str, bundle: Any) -> Any:
            if bundle and name not in given:
                return bundle(*(filled(field, None) for field in bundle._fields))
            return given[name] if name in given else getattr(self, name)

        return partial(specialised(loop, self.dtype), *(filled(*one) for one in parameters(loop).items()))

    def random_games(self, players: int, games: int, seed: int = 0, options: Mapping[str, str] | None = None) -> int:
        """Play random games as fast as possible; returns the number of decisions."""
        numbers = self.about.option_numbers(options or {})
        decisions = self.run(
            random_games, self.new_states(1), players=players, options=numbers, games=games, seed=np.uint64(seed)
        )
        return int(decisions)
