"""What is kept of a drawing is what would be drawn anew."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.kernel.words import speaking
from ludi.web import drawing
from ludi.web.drawing import draw
from ludi.web.kept import Kept
from ludi.web.scene import Chair, Said, Scene, look

NAMES = ("Livia", "Marek", "Jana", "Otto")
LANGUAGES = ("en", "pl")


def course(name: str, players: int, seed: int, moves: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """A random game with what happens at a table besides: people take back, talk, go away, let bots play."""
    match, chance = ludi.load(name).new(players=players, seed=seed, names=NAMES[:players]), random.Random(seed)
    table: dict[str, Any] = {"table": "abc", "said": (), "chairs": tuple(map(Chair, NAMES[:players]))}
    for number in range(moves):
        yield match, table
        if match.over:
            return
        seat = chance.randrange(players)
        match chance.randrange(8):
            case 0:
                table |= {"said": (*table["said"], Said(seat, NAMES[seat], f"<b>{number}", 0.0, number))}
            case 1:
                chairs = list(table["chairs"])
                chairs[seat] = replace(chairs[seat], away=not chairs[seat].away, hints=chance.random() < 0.5)
                table |= {"chairs": tuple(chairs)}
            case 2 if match.to_move is not None and match.may_undo(match.to_move):
                match.undo()
            case _:
                match.apply(chance.choice(match.legal_actions()))
    table |= {"abandoned": True}
    yield match, table


@pytest.mark.parametrize("players", (2, 4))
@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_a_page_kept_up_to_date_is_the_page_drawn_anew(name: str, players: int) -> None:
    kept, chance = Kept(), random.Random(players)
    for match, table in course(name, players, seed=players, moves=150):
        for seat in (None, *range(players)):
            if chance.random() < 0.3:
                continue  # their page is not open now
            scene = look(match, seat, **table)
            for language in LANGUAGES:
                with speaking(language):
                    known, anew = draw(scene, kept), draw(scene)
                assert list(known.regions) == list(anew.regions) and known.title == anew.title
                for region, html in anew.regions.items():
                    assert known.regions[region] == html, f"{region} for seat {seat} after {len(match.steps)} decisions"
