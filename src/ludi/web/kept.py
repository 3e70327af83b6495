"""Caches drawings: a part of a page is redrawn only if something it has read is different now.

While a part is drawn, everything it reads is recorded: variables of the templates, attributes of the scene, and, for
dictionaries, only the entries asked for. A drawing depends only on what it reads: as long as that is equal, so is the
drawing, whoever it was made for.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, cast

from jinja2 import Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup

from ludi.kernel.words import language
from ludi.web.scene import Scene

Path = tuple[Any, ...]  # the location of a value: ("mine", "circle") is that entry of the variable `mine`
Read = defaultdict[Path, dict[Any, Any]]  # the entries read, by dictionary
WHOLE = object()  # stands for all entries of a dictionary
THERE = object()  # stands for the existence of a dictionary
SCENE: Path = ("scene",)
SHORT = frozenset((int, str, bool, type(None)))  # types that are quick to compare
NO_HTML = Markup()
NOTHING = object()  # stands for a missing entry
SPARE: dict[Template, list[tuple[TemplateModule, Context]]] = defaultdict(list)  # macros not in use


@dataclass(slots=True, eq=False)
class Part:
    """A part of a page: what it was drawn from, and the result."""

    given: tuple[Any, ...] = ()  # arguments of its macro
    read: Read = field(default_factory=lambda: defaultdict(dict))
    inner: "Parts" = field(default_factory=dict)
    html: Markup = NO_HTML  # once finished


Parts = dict[tuple[str, Any], Part]  # by macro name, plus a key if it is drawn several times


class Watched(Mapping[Any, Any]):
    """A dictionary that records which of its entries are read."""

    def __init__(self, path: Path, entries: dict[Any, Any], sketch: "Sketch") -> None:
        self._path, self._entries, self._sketch = path, entries, sketch
        self._within: dict[Any, Watched] = {}

    def _seen(self) -> "Watched":
        """Record that it was accessed."""
        self._sketch.note(self._path, THERE, True)
        return self

    def _whole(self) -> dict[Any, Any]:
        """Read all of it, as a plain dictionary."""
        self._sketch.note(self._path, WHOLE, self._entries)
        return self._entries

    def get(self, key: Any, default: Any = None) -> Any:
        value = self._entries.get(key, NOTHING)
        if type(value) is dict:
            if key not in self._within:
                self._within[key] = Watched((*self._path, key), value, self._sketch)
            return self._within[key]._seen()
        self._sketch.note(self._path, key, value)
        return default if value is NOTHING else value

    def __getitem__(self, key: Any) -> Any:
        value = self.get(key, NOTHING)
        if value is NOTHING:
            raise KeyError(key)
        return value

    def __getattr__(self, name: str) -> Any:
        value = self.get(name, NOTHING)
        if value is NOTHING:
            raise AttributeError(name)
        return value

    def __contains__(self, key: object) -> bool:
        return self.get(key, NOTHING) is not NOTHING

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())

    def items(self) -> Any:
        return self._whole().items()

    def keys(self) -> Any:
        return self._whole().keys()

    def values(self) -> Any:
        return self._whole().values()


class WatchedScene:
    """A scene that records which of its attributes are read."""

    def __init__(self, scene: Scene, sketch: "Sketch") -> None:
        self._scene, self._sketch = scene, sketch
        self._within: dict[str, Watched] = {}

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._scene, name)
        assert not callable(value), f"scene.{name} is a method, whose reads cannot be recorded"
        if type(value) is dict:
            if name not in self._within:
                self._within[name] = Watched(("scene", name), value, self._sketch)
            return self._within[name]._seen()
        self._sketch.note(SCENE, name, value)
        return value


@dataclass(frozen=True)
class Attributes:
    """An object's attributes as a mapping."""

    of: Any

    def get(self, name: str, default: Any = None) -> Any:
        return getattr(self.of, name, default)


@dataclass(slots=True, eq=False)
class Variable:
    """A template variable that records when it is read."""

    name: str
    value: Any
    sketch: "Sketch"


def read(value: Any) -> Any:
    """What a template gets when it reads a variable."""
    if type(value) is Variable:
        value.sketch.note((), value.name, value.value)
        return value.value
    return value._seen() if type(value) is Watched else value


class Sketch:
    """A page being drawn."""

    def __init__(self, scene: Scene, before: Sequence[Parts] = ()) -> None:
        """`before`: earlier drawings of the same table in the same language, the viewer's own first."""
        self._variables: dict[Any, Any] = {"scene": Attributes(scene)}
        self._found: dict[Path, Any] = {(): self._variables, SCENE: self._variables["scene"]}
        self._same: dict[tuple[Path, Any, int], bool] = {}
        self._open = [(Part(), before)]  # the parts being drawn, and their earlier drawings
        self._reads = self._open[0][0].read  # what the innermost of them has read
        self._modules: list[tuple[Template, TemplateModule, Context]] = []
        self.scene = cast(Scene, WatchedScene(scene, self))

    def module(self, template: Template, variables: dict[str, Any]) -> TemplateModule:
        """The macros of a template; a new set only if all existing ones are in use."""
        try:
            module, context = SPARE[template].pop()  # a single step: threads draw, too
        except IndexError:
            context = template.new_context(variables)
            module = TemplateModule(template, context)
        else:
            context.parent.update(template.globals)
            context.parent.update(variables)
        self._modules.append((template, module, context))
        return module

    def end(self) -> None:
        """Finish drawing and drop references to its inputs. Macros and their variables refer to each other, so
        otherwise the garbage collector would have to find them among all tables.
        """
        for template, module, context in self._modules:
            context.parent.clear()
            SPARE[template].append((module, context))
        vars(self.scene).clear()
        vars(self).clear()

    @property
    def parts(self) -> Parts:
        return self._open[0][0].inner

    def variables(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Variables for a template. For functions, only what they read when called is recorded."""
        return {name: self._told(name, value) for name, value in values.items()}

    def _told(self, name: str, value: Any) -> Any:
        if callable(value) or isinstance(value, Watched | WatchedScene | ModuleType | TemplateModule):
            return value
        self._variables[name] = value
        return Watched((name,), value, self) if type(value) is dict else Variable(name, value, self)

    def note(self, path: Path, key: Any, value: Any) -> None:
        self._reads[path][key] = value

    def draw(self, macro: Callable[..., str], *given: Any, key: Any = None) -> Markup:
        """What a macro draws, reusing an equal earlier drawing. `key` distinguishes its drawings within a part."""
        if Watched in map(type, given):
            given = tuple(value._whole() if type(value) is Watched else value for value in given)
        outer, before = self._open[-1]
        name = macro.name, key  # type: ignore[attr-defined]
        outdated: list[Part] = []  # pages share parts
        for parts in before:
            part = parts.get(name)
            if part is None or part in outdated:
                continue
            if part.given == given and self._is_current(part):
                break
            outdated.append(part)
        else:
            part = self._drawn(macro, given, [part.inner for part in outdated])
        outer.inner[name] = part
        if len(self._open) > 1:  # nobody needs the reads of the page itself
            for path, read in part.read.items():
                outer.read[path].update(read)
        return part.html

    def _drawn(self, macro: Callable[..., str], given: tuple[Any, ...], before: Sequence[Parts]) -> Part:
        part = Part(given)
        outer, self._reads = self._reads, part.read
        self._open.append((part, before))
        part.html = Markup(macro(*given))
        self._open.pop()
        self._reads = outer
        return part

    def _is_current(self, part: Part) -> bool:
        """Whether everything a part was drawn from is unchanged."""
        found = self._found
        for path, read in part.read.items():
            entries = found.get(path, NOTHING)
            if entries is NOTHING:
                entries = self._entries(path)
            if entries is None:
                return False
            for key, value in read.items():
                if key is not THERE:
                    now = entries if key is WHOLE else entries.get(key, NOTHING)
                    if now is not value and not (
                        now == value if type(value) in SHORT else self._equal(path, key, value, now)
                    ):
                        return False
        return True

    def _equal(self, path: Path, key: Any, value: Any, now: Any) -> bool:
        """Whether what was read equals what is there now, if comparing them is slow: each pair is compared once."""
        asked = path, key, id(value)
        same = self._same.get(asked)
        if same is None:
            same = self._same[asked] = bool(now == value)
        return same

    def _entries(self, path: Path) -> Any:
        """The current dictionary at a path, if there is one."""
        if path not in self._found:
            within = self._entries(path[:-1])
            value = None if within is None else within.get(path[-1])
            self._found[path] = value if type(value) is dict else None
        return self._found[path]


class Kept:
    """The drawings for each viewer of a table: the last page on which they decide, and the last on which others do."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, int | None], dict[bool, Parts]] = {}  # by language and seat; last one first

    def sketch(self, scene: Scene) -> Sketch:
        """Start drawing a page, reusing what is known."""
        spoken, seat = viewer = language.get(), scene.seat
        before = self._pages.get(viewer, {})
        others = (pages for other, pages in self._pages.items() if other[0] == spoken and other[1] != seat)
        sketch = Sketch(scene, [page for pages in (before, *others) for page in pages.values()])
        now = {scene.mine: sketch.parts}
        self._pages[viewer] = now | before | now  # first, and instead of the one before
        return sketch

    def forget(self, seat: int | None, spoken: str) -> None:
        """Nobody with this view is watching any more."""
        self._pages.pop((spoken, seat), None)
