"""Guided first games, as requested by the page."""

import re
from typing import Any

import pytest
from sqlalchemy import select

import ludi
from ludi.kernel.lesson import Course
from ludi.server.lessons import lesson_of
from ludi.server.schema import lessons

from .conftest import Guest, Person

games = pytest.mark.parametrize("game", [game for game in ludi.catalogue() if lesson_of(game)])


class Learner:
    """A guest with the page open."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest, self.game = guest, game
        self.number = self.see()["number"]

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.guest.get(f"/learn/{self.game}/state").json()
        return seen

    def do(self, what: str, action: int | None = None, expect: int = 200) -> Any:
        answer = self.guest.post(f"/learn/{self.game}/{what}", number=self.number, action=action)
        assert answer.status_code == expect, answer.text
        if expect == 200:
            self.number = answer.json()["updates"][-1]["number"]
        return answer.json()

    def begin(self, chapter: int) -> Any:
        form = {"chapter": str(chapter)}
        answer = self.guest.client.post(f"/learn/{self.game}", data=form, headers=self.guest.headers)
        self.number = self.see()["number"]
        return answer


def meant(update: dict[str, Any]) -> int:
    found = re.search(r'data-meant="(\d+)"', update["regions"]["coach"])
    assert found is not None
    return int(found[1])


def board(update: dict[str, Any]) -> dict[str, str]:
    """The table without the coach."""
    return {name: html for name, html in update["regions"].items() if name not in ("coach", "chat")}


@games
def test_from_the_first_step_to_the_last(person: Person, game: str) -> None:
    """By doing what the coach asks for; progress survives reopening the page."""
    lesson = lesson_of(game)
    assert lesson is not None
    learner = Learner(person("Livia"), game)
    for number, chapter in enumerate(lesson.chapters):
        if number:
            learner.begin(number)
        course = Course(chapter, ludi.load(game))
        while course.goal:
            if course.goal.do:
                for action in list(course.meant):
                    assert meant(learner.see()) == action
                    learner.do("moves", action)
            else:
                learner.do("next")
            list(course.finish())
            assert learner.see()["number"] == learner.number
        assert 'data-meant=""' in learner.see()["regions"]["coach"]
    page = learner.guest.get(f"/learn/{game}").text
    assert page.count('done"') >= len(lesson.chapters) and f"/play/{game}" in page
    assert "/t//" not in page, "there is no table, and no score sheet"


def test_demonstrations_change_nothing(person: Person) -> None:
    learner = Learner(person("Livia"), "roads")
    learner.do("next")
    learner.do("next")
    before = board(learner.see())
    shown = learner.do("show")["updates"]
    assert len(shown) == 3 and all(update["slow"] for update in shown[:-1]) and not shown[-1]["slow"]
    assert board(shown[0]) != before
    assert board(shown[-1]) == before == board(learner.see())


def test_unintended_decisions_are_taken_back(person: Person) -> None:
    roads = ludi.load("roads")
    learner = Learner(person("Livia"), "roads")
    learner.do("next")
    learner.do("next")
    before = learner.see()
    (other,) = roads.parse(roads.from_position({"players": 3}).state, "connect Salonae from Roma")
    assert "Connect Genua" in learner.do("moves", other, expect=422)["detail"]
    later = roads.from_position({"players": 3, "built": {"purple": ["Roma-Genua"]}})
    (illegal,) = roads.parse(later.state, "connect Massilia from Genua")
    assert "Genua is not connected" in learner.do("moves", illegal, expect=422)["detail"]
    assert learner.see()["regions"] == before["regions"]


def test_a_decision_of_the_step_can_be_taken_back(person: Person) -> None:
    learner = Learner(person("Livia"), "roads")
    learner.do("next")
    learner.do("next")
    before = board(learner.see())
    learner.do("undo", expect=422)
    learner.do("moves", meant(learner.see()))
    learner.do("undo")
    assert board(learner.see()) == before


def test_a_doubled_click_does_nothing(person: Person) -> None:
    learner = Learner(person("Livia"), "roads")
    learner.do("next")
    learner.number -= 1
    learner.do("next", expect=409)


def test_home_offers_it_to_new_players_of_the_game(person: Person) -> None:
    livia = person("Livia")
    assert '<button class="btn"><svg class="icon " aria-hidden="true"><use href="#i-lesson"' in livia.get("/").text
    livia.table("roads", "me", "easy")
    page = livia.get("/").text
    assert 'class="btn btn--quiet"><svg class="icon " aria-hidden="true"><use href="#i-lesson"' in page


def test_unknown_lessons_are_refused(person: Person) -> None:
    livia = person("Livia")
    assert livia.get("/learn/chess").status_code == 404
    assert Learner(livia, "roads").begin(99).status_code == 404
    assert livia.post("/learn/roads/dance", number=0).status_code == 404


def test_progress_goes_with_the_guest(person: Person) -> None:
    livia = person("Livia")
    read = livia.client.site.store.read
    before = len(read(select(lessons)))
    Learner(livia, "roads").do("next")
    assert len(read(select(lessons))) == before + 1
    livia.client.delete("/api/guests", headers=livia.headers)
    assert len(read(select(lessons))) == before
