"""The analysis finds a blunder planted into a game between bots. It takes a while, so only one mode runs it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.bots.analysis import Analysis, jobs, judge, match_at
from ludi.bots.levels import settings_of
from ludi.kernel.jit import INTERPRETED

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(INTERPRETED, reason="takes too long interpreted")]
PLANTED = json.loads(Path(__file__).with_name("planted.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("plant", PLANTED, ids=[one["game"] for one in PLANTED])
def test_a_planted_blunder_is_among_the_three_costliest(plant: dict[str, Any]) -> None:
    """Whole games between bots; `benchmarks/planted.py` found the blunders without the analysis, and plays more of
    them.

    With fewer iterations and games than `hard` has.
    """
    match = ludi.load(plant["game"]).new(players=plant["players"], seed=plant["seed"])
    for action in plant["actions"]:
        match.apply(action)
    assert match.over
    analysis, settings = Analysis("hard"), replace(settings_of(match.game, "hard"), iterations=500)
    most = analysis.questions(match)[0]["most"] // 2
    for n in jobs(match):
        before = match_at(match, n)
        if len(before.legal_actions()) > 1:  # moments with a decision only, without luck
            analysis.add(judge(n, before, match.steps[n].action, before, settings, most=most))
    assert plant["planted"] in [one["n"] for one in analysis.costliest[:3]], analysis.costliest[:5]
    assert analysis.moments[plant["planted"]]["mark"] in ("mistake", "blunder")
