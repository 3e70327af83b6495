"""The table of Roads to Rome in the browser: everything legal can be clicked, and previews are accurate."""

import random
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import chain
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.games.roads import data
from ludi.games.roads.actions import FINISH
from ludi.games.roads.board import LETTERS, REGIONS, ask
from ludi.games.roads.board.geometry import POINTS, SPOTS, STRETCHES
from ludi.games.roads.board.outcomes import LAST_ROUNDS, best_way, outcomes, unused_roads_count
from ludi.games.roads.state import CONNECT, EXTEND, ROUTE
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.state import State, bytes_of, copy_of
from ludi.kernel.words import speaking
from ludi.web.drawing import draw, draw_log
from ludi.web.scene import COLOURS, Scene, look
from tests.looks import BOARDS, colour, contrast, icons, tokens
from tests.test_roads import route_points

NAMES = ("Livia", "Roma", 'Jana "<b>&', "Massilia", "Wolfeschlegelstein X")


def positions(players: int, games: int, every: int, **options: str) -> Iterator[Match]:
    """Positions of random games: one in `every` that has a question, all that ask for a route, and each game's end."""
    for seed in range(games):
        chance = random.Random(f"{players} {seed}")
        match = ludi.load("roads").new(players=players, seed=seed, names=NAMES[:players], options=options)
        while not match.over:
            if match.phase == "route" or chance.random() < 1 / every:
                yield match
            match.apply(chance.choice(match.legal_actions()))
        yield match


class Targets(HTMLParser):
    """The actions of all elements, and of those that look legal; what a click on each place stands for."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.actions: set[int] = set()
        self.legal: set[int] = set()
        self.places: dict[str, dict[str, str | None]] = {}
        self.results: dict[int, int] = {}  # how many its card shows
        self.unnamed: list[str] = []
        self.card, self.place = 0, ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if self.place:
            self.places[self.place], self.place = values, ""
        self.place = values.get("data-place") or ""
        if tag == "button":
            self.card = int(values["data-action"] or 0)
        elif values.get("class") == "pays":
            self.results[self.card] = self.results.get(self.card, 0) + 1
        if (action := values.get("data-action")) is not None:
            self.actions.add(int(action))
            if "is-legal" in (values.get("class") or "").split():
                self.legal.add(int(action))
        if values.get("tabindex") == "0" and tag != "button" and not values.get("aria-label"):  # buttons have text
            self.unnamed.append(tag)


def drawn(scene: Scene) -> Targets:
    regions = draw(scene).regions
    html = "".join(regions[name] for name in REGIONS)
    assert not re.search(r'<[^>]*\s(style|on[a-z]+)="', html), "the page's security rules forbid inline styles"
    assert "<b>&" not in html, "names are escaped"
    assert html.count(" data-center") == 1, "a phone's map opens at one place"
    return Targets(html)


@pytest.mark.parametrize("players", range(2, 6))
def test_every_choice_is_on_the_board(players: int) -> None:
    """Each legal action can be clicked, nothing else glows, and everything focusable has a name."""
    phases = set()
    for match in positions(players, games=2, every=12):
        scene = look(match, match.to_move)
        targets = drawn(scene)
        phases.add(scene.phase)
        assert targets.legal == {choice.action for choice in scene.choices}
        assert not targets.unnamed
        assert ask(scene).question
    assert phases >= {"connect", "extend", None}


def test_only_the_player_to_move_chooses() -> None:
    for match in positions(3, games=1, every=6):
        for seat in {None, 0, 1, 2} - {match.to_move}:
            scene = look(match, seat)
            assert not drawn(scene).actions
            assert ask(scene).question and not ask(scene).steps


@pytest.mark.parametrize("players", range(2, 6))
def test_a_click_on_a_place_is_about_that_place(players: int) -> None:
    """It takes the one best way, offers all ways, or is refused with a reason that names the place."""
    seen = set()
    for match in positions(players, games=2, every=8):
        if match.over:
            continue
        scene = look(match, match.to_move)
        ways: dict[str, list[int]] = {}
        for outcome in sorted(outcomes(scene), key=lambda outcome: outcome.rank):
            if outcome.kind != "finish":
                place = outcome.choice.parts[
                    "to" if outcome.kind == "connect" else "by" if outcome.kind == "route" else "from"
                ]
                ways.setdefault(place, []).append(outcome.action)
        targets = drawn(scene)
        assert targets.places.keys() == {"Roma", *(city["name"] for city in scene.view["cities"])}
        for place, values in targets.places.items():
            action, offer = values.get("data-action"), values.get("data-offer")
            if offer:
                assert [int(action) for action in offer.split()] == ways[place] and len(ways[place]) > 1
                assert place in (values["data-question"] or "") and place in (values["aria-label"] or "")
                seen.add("offered")
            elif place in ways:
                assert action is not None and int(action) in ways[place]
                seen.add("taken")
            elif action is not None:
                assert place in str(match.game.why_not(match.state, int(action)))
                assert int(action) not in match.legal_actions()
                seen.add("refused")
            else:
                assert place in (*scene.view["line"], *scene.view["route"]), "it is chosen already"
    assert seen == {"offered", "taken", "refused"}


def test_the_best_way_is_taken_only_if_there_is_one() -> None:
    """From Rome, Massilia costs blue two roads via Caralis, which are purple's; via Genua everything is blue's."""
    match = ludi.load("roads").from_position(
        {"players": 2, "to_move": "blue", "built": {"purple": ["Roma-Caralis"], "blue": ["Roma-Genua"]}}
    )
    ways: dict[str, list[Any]] = {}
    for outcome in outcomes(look(match, 1)):
        ways.setdefault(outcome.city, []).append(outcome)
    best = best_way(ways["Massilia"])
    assert best is not None and best.by == "Genua"
    for outcome in ways["Massilia"]:
        assert best.as_good_as(outcome) and outcome.as_good_as(best) == (outcome is best)
    assert best_way([best, best]) is None, "two of the same kind: the player chooses"
    assert best_way([]) is None


def finished(game: Game, state: State, action: int) -> list[State]:
    """The states in which a turn can end if its line is finished after this decision: one per choice of routes."""
    after = copy_of(state)[0]
    game.apply(after, action)
    if after.phase == EXTEND:
        game.apply(after, FINISH)
    if after.phase != ROUTE or after.over:
        return [after]
    mask = game.new_mask()
    game.legal(after, mask)
    return [end for way in np.flatnonzero(mask).tolist() for end in finished(game, after, way)]


def test_previews_tell_what_happens() -> None:
    """Each result's points, and everybody's score before and after the turn, agree with the rules."""
    seen = set()
    tables = positions(2, 3, 4), positions(4, 3, 6), positions(3, 3, 6, tables="gold in columns", side="large")
    for match in chain(*tables):
        begun = match.copy()  # where the turn began
        while not match.over and begun.phase != "connect":
            begun.undo()
        if begun.to_move != match.to_move:
            continue  # it began with a forced decision
        scene, game = look(match, match.to_move), match.game
        counts = unused_roads_count(scene.view)
        for outcome in outcomes(scene):
            seen.add((outcome.kind, counts))
            seat, ends = outcome.seat, finished(game, match.state, outcome.action)
            now, start = game.scores_of(match.state), game.scores_of(begun.state)
            gained = [tuple(sheet[p]["routes"] - now[p]["routes"] for p in now) for sheet in map(game.scores_of, ends)]
            assert set(gained) == set(outcome.points) and len(set(outcome.points)) == len(outcome.points)
            assert outcome.mine == max(points[seat] for points in gained)
            told = [part.removeprefix("or ") for part in str(outcome.choice.preview).split("; ") if "+" in part]
            assert len(told) == len(set(told)) and set(told) == {in_words(points, match.names) for points in gained}
            assert told[0] in [in_words(points, match.names) for points in gained if points[seat] == outcome.mine]
            assert sum(outcome.points[0]) == outcome.length * (1 + outcome.twice)
            assert outcome.route[-1] & {"Roma"} and len(outcome.route) <= outcome.length
            sheets = [game.scores_of(end) for end in ends]
            totals = [sheet[seat]["total"] - (0 if counts else sheet[seat]["unused roads"]) for sheet in sheets]
            assert outcome.after == (min(totals), max(totals))
            if outcome.kind != "route":
                before = start[seat]["total"] - (0 if counts else start[seat]["unused roads"])
                assert outcome.before == before
                more = {p for p in start if p != seat and sheets[0][p]["unused roads"] > start[p]["unused roads"]}
                assert set(outcome.rivals) == (more if counts else set())
    assert seen >= {(kind, counts) for kind in ("connect", "extend", "finish") for counts in (False, True)}
    assert {kind for kind, _ in seen} == {"connect", "extend", "finish", "route"}


def in_words(points: tuple[int, ...], names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} +{n}" for name, n in zip(names, points, strict=True) if n)


def test_unused_roads_are_told_only_near_the_end() -> None:
    """At the start everybody has most unused roads, and the first to build loses the bonus: not worth mentioning."""
    game = ludi.load("roads")
    match = game.new(players=4)
    assert not any(gain.source == "unused roads" for out in outcomes(look(match, match.to_move)) for gain in out.gains)
    assert "Without unused roads" in draw(look(match, match.to_move)).regions["answers"]
    match = game.from_position(
        {"players": 2, "built": {"blue": ["Roma-Caralis"]}, "roads": {"purple": LAST_ROUNDS, "blue": LAST_ROUNDS - 1}}
    )
    for outcome in outcomes(look(match, 0)):
        lost = [gain.points for gain in outcome.gains if gain.source == "unused roads"]
        assert (lost, outcome.rivals) == (([-10], (1,)) if outcome.roads == 2 else ([], (1,)))
    answers = draw(look(match, 0)).regions["answers"]
    assert "If it ended now" in answers and "no longer most unused roads" in answers
    match = game.from_position({"players": 2, "roads": {"purple": LAST_ROUNDS + 1, "blue": LAST_ROUNDS}})
    assert not any(outcome.rivals for outcome in outcomes(look(match, 0)))


def test_every_result_is_told_and_can_be_clicked() -> None:
    """All results of a line, found by trying all routes, are on its card, and can be reached by clicks."""
    counts = set()
    for match in positions(5, games=3, every=16):
        if match.phase != "connect":
            continue
        scene, game = look(match, match.to_move), match.game
        told = drawn(scene).results
        for outcome in outcomes(scene):
            assert told[outcome.action] == len(outcome.points)
            if len(outcome.points) == 1 and 1 in counts:
                continue  # drawing what follows from each takes long
            counts.add(len(outcome.points))
            ends = by_clicks(game, match.state, outcome.action)
            each, city = 1 + outcome.twice, data.NAMES.index(outcome.city)
            routes = {tuple(each * n for n in points) for points in route_points(ends[0], city)}
            clicked = {tuple(int(end.track[p] - match.state.track[p]) for p in range(5)) for end in ends}
            assert clicked == routes == set(outcome.points)
    assert max(counts) > 2


def by_clicks(game: Game, state: State, action: int) -> list[State]:
    """Like `finished`, but following only what is drawn when a choice is clicked."""
    states = copy_of(state)
    game.apply(states[0], action)
    if states[0].over or states[0].phase == CONNECT:
        return [states[0]]
    legal = drawn(look(game.resume(bytes_of(states)), int(state.to_move))).legal
    ways = legal if states[0].phase == ROUTE else legal & {FINISH}
    return [end for way in ways for end in by_clicks(game, states[0], way)]


def test_the_log_tells_every_turn_and_all_points() -> None:
    """Even if players are named after places; the last city of each seat is marked on the map."""
    match = next(match for match in positions(4, games=1, every=10**9) if match.over)
    scene = look(match, None)
    story = scene.tales
    last = {}
    for player in scene.view["players"]:
        seat, name = player["seat"], scene.names[player["seat"]]
        taken = [tale.first.parts["city"] for tale in story if tale.first.kind == "took" and tale.first.seat == seat]
        assert sorted(taken) == sorted(city["name"] for city in player["cities"])
        last[seat] = taken[-1]
        paid = [str(one.words) for tale in story if tale.first.kind == "took" for one in tale.sentences[1:]]
        assert all(words.startswith("Route home") for words in paid)
        gains = [int(n) for words in paid for n in re.findall(rf"(?:: |, ){re.escape(name)} \+(\d+)", words)]
        assert sum(gains) == player["points"]
        own = [tale.points for tale in story if tale.first.kind == "took" and tale.first.seat == seat]
        assert 0 < sum(own) < player["points"], "points on the right belong to whoever took the city"
    turns = [tale.first for tale in story if tale.first.kind in ("round", "took", "passed")]
    lines = [told.parts["n"] if told.heading else None for told in turns]
    whole = [n if i % 5 == 0 else None for n in range(1, 11) for i in range(5)]
    assert lines[: len(whole)] == whole, "a heading, then everybody's turn"
    with speaking("pl"):
        assert re.search(r"<h2>Runda 10</h2>.*Droga powrotna: .*<use href=\"#i-", draw(scene).regions["log"], re.DOTALL)
        page = draw_log(scene)
        assert re.search(r"<h2>Runda 1</h2>.*<use href=\"#i-.*Droga powrotna: .*<h2>Runda 2</h2>", page, re.DOTALL)
        assert (
            draw(scene).regions["log"].count("#i-wreath")
            <= page.count("#i-wreath")
            == sum(bool(tale.points) for tale in story)
        )
    cities = draw(scene).regions["cities"]
    assert set(re.findall(r'class="target is-last".*?<text[^>]*>([A-Za-z ]+)</text>', cities, re.DOTALL)) == set(
        last.values()
    )


def test_the_map_has_a_place_for_everything() -> None:
    assert SPOTS.keys() == POINTS.keys() - {"Roma"}
    assert data.DEGREE.max() <= len(LETTERS), "every way to a place has a letter"
    assert all(stretch.roads.count("M") == stretch.slots.count("M") == stretch.length for stretch in STRETCHES.values())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_regions_are_readable_and_have_a_shape_each(theme: str) -> None:
    names = ("yellow", "pink", "orange", "green", "red", "white", "brown", "blue")
    numeral = colour("#2a241d")
    assert all(contrast(numeral, tokens(theme)[f"r-{name}"]) >= 4.5 for name in names), "the numerals of cities"
    drawn = icons(BOARDS["roads"] / "icons.svg")
    assert len({drawn[f"r-{name}"] for name in names}) == len(names)


def test_roads_of_every_seat_have_a_pattern() -> None:
    css = (BOARDS["roads"] / "pieces.css").read_text(encoding="utf-8")
    patterns = re.findall(r"\[data-seat=\"(\w+)\"\]\s+> \.road-mark \{ ([^}]+)\}", css)
    assert {seat for seat, _mark in patterns} == set(COLOURS) - {"purple"}, "purple roads are the plain ones"
    assert len({mark for _seat, mark in patterns}) == 4
