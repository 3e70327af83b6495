"""One game being played: the front door for people and programs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ludi.kernel.actions import Move
from ludi.kernel.errors import IllegalMove, LudiError
from ludi.kernel.events import Told
from ludi.kernel.game import SEATS, Game, Position
from ludi.kernel.rng import key_of
from ludi.kernel.state import State, bytes_of, copy_of, words_of
from ludi.kernel.words import WORDS, Several

if TYPE_CHECKING:
    from ludi.kernel.record import Record

Decision = int | Move | str


@dataclass(frozen=True)
class Entry:
    """A line of the log: who decided, and what everybody saw of the result. `seat` is None before the first decision.

    The decision itself is kept in the match's steps, because it may name a card that only its player knows.
    """

    seat: int | None
    events: tuple[Told, ...]


@dataclass(frozen=True)
class Step:
    """A decision taken, and the state's bytes before it.

    `passed`: before anyone was asked again, another player's decision was forced or the game ended.
    """

    before: bytes
    seat: int
    action: int
    kind: str
    parts: dict[str, Any]
    passed: bool = False


@dataclass(frozen=True)
class Outcome:
    """What a decision will bring, as far as its player can know; hidden things and chance are left out."""

    words: Several
    reveals: bool  # it shows something hidden or draws on chance
    final: bool  # it cannot be undone
    parts: dict[str, Any]  # what drawings need to know


class Match:
    """A game in progress, from its start or a position up to the current state.

    >>> import ludi
    >>> s = ludi.load("roads").new(players=4, seed=7)
    >>> first = s.legal()[0]
    >>> s.apply(first)
    >>> s.undo()
    """

    def __init__(
        self,
        game: Game,
        *,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        position: Position | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """Start a new game, or continue from `position`. See `Game.new`."""
        self.game = game
        self.seed = seed
        self.start_position = position
        self.steps: list[Step] = []
        self.log: list[Entry] = []
        self._mask = game.new_mask()
        if position is not None:
            self._states = game.read_position(position)
            listed = position.get("players")
            self.names = tuple(listed) if isinstance(listed, list) else SEATS[: self.state.players]
        else:
            self._states = game.new_states(1)
            players = game.about.min_players if players is None else players
            if players not in game.about.player_counts:
                about = game.about
                raise LudiError(WORDS("player-counts", title=about.title, min=about.min_players, max=about.max_players))
            if not 0 <= seed < 2**128:
                raise LudiError(WORDS("seed-range"))
            game.setup(self.state, players, game.about.option_numbers(options or {}), key_of(seed))
            self.names = SEATS[:players]
        if names is not None:
            if len(set(names)) != self.players:
                raise LudiError(WORDS("names-differ", players=self.players))
            self.names = tuple(names)
        if position is None:
            told = self._told()
            self.log.append(Entry(None, tuple(told + self._forced(int(self.state.reveals)))))

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The record itself."""
        return self._states[0]

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def to_move(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return None if self.over else int(self.state.to_move)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def phase(self) -> str | None:
        """The current question, by the game's own name for it."""
        return None if self.over else self.game.questions[self.state.phase].name

    @property
    def options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return self.game.about.option_words([int(n) for n in self.state.options])

    def legal(self) -> list[Move]:
        """The legal decisions, in the order of their numbers; none when the game is over.

        >>> import ludi
        >>> print(ludi.load("roads").new(players=2, seed=1).legal()[0].words)
        connect Genua from Roma
        """
        return [self.game.move(self.state, action) for action in self.legal_actions()]

    def legal_actions(self) -> list[int]:
        """The numbers of the legal decisions."""
        if self.over:
            return []
        self.game.legal(self.state, self._mask)
        return [int(action) for action in np.flatnonzero(self._mask)]

    def view(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        """What one seat may see, as plain data; None is a spectator.

        `everything`: include what is hidden, for looking back at a finished game.

        >>> import ludi
        >>> ludi.load("roads").new(players=2, seed=1).view(0)["side"]
        'small'
        """
        if seat is not None and not 0 <= seat < self.players:
            raise LudiError(WORDS("no-seat", seat=seat, last=self.players - 1))
        return self.game.view(self.state, seat, everything)

    def position(self) -> Position:
        """The whole position in words, including hidden things; `Game.from_position` reads it back.

        >>> import ludi
        >>> ludi.load("roads").new(players=2, seed=1).position()["passes"]
        0
        """
        return self.game.write_position(self.state, self.names)

    def scores(self) -> dict[str, dict[str, int]]:
        """Points by player and source, with totals, if the game ended now."""
        return {self.names[seat]: row for seat, row in self.game.scores_of(self.state).items()}

    def places(self) -> dict[str, int]:
        """Everybody's place if the game ended now."""
        return dict(zip(self.names, self.game.places_of(self.state), strict=True))

    def winners(self) -> list[str]:
        """The winners, several if they share the victory; empty before the end."""
        return [name for name, place in self.places().items() if place == 1] if self.over else []

    def observe(self, seat: int) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """The seat's view as numbers, for learning."""
        out = np.zeros(self.game.features, np.float32)
        self.game.observe(self.state, seat, out)
        return out

    def __bytes__(self) -> bytes:
        return bytes_of(self._states)

    def __repr__(self) -> str:
        title = f"{self.game.about.title}, {self.players} players, seed {self.seed}, {len(self.steps)} decisions"
        totals = ", ".join(f"{name} {row['total']}" for name, row in self.scores().items())
        if self.over:
            return f"<{title}; over: {totals}; won by {' and '.join(self.winners())}>"
        asked = f"{self.names[self.state.to_move]} to {self.phase} ({len(self.legal_actions())} ways)"
        return f"<{title}; {asked}; {totals}>"

    # ------------------------------------------------------------ playing

    def apply(self, decision: Decision) -> None:
        """Take a decision: a number, a `Move`, or words (which may hold several decisions). All or nothing.

        Following decisions with only one legal answer are taken right away if that harms nobody; see `_forced`.

        >>> import ludi
        >>> s = ludi.load("roads").new(players=2, seed=1)
        >>> s.apply("build Roma-Genua")
        >>> s.apply("build Roma-Genua")
        Traceback (most recent call last):
        ludi.kernel.errors.IllegalMove: Roma–Genua is already built: only free sections can be used.
        """
        if self.over:
            raise IllegalMove(WORDS("over"))
        if isinstance(decision, str):
            actions = self.game.parse(self.state, decision)
        else:
            actions = [decision.action if isinstance(decision, Move) else int(decision)]
        before = len(self.steps)
        try:
            while actions:
                forced = self._decide(actions.pop(0))
                while actions and forced and actions[0] == forced[0]:
                    actions.pop(0)
                    forced.pop(0)
        except IllegalMove:
            while len(self.steps) > before:
                self.undo()
            raise

    def _decide(self, action: int) -> list[int]:
        """Take one decision and the forced ones after it; returns the forced ones."""
        if not 0 <= action < self.game.actions:
            raise IllegalMove(WORDS("no-action", action=action, last=self.game.actions - 1))
        if self.over:
            raise IllegalMove(WORDS("over"))
        self.game.legal(self.state, self._mask)
        if not self._mask[action]:
            raise IllegalMove(self.game.why_not(self.state, action))
        seat, move = int(self.state.to_move), self.game.move(self.state, action)
        before, reveals = bytes(self), int(self.state.reveals)
        self.game.apply(self.state, action)
        told = self._told()
        forced: list[int] = []
        deciding = {self.to_move}
        told += self._forced(reveals, seat, forced, deciding)
        self.steps.append(Step(before, seat, action, move.kind, move.parts, passed=deciding != {seat}))
        self.log.append(Entry(seat, tuple(told)))
        return forced

    def _forced(
        self,
        reveals: int,
        seat: int | None = None,
        taken: list[int] | None = None,
        deciding: set[int | None] | None = None,
    ) -> list[Told]:
        """Take decisions that have only one legal answer, unless a player could object; returns what happened.

        Still asked: decisions that reveal something or follow a reveal, that would make final a decision `seat` can
        still undo, or whose omission would give away hidden cards. `deciding` collects the seats that had to decide.
        """
        told: list[Told] = []
        open_still = self.to_move == seat
        questions = self.game.questions
        while not (self.over or questions[self.state.phase].private or self.state.reveals != reveals):
            if self.game.legal(self.state, self._mask) != 1:
                break
            action = int(self._mask.argmax())
            next_states = copy_of(self.state)
            after = next_states[0]
            self.game.apply(after, action)
            if after.reveals != reveals or (open_still and (after.over or after.to_move != seat)):
                break
            self._states = next_states
            told += self._told()
            if taken is not None:
                taken.append(action)
            if deciding is not None:
                deciding.add(self.to_move)
        return told

    def outcome(self, action: int) -> Outcome:
        """What a legal decision brings. It depends only on what the player to move knows.

        >>> import ludi
        >>> s = ludi.load("roads").new(players=2, seed=1)
        >>> s.outcome(s.legal()[0].action).final
        False
        """
        world = self.imagined(self.to_move, 0)
        return world._outcome(action, world.copy(), world.copy())

    def outcomes(self) -> dict[int, Outcome]:
        """What each legal decision brings."""
        world = self.imagined(self.to_move, 0)
        trial, further = world.copy(), world.copy()
        return {action: world._outcome(action, trial, further) for action in self.legal_actions()}

    def _outcome(self, action: int, trial: "Match", further: "Match") -> Outcome:
        """What a decision brings in this world, which was dealt from the player's own knowledge. It is tried on copies
        that are used again, because looking up a new state's fields takes longer than copying it.
        """
        words_of(trial._states)[:] = words_of(self._states)
        seat, reveals = int(self.state.to_move), int(self.state.reveals)
        trial.game.apply(trial.state, action)
        words_of(further._states)[:] = words_of(trial._states)
        preview = self.game.preview(self.state, action, further.state, self.names)
        deciding = {trial.to_move}
        later = trial._forced(reveals, seat, deciding=deciding)
        words = [*preview.words, *(one.words for one in later if not one.silent)]
        if trial.over:
            words.append(WORDS("game-ends"))
        revealed = bool(trial.state.reveals != reveals)
        return Outcome(Several(tuple(words)), revealed, revealed or deciding != {seat}, preview.parts)

    def imagined(self, viewer: int | None, seed: int) -> "Match":
        """A random match indistinguishable from this one by what the viewer knows; None is a spectator."""
        world = self.copy()
        self.game.redeal(world.state, -1 if viewer is None else viewer, np.uint64(seed))
        return world

    def _told(self) -> list[Told]:
        return [
            self.game.events.tell([int(n) for n in self.state.events[i]], self.names)
            for i in range(self.state.event_count)
        ]

    def undo(self) -> None:
        """Go back to before the last decision, whoever took it. At a table, check `may_undo` first.

        >>> import ludi
        >>> s = ludi.load("roads").new(players=2, seed=1)
        >>> before = bytes(s)
        >>> s.apply(s.legal()[0]); s.undo()
        >>> bytes(s) == before
        True
        """
        if not self.steps or not self.steps[-1].before:
            raise LudiError(WORDS("nothing-to-undo"))
        step = self.steps.pop()
        self.log.pop()
        self._states = self.game.copy(step.before)

    def move_of(self, step: Step) -> Move:
        """The step's decision in words; the step must still have the state before it."""
        return self.game.move(self.game.copy(step.before)[0], step.action)

    def may_undo(self, seat: int) -> bool:
        """Whether a player at a table may take back the last decision.

        It must be theirs, and so must the turn still be; nobody else may have decided anything since, not even a forced
        move, and nothing hidden or random may have been revealed.
        """
        last = self.steps[-1] if self.steps else None
        if last is None or last.seat != seat or last.passed or not last.before:
            return False
        return bool(self.game.copy(last.before)[0].reveals == self.state.reveals)

    def forget(self) -> None:
        """Drop the states that no player may go back to any more, so that a table keeps only what it needs."""
        back = self.copy()
        while back.steps and back.may_undo(back.steps[-1].seat):
            back.undo()
        for i in range(len(back.steps) - 1, -1, -1):
            if not self.steps[i].before:
                break
            self.steps[i] = replace(self.steps[i], before=b"")

    @classmethod
    def resume(
        cls,
        game: Game,
        state: bytes,
        names: Sequence[str],
        seed: int = 0,
        steps: Sequence[Step] = (),
        log: Sequence[Entry] = (),
        position: Position | None = None,
    ) -> "Match":
        """A match that continues from a state's bytes, with the steps and log that led there.

        `position`: where it began, if not with a deal from the seed.
        """
        match = object.__new__(cls)
        match.game, match.seed, match.start_position, match.names = game, seed, position, tuple(names)
        match._states, match._mask = game.copy(state), game.new_mask()
        match.steps, match.log = list(steps), list(log)
        return match

    def at(self, moment: int) -> "Match":
        """The match as it was after `moment` decisions, with the steps and log up to there.

        >>> import ludi
        >>> s = ludi.load("roads").new(players=2, seed=1)
        >>> s.apply("build Roma-Genua")
        >>> s.at(0).legal() == ludi.load("roads").new(players=2, seed=1).legal()
        True
        """
        then = self.copy()
        if moment < len(self.steps):
            then._states = self.game.copy(self.steps[moment].before)
            del then.log[len(self.log) - len(self.steps) + moment :], then.steps[moment:]
        return then

    def copy(self) -> "Match":
        """A copy of the game at the same point, for trying things out."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._states = self.game.copy(bytes(self))
        other._mask = self.game.new_mask()
        other.steps, other.log = list(self.steps), list(self.log)
        return other

    def record(self) -> "Record":
        """The game as a record to save and replay; see `ludi.kernel.record`."""
        from ludi.kernel.record import Record

        return Record.of(self)
