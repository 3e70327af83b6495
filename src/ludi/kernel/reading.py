"""Parses moves in words, as answers to the current question only, and explains why a move is refused."""

import re
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Any

import numpy as np
import numpy.typing as npt
from babel.lists import format_list

from ludi.kernel.actions import Actions
from ludi.kernel.errors import IllegalMove
from ludi.kernel.state import Mask, State, copy_of
from ludi.kernel.words import ENGLISH, WORDS, Book, Message, Term, Words, language, languages, speaking

ShortForm = tuple[Container[int], str, Callable[..., list[int]]]
"""Words beyond those of single actions: the phases that allow them, a pattern, and a function that reads them. It gets
the state and the pattern's groups by name, raises IllegalMove with the reason, or returns nothing if it does not apply.
"""
Reason = Callable[..., Words | None]
"""The reason why an action is refused, from the state and the indices of its parts; None: use the declared reason."""


@dataclass(frozen=True, eq=False)
class Reader:
    """Parses a game's moves."""

    space: Actions
    legal: Callable[[State, Mask], int]
    apply: Callable[[State, int], None]
    short_forms: Callable[[], Sequence[ShortForm]] = tuple  # called lazily: it builds them for all languages
    reasons: Mapping[int, Reason] = field(default_factory=dict)  # by group

    def why_not(self, state: State, action: int) -> Words:
        """Why an action is not legal now, as a sentence."""
        group = self.space.group_of(action)
        reason = self.reasons.get(group) if group.form_in(state.phase) else None
        return (reason and reason(state, *group.numbers(action))) or self.space.usual_reason(state, action)

    def parse(self, state: State, words: str) -> list[int]:
        """The decisions that words stand for, in the current language or English; `;` joins several."""
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
        text = _spaced(words)
        mask = np.zeros(self.space.size, np.int8)
        self.legal(state, mask)
        if found := self._said(state, text, mask == 1):
            return found
        for phases, pattern, read in self.short_forms():
            if state.phase in phases and (match := re.fullmatch(pattern, text)):
                if found := read(state, **match.groupdict()):
                    return found
        if found := self._said(state, text, mask == 0):
            return found
        raise IllegalMove(WORDS("no-move", words=words.strip(), how=self.space.how_to(state)))

    def _said(self, state: State, text: str, marked: npt.NDArray[np.bool_]) -> list[int]:
        """The first marked action that reads like this in the current question."""
        moves = [
            self.space.move(state, int(action))
            for action in np.flatnonzero(marked)
            if self.space.is_asked(state, int(action))
        ]
        for say in (str, _english, _named):
            for move in moves:
                if _spaced(say(move.words)) == text:
                    return [move.action]
        return []


def _spaced(words: str) -> str:
    """Words normalised for comparison: lower case, single spaces."""
    return " ".join(words.lower().split())


def _english(words: Words) -> str:
    with speaking(ENGLISH):
        return str(words)


def _named(words: Words) -> str:
    return words.named() if isinstance(words, Message) else str(words)


# ---------------------------------------------------------------- building short forms


def like(
    book: Book, phases: Container[int], key: str, read: Callable[..., list[int]], *any_words: str, **parts: Any
) -> list[ShortForm]:
    """Words shaped like a message in any language, with arbitrary words in place of some of its parts."""
    said = {**parts, **{part: f"<{part}{'_' * iskeyword(part)}>" for part in any_words}}
    texts = {_spaced(book.say(language, key, said)) for language in languages()}
    return [(phases, re.sub(r"<(\w+)>", r"(?P<\1>.+?)", re.escape(text)), read) for text in sorted(texts)]


def find(book: Book, names: Sequence[str], word: str) -> int | None:
    """The index of the thing that a word names, by any form of its term in the current language or English."""
    for number, name in enumerate(names):
        if word.strip().lower() in _forms(book, name):
            return number
    return None


def _forms(book: Book, name: str) -> set[str]:
    spoken = [form for one in (language.get(), ENGLISH) for form in book.forms(one, name)] if type(name) is Term else []
    return {_spaced(form) for form in (name, *spoken)}


def items(text: str) -> list[str]:
    """Split a list into its items, joined as in the current language or English."""
    joins = {format_list(["", ""], locale=one).strip() for one in (language.get(), ENGLISH)}
    join = "|".join(map(re.escape, joins))
    return re.split(rf",\s*(?:(?:{join})\s+)?|\s+(?:{join})\s+", text.strip())


class Trial:
    """Tries decisions one after another on a copy, so that a move may consist of several."""

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
