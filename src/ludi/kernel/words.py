"""Everything Ludi says to people. A message is a key with named parts; its sentences are in files, one per language.

    WORDS = Book(Path(__file__).parent / "messages")                        # messages/en.ftl, messages/pl.ftl, ...
    message = WORDS("log-took", who="Nerva", card=Term("good", "wine"))
    str(message)                                                            # in the language of whoever is answered

The files are in Fluent format. In addition to plain Fluent, they can write

- `{ $card }`: a term reads as the message `good-wine`; `{ FORM($card, "acc") }` is that message's attribute `.acc`. A
  term without attributes has only one form. `{ $card -> [wine] … *[other] … }` tells terms apart by name.
- `{ $cards }`: a list, joined as the language joins lists; `{ EITHER($ways) }`: joined by "or"; `{ COMMAS($cards) }`:
  by commas; `{ ROW($markers) }`: by commas, but side by side where they are drawn. `{ FORM($cards, "acc") }` is a list
  too. `{ $cards -> [none] … [single] … *[several] … }` selects by its length.
- `{ SIGNED($points) }`: +3 or −3; `{ CAP($card) }`: with a capital first letter.
- `{ $gold -> [yes] … *[no] … }`: booleans; None is `none`.

See also `docs/translating.md`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Placeable, Resource, SelectExpression, TextElement
from fluent.syntax.visitor import Visitor
from markupsafe import escape

ENGLISH = "en"
MARKED = re.compile("\ue000(.*?)/(.*?)\ue001(.*?)\ue002")  # a term's kind and name, and how it reads
MINUS = re.compile(r"(?<!\w)-(?=\d)")  # Babel writes a hyphen
CACHED = 1 << 14  # recently said messages to remember
SIMPLE = frozenset((str, int))  # kinds of parts that are said as they are
language: ContextVar[str] = ContextVar("language", default=ENGLISH)
"""The language of the person being answered."""


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Say everything in this language."""
    before = language.set(name)
    try:
        yield
    finally:
        language.reset(before)


@cache
def languages() -> tuple[str, ...]:
    """All languages: English, then the others sorted by name."""
    found = {file.stem for file in (Path(__file__).parent / "messages").glob("*.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


class Term(str):
    """A word of a game: for programs its name, for people the message `KIND-NAME` of the game's book.

    A term composed of other words, such as `door 4`, has them as parts, and is worded by the message `KIND`.
    """

    kind: str
    parts: Mapping[str, Any]

    def __new__(cls, kind: str, name: str, /, **parts: Any) -> "Term":
        term = super().__new__(cls, name)
        term.kind, term.parts = kind, parts
        return term

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Term, self.kind, str(self), **self.parts), ()


class Name(str):
    """A player's name: the same in every language."""


def terms(kind: str, names: Any) -> tuple[Term, ...]:
    """Terms of a kind by their numbers."""
    return tuple(Term(kind, name) for name in names)


@dataclass(slots=True)  # not frozen: pages make hundreds, and that would take three times as long
class Message:
    """Something to say. `str()` says it in the language of the person being answered."""

    book: "Book"
    key: str  # `key.attribute` is an attribute of a message
    parts: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.book.say(language.get(), self.key, self.parts)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __format__(self, how: str) -> str:
        return format(str(self), how)

    def __html__(self) -> str:
        return escaped(self.book.say(language.get(), self.key, self.parts))

    def named(self) -> str:
        """In English, with terms by the names that programs know: `take joker demand` for `take demand joker`."""
        parts = {name: part if isinstance(part, Message) else plain(part) for name, part in self.parts.items()}
        return self.book.say(ENGLISH, self.key, parts)

    def marked(self) -> str:
        """With marks around its terms and names, so that drawings can put pictures there; see `MARKED`."""
        return self.book.say(language.get(), self.key, self.parts, marked=True)


@dataclass(frozen=True)
class Several:
    """Several messages, one after another."""

    said: tuple["Words", ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.said))

    def __html__(self) -> str:
        return escape(str(self))

    def __bool__(self) -> bool:
        return bool(self.said)


Words = str | Message | Several
"""Something said to a person; a plain string is a name, or already worded."""


def plain(part: Any) -> Any:
    """A part as programs get it: a name, a number, or a message's key and parts."""
    match part:
        case Message():
            return {"key": part.key, "parts": {name: plain(value) for name, value in part.parts.items()}}
        case Several():
            return [plain(one) for one in part.said]
        case list() | tuple():
            return [plain(one) for one in part]
        case np.generic():
            return part.item()
        case str():
            return str(part)
    return part


class Book:
    """The messages of one component of Ludi in all languages: a folder of files, and other books it refers to."""

    def __init__(self, folder: Path, *others: "Book") -> None:
        self.folder, self.others = folder, others
        self._bundles: dict[str, FluentBundle] = {}

    def __call__(self, key: str, /, **parts: Any) -> Message:
        return Message(self, key, parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return Book, (self.folder, *self.others)  # an error from another process is worded in this one

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        bundle = self.bundle(ENGLISH)
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def files(self, language: str) -> list[Path]:
        """A language's files, followed by those of other books."""
        own = [file] if (file := self.folder / f"{language}.ftl").exists() else []
        return own + [file for other in self.others for file in other.files(language)]

    def bundle(self, language: str) -> FluentBundle:
        """All messages of a language, in English where untranslated."""
        if language not in self._bundles:
            functions = {
                "FORM": _form,
                "COMMAS": _commas,
                "ROW": _row,
                "EITHER": _either,
                "ONCE": _once,
                "SIGNED": _signed,
                "CAP": capital,
            }
            bundle = FluentBundle([language], functions, use_isolating=False)  # type: ignore[arg-type]
            for file in self.files(language):
                bundle.add_resource(_resource(file, language))
            self._bundles[language] = bundle
        return self._bundles[language]

    def say(self, language: str, key: str, parts: Mapping[str, Any], marked: bool = False) -> str:
        """A message in words."""
        if not parts:
            return _say(self, language, key, ())
        kept = [(name, part if type(part) in SIMPLE else _kept(language, part, marked)) for name, part in parts.items()]
        return _say(self, language, key, tuple(kept))

    def forms(self, language: str, term: Term) -> list[str]:
        """All forms of a term."""
        key = term.kind if term.parts else f"{term.kind}-{slug(term)}"
        attributes = _message(self, language, key)[1].attributes
        return [self.say(language, name, term.parts) for name in (key, *(f"{key}.{form}" for form in attributes))]


class _Term(NamedTuple):
    """A term as a hashable part that equals no string."""

    kind: str
    name: str
    parts: tuple[tuple[str, Any], ...]
    marked: bool


class _Noun(FluentType):
    """A term inside a sentence."""

    def __init__(self, book: Book, language: str, term: _Term) -> None:
        self.term, self.key = term, term.kind if term.parts else f"{term.kind}-{slug(term.name)}"
        self._book, self._language = book, language

    def __eq__(self, other: object) -> bool:
        return other == slug(self.term.name)  # a variant selects terms by name

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Locale) -> str:
        return self.form("")

    def form(self, name: str) -> str:
        forms = name and _message(self._book, self._language, self.key)[1].attributes
        text = _say(self._book, self._language, f"{self.key}.{name}" if forms else self.key, self.term.parts)
        return _mark(self.term.kind, self.term.name, text) if self.term.marked else text


class _List(FluentType):
    """A list inside a sentence."""

    def __init__(self, parts: list[Any], locale: Locale) -> None:
        self.parts, self.locale = parts, locale

    def __eq__(self, other: object) -> bool:
        if other == "alike":
            return len(self.parts) > 1 and len({_text(part, self.locale) for part in self.parts}) == 1
        return other == ("none", "single", "several")[min(len(self.parts), 2)]

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Locale) -> str:
        return format_list([_text(part, self.locale) for part in self.parts], locale=self.locale)


def tied(text: str) -> str:
    """Ties one-letter words to the next word."""
    return re.sub(r"(?<![\w-])([^\W\d]) (?=\w|$)", "\\1\u00a0", text)


class _Ties(Visitor):
    """Ties one-letter words to the next word and numbers to what they count, so that no line breaks there."""

    def visit_TextElement(self, text: TextElement) -> None:
        text.value = tied(text.value)

    def visit_SelectExpression(self, chosen: SelectExpression) -> None:
        plural = {getattr(variant.key, "name", "") for variant in chosen.variants} & {"one", "few", "many"}
        for variant in chosen.variants if plural else ():
            for number, after in pairwise(variant.value.elements):
                counts = isinstance(number, Placeable) and chosen.selector.equals(number.expression)
                if counts and isinstance(after, TextElement):
                    after.value = re.sub("^ ", "\u00a0", after.value)
        self.generic_visit(chosen)


@cache
def _resource(file: Path, language: str) -> Resource:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    if language != ENGLISH:  # English words double as an interface
        _Ties().visit(resource)
    return resource


_locale = cache(Locale.parse)  # Babel looks each up anew


def slug(name: str) -> str:
    """A name as part of a key: `Circus Maximus` is `circus-maximus`, `+2` is `plus-2`."""
    return name.lower().replace("+", "plus-").replace("'", "").replace(" ", "-")


def capital(words: Any) -> str:
    """Capitalise the first letter only."""
    text = _text(words, _locale(ENGLISH))  # parts of a sentence know their own language
    at = text.index("\ue001") + 1 if text.startswith("\ue000") else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def _mark(kind: str, name: str, text: str) -> str:
    return f"\ue000{kind}/{name}\ue001{text}\ue002"


def _kept(language: str, part: Any, marked: bool) -> Any:
    """A part in a hashable form."""
    match part:
        case Message():
            return part.book.say(language, part.key, part.parts, marked)
        case Several():
            return "; ".join(_kept(language, one, marked) for one in part.said)
        case Term():
            parts = tuple([(name, _kept(language, one, False)) for name, one in part.parts.items()])
            return _Term(part.kind, str(part), parts, marked)
        case Name():
            return _mark("name", part, part) if marked else str(part)
        case bool() | np.bool_():
            return "yes" if part else "no"
        case None:
            return "none"
        case list() | tuple():
            return tuple([_kept(language, one, marked) for one in part])
        case np.integer() | int():
            return int(part)
        case str():
            return str(part)
    return part


@lru_cache(CACHED)
def _say(book: Book, language: str, key: str, parts: tuple[tuple[str, Any], ...]) -> str:
    language, message = _message(book, language, key)
    _, _, attribute = key.partition(".")
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise LookupError(f"There is no {key!r} in {language}.")
    shown = {name: _shown(book, language, part) for name, part in parts}
    text, errors = book.bundle(language).format_pattern(pattern, shown)
    if errors:
        raise LookupError(f"{key!r} cannot be said in {language} with {dict(parts)}: {errors}")
    negative = any(isinstance(part, int) and part < 0 for _, part in parts)  # else a hyphen is just a hyphen
    return MINUS.sub("−", str(text)) if negative else str(text)


escaped = lru_cache(CACHED)(escape)  # tables repeat the same words


def _message(book: Book, language: str, key: str) -> tuple[str, Any]:
    """A message, and the language it was found in: English if untranslated."""
    for name in (language, ENGLISH):
        if book.bundle(name).has_message(key.partition(".")[0]):
            return name, book.bundle(name).get_message(key.partition(".")[0])
    raise LookupError(f"There is no message {key!r} in {book.folder}.")


def _shown(book: Book, language: str, part: Any) -> Any:
    """A part in the form Fluent takes."""
    if isinstance(part, _Term):
        return _Noun(book, language, part)
    if isinstance(part, tuple):
        return _List([_shown(book, language, one) for one in part], _locale(language))
    return part


def _text(part: Any, locale: Locale) -> str:
    return part.format(locale) if isinstance(part, FluentType) else str(part)


def _form(part: Any, form: str) -> Any:
    if isinstance(part, _List):
        return _List([_form(one, form) for one in part.parts], part.locale)
    return part.form(form) if isinstance(part, _Noun) else part


def _commas(part: _List) -> str:
    return ", ".join(_text(one, part.locale) for one in part.parts)


def _row(part: _List) -> str:
    drawn = all(isinstance(one, _Noun) and one.term.marked for one in part.parts)
    return (" " if drawn else ", ").join(_text(one, part.locale) for one in part.parts)


def _either(part: _List) -> str:
    return format_list([_text(one, part.locale) for one in part.parts], "or", part.locale)


def _once(part: _List) -> str:
    return _text(part.parts[0], part.locale)


def _signed(number: Any) -> str:
    return f"{int(number):+}".replace("-", "−")  # the true minus sign


WORDS = Book(Path(__file__).parent / "messages")
"""What every game says."""


def gains(who: str, points: int) -> Message:
    """How a player's points change: `Nerva +3`."""
    return WORDS("gains", who=who, points=points)


def either(ways: Iterable[Words]) -> Message | None:
    """Alternatives: `Nerva +3 or Titus +2`; None if there are none."""
    said = list(ways)
    return WORDS("either", ways=said) if said else None
