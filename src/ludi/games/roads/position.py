"""Positions of Roads to Rome in words, both ways. The format is documented in rules.md."""

from typing import Any

from ludi.kernel.errors import BadPosition, IllegalMove
from ludi.kernel.events import Names
from ludi.kernel.fields import as_list
from ludi.kernel.game import Position
from ludi.kernel.position import HEAD, begin, by_seat, head, number, seat_of
from ludi.kernel.state import State, States, forget_events
from ludi.kernel.words import WORDS as COMMON

from . import ABOUT, WORDS, data as D, state as R
from .reading import READER
from .rules import apply, clear_board, follow, shorten_distances, side_for, ways_that_matter

KEYS = (*HEAD, *R.FIELDS.by_key, "built", "cities", "resources", "building", "route")

PLACE_BY_NAME = {name: place for place, name in enumerate(D.NAMES)}
SECTION_BY_NAME = {
    name: section
    for section, (a, b) in enumerate(D.SECTION_ENDS)
    for name in (f"{D.NAMES[a]}-{D.NAMES[b]}", f"{D.NAMES[b]}-{D.NAMES[a]}")
}


def section_name(section: int) -> str:
    a, b = D.SECTION_ENDS[section]
    return f"{D.NAMES[a]}-{D.NAMES[b]}"


# ---------------------------------------------------------------- state to words


def write_position(state: State, names: Names) -> Position:
    """The complete position; sections and cities in the board's order."""
    path = [int(place) for place in state.path[: state.path_count]]
    line = {frozenset(pair) for pair in zip(path, path[1:], strict=False)} if state.phase == R.EXTEND else set()
    built = [
        s for s in D.SECTIONS_OF_SIDE[state.side] if state.owner[s] >= 0 and frozenset(D.SECTION_ENDS[s]) not in line
    ]
    cities = [place for place in range(D.PLACES) if D.ON_SIDE[state.side, place]]
    position: Position = {
        **head(state, ABOUT, names),
        **R.FIELDS.write(state, names),
        "built": {name: [section_name(s) for s in built if state.owner[s] == seat] for seat, name in enumerate(names)},
        "cities": {
            name: [D.NAMES[city] for city in cities if state.city_owner[city] == seat]
            for seat, name in enumerate(names)
        },
        "resources": {D.NAMES[city]: D.RESOURCES[state.resource[city]] for city in cities},
    }
    if state.phase == R.EXTEND:
        position["building"] = "-".join(D.NAMES[place] for place in reversed(path))
    elif state.phase == R.ROUTE:
        position["route"] = "-".join(D.NAMES[place] for place in path)
    return position


# ---------------------------------------------------------------- words to state


def read_position(position: Position) -> States:
    """A state from a position written by hand or by `write_position`."""
    states, names = begin(position, ABOUT, KEYS, R.STATE)
    state = states[0]
    clear_board(state, side_for(state.players, state.options))
    state.to_move = seat_of(position.get("to_move", names[0]), names, "to_move")
    _put_resources(state, position.get("resources") or {})
    _put_sections(state, by_seat(position, "built", names), names)
    _put_cities(state, by_seat(position, "cities", names), names)
    _put_path(state, position)
    left = state.roads.copy()
    R.FIELDS.read(state, position, names)
    number(int(state.passes), 0, len(names), "`passes`")
    if "turns" not in position:
        state.turns = sum(owner >= 0 for owner in state.city_owner) - (state.phase == R.ROUTE) + state.passes
    for seat, name in enumerate(names):
        number(int(state.roads[seat]), 0, int(left[seat]), WORDS("position-unused", name=name))
    forget_events(state)
    if not state.over and state.cities_left == 0 and state.phase == R.CONNECT:
        raise BadPosition(WORDS("position-all-connected"))
    if not state.over and state.passes == state.players:
        raise BadPosition(WORDS("position-all-passed"))
    return states


def _city(name: Any, state: State) -> int:
    place = PLACE_BY_NAME.get(str(name), D.ROME)
    if not D.ON_SIDE[state.side, place]:
        raise BadPosition(WORDS("position-no-city", name=repr(name), side=D.SIDES[state.side]))
    return place


def _put_resources(state: State, resources: Any) -> None:
    """Place the tokens named, then the remaining ones on the other cities, kind by kind."""
    left = [int(n) for n in D.RESOURCE_COUNT[state.side]]
    if not isinstance(resources, dict):
        raise BadPosition(WORDS("position-resources"))
    for name, kind in resources.items():
        if kind not in D.RESOURCES:
            raise BadPosition(WORDS("position-no-resource", kind=repr(kind), known=D.RESOURCES))
        state.resource[_city(name, state)] = D.RESOURCES.index(kind)
        left[D.RESOURCES.index(kind)] -= 1
    if short := [D.RESOURCES[kind] for kind, n in enumerate(left) if n < 0]:
        raise BadPosition(WORDS("position-tokens", kind=short[0], side=D.SIDES[state.side]))
    rest = [kind for kind, n in enumerate(left) for _ in range(n)]
    for place in range(D.PLACES):
        if D.ON_SIDE[state.side, place] and state.resource[place] < 0:
            state.resource[place] = rest.pop(0)


def _put_sections(state: State, built: dict[int, Any], names: list[str]) -> None:
    """Build the sections, and give each city they connect to whoever built the first section into it."""
    waiting: list[tuple[int, int]] = []
    for seat, sections in built.items():
        for name in as_list(sections, COMMON("position-of", key="built", name=names[seat])):
            section = SECTION_BY_NAME.get(str(name))
            if section is None or section not in D.SECTIONS_OF_SIDE[state.side]:
                raise BadPosition(WORDS("position-no-section", name=repr(name), side=D.SIDES[state.side]))
            if state.owner[section] >= 0:
                raise BadPosition(WORDS("position-built-twice", section=str(name)))
            state.owner[section] = seat
            state.roads[seat] -= D.LENGTH[section]
            if state.roads[seat] < 0:
                raise BadPosition(WORDS("position-roads", who=names[seat], n=D.ROADS_EACH, section=str(name)))
            waiting.append((seat, section))
    connected = {D.ROME}
    while ready := [(seat, s) for seat, s in waiting if connected & set(D.SECTION_ENDS[s])]:
        seat, section = ready[0]
        waiting.remove(ready[0])
        for city in set(D.SECTION_ENDS[section]) - connected:
            connected.add(city)
            state.city_owner[city] = seat
            state.cities_left -= 1
    if waiting:
        raise BadPosition(WORDS("position-apart", section=section_name(waiting[0][1])))
    shorten_distances(state, 1 << D.ROME)


def _put_cities(state: State, cities: dict[int, Any], names: list[str]) -> None:
    """Assign cities to the owners stated, then count everybody's goods."""
    said: dict[int, int] = {}
    for seat, listed in cities.items():
        for name in as_list(listed, COMMON("position-of", key="cities", name=names[seat])):
            city = _city(name, state)
            if state.distance[city] == R.FAR:
                raise BadPosition(WORDS("position-unreached", who=names[seat], city=str(name)))
            if city in said:
                raise BadPosition(WORDS("position-owned-twice", city=str(name)))
            said[city] = seat
    for city, seat in said.items():
        state.city_owner[city] = seat
    for city in range(D.PLACES):
        if state.city_owner[city] >= 0:
            state.goods[state.city_owner[city], state.resource[city]] += 1


def _put_path(state: State, position: Position) -> None:
    """Restore an unfinished turn: the line being built, or the route being walked."""
    try:
        if "building" in position:
            for arc in READER.parse(state, f"build {position['building']}")[:-1]:
                apply(state, arc)
        if "route" in position:
            places = [_city(name, state) for name in str(position["route"]).split("-")]
            state.path[0], state.path_count, state.phase = places[0], 1, R.ROUTE
            for place in places[1:]:
                (arc,) = READER.parse(state, f"route by {D.NAMES[place]}")
                if state.owner[arc >> 1] < 0 or state.distance[D.ARC_FROM[arc]] >= state.distance[D.ARC_TO[arc]]:
                    raise BadPosition(WORDS("position-not-shortest", section=section_name(arc >> 1)))
                follow(state, arc)
            state.ways = ways_that_matter(state, places[-1])
            if not state.ways & (state.ways - 1):
                raise BadPosition(WORDS("position-no-choice", city=D.NAMES[places[-1]]))
    except IllegalMove as error:
        raise BadPosition(WORDS("position-turn", error=error.words)) from error
