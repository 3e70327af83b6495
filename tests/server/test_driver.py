"""How long bots wait before their decisions are shown."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.server.driver import Driver


def driver(match: Match, pages: int = 1) -> Driver:
    table: Any = SimpleNamespace(match=match, services=SimpleNamespace(pace=0.7))
    viewers: Any = SimpleNamespace(connections=[None] * pages)
    return Driver(table, viewers)


def test_hidden_forced_decisions_take_as_long_as_real_ones() -> None:
    chance, seen = random.Random(3), set()
    for seed in range(40):
        match = ludi.load("glory").new(players=3, seed=seed)
        for _ in range(120):
            if match.over:
                break
            one, bots = len(match.legal_actions()) == 1, driver(match)
            bots.thought = 4.0
            private = match.game.questions[match.state.phase].private
            if one and private:
                assert bots.pause(0.1, again=False) == bots.pause(0.1, again=True) == pytest.approx(3.9)
                polled = driver(match, pages=0)
                polled.thought = 4.0
                assert polled.pause(0.1, again=False) == pytest.approx(3.9), "a program that polls learns no more"
            elif one:
                assert bots.pause(0.1, again=False) == pytest.approx(0.6)
                assert driver(match, pages=0).pause(0.1, again=False) == 0.0, "nobody is looking"
            else:
                assert bots.pause(5.0, again=False) == 0.0 and bots.thought == 5.0
                assert bots.pause(0.1, again=True) == pytest.approx(0.25) and bots.thought == 0.1
            seen.add((one, private))
            match.apply(chance.choice(match.legal_actions()))
        if seen >= {(True, True), (False, True), (False, False)}:
            return
    pytest.fail(f"only {seen} came up")
