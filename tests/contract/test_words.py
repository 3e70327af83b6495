"""Words have one meaning: they answer the current question, or they are refused."""

import random
from collections import defaultdict, deque

import pytest

from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.state import bytes_of
from tests.contract.play import random_states, scaled

pytestmark = pytest.mark.checked


def test_words_of_another_question_are_refused(game: Game) -> None:
    """Or they are the words of an action that is legal here, too, and mean that one."""
    positions, words = sample(game, scaled(60_000))
    taken, refused, mask = set(), 0, game.new_mask()
    for phase, state_bytes in positions:
        state = game.copy(state_bytes)[0]
        game.legal(state, mask)
        for said in words:
            try:
                action = game.parse(state, said)[0]
            except IllegalMove:
                refused += 1
                continue
            if not mask[action]:
                refused += 1
            elif (meant := str(game.move(state, action).words)) != said:
                taken.add(f"{game.phases[phase]}: {said!r} was taken for {meant!r}")
    assert not taken, "\n".join(sorted(taken))
    assert len({phase for phase, _ in positions}) > len(game.phases) / 2 and refused > len(words)


def sample(game: Game, decisions: int) -> tuple[list[tuple[int, bytes]], list[str]]:
    """Two positions for each question that random games ask, and three phrases for each kind of answer."""
    chance = random.Random(1)
    positions: dict[int, deque[bytes]] = defaultdict(lambda: deque(maxlen=2))
    answered: dict[tuple[int, int], bytes] = {}
    for players in game.about.player_counts:
        for _, states, legal in random_states((game.name, players), decisions // len(game.about.player_counts)):
            if legal.size:
                phase, here = int(states[0].phase), bytes_of(states)
                positions[phase].append(here)
                answered[phase, int(chance.choice(legal))] = here
    words: dict[tuple[int, str], deque[str]] = defaultdict(lambda: deque(maxlen=3))
    for (phase, action), here in answered.items():
        move = game.move(game.copy(here)[0], action)
        words[phase, move.kind].append(str(move.words))
    return (
        [(phase, state) for phase, some in positions.items() for state in some],
        sorted({said for some in words.values() for said in some}),
    )
