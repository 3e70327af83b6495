"""What a decision of Trajan brings."""

from typing import Any

from ludi.kernel.events import Names, Told
from ludi.kernel.game import Preview
from ludi.kernel.state import State

from .areas import province_points
from .data import ACTION_NAMES, DEMAND_NAMES, PROVINCES, ROMAN, TRAJAN_NAMES, TRAJAN_POINTS, TRAYS
from .events import EVENTS
from .reach import IN_HAND, could_fulfil
from .state import AT_TRAJAN, SOW, TRAY


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """Where a sowing leads, what is taken, and the points it scores for everybody at once."""
    told = [EVENTS.tell([int(n) for n in after.events[i]], names) for i in range(after.event_count)]
    brings = _sowing(state, after, told) if state.phase == TRAY else _gains(state, told)
    if after.granted and not state.granted:
        brings.append(f"grants {ACTION_NAMES[after.doing]}")
    if state.phase == SOW and after.phase != SOW and not after.over:
        brings.append(_ends_on(after, told))
    kinds = [event.kind for event in told]
    if "demand" in kinds and "voted" in kinds[kinds.index("demand") :]:
        brings.append("a demand is turned up and the quarter ends")  # what that costs whom is left to chance
    else:
        gained = [int(after.points[seat].sum() - state.points[seat].sum()) for seat in range(state.players)]
        brings += [f"{names[seat]} {points:+}" for seat, points in enumerate(gained) if points]
    return Preview(
        [", ".join(brings)] if brings else [], _parts(state, after, told) if state.phase in (TRAY, SOW) else {}
    )


def _parts(state: State, after: State, told: list[Told]) -> dict[str, Any]:
    """Where the markers land, each with its colour if that is settled; whether the tile at the target can be met."""
    lands = [[event.parts["tray"], event.parts["colour"]] for event in told if event.kind == "sowed"]
    fulfils = any(event.kind == "fulfilled" for event in told)
    if after.phase == SOW:
        fulfils = bool(could_fulfil(after, state.to_move, IN_HAND))
        if state.phase == TRAY:
            lands += [[ROMAN[(after.next_tray + i) % TRAYS], None] for i in range(after.held)]
    return {"lands": lands, "fulfils": fulfils}


def _sowing(state: State, after: State, told: list[Told]) -> list[str]:
    """Where the markers of a tray lead."""
    player, moved = state.to_move, told[0].parts
    brings = [_ends_on(after, told)]
    if could_fulfil(state, player, ROMAN.index(moved["tray"])):
        tile = int(state.slot[player, _target(after, told)])
        brings.append(f"can fulfil {TRAJAN_NAMES[tile]} (+{TRAJAN_POINTS[tile]})")
    if moved["laps"]:
        brings.append("completes a lap" if moved["laps"] == 1 else "completes two laps")
    return brings


def _target(after: State, told: list[Told]) -> int:
    """Where the last of the markers held will land, or has landed."""
    if after.phase == SOW:
        return int((after.next_tray + after.held - 1) % TRAYS)
    return [ROMAN.index(event.parts["tray"]) for event in told if event.kind == "sowed"][-1]


def _ends_on(after: State, told: list[Told]) -> str:
    target = _target(after, told)
    return f"ends on {ROMAN[target]} ({ACTION_NAMES[target]})"


def _gains(state: State, told: list[Told]) -> list[str]:
    """What is taken, besides points."""
    player, gains = state.to_move, list[str]()
    for event in told:
        match event.kind, event.parts:
            case "forum", {"tile": tile} if tile in DEMAND_NAMES:
                kind = DEMAND_NAMES.index(tile)
                if state.demand_up[kind] > state.tiles[player, kind] + state.permanent[player, kind]:
                    gains.append("meets a demand")
            case "marched", {"province": name, "tile": tile}:
                if tile:
                    gains.append(f"takes {tile}")
                province = PROVINCES.index(name)
                if state.legionnaires[player] >> province & 1:
                    gains.append("you already have a legionnaire there")
                else:
                    gains.append(f"a legionnaire scores {province_points(state, player, province)} there")
            case "built", {"building": building}:
                gains.append(f"takes {building}" if building else "no tile")
            case "tile", {"slot": slot} if state.phase == AT_TRAJAN:
                gains.append(f"for slot {slot}")
    return gains
