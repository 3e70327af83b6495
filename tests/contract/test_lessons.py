"""Every lesson can be played through: each goal is reached as intended, and not before."""

import re

import pytest

from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.lesson import Course, Lesson, NotMeant, read_lesson
from ludi.kernel.words import languages, speaking
from ludi.web.drawing import draw
from ludi.web.scene import look


@pytest.fixture
def lesson(game: Game) -> Lesson:
    return read_lesson(game.folder / "lesson.yaml")


def test_a_lesson_can_be_played_through(game: Game, lesson: Lesson) -> None:
    assert lesson.game == game.name
    for chapter in lesson.chapters:
        course = Course(chapter, game)
        while goal := course.goal:
            step, meant = course.step, course.meant
            assert course.match.to_move == course.seat or not goal.do, f"{course.key}: it is not the learner's turn"
            for number, action in enumerate(meant, 1):
                assert course.step == step, f"{course.key}: reached before all of `do` was done"
                assert course.next_meant == action
                for _ in course.decide(action):
                    pass
                assert (course.step > step) == (number == len(meant)), (
                    f"{chapter.name} {goal.name}: not reached by its `do`"
                )
            if not goal.do:
                list(course.go_on())
            again = Course(chapter, game, course.step, course.actions, course.began)
            assert bytes(again.match) == bytes(course.match), "saved progress leads to the same state"
        assert course.match.over or course.actions


def test_everything_is_said(game: Game, lesson: Lesson) -> None:
    for language in languages():
        with speaking(language):
            for chapter in lesson.chapters:
                course = Course(chapter, game)
                while course.goal:
                    for part in ("", "say", "do") if course.goal.do else ("", "say"):
                        assert str(course.says(part)).strip()
                    list(course.finish())
                assert str(course.says()).strip() and str(course.says("say")).strip()


def test_nothing_else_is_said(game: Game, lesson: Lesson) -> None:
    file = game.folder / "messages" / "en.ftl"
    said = {f"lesson-{chapter.name}" for chapter in lesson.chapters}
    said |= {f"lesson-{chapter.name}-{goal.name}" for chapter in lesson.chapters for goal in chapter.steps}
    assert set(re.findall("^(lesson-[a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)) == said


def test_what_the_coach_points_at_is_drawn(game: Game, lesson: Lesson) -> None:
    """Without an `at`, that is the intended choice."""
    for chapter in lesson.chapters:
        course = Course(chapter, game)
        while course.goal:
            if course.goal.do and not course.goal.at:
                drawn = "".join(draw(look(course.match, course.seat)).regions.values())
                assert f'data-action="{course.next_meant}"' in drawn
            list(course.finish())


def test_other_decisions_are_taken_back(game: Game, lesson: Lesson) -> None:
    """Unless they also reach the goal; illegal moves are refused by the rules."""
    refused = 0
    for chapter in lesson.chapters:
        course = Course(chapter, game)
        while goal := course.goal:
            before = bytes(course.match)
            others = [action for action in course.match.legal_actions() if action != course.next_meant]
            for action in others[:5] if goal.do and not goal.free else ():
                trial = Course(chapter, game, course.step, course.actions, course.began)
                try:
                    list(trial.decide(action))
                except NotMeant:
                    refused += 1
                    assert bytes(trial.match) == before
                else:
                    assert trial.step > course.step
            with pytest.raises(IllegalMove):
                list(course.decide(game.actions))
            list(course.finish())
    assert refused
