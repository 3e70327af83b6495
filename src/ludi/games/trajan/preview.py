"""What a decision of Trajan brings."""

from typing import Any

from ludi.kernel.events import Names, Told
from ludi.kernel.game import Preview
from ludi.kernel.state import State
from ludi.kernel.words import Message, gains

from . import WORDS, data as D, events as E, state as R
from .areas import province_points
from .reach import IN_HAND, could_fulfil
from .terms import ACTION, DEMAND, TRAJAN


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """Where a sowing leads, what is taken, and the points it scores right away for everybody."""
    told = [E.EVENTS.tell([int(n) for n in after.events[i]], names) for i in range(after.event_count)]
    brings = _sowing(state, told) if state.phase == R.TRAY else _gains(state, told)
    if after.granted and not state.granted:
        brings.append(WORDS("brings-action", action=ACTION[after.doing]))
    if state.phase == R.SOW and after.phase != R.SOW and not after.over:
        brings.append(_ends_on(_target(told)))
    kinds = [event.kind for event in told]
    if "demand" in kinds and "voted" in kinds[kinds.index("demand") :]:
        brings.append(WORDS("brings-demand-and-end"))  # who loses how much depends on chance
    else:
        points = [int(after.points[seat].sum() - state.points[seat].sum()) for seat in range(state.players)]
        concerned = {event.seat for event in told if event.points}  # also if gains and losses cancel out
        brings += [gains(names[seat], scored) for seat, scored in enumerate(points) if seat in concerned]
    return Preview(brings, _parts(state, after, told) if state.phase in (R.TRAY, R.SOW) else {})


def _parts(state: State, after: State, told: list[Told]) -> dict[str, Any]:
    """Where the markers land, with colours if already certain; whether the tile at the target can be fulfilled."""
    lands = [[event.parts["tray"], event.parts["colour"]] for event in told if event.kind == "sowed"]
    fulfils = any(event.kind == "fulfilled" for event in told)
    if after.phase == R.SOW:
        fulfils = bool(could_fulfil(after, state.to_move, IN_HAND))
        if state.phase == R.TRAY:
            lands += [[D.ROMAN[(after.next_tray + i) % D.TRAYS], None] for i in range(after.held)]
    return {"lands": lands, "fulfils": fulfils}


def _sowing(state: State, told: list[Told]) -> list[Message]:
    """Where a tray's markers lead."""
    player, source, target = state.to_move, *(D.ROMAN.index(told[0].parts[tray]) for tray in ("from", "to"))
    brings = [_ends_on(target)]
    if could_fulfil(state, player, source):
        tile = int(state.slot[player, target])
        brings.append(WORDS("brings-tile", tile=TRAJAN[tile], points=D.TRAJAN_POINTS[tile]))
    if laps := _laps(state, len(told[0].parts["colours"])):
        brings.append(WORDS("brings-laps", laps=laps))
    return brings


def _laps(state: State, markers: int) -> int:
    """How many laps the time marker completes."""
    return int((state.time + markers) // D.TRACK[state.options[R.OPTION_TRACK], state.players])


def _target(told: list[Told]) -> int:
    """The tray where the last held marker has landed."""
    return [D.ROMAN.index(event.parts["tray"]) for event in told if event.kind == "sowed"][-1]


def _ends_on(target: int) -> Message:
    return WORDS("brings-landing", tray=D.ROMAN[target], action=ACTION[target])


def _gains(state: State, told: list[Told]) -> list[Message]:
    """What is taken, besides points."""
    player, brings = state.to_move, list[Message]()
    for event in told:
        match event.kind, event.parts:
            case "forum", {"tile": tile} if tile in DEMAND:
                kind = DEMAND.index(tile)
                if state.demand_up[kind] > state.tiles[player, kind] + state.permanent[player, kind]:
                    brings.append(WORDS("brings-demand"))
            case "marched", {"province": name, "tile": tile}:
                if tile:
                    brings.append(WORDS("brings-province-tile", tile=tile))
                province = D.PROVINCES.index(name)
                if state.legionnaires[player] >> province & 1:
                    brings.append(WORDS("brings-no-legionnaire"))
                else:
                    brings.append(WORDS("brings-legionnaire", points=province_points(state, player, province)))
            case "built", {"building": building}:
                brings.append(WORDS("brings-building", building=building))
            case "tile", {"slot": slot} if state.phase == R.AT_TRAJAN:
                brings.append(WORDS("brings-slot", slot=slot))
    return brings
