"""What the log says about the pieces: which marker is which, and what was placed in the last turn."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludi.games.trajan.data import ACTION_NAMES, ROMAN
from ludi.kernel.events import Told
from ludi.web.scene import Scene


class Marker(NamedTuple):
    """A marker in a tray or held; `piece` identifies it for the whole game. Tuples, as each page looks at many."""

    piece: str
    colour: str
    fresh: bool = False  # placed in the last turn


Circle = tuple[list[list[Marker]], list[Marker]]  # markers by tray, and those held


def last_turn(scene: Scene) -> list[Told]:
    """The events of the last turn begun, or of the last decision before the first turn."""
    told: list[Told] = []
    for line in reversed(scene.log):
        told = [*line.told, *told]
        if any(event.kind == "sown" for event in line.told):
            return told
    return list(scene.log[-1].told) if scene.log else []


def lifted(scene: Scene) -> tuple[str, int] | None:
    """The tray that this turn's markers were taken from, and their number."""
    for event in reversed(last_turn(scene)):
        if event.kind == "sown":
            return ACTION_NAMES[ROMAN.index(event.parts["from"])], len(event.parts["colours"])
    return None


class Tracked:
    """Everybody's markers in order of arrival, by the events since the start."""

    def __init__(self) -> None:
        self.trays: dict[tuple[int, int], list[Marker]] = {}  # by seat and tray
        self.held: dict[int, list[Marker]] = {}  # by seat
        self.late: set[str] = set()  # the pieces placed in the last turn
        self._placed: Counter[tuple[int, str]] = Counter()

    def copy(self) -> "Tracked":
        other = Tracked()
        other.trays = {place: markers.copy() for place, markers in self.trays.items()}
        other.held = {seat: markers.copy() for seat, markers in self.held.items()}
        other.late, other._placed = self.late.copy(), self._placed.copy()
        return other

    def add(self, told: Sequence[Told]) -> None:
        for event in told:
            if event.seat is None or event.kind not in ("placed", "sown", "sowed"):
                continue
            seat, parts = event.seat, event.parts
            tray = ROMAN.index(parts["from" if event.kind == "sown" else "tray"])
            markers = self.trays.setdefault((seat, tray), [])
            held = self.held.setdefault(seat, [])
            if event.kind == "placed":
                for colour in (parts["first"], parts["second"]):
                    markers.append(Marker(f"mk-{seat}-{colour}-{self._placed[seat, colour]}", colour))
                    self._placed[seat, colour] += 1
            elif event.kind == "sown":
                self.late.clear()
                self.held[seat], self.trays[seat, tray] = markers, []
            else:
                found = next((marker for marker in held if marker.colour == parts["colour"]), None)
                if found:
                    held.remove(found)
                    markers.append(found)
                    self.late.add(found.piece)


def circles(scene: Scene) -> list[Circle]:
    """Everybody's markers in order of arrival."""
    known = scene.log.made_into(Tracked)
    return [
        _checked(
            scene,
            seat,
            [known.trays.get((seat, tray), []) for tray in range(len(ROMAN))],
            known.held.get(seat, []),
            known.late,
        )
        for seat in range(scene.players)
    ]


def _checked(scene: Scene, seat: int, trays: list[list[Marker]], held: list[Marker], late: set[str]) -> Circle:
    """The tracked markers if they match the view; else those of the view (the log may begin in mid-game)."""
    lying = [list(tray["markers"]) for tray in scene.view["players"][seat]["circle"]]
    if [sorted(marker.colour for marker in tray) for tray in trays] == [sorted(tray) for tray in lying]:
        return [[marker._replace(fresh=marker.piece in late) for marker in tray] for tray in trays], held
    sowing = scene.phase == "sow" and scene.view["turn"]["player"] == seat
    number: Counter[str] = Counter()

    def named(colour: str) -> Marker:
        number[colour] += 1
        return Marker(f"mk-{seat}-{colour}-{number[colour] - 1}", colour)

    return [[named(colour) for colour in tray] for tray in lying], [
        named(colour) for colour in (scene.view["turn"]["moving"] if sowing else ())
    ]


def fresh(scene: Scene) -> dict[str, set[Any]]:
    """What was placed in the last turn, by kind of thing."""
    placed: dict[str, set[Any]] = {name: set() for name in ("leaders", "legionnaires", "discs", "workers", "slots")}
    for event in last_turn(scene):
        match event.kind:
            case "marched":
                placed["leaders"].add(event.seat)
            case "occupied":
                placed["legionnaires"].add((event.seat, event.parts["province"]))
            case "stepped":
                placed["discs"].add(event.seat)
            case "built":
                placed["workers"].add((event.seat, event.parts["space"]))
            case "tile":
                placed["slots"].add((event.seat, ROMAN.index(event.parts["slot"])))
    return placed
