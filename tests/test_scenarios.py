"""Every scenario of every game, as a test."""

from pathlib import Path

import pytest

import ludi
from ludi.kernel.scenario import Scenario, read_scenarios, run_scenario

pytestmark = pytest.mark.every_mode

GAMES = Path(ludi.__file__).parent / "games"
SCENARIOS = [
    pytest.param(scenario, id=f"{file.parent.parent.name}/{file.stem}/{number}")
    for file in sorted(GAMES.glob("*/scenarios/*.yaml"))
    for number, scenario in enumerate(read_scenarios(file), 1)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    differences = run_scenario(scenario, ludi.load(scenario.game))
    assert not differences, scenario.title + "\n" + "\n".join(differences)
