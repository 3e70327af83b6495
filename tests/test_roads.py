"""Roads to Rome: the invariants of its rules, and a second, simpler implementation of lines and routes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.games.roads import data
from ludi.games.roads.actions import FINISH, PASS
from ludi.games.roads.data import LENGTH, NAMES, ON_SIDE, ROADS_EACH, ROME, SECTION_ENDS, SECTIONS_OF_SIDE
from ludi.games.roads.state import CONNECT, EXTEND, FAR, ROUTE
from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.scenario import read_scenarios
from ludi.kernel.state import State, copy_of
from ludi.kernel.words import speaking
from tests.contract.play import random_states, scaled

pytestmark = pytest.mark.checked

SCENARIOS = Path(ludi.__file__).parent / "games" / "roads" / "scenarios"


@pytest.fixture(scope="module")
def roads() -> Game:
    return ludi.load("roads")


# ---------------------------------------------------------------- components


def test_the_printed_components() -> None:
    large, small = data.LARGE, data.SMALL
    assert len(SECTIONS_OF_SIDE[large]) == 82 and LENGTH[SECTIONS_OF_SIDE[large]].sum() == 99
    assert len(SECTIONS_OF_SIDE[small]) == 66 and LENGTH[SECTIONS_OF_SIDE[small]].sum() == 83
    assert ON_SIDE.sum(axis=1).tolist() == [30, 40]
    assert data.RESOURCE_COUNT.tolist() == [[3] * 8 + [6], [4] * 8 + [8]]
    tokens = {(city["colour"], city["value"]) for city in data.CITIES}
    assert len(tokens) == 40, "colour and value name exactly one city"
    assert data.VARIETY[0].tolist() == [0, 0, 2, 5, 10, 17, 25, 35, 46]


def test_every_case_and_ruling_has_a_scenario() -> None:
    named = " ".join(s.rule for file in SCENARIOS.glob("*.yaml") for s in read_scenarios(file))
    cases = {int(n) for part in re.findall(r"cases? ([\d, and]+)", named) for n in re.findall(r"\d+", part)}
    assert cases >= set(range(1, 36))
    assert {int(n) for n in re.findall(r"\bR(\d+)", named)} >= set(range(1, 12))


def test_an_old_word_for_the_tables_still_loads(roads: Game) -> None:
    """Tables and records from before the choice was renamed."""
    old = roads.new(options={"tables": "dossier"})
    assert bytes(old) == bytes(roads.new(options={"tables": "standard"})) == bytes(roads.new())
    assert roads.from_position({"options": {"tables": "dossier"}}).position()["options"] == {}
    with pytest.raises(ludi.LudiError, match="Choose one of: standard, gold in columns"):
        roads.new(options={"tables": "modern"})


# ---------------------------------------------------------------- invariants (section 8 of the rules)


def distances(state: State) -> list[int]:
    """Road tokens to Rome, computed from scratch."""
    built = [(*SECTION_ENDS[s], int(LENGTH[s])) for s, owner in enumerate(state.owner.tolist()) if owner >= 0]
    found = [FAR] * len(NAMES)
    found[ROME] = 0
    for _ in built:
        for a, b, length in built:
            found[a] = min(found[a], found[b] + length)
            found[b] = min(found[b], found[a] + length)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants(players: int) -> None:
    track = 0
    before: list[int] = []
    for _, states, legal in random_states(("roads", players), scaled(20_000)):
        state = states[0]
        owners, used = state.owner.tolist(), [0] * players
        for section, owner in enumerate(owners):
            if owner >= 0:
                used[owner] += int(LENGTH[section])
        assert [used[p] + int(state.roads[p]) for p in range(players)] == [ROADS_EACH] * players
        if state.phase != EXTEND:
            now = [int(d) for d in state.distance]
            assert now == distances(state)
            taken = state.city_owner.tolist()
            assert all((taken[city] >= 0) == (now[city] != FAR) for city in range(1, len(NAMES)))
            assert not before or all(new <= old for new, old in zip(now, before, strict=True))
            before = now
        for player in range(players):
            assert state.goods[player].sum() == (state.city_owner == player).sum()
        if state.phase == CONNECT:
            assert state.track.sum() >= track
            track = int(state.track.sum())
        if not legal.size:
            track, before = 0, []


def test_a_turn_pays_the_shortest_distance_and_twice_for_gold() -> None:
    before = None
    for _, states, legal in random_states(("roads", 4), scaled(20_000)):
        state = states[0]
        if before is not None and before.phase != CONNECT and state.phase == CONNECT:
            city = before.path[0]
            due = int(state.distance[city]) * (2 if state.resource[city] == data.GOLD else 1)
            assert int(state.track.sum()) - int(before.track.sum()) == due
        before = copy_of(state)[0] if legal.size else None


def test_the_points_told_add_up_to_the_track(roads: Game) -> None:
    for seed in range(scaled(100)):
        options = {"start": "head start"} if seed % 2 else {}
        match, chance = roads.new(players=2 + seed % 4, seed=seed, options=options), np.random.default_rng(seed)
        while not match.over:
            match.apply(int(chance.choice(match.legal_actions())))
        told = [sum(t.points for e in match.log for t in e.events if t.seat == seat) for seat in range(match.players)]
        assert told == [row["routes"] for row in match.scores().values()]
        end = [told for told in match.log[-1].events if told.kind in ("total", "won", "shared")]
        totals = {told.seat: (told.parts["total"], told.parts["place"]) for told in end if told.kind == "total"}
        sheet, places = match.game.scores_of(match.state), match.game.places_of(match.state)
        assert totals == {seat: (row["total"], places[seat]) for seat, row in sheet.items()}
        winners = {told.seat for told in end if told.kind != "total"}
        assert winners == {seat for seat, place in enumerate(places) if place == 1}


# ---------------------------------------------------------------- a second opinion, following the wording of the rules


def all_lines(state: State) -> set[tuple[int, ...]]:
    """Every legal line, by trying all walks from every connected place."""
    side, roads = SECTIONS_OF_SIDE[state.side], int(state.roads[state.to_move])
    owner, connected = state.owner.tolist(), [d != FAR for d in state.distance]

    def grow(line: list[int], left: int) -> Iterator[tuple[int, ...]]:
        for section in side:
            ends = SECTION_ENDS[section]
            if line[-1] in ends and owner[section] < 0 and LENGTH[section] <= left:
                place = ends[1] if ends[0] == line[-1] else ends[0]
                if place not in line:
                    if connected[place]:
                        yield from grow([*line, place], left - int(LENGTH[section]))
                    else:
                        yield (*line, place)

    return {line for start in range(len(NAMES)) if connected[start] for line in grow([start], roads)}


def engine_lines(game: Game, state: State) -> set[tuple[int, ...]]:
    """Every line that can be built by decisions."""
    mask = game.new_mask()
    lines: set[tuple[int, ...]] = set()

    def follow(state: State) -> None:
        game.legal(state, mask)
        for action in np.flatnonzero(mask).tolist():
            if action == PASS:
                continue
            if action == FINISH:
                line = tuple(int(p) for p in reversed(state.path[: state.path_count]))
                assert line not in lines, "each line can be built in one way only"
                lines.add(line)
                continue
            after = copy_of(state)[0]
            game.apply(after, action)
            follow(after)

    follow(state)
    return lines


def test_lines_are_exactly_those_of_the_rules(roads: Game) -> None:
    compared = 0
    for players in (2, 4):
        for game, states, _ in random_states(("roads", players), scaled(4_000)):
            state = states[0]
            if state.phase == CONNECT and not state.over and state.roads[state.to_move] <= 4:
                expected = all_lines(state)
                assert engine_lines(game, state) == expected
                compared += len(expected) > 0
    assert compared > scaled(40)


def route_points(state: State, place: int) -> set[tuple[int, ...]]:
    """The points of every shortest route from a place, by trying all routes."""
    if place == ROME:
        return {(0,) * int(state.players)}
    found: set[tuple[int, ...]] = set()
    for section in SECTIONS_OF_SIDE[state.side]:
        ends, owner = SECTION_ENDS[section], int(state.owner[section])
        if place in ends and owner >= 0:
            near = ends[1] if ends[0] == place else ends[0]
            if state.distance[near] + LENGTH[section] == state.distance[place]:
                for points in route_points(state, near):
                    found.add(tuple(n + (int(LENGTH[section]) if p == owner else 0) for p, n in enumerate(points)))
    return found


def test_every_outcome_of_the_shortest_routes_can_be_chosen_and_no_other(roads: Game) -> None:
    asked = 0
    for players in (3, 5):
        phase = CONNECT
        for game, states, _ in random_states(("roads", players), scaled(6_000)):
            state = states[0]
            before, phase = phase, state.phase
            if phase != ROUTE or before == ROUTE:
                continue
            each = 2 if state.resource[state.path[0]] == data.GOLD else 1
            expected = {tuple(each * n for n in points) for points in route_points(state, int(state.path[0]))}
            assert len(expected) > 1, "a route is asked for only where it matters"
            chosen: list[tuple[int, ...]] = []
            open_states = [state]
            while open_states:
                here = open_states.pop()
                mask = game.new_mask()
                game.legal(here, mask)
                for action in np.flatnonzero(mask).tolist():
                    after = copy_of(here)[0]
                    game.apply(after, action)
                    if after.phase == ROUTE and not after.over:
                        open_states.append(after)
                    else:
                        chosen.append(tuple(int(after.track[p] - state.track[p]) for p in range(players)))
            assert set(chosen) == expected
            asked += 1
    assert asked > scaled(60)


# ---------------------------------------------------------------- words


def test_refusals_name_the_reason(roads: Game) -> None:
    match: Match = roads.from_position({"players": ["y", "p"], "built": {"y": ["Roma-Genua"]}})
    for words, reason in {
        "build Roma-Genua": "already built",
        "build Roma-Atlantis": "no place called 'atlantis'",
        "build Roma-Londinium": "No section joins",
        "build Massilia-Lugdunum": "not connected",
        "build Genua": "at least two places",
        "finish": "no line to finish",
        "pass": "only when you can't build any line",
        "start from Roma": "The question now is which city to connect",
        "sing": "isn't a move",
    }.items():
        with pytest.raises(ludi.IllegalMove, match=reason):
            match.apply(words)


def test_impossible_positions_are_refused(roads: Game) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"built": {"purple": ["Genua-Massilia"]}}, "not connected to Rome"),
        ({"built": {"purple": ["Roma-Genua", "Genua-Roma"]}}, "built twice"),
        ({"built": {"purple": ["Roma-Londinium"]}}, "no section"),
        ({"built": {"nobody": ["Roma-Genua"]}}, "does not play"),
        ({"cities": {"purple": ["Genua"]}}, "no built section leads there"),
        ({"resources": {"Genua": "silk"}}, "no resource 'silk'"),
        ({"resources": {"Brundisium": "gold"}}, "no city 'Brundisium'"),
        ({"resources": dict.fromkeys(("Genua", "Massilia", "Caralis", "Aquileia"), "wine")}, "not that many"),
        ({"roads": {"purple": 26}}, "`roads` of purple"),
        ({"points": {"purple": "many"}}, "`points` of purple"),
        ({"building": "Roma-Genua-Massilia"}, "not possible"),
        ({"to_move": "black"}, "does not play"),
        ({"passes": 2}, "All players have passed in succession: the game is over; write `over: true`"),
        ({"passes": 3}, "`passes`"),
        ({"options": {"side": "round"}}, "cannot be 'round'"),
        ({"built": {"purple": ["Roma-Genua", "Genua-Massilia"]}, "route": "Massilia"}, "there is no route to choose"),
        ({"built": {"purple": ["Roma-Genua", "Genua-Massilia"]}, "route": "Genua-Massilia"}, "not on a shortest route"),
    ]
    for position, reason in wrong:
        with pytest.raises(ludi.LudiError, match=reason):
            roads.from_position(position)


@pytest.mark.parametrize(
    ("language", "genua", "londinium", "reason"),
    [
        ("pl", "połącz miasto Genua z Rzymem", "połącz miasto Londinium z Rzymem", "nie ma odcinka"),
        ("cs", "spojit město Genua s Římem", "spojit město Londinium s Římem", "není úsek"),
        ("de", "Genua mit Rom verbinden", "Londinium mit Rom verbinden", "verbindet kein Abschnitt"),
    ],
)
def test_rome_has_its_own_name_in_other_languages(language: str, genua: str, londinium: str, reason: str) -> None:
    match = ludi.load("roads").new(2, seed=1)
    with speaking(language):
        assert genua in [str(move.words).replace("\u00a0", " ") for move in match.legal()]
        with pytest.raises(IllegalMove, match=reason):
            match.apply(londinium)
        match.apply(genua)
