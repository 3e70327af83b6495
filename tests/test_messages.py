"""Every message exists in every language, with the same parts, all of the language's plural forms, and our terms."""

import argparse
import ast as python
import csv
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludi
from ludi.cli import build_parser
from ludi.kernel.errors import LudiError
from ludi.kernel.words import ENGLISH, WORDS, Book, languages, speaking
from ludi.registry import folder_of

PACKAGE = Path(ludi.__file__).parent
TERMS = PACKAGE.parent.parent / "docs" / "terms.csv"
FOLDERS = sorted(
    {file.parent for file in PACKAGE.rglob("messages/en.ftl")}
    | {folder_of(game) / "messages" for game in ludi.catalogue()}
)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one"}, "de": {"one"}, "cs": {"few"}, "pl": {"few"}}  # if numbers are distinguished at all
OTHERS = [name for name in languages() if name != ENGLISH]

books = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


class Parts(Visitor):
    """The parts a pattern uses, and its plural variants."""

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys <= CATEGORIES and keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def patterns(folder: Path, language: str) -> dict[str, ast.Pattern]:
    """Everything in a file, by key; attributes as `key.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message | ast.Term):
            said = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for key, pattern in said.items():
                assert key not in found, f"{key} stands twice in {language}"
                if pattern is not None:
                    found[key] = pattern
    return found


def forms(key: str, folder: Path) -> bool:
    """Whether an attribute is a form of a term: each language has its own."""
    return "." in key and key.partition(".")[0] in terms_of(folder)


@cache
def terms_of(folder: Path) -> dict[str, str]:
    """The messages under the heading Terms, in English."""
    found, here = {}, False
    for entry in entries(folder, ENGLISH):
        if isinstance(entry, ast.GroupComment):
            here = entry.content == "Terms"
        elif here and isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = text_of(entry.value)
    return found


def text_of(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


@books
@pytest.mark.parametrize("language", languages())
def test_files_can_be_read(folder: Path, language: str) -> None:
    assert not [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]


@books
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_exists_with_the_same_parts(folder: Path, language: str) -> None:
    english, other = patterns(folder, ENGLISH), patterns(folder, language)
    expected = [key for key in english if not forms(key, folder)]
    assert [key for key in other if not forms(key, folder)] == expected, "the same messages in the same order"
    for key in expected:
        assert Parts(other[key]).names == Parts(english[key]).names, key


@books
@pytest.mark.parametrize("language", languages())
def test_numbers_have_all_their_forms(folder: Path, language: str) -> None:
    for key, pattern in patterns(folder, language).items():
        for plurals in Parts(pattern).plurals:
            assert plurals >= NEEDED[language], f"{key} has no form for {NEEDED[language] - plurals}"


def code_of(folder: Path) -> str:
    """All code that may use a book's messages: its own folder, and for shared ones all of Ludi."""
    root = folder.parent if folder.parent.name in ludi.catalogue() else PACKAGE
    files = [file for file in root.rglob("*") if file.suffix in (".py", ".j2", ".js", ".svg")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


ALWAYS = (
    "title",
    "summary",
    "vignette",
    "do-",
    "ask-",
    "log-",
    "option-",
    "source-",
    "tab-",
    "lesson-",
)  # of every game
QUOTED = r"""["'`]([a-z][\w-]*)"""


@books
def test_no_message_is_unused(folder: Path) -> None:
    """Each is named in the code, literally, by its beginning or as a term of a kind, or in another message."""
    code = code_of(folder)
    named = set(re.findall(QUOTED, code)) | set(re.findall(r"\{ ([a-z][\w-]*)", (folder / "en.ftl").read_text()))
    kinds = {f"{kind}-" for kind in re.findall(r"""\b[Tt]erms?\(\s*["'](\w+)["']""", code)}
    begun = tuple(kinds) + tuple(name for name in named if name.endswith("-")) + ALWAYS
    keys = {key.partition(".")[0] for key in patterns(folder, ENGLISH)}
    assert not [key for key in keys if key not in named and not key.startswith(begun)]


def glossary(game: str) -> dict[str, dict[str, str]]:
    """Our terms for a game by their English words."""
    with TERMS.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["key"].partition(".")[0] == game]
    return {row["en"].lower(): row for row in rows}


def compared(folder: Path, language: str) -> Iterator[tuple[str, str, str]]:
    """Each form of each term in the glossary: the key, how it reads here, and in the glossary."""
    known, here = glossary(folder.parent.name), patterns(folder, language)
    for key, english in terms_of(folder).items():
        row = known.get(english.lower())
        for form in ("", "gen", "acc", "few", "many") if row else ():
            said = here.get(f"{key}.{form}" if form else key)
            right = row.get(f"{language}_{form}" if form else language) if row else None
            if said is not None and right:
                yield key, text_of(said), right


@books
@pytest.mark.parametrize("language", OTHERS)
def test_terms_are_those_of_the_glossary(folder: Path, language: str) -> None:
    wrong = [(key, here, right) for key, here, right in compared(folder, language) if here.lower() != right.lower()]
    assert not wrong


def test_the_glossary_is_compared() -> None:
    assert sum(len(list(compared(folder, language))) for folder in FOLDERS for language in OTHERS) > 300


def test_words_of_one_letter_stay_with_the_next() -> None:
    """In Polish and Czech they must not end a line; typed input uses plain spaces."""
    game = ludi.load("roads")
    match = game.new(players=2, seed=1)
    move = match.legal()[0]
    for language, tied in (("pl", " z\u00a0"), ("cs", " s\u00a0")):
        with speaking(language):
            assert tied in str(move.words)
            assert game.parse(match.state, str(move.words).replace("\u00a0", " ")) == [move.action]
    assert "\u00a0" not in str(move.words), "English words are an interface"


def test_negative_numbers_have_their_sign() -> None:
    """A minus sign instead of a hyphen, wherever a number is part of a sentence."""
    book = Book(folder_of("trajan") / "messages")
    for language in languages():
        with speaking(language):
            told = str(book("log-total", place=3, who="Nerva", total=-6))
            assert "−6" in told and "-" not in told


# Words that the glossary warns about: they mean something else here, or do not exist.
WRONG = {
    "pl": r"powtórk|arkusz",  # odtworzenie; tabela punktów
    "cs": r"záznam|přehrávk|rozbor|rozebr|umění|bodov\w+ list",  # zápis, přehrání, analýza, dovednost, tabulka bodů
    "de": r"wiederholung|wertungsblatt|\bbrett\b",  # Wiedergabe, Punktetabelle, Spielplan
}


@pytest.mark.parametrize("language", OTHERS)
def test_words_that_mean_something_else_are_avoided(language: str) -> None:
    common = [folder for folder in FOLDERS if folder.parent.name not in ludi.catalogue()]
    for folder in common:
        found = re.findall(WRONG[language], (folder / f"{language}.ftl").read_text(encoding="utf-8"), re.IGNORECASE)
        assert not found, (folder, found)


def test_loading_games_reads_no_messages() -> None:
    """Bots' processes start fast: a language is read when first used."""
    code = (
        "import ludi, ludi.kernel.words as w; [ludi.load(g) for g in ludi.catalogue()]; print(w._resource.cache_info())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    assert "currsize=0" in ran.stdout


ERRORS = {"LudiError", "IllegalMove", "BadPosition", "BadRecord", "BadScenario"}
FOR_PROGRAMMERS = ("kernel/game.py", "kernel/lesson.py", "research/gym.py", "research/rendering.py",
                   "research/table.py", "research/vector.py", "server/migrations.py", "server/moves.py")  # fmt: skip


def test_errors_are_messages() -> None:
    """Only those that nobody but developers see are sentences in Python: docs/translating.md."""
    roots = {PACKAGE, *(folder_of(game) for game in ludi.catalogue())}
    found = []
    for file in {file for root in roots for file in root.rglob("*.py")}:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                literal = isinstance(node.args[0], python.Constant | python.JoinedStr | python.BinOp)
                if literal and not file.as_posix().endswith(FOR_PROGRAMMERS):
                    found.append(f"{file}:{node.lineno}")
    assert not found


def helps(parser: argparse.ArgumentParser) -> dict[str, str | None]:
    """The help of every argument of every command."""
    found: dict[str, str | None] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                found |= {f"{name} {argument}": text for argument, text in helps(command).items()}
            found |= {choice.dest: choice.help for choice in action._choices_actions}
        else:
            found[action.dest] = action.help
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_every_language(language: str) -> None:
    english = helps(build_parser())
    with speaking(language):
        other = helps(build_parser())
    assert list(other) == list(english)
    assert not [name for name, text in english.items() if not text or other[name] == text]


def test_errors_from_other_processes_are_worded_here() -> None:
    error = LudiError(WORDS("one-game"))
    assert str(error) == str(pickle.loads(pickle.dumps(error)))
    with speaking("de"):
        assert "Partie" in str(pickle.loads(pickle.dumps(error)))
