"""Moves in words, read as answers to what is asked now and to no other question; and why a move is refused."""

import re
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ludi.kernel.actions import Actions
from ludi.kernel.errors import IllegalMove
from ludi.kernel.state import Mask, State, copy_of
from ludi.kernel.words import ENGLISH, WORDS, Message, Words, speaking

ShortForm = tuple[Container[int], str, Callable[..., list[int]]]
"""Words that are not just those of one action: in which phases they may be said, their pattern, and how to read them:
a function of the state and the pattern's groups. IllegalMove says why not."""
Reason = Callable[..., Words | None]
"""Why an action is refused, from the state and the numbers of its parts; None: the reason that was declared."""


@dataclass(frozen=True, eq=False)
class Reader:
    """Reads the moves of a game."""

    space: Actions
    legal: Callable[[State, Mask], int]
    apply: Callable[[State, int], None]
    short_forms: Sequence[ShortForm] = ()
    reasons: Mapping[int, Reason] = field(default_factory=dict)  # by group

    def why_not(self, state: State, action: int) -> Words:
        """Why an action is not legal now, as a sentence."""
        group = self.space.group_of(action)
        reason = self.reasons.get(group) if group.form_in(state.phase) else None
        return (reason and reason(state, *group.numbers(action))) or self.space.usual_reason(state, action)

    def parse(self, state: State, words: str) -> list[int]:
        """The decisions that words of the present language, or English ones, stand for; `;` joins several."""
        first, *others = words.split(";")
        actions = self._read(state, first)
        if others:
            trial = Trial(self, state, actions)
            for clause in others:
                for action in self._read(trial.state, clause):
                    trial.do(action)
            return trial.actions
        return actions

    def _read(self, state: State, words: str) -> list[int]:
        """A legal action, else a short form, else an action of this question that is not legal now."""
        text = " ".join(words.lower().split())
        mask = np.zeros(self.space.size, np.int8)
        self.legal(state, mask)
        if found := self._said(state, text, mask == 1):
            return found
        for phases, pattern, read in self.short_forms:
            if state.phase in phases and (match := re.fullmatch(pattern, text)):
                return read(state, *match.groups())
        if found := self._said(state, text, mask == 0):
            return found
        raise IllegalMove(WORDS("no-move", words=words.strip(), how=self.space.how_to(state)))

    def _said(self, state: State, text: str, marked: npt.NDArray[np.bool_]) -> list[int]:
        """The first marked action that reads like this in the present question."""
        moves = [
            self.space.move(state, int(action))
            for action in np.flatnonzero(marked)
            if self.space.is_asked(state, int(action))
        ]
        for say in (str, _english, _named):
            for move in moves:
                if " ".join(say(move.words).lower().split()) == text:
                    return [move.action]
        return []


def _english(words: Words) -> str:
    with speaking(ENGLISH):
        return str(words)


def _named(words: Words) -> str:
    return words.named() if isinstance(words, Message) else str(words)


class Trial:
    """Decisions tried one after the other on a copy, so that several may be told in one breath."""

    def __init__(self, reader: Reader, state: State, actions: Sequence[int] = ()) -> None:
        self.reader, self._states = reader, copy_of(state)
        self.actions: list[int] = []
        for action in actions:
            self.do(action)

    @property
    def state(self) -> State:
        return self._states[0]

    def do(self, action: int) -> None:
        mask = np.zeros(self.reader.space.size, np.int8)
        if self.state.over:
            raise IllegalMove(WORDS("over-by-then"))
        self.reader.legal(self.state, mask)
        if not mask[action]:
            raise IllegalMove(self.reader.why_not(self.state, action))
        self.reader.apply(self.state, action)
        self.actions.append(action)
