"""Scenarios: a position, moves in words, expectations. One runner executes them as tests and for `ludi check`.

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

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as quick, where PyYAML was built with it
KEYS = {"title", "rule", "text", "given", "new", "when", "then"}


@dataclass(frozen=True)
class Scenario:
    """One example of a rule."""

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
    """The scenarios of a file; an error says where it cannot be read."""
    try:
        content = yaml.load(file.read_text(encoding="utf-8"), LOADER)
    except UnicodeDecodeError:
        raise BadScenario(f"{file}: not a text file.") from None
    except yaml.YAMLError as error:
        raise BadScenario(f"{file}: not readable as YAML: {error}") from None
    if not isinstance(content, dict) or not isinstance(content.get("scenarios"), list) or "game" not in content:
        raise BadScenario(f"{file}: a scenario file has the keys `game` and `scenarios`, the latter a list.")
    scenarios = []
    for number, item in enumerate(content["scenarios"], 1):
        where = f"{file}, scenario {number}"
        if not isinstance(item, dict) or not isinstance(item.get("title"), str):
            raise BadScenario(f"{where}: each scenario needs a `title`.")
        if unknown := set(item) - KEYS:
            raise BadScenario(f"{where}: unknown key {sorted(unknown)[0]!r}; known are {', '.join(sorted(KEYS))}.")
        if ("given" in item) == ("new" in item):
            raise BadScenario(f"{where}: it needs either `given` (a position) or `new` (a new game).")
        if not isinstance(item.get("then"), dict) or not item["then"]:
            raise BadScenario(f"{where}: it expects nothing; write a `then`.")
        if unknown := set(item["then"]) - set(EXPECTATIONS):
            raise BadScenario(f"{where}: cannot expect {sorted(unknown)[0]!r}; known are {', '.join(EXPECTATIONS)}.")
        if not all(isinstance(step, dict) and len(step) == 1 for step in item.get("when", [])):
            raise BadScenario(f"{where}: each step of `when` is `seat: move in words`.")
        scenarios.append(Scenario(game=content["game"], **item))
    return scenarios


def run_scenario(scenario: Scenario, game: Game) -> list[str]:
    """Play a scenario; returns what was not as expected, one line each."""
    try:
        sheet, match = scenario.begin(game).scores(), play(scenario, game)
    except LudiError as error:
        return [f"could not be played: {error}"]
    differences = expect(scenario, match, sheet)
    if differences and len(match.legal_actions()) == 1:
        confirm(match)
        return expect(scenario, match, sheet) and differences
    return differences


def play(scenario: Scenario, game: Game) -> Match:
    """The match after all its moves."""
    *_before, match = moments(scenario, game)
    return match


def moments(scenario: Scenario, game: Game) -> Iterator[Match]:
    """The match at its beginning, then the same one after each of its moves."""
    match = scenario.begin(game)
    yield match
    for step in scenario.when:
        ((name, words),) = step.items()
        if not match.over and not is_legal(match, name, words):
            confirm(match)
        if not match.over and match.names[match.state.to_move] != name:
            raise BadScenario(f"when {name}: {words}: it is {match.names[match.state.to_move]}'s turn")
        match.apply(words)
        yield match


def is_legal(match: Match, name: str, words: str) -> bool:
    """Whether the seat of this name may decide this now."""
    try:
        match.copy().apply(words)
    except LudiError:
        return False
    return str(match.names[match.state.to_move]) == name


def confirm(match: Match) -> None:
    """Give the only answers to what is asked just to be confirmed: an example may leave them out."""
    while len(match.legal_actions()) == 1:
        match.apply(match.legal_actions()[0])


def expect(scenario: Scenario, match: Match, sheet: dict[str, dict[str, int]]) -> list[str]:
    """What is not as expected, one line each; `sheet`: the scores at the beginning."""
    gained = {
        name: {source: points - sheet[name][source] for source, points in row.items()}
        for name, row in match.scores().items()
    }
    differences: list[str] = []
    for key, expected in scenario.then.items():
        differences += EXPECTATIONS[key](match, expected, gained)
    return differences


def compare(expected: Any, found: Any, where: str) -> list[str]:
    """What differs: dictionaries as subsets, everything else exactly."""
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = []
        for key, value in expected.items():
            if key in found:
                lines += compare(value, found[key], f"{where}.{key}")
            else:
                lines.append(
                    f"{where}.{key}: expected {value!r}, but there is only {', '.join(map(str, found)) or 'nothing'}"
                )
        return lines
    if expected == found:
        return []
    return [f"{where}: expected {expected!r}, found {found!r}"]


def _legal(match: Match, expected: list[str], _: Any) -> list[str]:
    lines = []
    for words in expected:
        try:
            match.copy().apply(words)
        except IllegalMove as error:
            lines.append(f"legal: {words!r} was refused: {error}")
    return lines


def _illegal(match: Match, expected: list[dict[str, str]], _: Any) -> list[str]:
    lines = []
    for item in expected:
        before = bytes(match)
        try:
            match.copy().apply(item["move"])
        except IllegalMove as error:
            if item.get("because", "").lower() not in str(error).lower():
                lines.append(
                    f"illegal: {item['move']!r} was refused with {str(error)!r}, expected {item['because']!r} in it"
                )
        else:
            lines.append(f"illegal: {item['move']!r} was accepted")
        if bytes(match) != before:
            lines.append(f"illegal: {item['move']!r} changed the state")
    return lines


Expectation = Callable[[Match, Any, Any], list[str]]
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
