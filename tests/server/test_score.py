"""The score page: its points over time are those of the game, and the best moments link to where they happened."""

import re
from typing import Any

from ludi.kernel.game import Game
from ludi.server import replay, score
from ludi.server.table import Table
from tests.contract.play import seats_near

from .conftest import Guest, Person
from .test_api import BOT, until


def played(livia: Guest, game: str) -> dict[str, Any]:
    """A finished game."""
    table = livia.table(game, BOT, "me", *[BOT] * (seats_near(game, 3) - 2))
    livia.post(f"/api/tables/{table['id']}/seats/1/stand-in", level=BOT)
    until(lambda: livia.see(table)["status"] == "over")
    return table


def inside(livia: Guest, table: dict[str, Any]) -> Table:
    return livia.client.site.hall.get(table["id"])


def test_points_grow_as_they_did_in_the_game(person: Person, game: Game) -> None:
    livia = person("Livia")
    over = played(livia, game.name)
    table = inside(livia, over)
    assert table.match is not None
    found = score.course(table)
    moments = len(table.match.steps)
    assert len(found.played) == moments + 1
    counted = [source.name for source in score.sources_of(game.name, game.sources) if not source.at_end]
    for n in (0, moments // 3, moments // 2, moments):
        sheet = game.scores_of(replay.moment(table, n).state)
        assert found.played[n] == [sum(sheet[seat][name] for name in counted) for seat in sorted(sheet)]
    begins = [moment for moment, _name in found.sections]
    assert begins == sorted(begins) and len(begins) > 1 and begins[-1] <= moments
    best = score.best_moments(table)
    assert best and all(len(str(one.words)) > 3 for one in best)
    for one in best:
        assert found.played[one.moment][one.seat] - found.played[one.moment - 1][one.seat] == one.points
    most = max(b[s] - a[s] for a, b in zip(found.played, found.played[1:], strict=False) for s in range(len(a)))
    assert max(one.points for one in best) == most
    check_page(livia, game, over)


def check_page(livia: Guest, game: Game, table: dict[str, Any]) -> None:
    """Check that all of it is on the page."""
    seen = livia.see(table)
    page = livia.get(f"/t/{table['id']}/score").text
    assert page.count('<svg class="chart chart--points"') == 2, "one for a screen, one for a phone"
    label = re.search(r'role="img" aria-label="Points over time. At the end: ([^"]*)\."', page)
    assert label
    for row, seat in zip(seen["sheet"].values(), seen["seats"], strict=True):
        assert f"{seat['name']} {row['total']}".replace("-", "−") in label[1]
    for n in re.findall(r'href="/t/[\w-]+/replay\?at=([1-9]\d*)"', page):
        assert 0 < int(n) <= len(inside(livia, table).match.steps)  # type: ignore[union-attr]
    assert "style=" not in page, "the content security policy allows none"
    for source in game.sources:
        assert all(f"<b>{n}" in page for row in seen["sheet"].values() if (n := row[source]) > 0)


def test_games_of_older_rules_have_a_score_without_charts(person: Person, monkeypatch: Any) -> None:
    livia = person("Livia")
    table = played(livia, "tali")

    def changed(*_asked: Any) -> int:
        raise ValueError("other rules")

    monkeypatch.setattr("ludi.server.moves.play_entries", changed)
    page = livia.get(f"/t/{table['id']}/score")
    assert page.status_code == 200 and "chart--points" not in page.text
    assert not re.search(r"replay\?at=[1-9]", page.text), "no moment of it can be shown"


def test_a_running_game_has_no_score_page(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", "me", BOT)
    answer = livia.get(f"/t/{table['id']}/score")
    assert answer.status_code == 303 and answer.headers["location"] == f"/t/{table['id']}"
