"""Guided first games: chapters of short goals on a fixed deal, as data. The format is documented in docs/lessons.md.

`Course` tracks a player's way through a lesson. The texts of its steps are messages of the game: `lesson-CHAPTER` and
`lesson-CHAPTER-STEP`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from ludi.kernel.errors import BadScenario, IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.match import Entry
from ludi.kernel.scenario import EXPECTATIONS, Scenario, expect
from ludi.kernel.words import WORDS, Message

CHAPTER_KEYS = {"name", "minutes", "given", "new", "steps"}
STEP_KEYS = {"name", "at", "do", "then", "free", "rivals", "rules"}


@dataclass(frozen=True)
class Goal:
    """One step: something to do, or, if `do` is empty, just something to read."""

    name: str
    at: str = ""  # a CSS selector for what it is about; empty: the intended choice
    do: tuple[str, ...] = ()  # decisions in words: one way to reach the goal
    then: dict[str, Any] = field(default_factory=dict)  # the required effect, as in scenarios, however it is achieved
    free: bool = False  # any decision may be tried until the turn is over
    rivals: tuple[dict[str, str], ...] = ()  # what the others do afterwards
    rules: str = ""  # anchor of the paragraph in the rules


@dataclass(frozen=True)
class Chapter:
    """A series of goals in one game that begins with a position or a deal."""

    name: str
    minutes: int
    start: Scenario
    steps: tuple[Goal, ...]


@dataclass(frozen=True)
class Lesson:
    game: str
    chapters: tuple[Chapter, ...]


def read_lesson(file: Path) -> Lesson:
    """Read a lesson from a file; an error says where it cannot be read."""
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    if not isinstance(content, dict) or set(content) != {"game", "chapters"}:
        raise BadScenario(f"{file}: a lesson has the keys `game` and `chapters`.")
    chapters = []
    for number, item in enumerate(content["chapters"], 1):
        where = f"{file}, chapter {number}"
        _known(item, CHAPTER_KEYS, {"name", "minutes", "steps"}, where)
        if ("given" in item) == ("new" in item):
            raise BadScenario(f"{where}: it needs either `given` (a position) or `new` (a new game).")
        start = Scenario(content["game"], item["name"], given=item.get("given"), new=item.get("new"))
        steps = [_goal(step, f"{where}, step {n}") for n, step in enumerate(item["steps"], 1)]
        chapters.append(Chapter(item["name"], item["minutes"], start, tuple(steps)))
    return Lesson(content["game"], tuple(chapters))


def _goal(item: dict[str, Any], where: str) -> Goal:
    _known(item, STEP_KEYS, {"name"}, where)
    if unknown := set(item.get("then", {})) - set(EXPECTATIONS):
        raise BadScenario(f"{where}: cannot expect {sorted(unknown)[0]!r}; known are {', '.join(EXPECTATIONS)}.")
    if ("then" in item or item.get("free")) and "do" not in item:
        raise BadScenario(f"{where}: it needs a `do` as well, one way to get there.")
    do = item.get("do", [])
    return Goal(**{**item, "do": (do,) if isinstance(do, str) else tuple(do), "rivals": tuple(item.get("rivals", ()))})


def _known(item: Any, keys: set[str], needed: set[str], where: str) -> None:
    if not isinstance(item, dict) or needed - set(item):
        raise BadScenario(f"{where}: it needs {', '.join(sorted(needed))}.")
    if unknown := set(item) - keys:
        raise BadScenario(f"{where}: unknown key {sorted(unknown)[0]!r}; known are {', '.join(sorted(keys))}.")


class NotMeant(IllegalMove):
    """A legal decision that leads away from the goal; it is taken back."""


class Course:
    """A chapter being played: the match and the current step."""

    def __init__(
        self, chapter: Chapter, game: Game, step: int = 0, actions: Sequence[int] = (), began: int = 0
    ) -> None:
        """`actions`: all decisions of the chapter so far, the rivals' too; `began`: how many came before this step."""
        self.chapter, self.game = chapter, game
        self.step, self.began, self.actions = step, began, list(actions)
        self.match = chapter.start.begin(game)
        self.seat = int(self.match.state.to_move)  # whoever moves first is the learner
        for action in actions[:began]:
            self.match.apply(action)
        self._start()
        for action in actions[began:]:
            self.match.apply(action)

    def _start(self) -> None:
        """Remember what the current step needs to know about its beginning."""
        self.first = self.match.copy()
        self.sheet = self.match.scores()
        self.meant = self._meant()

    @property
    def goal(self) -> Goal | None:
        """The current goal, or None at the end of the chapter."""
        return self.chapter.steps[self.step] if self.step < len(self.chapter.steps) else None

    def _meant(self) -> list[int]:
        """The decisions that lead to the goal, each of them one click."""
        trial = self.first.copy()
        for words in self.goal.do if self.goal else ():
            trial.apply(words)
        return [step.action for step in trial.steps[len(self.first.steps) :]]

    @property
    def taken(self) -> list[int]:
        """The decisions taken in this step so far."""
        return self.actions[self.began :]

    @property
    def next_meant(self) -> int | None:
        """The decision expected next; None if there is none, or if the player chose another way."""
        done = len(self.taken)
        return self.meant[done] if self.meant[:done] == self.taken and done < len(self.meant) else None

    @property
    def reached(self) -> bool:
        """Whether the goal of this step has been reached."""
        goal = self.goal
        if goal is None or not self.taken:
            return False
        if goal.then:
            return not expect(Scenario(self.game.name, goal.name, then=goal.then), self.match, self.sheet)
        return self.taken == self.meant

    def decide(self, action: int) -> Iterator[Entry]:
        """Try a decision, and go on if the goal is reached; yields after each event."""
        goal, before, meant = self.goal, self.match.copy(), self.next_meant
        if goal is None or not goal.do:
            raise NotMeant(WORDS("lesson-read-on"))
        self.match.apply(action)
        self.actions.append(action)
        if not self.reached and action != meant and not (goal.free and self.match.to_move == self.seat):
            self.match = before
            self.actions.pop()
            raise NotMeant(WORDS("lesson-not-meant", goal=self.says()))
        yield self.match.log[-1]
        if self.reached:
            yield from self.go_on()

    def go_on(self) -> Iterator[Entry]:
        """Let the rivals make their moves, then begin the next step."""
        assert self.goal is not None
        for turn in self.goal.rivals:
            ((name, words),) = turn.items()
            if self.match.names[self.match.state.to_move] != name:
                raise BadScenario(f"{self.key}: {name}: {words}: it is not their turn.")
            taken, said = len(self.match.steps), len(self.match.log)
            self.match.apply(words)
            self.actions += [step.action for step in self.match.steps[taken:]]
            told = [event for entry in self.match.log[said:] for event in entry.events]
            yield Entry(self.match.steps[-1].seat, tuple(told))
        self.step, self.began = self.step + 1, len(self.actions)
        self._start()

    def finish(self) -> Iterator[Entry]:
        """Do this step as intended, from its beginning."""
        step = self.step
        self.begin_step()
        for action in list(self.meant):
            if self.step == step:
                yield from self.decide(action)
        if self.step == step and self.goal is not None:
            yield from self.go_on()

    def take_back(self) -> None:
        """Take back the last decision of this step."""
        if not self.taken or not self.match.may_undo(self.seat):
            raise IllegalMove(WORDS("nothing-to-undo"))
        self.match.undo()
        self.actions.pop()

    def begin_step(self) -> None:
        """Restart this step."""
        self.match = self.first.copy()
        del self.actions[self.began :]

    @property
    def key(self) -> str:
        """The key of the message for the current step; at the end, the chapter's."""
        return f"lesson-{self.chapter.name}" + (f"-{self.goal.name}" if self.goal else "")

    def says(self, part: str = "") -> Message:
        """The current task in a few words; part `say` gives the background, `do` what to click."""
        book = self.game.about.words
        assert book is not None
        return book(f"{self.key}.{part}" if part else self.key)
