"""A cached drawing equals a fresh one."""

import gc
import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.kernel.words import speaking
from ludi.web.drawing import Asked, draw, environment, templates_of
from ludi.web.kept import Kept, Parts, Sketch
from ludi.web.scene import Chair, Log, Said, look
from tests.contract.play import seats_near

NAMES = ("Livia", "Marek", "Jana", "Otto")


def course(name: str, players: int, seed: int, moves: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """A random game with what else happens at a table: people take back, chat, leave, let bots play."""
    match, chance = ludi.load(name).new(players=players, seed=seed, names=NAMES[:players]), random.Random(seed)
    table: dict[str, Any] = {"table": "abc", "said": (), "chairs": tuple(map(Chair, NAMES[:players]))}
    for number in range(moves):
        yield match, table
        if match.over:
            return
        seat = chance.randrange(players)
        match chance.randrange(8):
            case 0:
                table |= {"said": (*table["said"], Said(seat, NAMES[seat], f"<b>{number}", 0.0, number))}
            case 1:
                chairs = list(table["chairs"])
                chairs[seat] = replace(chairs[seat], away=not chairs[seat].away, hints=chance.random() < 0.5)
                table |= {"chairs": tuple(chairs)}
            case 2 if match.to_move is not None and match.may_undo(match.to_move):
                match.undo()
            case _:
                match.apply(chance.choice(match.legal_actions()))
    table |= {"abandoned": True}
    yield match, table


@pytest.mark.parametrize("players", (2, 4))
@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_updated_pages_equal_freshly_drawn_ones(name: str, players: int) -> None:
    """For every seat and for spectators, in two languages, with pages opened at different times and logs continued."""
    kept, chance = Kept(), random.Random(players)
    logs: dict[int | None, Log] = {}
    players = seats_near(name, players)
    for match, table in course(name, players, seed=players, moves=70):
        for seat in chance.sample((None, *range(players)), 2):
            scene = look(match, seat, before=logs.get(seat), **table)
            logs[seat] = scene.log
            with speaking(chance.choice(("en", "pl"))):
                known, anew = draw(scene, kept), draw(look(match, seat, **table))
            assert list(known.regions) == list(anew.regions) and known.title == anew.title
            for region, html in anew.regions.items():
                assert known.regions[region] == html, f"{region} for seat {seat} after {len(match.steps)} decisions"


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_only_what_has_changed_is_drawn(name: str) -> None:
    match, kept = ludi.load(name).new(seats_near(name, 3), seed=1), Kept()
    while not match.steps or match.to_move == 0:
        match.apply(match.legal_actions()[0])
    scene = look(match, 0)
    before = draw(scene, kept).regions

    def drawn(**changed: Any) -> set[str]:
        """The regions that are redrawn when this changes."""
        after = draw(replace(scene, **changed), kept).regions
        return {region for region, html in after.items() if html is not before[region]}

    assert drawn() == set()
    assert drawn(said=(Said(1, "Marek", "Salve!", 0.0),)) == {"chat"}
    away = (scene.chairs[0], replace(scene.chairs[1], away=True), *scene.chairs[2:])
    assert "people" in drawn(chairs=away) and len(drawn(chairs=away)) < 5
    with speaking("pl"):
        assert draw(scene, kept).regions["chat"] != before["chat"]


@pytest.mark.parametrize("name", [name for name, about in ludi.catalogue().items() if about.max_players > 2])
def test_what_several_viewers_share_is_drawn_once(name: str) -> None:
    match, kept = ludi.load(name).new(players=3, seed=1), Kept()
    match.apply(match.legal_actions()[0])
    waiting = [seat for seat in range(3) if seat != match.to_move]
    one, other = (draw(look(match, seat), kept).regions for seat in waiting)
    assert {"log", "moves", "chat"} <= {region for region, html in one.items() if html is other[region]}


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_simultaneous_drawings_do_not_mix(name: str) -> None:
    """Macro sets are lent to one drawing at a time."""
    match = ludi.load(name).new(seats_near(name, 3), seed=1)
    scenes = [look(match, seat) for seat in range(match.players)]
    anew = [draw(scene).regions["people"] for scene in scenes]
    for _ in range(2):
        sketches = [Sketch(scene) for scene in scenes]
        parts = [templates_of(scene, sketch, Asked("", ""))[0] for scene, sketch in zip(scenes, sketches, strict=True)]
        assert [sketch.draw(part.people) for sketch, part in zip(sketches, parts, strict=True)] == anew
        for sketch in sketches:
            sketch.end()


@pytest.mark.parametrize(
    ("call", "drawn"),
    (
        ("part(1)", "1-2-"),
        ("part(1, '<')", "1-&lt;-"),
        ("part(b=3, a=1)", "1-3-"),
        ("part(*[1, 4])", "1-4-"),
        ("part(part(1))", "1-2--2-"),
    ),
)
def test_macros_are_called_as_usual(call: str, drawn: str) -> None:
    source = "{% macro part(a, b=2) %}{{ a }}-{{ b }}-{% endmacro %}{{ " + call + " }}"
    assert environment().from_string(source).render() == drawn


def test_a_macro_takes_no_more_than_it_has_names_for() -> None:
    with pytest.raises(TypeError, match="not more than 1"):
        environment().from_string("{% macro part(a) %}{% endmacro %}{{ part(1, 2) }}").render()


def test_a_macro_draws_what_stands_in_its_call() -> None:
    source = "{% macro box() %}[{{ caller() }}]{% endmacro %}{% call box() %}<b>{% endcall %}"
    assert environment().from_string(source).render() == "[<b>]"


def sketches() -> set[int]:
    """The drawings that are still in memory."""
    gc.collect()
    return {id(thing) for thing in gc.get_objects() if isinstance(thing, Sketch)}


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_old_pages_are_freed(name: str) -> None:
    """The cache keeps no references to the inputs of its drawings."""
    others = sketches()  # earlier tests may still hold a picture
    kept = Kept()
    for match, table in course(name, 2, seed=3, moves=12):
        for seat in range(2):
            draw(look(match, seat, **table), kept)
    assert sketches() <= others


# ---------------------------------------------------------------- what is read


@pytest.mark.parametrize("name", ludi.catalogue())
def test_a_drawing_leaves_little_to_the_garbage_collector(name: str) -> None:
    """Garbage from drawing is freed by reference counts: collecting it among thousands of tables would take long."""
    match, kept = ludi.load(name).new(seed=1), Kept()
    draw(look(match, 0), kept)
    match.apply(match.legal_actions()[0])
    scene = look(match, 0)
    gc.collect()
    gc.disable()
    try:
        draw(scene, kept)
        assert gc.collect() < 60
    finally:
        gc.enable()


def is_kept(source: str, before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether a drawing from earlier variables is reused."""
    scene, known = look(ludi.load("roads").new(seed=1), None), Parts()
    drawn = []
    for values in (before, now):
        sketch = Sketch(scene, [known])
        module: Any = (
            environment()
            .from_string(f"{{% macro part() %}}{source}{{% endmacro %}}")
            .make_module(sketch.variables(values))
        )
        drawn.append(sketch.draw(module.part))
        known = sketch.parts
    return drawn[0] is drawn[1]


@pytest.mark.parametrize(
    ("source", "kept"),
    (
        ("{{ view.a.b }}", True),
        ("{{ view.a.c }}", False),
        ("{{ view['d'] }}", False),
        ("{{ 'x' in view }}", True),
        ("{{ 'd' in view }}", False),
        ("{% for key in view.a %}{% endfor %}", False),
        ("{{ view.a | length }}", False),
        ("{% if view.a %}{% endif %}", False),
        ("{{ view.get('x') }}{{ view.a is none }}", True),
        ("{{ n }}", True),
        ("{{ m }}", False),
    ),
)
def test_a_part_depends_on_the_entries_it_asked_for(source: str, kept: bool) -> None:
    before = {"view": {"a": {"b": 1, "c": 1}, "d": 1}, "n": [1], "m": [1]}
    assert is_kept(source, before, before)
    assert is_kept(source, before, {"view": {"a": {"b": 1, "c": 2}, "d": 2}, "n": [1], "m": [2]}) == kept


@pytest.mark.parametrize("source", ("{{ at.x is defined }}", "{{ at.get('x') is none }}"))
def test_a_part_depends_on_what_was_not_there(source: str) -> None:
    for before, now in itertools.permutations(({}, {"x": None}, {"x": 1}, {"x": {}}), 2):
        assert not is_kept(source, {"at": before}, {"at": now})


def test_a_part_depends_on_whether_there_is_a_dictionary() -> None:
    for before, now in itertools.permutations((None, {}, {"x": 1}), 2):
        source = "{{ at is none or at.get('x') }}"
        assert not is_kept(source, {"at": before}, {"at": now})


def test_methods_of_the_scene_cannot_be_watched() -> None:
    with pytest.raises(AssertionError, match="story"):
        Sketch(look(ludi.load("roads").new(seed=1), None)).scene.story()
