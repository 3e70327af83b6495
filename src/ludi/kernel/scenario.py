"""Scenarios: a position, moves in words, expectations. One runner serves the tests and `ludi check`.

The format is documented in docs/scenarios.md.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from ludi.kernel.errors import BadScenario, IllegalMove, LudiError
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.words import ENGLISH, WORDS, Message, speaking

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, if PyYAML was built with it
KEYS = {"title", "rule", "text", "given", "new", "when", "then"}


@dataclass(frozen=True)
class Scenario:
    """An example of a rule."""

    game: str
    title: str
    rule: str = ""
    text: str = ""
    given: dict[str, Any] | None = None
    new: dict[str, Any] | None = None
    when: list[dict[str, str]] = field(default_factory=list)
    then: dict[str, Any] = field(default_factory=dict)

    def begin(self, game: Game) -> Match:
        if self.given is not None:
            return game.from_position(self.given)
        return game.new(**(self.new or {}))


def read_scenarios(file: Path) -> list[Scenario]:
    """Read the scenarios of a file; an error says where it cannot be read."""
    try:
        content = yaml.load(file.read_text(encoding="utf-8"), LOADER)
    except UnicodeDecodeError:
        raise BadScenario(in_file(file, "scenario-no-text")) from None
    except yaml.YAMLError as error:
        raise BadScenario(in_file(file, "scenario-yaml", error=str(error))) from None
    if not isinstance(content, dict) or not isinstance(content.get("scenarios"), list) or "game" not in content:
        raise BadScenario(in_file(file, "scenario-form"))
    scenarios = []
    for number, item in enumerate(content["scenarios"], 1):
        if problem := problem_of(item):
            raise BadScenario(WORDS("scenario-nth", file=str(file), n=number, problem=problem))
        scenarios.append(Scenario(game=content["game"], **item))
    return scenarios


def in_file(file: Path, key: str, **parts: Any) -> Message:
    """A problem with a file as a whole."""
    return WORDS("scenario-file", file=str(file), problem=WORDS(key, **parts))


def problem_of(item: Any) -> Message | None:
    """What is wrong with how a scenario is written."""
    if not isinstance(item, dict) or not isinstance(item.get("title"), str):
        return WORDS("scenario-title")
    if unknown := set(item) - KEYS:
        return WORDS("scenario-key", key=repr(sorted(unknown)[0]), known=sorted(KEYS))
    if ("given" in item) == ("new" in item):
        return WORDS("scenario-begin")
    if not isinstance(item.get("then"), dict) or not item["then"]:
        return WORDS("scenario-then")
    if unknown := set(item["then"]) - set(EXPECTATIONS):
        return WORDS("scenario-expect", key=repr(sorted(unknown)[0]), known=tuple(EXPECTATIONS))
    if not all(isinstance(step, dict) and len(step) == 1 for step in item.get("when", [])):
        return WORDS("scenario-when")
    return None


def run_scenario(scenario: Scenario, game: Game) -> list[str]:
    """Play a scenario; returns one line for each failed expectation."""
    try:
        sheet, match = scenario.begin(game).scores(), play(scenario, game)
    except LudiError as error:
        return [str(WORDS("differs-unplayable", error=error.words))]
    differences = [str(line) for line in expect(scenario, match, sheet)]
    if differences and len(match.legal_actions()) == 1:
        confirm(match)
        return differences if expect(scenario, match, sheet) else []
    return differences


def play(scenario: Scenario, game: Game) -> Match:
    """The match after all moves."""
    *_before, match = moments(scenario, game)
    return match


def moments(scenario: Scenario, game: Game) -> Iterator[Match]:
    """Yield the match at its beginning, then again after each move."""
    match = scenario.begin(game)
    yield match
    for step in scenario.when:
        ((name, words),) = step.items()
        if not match.over and not is_legal(match, name, words):
            confirm(match)
        turn = match.names[match.state.to_move]
        if not match.over and turn != name:
            raise BadScenario(WORDS("scenario-turn", name=str(name), move=str(words), turn=turn))
        match.apply(words)
        yield match


def is_legal(match: Match, name: str, words: str) -> bool:
    """Whether the seat with this name may make this move now."""
    try:
        match.copy().apply(words)
    except LudiError:
        return False
    return str(match.names[match.state.to_move]) == name


def confirm(match: Match) -> None:
    """Confirm questions that only ask for confirmation, so that examples may leave them out."""
    while len(match.legal_actions()) == 1:
        match.apply(match.legal_actions()[0])


def expect(scenario: Scenario, match: Match, sheet: dict[str, dict[str, int]]) -> list[Message]:
    """The failed expectations, one line each; `sheet` holds the scores at the beginning."""
    gained = {
        name: {source: points - sheet[name][source] for source, points in row.items()}
        for name, row in match.scores().items()
    }
    differences: list[Message] = []
    for key, expected in scenario.then.items():
        differences += EXPECTATIONS[key](match, expected, gained)
    return differences


def compare(expected: Any, found: Any, where: str) -> list[Message]:
    """Compare dictionaries as subsets, everything else exactly."""
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = []
        for key, value in expected.items():
            if key in found:
                lines += compare(value, found[key], f"{where}.{key}")
            else:
                there = tuple(map(str, found))
                lines.append(WORDS("differs-missing", where=f"{where}.{key}", value=repr(value), found=there))
        return lines
    if expected == found:
        return []
    return [WORDS("differs-value", where=where, value=repr(expected), found=repr(found))]


def _legal(match: Match, expected: list[str], _: Any) -> list[Message]:
    lines = []
    for words in expected:
        try:
            match.copy().apply(words)
        except IllegalMove as error:
            lines.append(WORDS("differs-legal", move=repr(words), error=error.words))
    return lines


def _illegal(match: Match, expected: list[dict[str, str]], _: Any) -> list[Message]:
    lines = []
    for item in expected:
        before = bytes(match)
        try:
            match.copy().apply(item["move"])
        except IllegalMove as error:
            with speaking(ENGLISH):  # the language scenarios are written in
                said = str(error)
            if item.get("because", "").lower() not in said.lower():
                because = repr(item["because"])
                lines.append(WORDS("differs-because", move=repr(item["move"]), error=repr(said), because=because))
        else:
            lines.append(WORDS("differs-accepted", move=repr(item["move"])))
        if bytes(match) != before:
            lines.append(WORDS("differs-changed", move=repr(item["move"])))
    return lines


Expectation = Callable[[Match, Any, Any], list[Message]]
EXPECTATIONS: dict[str, Expectation] = {
    "gained": lambda match, expected, gained: compare(expected, gained, "gained"),
    "scores": lambda match, expected, _: compare(expected, match.scores(), "scores"),
    "places": lambda match, expected, _: compare(expected, match.places(), "places"),
    "over": lambda match, expected, _: compare(expected, match.over, "over"),
    "position": lambda match, expected, _: compare(expected, match.position(), "position"),
    "pieces": lambda match, expected, _: compare(expected, match.game.pieces(match.state), "pieces"),
    "moves": lambda match, expected, _: compare(expected, len(match.legal_actions()), "moves"),
    "asked": lambda match, expected, _: compare(expected, match.phase, "asked"),
    "legal": _legal,
    "illegal": _illegal,
}
