"""Positions of Roads to Rome in words, both ways. The format is documented in rules.md."""

from typing import Any

from ludi.kernel.errors import BadPosition, IllegalMove
from ludi.kernel.events import Names
from ludi.kernel.game import Position
from ludi.kernel.position import HEAD, begin, by_seat, head, number, seat_of
from ludi.kernel.state import State, States, forget_events

from . import ABOUT, data as D, state as R
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
    """The complete position; sections and cities in the order of the board's lists."""
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
        number(int(state.roads[seat]), 0, int(left[seat]), f"the unused roads of {name}")
    forget_events(state)
    if not state.over and state.cities_left == 0 and state.phase == R.CONNECT:
        raise BadPosition("Every city is connected: the game is over; write `over: true`.")
    if not state.over and state.passes == state.players:
        raise BadPosition("All players have passed, one after the other: the game is over; write `over: true`.")
    return states


def _city(name: Any, state: State) -> int:
    place = PLACE_BY_NAME.get(str(name), D.ROME)
    if not D.ON_SIDE[state.side, place]:
        raise BadPosition(f"There is no city {name!r} on the {D.SIDES[state.side]} side of the board.")
    return place


def _put_resources(state: State, resources: Any) -> None:
    """The tokens named, then on the other cities what is left of them, kind by kind."""
    left = [int(n) for n in D.RESOURCE_COUNT[state.side]]
    if not isinstance(resources, dict):
        raise BadPosition("`resources` names what lies on cities, like {Genua: gold}.")
    for name, kind in resources.items():
        if kind not in D.RESOURCES:
            raise BadPosition(f"There is no resource {kind!r}. Resources are: {', '.join(D.RESOURCES)}.")
        state.resource[_city(name, state)] = D.RESOURCES.index(kind)
        left[D.RESOURCES.index(kind)] -= 1
    if short := [D.RESOURCES[kind] for kind, n in enumerate(left) if n < 0]:
        raise BadPosition(f"There are not that many tokens of {short[0]} on the {D.SIDES[state.side]} side.")
    rest = [kind for kind, n in enumerate(left) for _ in range(n)]
    for place in range(D.PLACES):
        if D.ON_SIDE[state.side, place] and state.resource[place] < 0:
            state.resource[place] = rest.pop(0)


def _put_sections(state: State, built: dict[int, Any], names: list[str]) -> None:
    """Build the sections, and give each city that they connect to whoever built the first section into it."""
    waiting: list[tuple[int, int]] = []
    for seat, sections in built.items():
        for name in sections or []:
            section = SECTION_BY_NAME.get(str(name))
            if section is None or section not in D.SECTIONS_OF_SIDE[state.side]:
                raise BadPosition(f"There is no section {name!r} on the {D.SIDES[state.side]} side of the board.")
            if state.owner[section] >= 0:
                raise BadPosition(f"{name} is built twice.")
            state.owner[section] = seat
            state.roads[seat] -= D.LENGTH[section]
            if state.roads[seat] < 0:
                raise BadPosition(f"{names[seat]} has only {D.ROADS_EACH} roads; {name} is too much.")
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
        raise BadPosition(f"{section_name(waiting[0][1])} is not connected to Rome by other sections.")
    shorten_distances(state, 1 << D.ROME)


def _put_cities(state: State, cities: dict[int, Any], names: list[str]) -> None:
    """Who has which city, where it is said; then everybody's goods."""
    said: dict[int, int] = {}
    for seat, listed in cities.items():
        for name in listed or []:
            city = _city(name, state)
            if state.distance[city] == R.FAR:
                raise BadPosition(f"{names[seat]} cannot have {name}: no built section leads there.")
            if city in said:
                raise BadPosition(f"{name} is owned twice.")
            said[city] = seat
    for city, seat in said.items():
        state.city_owner[city] = seat
    for city in range(D.PLACES):
        if state.city_owner[city] >= 0:
            state.goods[state.city_owner[city], state.resource[city]] += 1


def _put_path(state: State, position: Position) -> None:
    """A turn that is not finished: the line being built, or the route being walked."""
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
                    raise BadPosition(f"{section_name(arc >> 1)} is not on a shortest route.")
                follow(state, arc)
            state.ways = ways_that_matter(state, places[-1])
            if not state.ways & (state.ways - 1):
                raise BadPosition(f"From {D.NAMES[places[-1]]} on, no route is to be chosen.")
    except IllegalMove as error:
        raise BadPosition(f"The turn in progress is not possible: {error}") from error
