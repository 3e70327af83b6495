"""Guided first games: how far each guest has come, and how it is drawn. A lesson is a game's `lesson.yaml`."""

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import Any

from markupsafe import Markup
from sqlalchemy import String, cast, delete, insert, select

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.lesson import Course, Lesson, read_lesson
from ludi.kernel.match import Entry, Match
from ludi.kernel.words import Words
from ludi.registry import catalogue, folder_of
from ludi.server.refused import Refused
from ludi.server.schema import lessons
from ludi.server.state import told
from ludi.server.store import Store
from ludi.web.drawing import Drawing, draw, environment, words_of
from ludi.web.scene import Chair, Scene, look
from ludi.web.words import WORDS

log = logging.getLogger("ludi")

REGIONS = {"coach": "coach", "chat": "chapter_list"}  # regions of the page, and the macros that draw them


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if there is one."""
    file = folder_of(game) / "lesson.yaml" if game in catalogue() else None
    return read_lesson(file) if file and file.exists() else None


@dataclass(frozen=True)
class Progress:
    """How far a guest has come in a lesson."""

    chapter: int = 0
    step: int = 0
    actions: tuple[int, ...] = ()  # in this chapter, the rivals' included
    began: int = 0  # how many of them before this step
    count: int = 0  # actions so far: each request states it, so that double clicks do nothing
    done: tuple[int, ...] = field(default=())  # chapters


def _progress(text: str) -> Progress:
    """What was kept; a lesson whose progress cannot be read starts over."""
    try:
        kept = json.loads(text)
        return Progress(**{**kept, **_tuples(kept)})
    except (ValueError, TypeError, KeyError, AttributeError):
        return Progress()


class Learner:
    """A guest in a lesson, during one request."""

    def __init__(self, store: Store, game: str, guest: str | None) -> None:
        lesson = lesson_of(game)
        if lesson is None:
            raise Refused(WORDS("no-lesson"), 404)
        self.store, self.lesson, self.game, self.guest = store, lesson, ludi.load(game), guest
        here = (lessons.c.guest == guest) & (lessons.c.game == game)
        text = cast(lessons.c.progress, String).label("progress")
        kept = next(iter(store.read(select(text).where(here))), None) if guest else None
        self.progress = _progress(kept.progress) if kept else Progress()
        self.course = self._course()

    def _course(self) -> Course:
        """Where they are; a changed lesson restarts the chapter."""
        now = self.progress
        try:
            chapter = self.lesson.chapters[now.chapter]
            return Course(chapter, self.game, now.step, now.actions, now.began)
        except (LudiError, IndexError) as error:
            log.warning("A lesson of %s starts over: %s", self.game.name, error)
            self.progress = Progress(count=now.count)
            return Course(self.lesson.chapters[0], self.game)

    async def follow(self, happening: Iterable[Entry]) -> list[dict[str, Any]]:
        """Run the events and save the progress; returns the updates that show them, in order."""
        moments = [(entry, self.course.match.copy()) for entry in happening]
        await self.keep()
        if not moments:
            return [self.update()]
        shown = [self.update(entry, match, showing=True) for entry, match in moments[:-1]]
        return [*shown, self.update(moments[-1][0])]

    async def keep(self) -> None:
        """Save the progress."""
        course, now = self.course, self.progress
        done = set(now.done) | ({now.chapter} if course.goal is None else set())
        self.progress = Progress(
            now.chapter, course.step, tuple(course.actions), course.began, now.count + 1, tuple(sorted(done))
        )
        row = {"guest": self.guest, "game": self.game.name, "progress": asdict(self.progress)}
        here = (lessons.c.guest == self.guest) & (lessons.c.game == self.game.name)
        await self.store.write(delete(lessons).where(here), insert(lessons).values(row))

    def begin(self, chapter: int) -> None:
        """Begin a chapter."""
        if not 0 <= chapter < len(self.lesson.chapters):
            raise Refused(WORDS("no-lesson"), 404)
        self.progress = replace(self.progress, chapter=chapter, step=0, actions=(), began=0)
        self.course = self._course()

    # ------------------------------------------------------------ what they see

    def scene(self, match: Match) -> Scene:
        """The table as the learner sees it. Only this step's decisions can be taken back."""
        course = self.course
        chairs = tuple(Chair(name, person=seat == course.seat) for seat, name in enumerate(match.names))
        scene = look(match, course.seat, number=self.progress.count, chairs=chairs)
        taken = len(course.taken)
        return replace(scene, turn=scene.turn[max(0, len(scene.turn) - taken) :] if taken else ())

    def draw(self, match: Match | None = None, showing: bool = False) -> Drawing:
        """The table with the coach; `showing`: during a demonstration the coach says nothing else."""
        drawing = draw(self.scene(match or self.course.match))
        variables = {
            "course": self.course,
            "chapters": self.lesson.chapters,
            "progress": self.progress,
            "showing": showing,
            "game": self.game.about,
            "goals": goals,
            "page_say": WORDS,
            **words_of(self.game.name),
        }
        coach = environment().get_template("coach.html.j2").make_module(variables)
        regions = {name: Markup(getattr(coach, macro)()) for name, macro in REGIONS.items()}
        return replace(drawing, regions=drawing.regions | regions)

    def update(self, entry: Entry | None = None, match: Match | None = None, showing: bool = False) -> dict[str, Any]:
        """An update for an open page, as for a table; demonstrations linger for a while."""
        drawing = self.draw(match, showing)
        return {
            "version": next(self.store.versions),
            "after": None,
            "number": self.progress.count,
            "regions": drawing.regions,
            "page": "table",
            "title": drawing.title,
            "mine": (match or self.course.match).to_move == self.course.seat,
            "step": told(entry),
            "slow": showing,
        }

    def show(self) -> Iterable[tuple[Entry, Match]]:
        """Demonstrate the step: each decision, and the match after it."""
        match = self.course.first.copy()
        for action in self.course.meant:
            match.apply(action)
            yield match.log[-1], match


def _tuples(progress: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    """Convert JSON's lists back to tuples."""
    return {name: tuple(value) for name, value in progress.items() if isinstance(value, list)}


def title_of(game: str) -> Words:
    return WORDS("lesson-title", title=ludi.load(game).about.title)


def goals(course: Course) -> Sequence[tuple[Words, str]]:
    """The steps of a chapter in a few words, and whether each is done, current or to come."""
    book = course.game.about.words
    assert book is not None
    state = ("done", "now", "later")
    return [
        (book(f"lesson-{course.chapter.name}-{goal.name}"), state[(n >= course.step) + (n > course.step)])
        for n, goal in enumerate(course.chapter.steps)
    ]
