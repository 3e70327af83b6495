"""Whatever happens in a game can be said in every language, and typed."""

from random import Random

import pytest

from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.scenario import play, read_scenarios
from ludi.kernel.words import languages, speaking

from .play import scaled

spoken = pytest.mark.parametrize("language", languages())


@spoken
def test_whole_games(game: Game, language: str) -> None:
    """Each line of the log, each choice and what it brings, why an action is refused; and choices are told apart."""
    chance = Random(13)
    with speaking(language):
        for seed in range(scaled(4)):
            players = chance.choice(game.about.player_counts)
            match = game.new(players=players, seed=seed, names=["Ada", "Bo", "Cy", "Dan", "Eve"][:players])
            said = 0
            while not match.over:
                moves = match.legal()
                words = [str(move.words) for move in moves]
                assert len(set(words)) == len(words), words
                if len(match.steps) % 7 == 0:
                    check_question(match)
                match.apply(chance.choice(moves))
            for entry in match.log:
                for told in entry.events:
                    said += bool(str(told.words).strip())
            assert said > 10


def check_question(match: Match) -> None:
    game, moves = match.game, match.legal()
    for outcome in match.outcomes().values():
        str(outcome.words)
    legal = {move.action for move in moves}
    for action in Random(len(match.steps)).sample(range(game.actions), min(40, game.actions)):
        if action not in legal:
            assert str(game.why_not(match.state, action)).strip()
    with pytest.raises(IllegalMove) as refused:
        match.apply("?")
    assert "?" in str(refused.value)


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


@spoken
def test_logs_of_scenarios(game: Game, language: str) -> None:
    files = sorted((game.folder / "scenarios").glob("*.yaml"))
    said = 0
    with speaking(language):
        for scenario in [scenario for file in files for scenario in read_scenarios(file)]:
            match = play(scenario, game)
            for entry in match.log:
                said += sum(bool(str(told.words)) for told in entry.events)
    assert said
