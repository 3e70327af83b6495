"""Everything that happens in a game can be said in every language, and typed."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from ludi.kernel.errors import BadPosition, IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.scenario import play, read_scenarios
from ludi.kernel.state import State
from ludi.kernel.story import tales
from ludi.kernel.words import Message, languages, speaking

from .play import scaled

spoken = pytest.mark.parametrize("language", languages())


def in_each_language() -> Iterator[str]:
    """Switch to each language in turn."""
    for language in languages():
        with speaking(language):
            yield language


def test_whole_games(game: Game) -> None:
    """Every line of the log, every choice with its effects, every refusal; and choices have distinct words."""
    chance = Random(13)
    for seed in range(scaled(4)):
        players = chance.choice(game.about.player_counts)
        match = game.new(players=players, seed=seed, names=["Ada", "Bo", "Cy", "Dan", "Eve"][:players])
        while not match.over:
            moves = match.legal()
            for language in in_each_language():
                words = [str(move.words) for move in moves]
                assert len(set(words)) == len(words), (language, words)
            if len(match.steps) % 7 == 0:
                check_question(match)
            match.apply(chance.choice(moves))
        for language in in_each_language():
            assert check_log(match) > 10, language


def check_question(match: Match) -> None:
    game, legal = match.game, set(match.legal_actions())
    asked = Random(len(match.steps)).sample(range(game.actions), min(40, game.actions))
    outcomes, refused = match.outcomes().values(), [a for a in asked if a not in legal]
    reasons = [game.why_not(match.state, action) for action in refused]
    for language in in_each_language():
        for outcome in outcomes:
            str(outcome.words)
        assert all(str(reason).strip() for reason in reasons), language
        with pytest.raises(IllegalMove) as error:
            match.apply("?")
        assert "?" in str(error.value)


def check_log(match: Match) -> int:
    """Check that all of it can be said; returns the number of events."""
    lines = tales(entry.events for entry in match.log)
    assert all(str(one.words).strip() for tale in lines for one in tale.sentences)
    return sum(bool(str(told.words).strip()) for entry in match.log for told in entry.events)


@spoken
def test_what_is_shown_can_be_typed(game: Game, language: str) -> None:
    """In the chosen language, and always in English."""
    chance = Random(7)
    match = game.new(players=2, seed=5)
    for _ in range(scaled(60)):
        if match.over:
            break
        move = chance.choice(match.legal())
        english = str(move.words)
        with speaking(language):
            assert game.parse(match.state, str(move.words)) == [move.action]
            assert game.parse(match.state, english)[0] == move.action
        match.apply(move)


def states_of(game: Game) -> dict[str, list[State]]:
    """A few states for each question: from random games, and from scenarios for rare ones."""
    found: dict[str, list[State]] = {}

    def keep(match: Match) -> None:
        if match.phase is not None and len(states := found.setdefault(match.phase, [])) < 8:
            states.append(match.copy().state)

    chance = Random(3)
    for seed in range(3):
        match = game.new(players=game.about.player_counts[-1], seed=seed)
        while not match.over and len(match.steps) < 400:
            keep(match)
            match.apply(chance.choice(match.legal_actions()))
    for file in sorted((game.folder / "scenarios").glob("*.yaml")):
        for scenario in read_scenarios(file):
            match = play(scenario, game)
            keep(match)
            while match.steps:
                match.undo()
                keep(match)
    return found


def test_examples_can_be_typed(game: Game) -> None:
    """All examples, in each language: none names things that do not exist, and all are understood."""
    states = states_of(game)
    assert states.keys() == {question.name for question in game.questions}
    for language in in_each_language():
        for question, some in states.items():
            examples = str(game.reader.space.words(f"ask-{question}.examples")).split(" / ")
            refused = {example: [refusal(game, state, example) for state in some] for example in examples}
            assert not {example: said for example, said in refused.items() if all(said)}, (language, question)


def refusal(game: Game, state: State, words: str) -> str:
    """The reason why words are not understood; nothing if they are, even if the action is not possible now."""
    try:
        assert game.parse(state, words)
    except IllegalMove as error:
        said = error.words
        assert isinstance(said, Message)
        return str(said) if said.key == "no-move" or "word" in said.parts else ""
    return ""


def test_logs_of_scenarios(game: Game) -> None:
    files = sorted((game.folder / "scenarios").glob("*.yaml"))
    played = [play(scenario, game) for file in files for scenario in read_scenarios(file)]
    for language in in_each_language():
        assert sum(check_log(match) for match in played), language


WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    99999,
    "x",
    [],
    ["x", "x"],
    {"x": 1},
    {"Ada": 5},
    {"Ada": ["x"]},
    {"Ada": {"x": ["y"]}},
)


def places(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all parts of a position."""
    below = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in below:
        yield (*path, key)
        yield from places(value, (*path, key))


def spoiled(position: dict[str, Any], chance: Random) -> dict[str, Any]:
    """A position with a random mistake in it."""
    position = deepcopy(position)
    *way, last = chance.choice(list(places(position)))
    part: Any = position
    for key in way:
        part = part[key]
    part[last] = deepcopy(chance.choice(WRONG))
    return position


def test_what_is_wrong_with_a_position_is_told(game: Game) -> None:
    """In the reader's language, and as key and parts for programs; no input causes any other error."""
    chance, told = Random(5), 0
    match = game.new(players=2, seed=5, names=["Ada", "Bo"])
    for number in range(scaled(600)):
        if number % 20 == 0 and not match.over:
            match.apply(chance.choice(match.legal_actions()))
        try:
            game.from_position(spoiled(match.position(), chance))
        except BadPosition as wrong:
            assert isinstance(wrong.words, Message), wrong
            said = {}
            for language in in_each_language():
                said[language] = str(wrong)
            assert len(set(said.values())) == len(said), said
            told += 1
    assert told > scaled(100)
