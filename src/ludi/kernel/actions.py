"""The decisions of a game, declared: one entry gives an action's numbers, words and parts, and why it is refused.

    SOW = ACTIONS.group("sow", asked=TRAY, tray=ROMAN)

`SOW` is a number, the first of its actions: rules say `SOW + tray`. Numbers are given in the order of the entries; what
is asked often comes first, because picking a random legal action walks the mask from its start. The words are in the
game's messages, here `do-sow = sow from { $tray }`; its attribute `.why` says why it is refused.
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
"""What a part of an action can be, one value a number; or how it follows from the state and those numbers."""


@dataclass(frozen=True)
class Move:
    """One decision: its number, its words, and its parts for programs."""

    action: int
    words: Words
    kind: str
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Question:
    """What can be asked: a state's `phase` is the number of one.

    Its message `ask-NAME` goes on after "The question now is"; the attribute `.examples` is what can be typed, such as
    `sow from V / pass`; `.otherwise` tells why anything else is refused, if there is more to say than the question.
    """

    name: str
    private: bool = False  # asked even with one answer: not to be asked would tell of hidden cards


@dataclass(frozen=True)
class Form:
    """How the actions of a group read in some of the questions."""

    kind: str
    key: str  # of its message
    asked: tuple[int, ...]
    parts: dict[str, Part]

    def parts_of(self, state: State, numbers: Sequence[int]) -> dict[str, Any]:
        """All parts of one action, in the order declared."""
        left = iter(numbers)
        return {
            name: part(state, *numbers) if callable(part) else part[next(left)] for name, part in self.parts.items()
        }


class Group(int):
    """A run of actions that differ in their parts only. As a number it is the first of them."""

    sizes: tuple[int, ...]
    forms: list[Form]

    def also(self, kind: str, *, asked: int | Sequence[int], key: str = "", **parts: Part) -> "Group":
        """The same actions as they read in other questions; `parts` are those that follow from the state."""
        numbered = {name: part for name, part in self.forms[0].parts.items() if not callable(part)}
        self.forms.append(Form(kind, key or kind, _several(asked), {**numbered, **named(parts)}))
        return self

    def form_in(self, phase: int) -> Form | None:
        """How these actions read in a question; None where they are not asked."""
        return next((form for form in self.forms if phase in form.asked), None)

    def numbers(self, action: int) -> list[int]:
        """The numbers of the parts of one of these actions."""
        rest, numbers = action - self, list[int]()
        for size in reversed(self.sizes):
            rest, number = divmod(rest, size)
            numbers.insert(0, number)
        return numbers


class Actions:
    """The action space of a game, group by group."""

    def __init__(self, words: Book, questions: Sequence[Question]) -> None:
        self.words, self.questions = words, tuple(questions)
        self.groups: list[Group] = []
        self.size = 0

    def group(self, kind: str, *, asked: int | Sequence[int], key: str = "", **parts: Part) -> Group:
        """Declare actions. A part with a value for each number is counted, the last one fastest.

        `asked`: in which questions they are understood. `key`: of the message `do-KEY`, if it is not the kind. A part
        whose name begins with `_` is not shown to programs, and one that is a word of Python ends with `_`.
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
        """An action as it reads in the present question."""
        group = self.group_of(action)
        form = group.form_in(state.phase) or group.forms[0]
        parts = form.parts_of(state, group.numbers(action))
        shown = {name: value for name, value in parts.items() if name[0] != "_"}
        return Move(action, self._message("do", form.key, parts), form.kind, shown)

    def _message(self, what: str, key: str, parts: Mapping[str, Any] = NO_PARTS, attribute: str = "") -> Message:
        told = {name.lstrip("_"): value for name, value in parts.items()}
        return self.words(f"{what}-{slug(key)}{attribute}", **told)

    def is_asked(self, state: State, action: int) -> bool:
        """Whether the present question can have this answer at all, legal or not."""
        return self.group_of(action).form_in(state.phase) is not None

    def asks(self, state: State) -> Message:
        """What is asked, as it goes on after "The question now is"."""
        return self._message("ask", self.questions[state.phase].name)

    def how_to(self, state: State) -> Message:
        """What is asked, with examples for whoever writes moves."""
        examples = self._message("ask", self.questions[state.phase].name, attribute=".examples")
        return WORDS("how-to", asks=self.asks(state), examples=examples)

    def usual_reason(self, state: State, action: int) -> Message:
        """Why an action is not legal, as it was declared."""
        group = self.group_of(action)
        form = group.form_in(state.phase)
        if form is not None:
            why = self._message("do", form.key, form.parts_of(state, group.numbers(action)), ".why")
            if why.key in self.words:
                return why
        otherwise = self._message("ask", self.questions[state.phase].name, attribute=".otherwise")
        return otherwise if otherwise.key in self.words else WORDS("not-asked", asks=self.asks(state))


def named(parts: dict[str, P]) -> dict[str, P]:
    """Parts by their names: `from_` is `from`, which Python keeps for itself."""
    return {name.rstrip("_"): part for name, part in parts.items()}


def _several(numbers: int | Sequence[int]) -> tuple[int, ...]:
    return (numbers,) if isinstance(numbers, int) else tuple(numbers)
