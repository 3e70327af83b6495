"""The log as people tell it: one line per move, nothing lost, nothing told twice."""

from random import Random

import pytest

import ludi
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.story import Tale, tales
from ludi.kernel.words import Message, slug, speaking

NAMES = ["Nerva", "Titus", "Livia", "Drusus", "Flavia"]


def story(match: Match) -> list[Tale]:
    return tales(entry.events for entry in match.log)


def lines(match: Match) -> list[str]:
    return [". ".join(str(one.words) for one in tale.sentences) for tale in story(match)]


def test_everything_is_told_once_and_a_line_only_grows(game: Game) -> None:
    """What has been read aloud stays and is only appended to, unless players now share it or take it back."""
    chance = Random(4)
    match = game.new(players=game.about.max_players, seed=4)
    before: dict[int, Tale] = {}
    while not match.over and len(match.steps) < 500:
        match.apply(chance.choice(match.legal_actions()))
        now = {tale.number: tale for tale in story(match)}
        for number, tale in before.items():
            first, then = ([str(one.words) for one in told.sentences] for told in (tale, now[number]))
            if len(now[number].told[0]) == len(tale.told[0]):
                last = len(first) - 1  # its last sentence may now be shared
                assert then[:last] == first[:last]
        before = now
    events = [told for entry in match.log for told in entry.events]
    told = [id(one) for tale in story(match) for together in tale.told for one in together]
    assert len(told) == len(set(told))
    left_out = [one for one in events if id(one) not in set(told)]
    assert all(one.silent or (one.declared and one.declared.drawn) for one in left_out)
    assert [tale.number for tale in story(match)] == sorted(tale.number for tale in story(match))
    assert any(len(tale.told) > 1 for tale in story(match)) == any(kind.joins for kind in game.events.kinds.values())


def test_what_belongs_together_is_declared_with_words(game: Game) -> None:
    """Every kind that is joined exists; shared kinds have a message for sharing."""
    kinds = game.events.kinds.values()
    names = {kind.name for kind in kinds}
    for kind in kinds:
        assert set(kind.joins) <= names
        if kind.shares:
            assert f"log-{kind.shares}" in game.events.words
        if kind.each:
            assert f"log-{slug(kind.key)}.each" in game.events.words


def test_a_sowing_and_its_action_are_one_line_with_points_once() -> None:
    trajan = ludi.load("trajan")
    match = trajan.from_position(
        {
            "players": ["Nerva", "Titus"],
            "trays": {"Nerva": {"III": ["green"], "IV": []}},
        }
    )
    match.apply("sow from III")
    assert lines(match)[-1:] == ["Nerva sows green from III to IV"]
    match.apply("step")
    assert lines(match)[-1] == "Nerva sows green from III to IV. Senate: a step to 2"
    assert story(match)[-1].points == 2
    with speaking("pl"):
        assert lines(match)[-1] == "Nerva rozkłada zielony z\u00a0tacy III do IV. Senat: krok na pole 2"


def test_markers_are_told_in_the_order_they_are_dealt_and_not_before() -> None:
    trajan = ludi.load("trajan")
    match = trajan.from_position(
        {"players": ["Nerva", "Titus"], "trays": {"Nerva": {"V": ["pink", "yellow", "blue"], "I": [], "VI": []}}}
    )
    match.apply("sow from V")
    assert not lines(match)
    match.apply("yellow to VI")
    match.apply("pink to I")
    assert lines(match)[0].startswith("Nerva sows yellow, pink, blue from V to II")


@pytest.mark.parametrize(
    ("language", "think", "lack"),
    [
        ("en", "Titus and Livia think: 4 cards, a Senator", "Titus and Livia have no wood"),
        ("pl", "Titus i Livia myślą i\u00a0dobierają: 4\u00a0karty, Senatora", "Titus i Livia nie mają drewna"),
        (
            "cs",
            "Titus a\u00a0Livia přemýšlejí a\u00a0berou si: 4\u00a0karty, Senátora",
            "Titus a\u00a0Livia nemají dřevo",
        ),
        ("de", "Titus und Livia denken nach: 4\u00a0Karten, einen Senator", "Titus und Livia haben kein Holz"),
    ],
)
def test_players_who_do_the_same_share_a_line(language: str, think: str, lack: str) -> None:
    hands = {"Nerva": ["Foundry", "Palisade"], "Titus": ["Bath"], "Livia": ["Bath", "Gate"]}
    position = {
        "players": list(hands),
        "hands": hands,
        "pool": ["wood"],
        "deck": ["Wall", "Gate", "Wall", "Gate", "Bath"],
    }
    match = ludi.load("glory").from_position(position)
    for words in ("lead Legionary with Foundry", "think; draw", "think; take a Senator"):
        match.apply(words)
    with speaking(language):
        assert lines(match)[1] == think
    match.apply("demand Palisade")
    with speaking(language):
        assert lack in lines(match)[2]
    tale = story(match)[1]
    assert isinstance(tale.first.words, Message) and tale.first.seat == 1, "programs still get every event by itself"
    assert [told.parts for told in tale.told[0]] == [{"cards": 4}, {}]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Titus and Livia think: a Senator each"),
        ("pl", "Titus i Livia myślą, każdy dobiera Senatora"),
        ("cs", "Titus a\u00a0Livia přemýšlejí, každý si bere Senátora"),
        ("de", "Titus und Livia denken nach: je einen Senator"),
    ],
)
def test_what_all_of_them_do_alike_is_said_once(language: str, said: str) -> None:
    match = ludi.load("glory").from_position({"players": ["Nerva", "Titus", "Livia"], "hands": {"Nerva": ["Foundry"]}})
    for words in ("lead Legionary with Foundry", "think; take a Senator", "think; take a Senator"):
        match.apply(words)
    with speaking(language):
        assert said in lines(match)
