"""Declares a game's decisions: one entry gives an action's numbers, words, parts and reason for refusal.

    SOW = ACTIONS.group("sow", asked=TRAY, tray=ROMAN)

`SOW` is a number, the first action of the group, so rules write `SOW + tray`. Numbers follow the order of the entries.
Declare frequent actions first, because picking a random legal action scans the mask from the start. The words are in
the game's messages, here `do-sow = sow from { $tray }`; its attribute `.why` says why the action is refused.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, TypeVar

from ludi.kernel.state import State
from ludi.kernel.words import WORDS, Book, Message, Words, slug

P = TypeVar("P")
NO_PARTS: Mapping[str, Any] = {}
Part = Sequence[Any] | Callable[..., Any]
"""A part of an action: its values by number, or a function computing it from the state and those numbers."""


@dataclass(frozen=True)
class Move:
    """A decision: its number, its words, and its parts for programs."""

    action: int
    words: Words
    kind: str
    parts: dict[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<{self.words}: action {self.action}>"


@dataclass(frozen=True)
class Question:
    """A kind of question; a state's `phase` is the index of one.

    Its message `ask-NAME` completes "The question now is". The attribute `.examples` shows what can be typed, such as
    `sow from V / pass`; `.otherwise` explains why anything else is refused, if the question alone does not.
    """

    name: str
    private: bool = False  # asked even if there is only one answer: skipping it would give away hidden cards


@dataclass(frozen=True)
class Form:
    """How a group's actions read in some of the questions."""

    kind: str
    key: str  # the message key
    asked: tuple[int, ...]
    parts: dict[str, Part]

    def parts_of(self, state: State, numbers: Sequence[int]) -> dict[str, Any]:
        """All parts of an action, in the order declared."""
        left = iter(numbers)
        return {
            name: part(state, *numbers) if callable(part) else part[next(left)] for name, part in self.parts.items()
        }


class Group(int):
    """A run of actions that differ only in their parts. As an int it is the first of them."""

    sizes: tuple[int, ...]
    forms: list[Form]

    def also(self, kind: str, *, asked: int | Sequence[int], key: str = "", **parts: Part) -> "Group":
        """Declare how the same actions read in other questions; `parts` are computed from the state."""
        numbered = {name: part for name, part in self.forms[0].parts.items() if not callable(part)}
        self.forms.append(Form(kind, key or kind, _several(asked), {**numbered, **named(parts)}))
        return self

    def form_in(self, phase: int) -> Form | None:
        """How these actions read in a question, or None if it does not allow them."""
        return next((form for form in self.forms if phase in form.asked), None)

    def numbers(self, action: int) -> list[int]:
        """The indices of an action's parts."""
        rest, numbers = action - self, list[int]()
        for size in reversed(self.sizes):
            rest, number = divmod(rest, size)
            numbers.insert(0, number)
        return numbers


class Actions:
    """A game's action space, group by group."""

    def __init__(self, words: Book, questions: Sequence[Question]) -> None:
        self.words, self.questions = words, tuple(questions)
        self.groups: list[Group] = []
        self.size = 0

    def group(self, kind: str, *, asked: int | Sequence[int], key: str = "", **parts: Part) -> Group:
        """Declare a group of actions, one for each combination of its counted parts; the last part varies fastest.

        `asked`: the questions they answer. `key`: the message is `do-KEY` if not `do-KIND`. Parts whose names begin
        with `_` are hidden from programs; a part named like a Python keyword ends with `_`.
        """
        group = Group(self.size)
        group.sizes = tuple(len(part) for part in parts.values() if not callable(part))
        group.forms = [Form(kind, key or kind, _several(asked), named(parts))]
        self.groups.append(group)
        self.size += prod(group.sizes)
        return group

    def group_of(self, action: int) -> Group:
        return self.groups[bisect_right(self.groups, action) - 1]

    def move(self, state: State, action: int) -> Move:
        """An action as it reads in the current question."""
        group = self.group_of(action)
        form = group.form_in(state.phase) or group.forms[0]
        parts = form.parts_of(state, group.numbers(action))
        shown = {name: value for name, value in parts.items() if name[0] != "_"}
        return Move(action, self._message("do", form.key, parts), form.kind, shown)

    def _message(self, what: str, key: str, parts: Mapping[str, Any] = NO_PARTS, attribute: str = "") -> Message:
        told = {name.lstrip("_"): value for name, value in parts.items()}
        return self.words(f"{what}-{slug(key)}{attribute}", **told)

    def is_asked(self, state: State, action: int) -> bool:
        """Whether this action answers the current question at all, legal or not."""
        return self.group_of(action).form_in(state.phase) is not None

    def asks(self, state: State) -> Message:
        """The question, worded to follow "The question now is"."""
        return self._message("ask", self.questions[state.phase].name)

    def how_to(self, state: State) -> Message:
        """The question, with examples of what can be typed."""
        examples = self._message("ask", self.questions[state.phase].name, attribute=".examples")
        return WORDS("how-to", asks=self.asks(state), examples=examples)

    def usual_reason(self, state: State, action: int) -> Message:
        """The declared reason why an action is not legal."""
        group = self.group_of(action)
        form = group.form_in(state.phase)
        if form is not None:
            why = self._message("do", form.key, form.parts_of(state, group.numbers(action)), ".why")
            if why.key in self.words:
                return why
        otherwise = self._message("ask", self.questions[state.phase].name, attribute=".otherwise")
        if otherwise.key in self.words:
            return otherwise
        return WORDS("not-possible" if form is not None else "not-asked", asks=self.asks(state))


def named(parts: dict[str, P]) -> dict[str, P]:
    """Parts under their public names: `from_` becomes `from`, which is a Python keyword."""
    return {name.rstrip("_"): part for name, part in parts.items()}


def _several(numbers: int | Sequence[int]) -> tuple[int, ...]:
    return (numbers,) if isinstance(numbers, int) else tuple(numbers)
