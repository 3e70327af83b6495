"""What a viewer sees of a match."""

import random
import re
from dataclasses import replace

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.kernel.story import Story, Tale
from ludi.web.drawing import board_of, draw, draw_log, page
from ludi.web.scene import Log, look
from tests.contract.play import seats_near


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_final_choices_are_those_that_cannot_be_taken_back(name: str) -> None:
    match, chance, seen = ludi.load(name).new(seats_near(name, 3), seed=5), random.Random(5), set()
    while not match.over and len(match.steps) < 120:
        seat = match.to_move
        assert seat is not None
        scene = look(match, seat)
        choice = chance.choice(scene.choices)
        match.apply(choice.action)
        assert choice.final == (not match.may_undo(seat))
        seen.add(choice.final)
    assert seen == {True, False}


def test_the_log_marks_what_is_new_to_the_viewer() -> None:
    match = ludi.load("roads").new(players=2, seed=3)
    while not (match.log[-1].seat == 1 and any(told.kind == "took" for told in match.log[-1].events)):
        match.apply(match.legal_actions()[0])
    story = look(match, 0).story()
    assert story[0] == "news" and "before" in story
    assert "news" not in look(match, 1).story(), "whoever decided last has seen everything"
    assert "news" not in look(match, None).story()


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_a_continued_log_equals_one_made_anew(name: str) -> None:
    """Also after taking back, and for a viewer who looks only now and then; an earlier log stays as it was."""
    match, chance = ludi.load(name).new(seats_near(name, 3), seed=7), random.Random(7)
    logs: dict[int | None, Log] = {}
    told: dict[int | None, list[Tale]] = {}
    for _ in range(150):
        seat = match.to_move
        if seat is not None and match.may_undo(seat) and chance.random() < 0.3:
            match.undo()
        elif not match.over:
            match.apply(chance.choice(match.legal_actions()))
        for viewer in chance.sample((None, *range(match.players)), 2):
            before, anew = logs.get(viewer), Log.of(match, viewer)
            logs[viewer] = log = Log.of(match, viewer, before)
            assert log == anew
            assert list(log.made_into(Story).backwards()) == list(anew.made_into(Story).backwards())
            if before is not None:
                assert list(before.made_into(Story).backwards()) == told[viewer]
            told[viewer] = list(log.made_into(Story).backwards())


def test_headings_stand_above_their_lines() -> None:
    """A round that began after the viewer's last decision is entirely below the mark."""
    match = ludi.load("glory").new(players=3, seed=1)
    chance = random.Random(1)
    while not match.over and len(match.steps) < 150:
        match.apply(chance.choice(match.legal_actions()))
        story = look(match, 0).story(1000)
        headings = {line.number for line in story if not isinstance(line, str) and line.heading}
        above = -1  # the heading in this section
        for line in story:
            if isinstance(line, str):
                above = -1
            elif line.heading:
                above = line.number
            else:
                assert above == max((number for number in headings if number < line.number), default=above)
    assert len(headings) > 5


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_the_whole_log_draws_its_lines_as_the_table_does(name: str) -> None:
    """With the same pictures, points and headings."""
    match, chance = ludi.load(name).new(seats_near(name, 3), seed=2), random.Random(2)
    while not match.over and len(match.steps) < 120:
        match.apply(chance.choice(match.legal_actions()))
    scene = look(match, None)
    table, page = draw(scene).regions["log"], draw_log(scene)
    lines = re.findall(r"<li data-line=\"\d+\">.*?</li>", table, re.DOTALL)
    assert len(lines) > 20 and not [line for line in lines if line not in page]
    headings = re.findall(r"<h2>.*?</h2>", table)
    assert [heading for heading in re.findall(r"<h2>.*?</h2>", page) if heading in headings] == headings[::-1]
    assert bool(headings) == any(told.heading for entry in match.log for told in entry.events)
    assert "<svg" in lines[0] or not hasattr(board_of(name), "glyph")


def test_a_ship_being_loaded_is_not_on_the_table_of_the_others() -> None:
    """Not in the view, not as the question, not as a line of the log."""
    match = ludi.load("trajan").from_position(
        {"players": 2, "asked": "seaport", "hands": {"purple": ["wine", "wine", "fish"]}}
    )
    before = {seat: look(match, seat) for seat in (None, 1)}
    for words in ("ship different", "load fish", "ship pairs", "load wine and wine"):
        match.apply(words)
        for seat, scene in before.items():
            assert replace(look(match, seat), number=scene.number) == scene
        assert look(match, 0).phase == "ship" and str(look(match, 0).turn[-1]) == words
    match.apply("sail")
    assert look(match, 1).log[-1].told[0].kind == "shipped"


def in_another_world(match: Match, viewer: int | None, seed: int) -> Match:
    """The match as it might be for all the viewer knows, including the past and what others decided."""
    other = match.imagined(viewer, seed)
    for n, step in enumerate(match.steps):
        known = step if step.seat == viewer else replace(step, action=0, kind="secret", parts={"secret": True})
        other.steps[n] = replace(known, before=step.before and bytes(match.at(n).imagined(viewer, seed + n)))
    return other


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_a_page_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Board, choices, tooltips, previews and log are the same, byte for byte, whatever the viewer cannot know."""
    about, differed, hides = ludi.catalogue()[name], False, False
    for players in about.player_counts:
        chance = random.Random(players)
        options = {option.name: chance.choice(option.choices) for option in about.options}
        match = ludi.load(name).new(players, seed=players, options=options)
        while not match.over:
            if chance.random() < 0.02:
                match.forget()  # as a table does
                viewer = chance.choice((None, match.to_move, *range(players)))
                other = in_another_world(match, viewer, len(match.steps))
                opened = match.view(viewer, everything=True)
                differed |= other.view(viewer, everything=True) != opened
                hides |= match.view(viewer) != opened
                scenes = [look(one, viewer) for one in (match, other)]
                pages = [(page(scene, static="/static"), draw_log(scene)) for scene in scenes]
                assert pages[0] == pages[1], f"{match!r}, seen by {viewer}"
            match.apply(chance.choice(match.legal_actions()))
    assert differed == hides, "identical worlds would prove nothing"
