"""Drawings that are kept: a part of a page is drawn again only if something that it looked at is different now.

While a part is drawn, all that it reads is written down: variables of the templates, attributes of the scene, and of
what is a dictionary only the entries that were asked for. A drawing follows from what it reads: as long as all that is
equal, so is the drawing, whoever it was made for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, cast

from jinja2.environment import TemplateModule
from markupsafe import Markup

from ludi.kernel.words import language
from ludi.web.scene import Scene

Place = tuple[str, Any]  # the name of what was read from, and of what was read there
WHOLE = object()  # not one entry of a dictionary, but all
THERE = object()  # not an entry, but that there is a dictionary
NOTHING = object()  # there is no such entry


@dataclass(frozen=True)
class Part:
    """A part of a page: what it was drawn from, and what came of it."""

    given: tuple[Any, ...] = ()  # arguments of its macro
    read: dict[Place, Any] = field(default_factory=dict)
    inner: "Parts" = field(default_factory=dict)
    html: Markup = Markup()


Parts = dict[tuple[str, Any], Part]  # by the name of the macro, and a key if it is drawn several times


class Watched(Mapping[Any, Any]):
    """A dictionary that tells which of its entries are read."""

    def __init__(self, name: str, entries: dict[Any, Any], sketch: "Sketch") -> None:
        self._name, self._entries, self._sketch = name, entries, sketch

    def seen(self) -> "Watched":
        """Somebody has it in their hands."""
        self._sketch.note((self._name, THERE), True)
        return self

    def _all(self) -> dict[Any, Any]:
        self._sketch.note((self._name, WHOLE), self._entries)
        return self._entries

    def get(self, key: Any, default: Any = None) -> Any:
        value = self._entries.get(key, NOTHING)
        self._sketch.note((self._name, key), value)
        return default if value is NOTHING else value

    def __getitem__(self, key: Any) -> Any:
        value = self.get(key, NOTHING)
        if value is NOTHING:
            raise KeyError(key)
        return value

    def __contains__(self, key: object) -> bool:
        return self.get(key, NOTHING) is not NOTHING

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def items(self) -> Any:
        return self._all().items()

    def keys(self) -> Any:
        return self._all().keys()

    def values(self) -> Any:
        return self._all().values()


class WatchedScene:
    """A scene that tells which of its attributes are read."""

    def __init__(self, scene: Scene, sketch: "Sketch") -> None:
        self._scene, self._sketch = scene, sketch

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._scene, name)
        assert not callable(value), f"scene.{name} is a method: nobody knows what it reads"
        return self._sketch.shown(f"scene.{name}", value, ("scene", name))


@dataclass(frozen=True)
class Variable:
    """A variable of the templates that tells when it is read."""

    name: str
    value: Any
    sketch: "Sketch"


class Sketch:
    """A page that is being drawn."""

    def __init__(self, scene: Scene, before: Sequence[Parts] = ()) -> None:
        """`before`: what was drawn at the same table in the same language, the viewer's own first."""
        self._sources: dict[str, Callable[[Any], Any]] = {"": self._variable, "scene": lambda name: getattr(scene, name)}
        self._variables: dict[str, Any] = {}
        self._watched: dict[str, Watched] = {}
        self._same: dict[tuple[Place, int], bool] = {}
        self._open = [(Part(), before)]  # parts that are being drawn, and what was drawn there before
        self.scene = cast(Scene, WatchedScene(scene, self))

    @property
    def parts(self) -> Parts:
        return self._open[0][0].inner

    def variables(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Variables for a template. Of functions only what they look at when they are called is known."""
        self._variables.update(values)
        return {name: self._told(name, value) for name, value in values.items()}

    def _told(self, name: str, value: Any) -> Any:
        if callable(value) or isinstance(value, Watched | WatchedScene | ModuleType | TemplateModule):
            return value
        return self._watch(name, value) if type(value) is dict else Variable(name, value, self)

    def _variable(self, name: str) -> Any:
        return self._variables.get(name, NOTHING)

    def _watch(self, name: str, entries: dict[Any, Any]) -> Watched:
        if name not in self._watched:
            special = {WHOLE: entries, THERE: True}
            self._sources[name] = lambda key: special[key] if key in special else entries.get(key, NOTHING)
            self._watched[name] = Watched(name, entries, self)
        return self._watched[name]

    def shown(self, name: str, value: Any, place: Place) -> Any:
        """A value that is read at a place; a dictionary tells itself what is read of it."""
        if type(value) is dict:
            return self._watch(name, value).seen()
        self.note(place, value)
        return value

    def note(self, place: Place, value: Any) -> None:
        self._open[-1][0].read[place] = value

    def draw(self, macro: Callable[..., str], *given: Any, key: Any = None) -> Markup:
        """What a macro draws, or has drawn from the same. `key` tells its drawings apart within a part."""
        (outer, before), name = self._open[-1], (macro.name, key)  # type: ignore[attr-defined]
        known = [parts[name] for parts in before if name in parts]
        part = next((part for part in known if part.given == given and self._holds(part)), None)
        if part is None:
            part = Part(given)
            self._open.append((part, [one.inner for one in known]))
            html = Markup(macro(*given))
            self._open.pop()
            part = Part(given, part.read, part.inner, html)
        outer.inner[name] = part
        outer.read.update(part.read)
        return part.html

    def _holds(self, part: Part) -> bool:
        return all(self._is(place, value) for place, value in part.read.items())

    def _is(self, place: Place, value: Any) -> bool:
        """Whether there is still this value."""
        asked = place, id(value)
        if asked not in self._same:
            source = self._sources.get(place[0])
            now = source(place[1]) if source else None
            self._same[asked] = source is not None and (now is value or bool(now == value))
        return self._same[asked]


class Kept:
    """What was drawn last for each viewer of a table."""

    def __init__(self) -> None:
        self._parts: dict[tuple[str, int | None], Parts] = {}  # by language and seat

    def sketch(self, scene: Scene) -> Sketch:
        """A page to be drawn, which begins with what is known."""
        mine = language.get(), scene.seat
        others = [parts for viewer, parts in self._parts.items() if viewer[0] == mine[0] and viewer != mine]
        sketch = Sketch(scene, [self._parts.get(mine, {}), *others])
        self._parts[mine] = sketch.parts
        return sketch

    def forget(self, seat: int | None, spoken: str) -> None:
        """Nobody looks on from here any more."""
        self._parts.pop((spoken, seat), None)
