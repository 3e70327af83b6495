"""Every scenario of every game, as a test."""

import pytest

import ludi
from ludi.kernel.scenario import Scenario, read_scenarios, run_scenario
from ludi.registry import folder_of

pytestmark = pytest.mark.every_mode

SCENARIOS = [
    pytest.param(scenario, id=f"{game}/{file.stem}/{number}")
    for game in ludi.catalogue()
    for file in sorted((folder_of(game) / "scenarios").glob("*.yaml"))
    for number, scenario in enumerate(read_scenarios(file), 1)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    differences = run_scenario(scenario, ludi.load(scenario.game))
    assert not differences, scenario.title + "\n" + "\n".join(differences)
