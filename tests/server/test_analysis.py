"""Analyses, exercises and hints on the server; their findings are made up here."""

import asyncio
import re
import time
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludi
from ludi.bots.analysis import Analysis, jobs, match_at, move
from ludi.bots.levels import levels_of
from ludi.kernel.match import Match
from ludi.registry import catalogue
from tests.server.conftest import AtRandom, Client, Guest, serving

GAME = "roads"


def made_up(match: Match, action: int | None) -> dict[str, Any]:
    """The first legal decision is the best, any other a blunder."""
    first = match.legal_actions()[0]

    def told(one: int, chance: float) -> dict[str, Any]:
        rest = (1 - chance) / (match.players - 1)
        chances = [chance if seat == match.to_move else rest for seat in range(match.players)]
        sources = [chance * 10 for _ in match.game.sources]
        data = move(match.game.move(match.state, one))
        line = [{"seat": match.to_move, **data}]
        return {**data, "chances": chances, "points": [20.0] * match.players, "sources": sources, "line": line}

    shown = [told(one, 0.6 - 0.1 * n) for n, one in enumerate(match.legal_actions()[:3])]
    found: dict[str, Any] = {"best": first, "games": 64, "candidates": shown}
    if action is not None:
        best = action == first
        found |= {"mark": "best" if best else "blunder", "loss": 0.0 if best else 0.4, "error": 0.02}
        found["played"] = told(action, 0.6 if best else 0.2)
    return found


def judged(match: Match, most: int = 1000) -> Analysis:
    """A made-up analysis of a match's first decisions."""
    found = Analysis("hard")
    for n in jobs(match)[:most]:
        before, step = match_at(match, n), match.steps[n]
        told = made_up(before, step.action) if len(before.legal_actions()) > 1 else {}
        found.add({"n": n, "seat": step.seat, "action": step.action} | told)
    return found


class Quick(AtRandom):
    """Workers that answer immediately."""

    def __init__(self) -> None:
        super().__init__(deep=1)
        self.ready, self.looked, self.stops_after = set(catalogue()), 0, 10**9

    def start(self) -> None:
        pass

    async def look_back(self, question: dict[str, Any], owner: str) -> dict[str, Any]:
        self.looked += 1
        if self.looked > self.stops_after:
            raise RuntimeError("the server ends")
        match = ludi.load(question["game"]).resume(b64decode(question["before"]), question["names"])
        told = {"n": question["n"], "seat": match.to_move, "action": question["action"]}
        return told | (made_up(match, question["action"]) if len(match.legal_actions()) > 1 else {})

    async def look_ahead(self, match: Match, level: str, action: int | None, owner: str) -> dict[str, Any] | None:
        assert level == levels_of(match.game.name)[-1], "the strongest there is"
        return made_up(match, action)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("analysis"), Quick) as found:
        yield found


def played(guest: Guest) -> str:
    """A game played to its end, always taking the last choice."""
    table = guest.table(GAME, "me", "easy")
    while (told := guest.see(table))["status"] != "over":
        if told["choices"]:
            guest.move(table, told["number"], told["choices"][-1]["action"])
    return str(table["id"])


def finished(guest: Guest, path: str) -> dict[str, Any]:
    for _ in range(600):
        told: dict[str, Any] = guest.get(path).json()
        if told["finished"]:
            return told
        time.sleep(0.02)
    raise AssertionError(told)


def text_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_finished_game_is_analysed_and_its_mistakes_are_exercises(quick: Client) -> None:
    aurelia = Guest(quick, "Aurelia")
    table = played(aurelia)
    path = f"/api/tables/{table}/analysis"
    assert aurelia.get(path).json() == {"running": False, "finished": False, "done": 0, "total": 0, "analysis": None}
    assert "Analyse" in text_of(aurelia.get(f"/t/{table}/score"))
    assert aurelia.get(f"/t/{table}/exercises").status_code == 404
    assert aurelia.post(path).status_code == 202
    told = finished(aurelia, path)
    assert told["done"] == told["total"] == len(told["analysis"]["moments"]) > 10
    again = aurelia.post(path).json()
    assert again["finished"] and not again["running"], "findings are kept"

    blunders = [one for one in told["analysis"]["moments"] if one.get("mark") == "blunder"]
    mine = [one for one in blunders if one["seat"] == 0]
    assert mine
    page = text_of(aurelia.get(f"/t/{table}/replay?at={mine[0]['n'] + 1}&seat=0"))
    sentences = ("Costs Aurelia 40% win chance", "What was better", "Luck and skill", "Next mistake", "judged--blunder")
    for words in sentences:
        assert words in page
    standing = page[page.index('id="standing"') :]
    assert "20%" in standing[: standing.index("</li>")] and "−40" in standing, "as in what it cost"
    for guest, first in ((aurelia, mine[0]), (Guest.nobody(quick), blunders[0])):
        opened = text_of(guest.get(f"/t/{table}/replay"))
        assert f'data-at="{first["n"] + 1}" data-last' in opened, "it opens at the costliest decision, one's own first"
    score = text_of(aurelia.get(f"/t/{table}/score"))
    for words in ("Luck and skill", "good moves", f"See the {len(mine)} mistakes", "How is this measured?"):
        assert words in score
    assert f'href="/t/{table}/replay?at={mine[0]["n"] + 1}"' in score and f'href="/t/{table}/exercises"' in score
    assert 'data-mark="better"' in page and "is-legal" not in page, "the better move is on the board"
    assert aurelia.get(f"/t/{table}/replay?at=9999").status_code == 404
    step = aurelia.get(f"/t/{table}/replay/{mine[0]['n'] + 1}?seat=0").json()
    assert step["from"] == mine[0]["n"]
    as_played = aurelia.get(f"/t/{table}/replay/{mine[0]['n'] + 1}?seat=0&choice={mine[0]['action']}").json()
    assert as_played["from"] == as_played["at"] and "data-mark" not in "".join(as_played["regions"].values())
    assert "Costs Aurelia 40% win chance" in step["regions"]["analysis"]

    found = quick.get(f"/t/{table}/exercises", headers=aurelia.headers, follow_redirects=True)
    assert "Aurelia decides: what is better?" in text_of(found)
    exercise = f"/t/{table}/exercises/{mine[0]['n']}"
    assert str(found.url).endswith(exercise)

    def tries(action: int) -> str:
        answer = aurelia.post(f"{exercise}/moves", number=0, action=action)
        return str(answer.json()["updates"][0]["regions"]["coach"]) if answer.is_success else answer.json()["detail"]

    assert "That is the move played: it costs 40%" in tries(mine[0]["action"])
    assert "Well spotted: a 60% chance of winning" in tries(mine[0]["best"])
    assert tries(10**6 % ludi.load(GAME).actions) != ""
    pages = [text_of(aurelia.get(f"/t/{table}/exercises/{one['n']}")) for one in mine]
    assert len(pages) > 3 and not any('data-do="undo' in page for page in pages), "there is nothing to go back to"


def test_a_game_that_goes_on_is_not_analysed(quick: Client) -> None:
    aurelia = Guest(quick, "Aurelia")
    path = f"/api/tables/{aurelia.table(GAME, 'me', 'easy')['id']}/analysis"
    for answer in (aurelia.get(path), aurelia.post(path)):
        assert answer.status_code == 403 and "once the game is over" in answer.json()["detail"]


def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    class Stopping(Quick):
        def __init__(self) -> None:
            super().__init__()
            self.stops_after = 5

    with serving(tmp_path, Stopping) as client:
        aurelia = Guest(client, "Aurelia")
        table = played(aurelia)
        path = f"/api/tables/{table}/analysis"
        aurelia.post(path)
        while aurelia.get(path).json()["running"]:
            time.sleep(0.02)
        assert not aurelia.get(path).json()["finished"]
    with serving(tmp_path, Quick) as client:
        aurelia.client = client
        told = finished(aurelia, path)
        assert told["done"] == told["total"]
        thinkers = client.site.thinkers
        assert isinstance(thinkers, Quick) and thinkers.looked == told["total"]


def test_only_few_analyses_at_once(tmp_path: Path) -> None:
    class Waiting(Quick):
        async def look_back(self, question: dict[str, Any], owner: str) -> dict[str, Any]:
            await asyncio.Event().wait()
            raise AssertionError

    with serving(tmp_path, Waiting) as client:
        marcus = Guest(client, "Marcus")
        path = f"/api/tables/{played(marcus)}/analysis"
        assert [marcus.post(path, open=everything).status_code for everything in (False, True, False)] == [202] * 3
        answer = marcus.post(f"/api/tables/{played(marcus)}/analysis")
        assert answer.status_code == 429 and "already being analysed" in answer.json()["detail"]


def test_no_analysis_without_workers(client: Client) -> None:
    marcus = Guest(client, "Marcus")
    answer = marcus.post(f"/api/tables/{played(marcus)}/analysis")
    assert answer.status_code == 409 and "no bots that could analyse" in answer.json()["detail"]


def test_hints_against_bots_and_the_coach(quick: Client) -> None:
    aurelia = Guest(quick, "Aurelia")
    table = aurelia.table(GAME, "me", "easy")["id"]
    path = f"/api/tables/{table}"
    while not (told := aurelia.get(path).json())["choices"]:
        time.sleep(0.01)
    actions = [choice["action"] for choice in told["choices"]]
    hint = aurelia.post(f"{path}/hint", number=told["number"]).json()
    assert [one["action"] for one in hint["candidates"]] == actions[:3]
    assert hint["candidates"][0]["chance"] == 0.6 and hint["candidates"][0]["reasons"] and not hint["yours"]
    assert 'data-hint="' in hint["html"] and not hint["warning"]
    worse = aurelia.post(f"{path}/hint", number=told["number"], action=actions[-1]).json()
    assert worse["mark"] == "blunder" and worse["loss"] == 0.4 and worse["yours"]["chance"] == 0.2
    assert "This costs you 40% win chance. Take it back?" in worse["warning"] and "Play it anyway" in worse["warning"]
    assert aurelia.post(f"{path}/hint", number=told["number"] + 1).status_code == 409
    page = text_of(aurelia.get(f"/t/{table}"))
    assert 'id="hints"' in page and "Warn me before a costly move" in page


def test_the_coach_comes_along_to_every_table_and_every_device(tmp_path: Path) -> None:
    def switches(guest: Guest) -> list[str]:
        page = text_of(guest.get(f"/t/{guest.table(GAME, 'me', 'easy')['id']}"))
        return re.findall(r'name="(coach|hints)" checked', page)

    with serving(tmp_path, Quick) as client:
        aurelia, marcus = Guest(client, "Aurelia"), Guest(client, "Marcus")
        assert switches(aurelia) == []
        assert Guest.nobody(client).post("/api/guests/advice", coach=True, hints=False).status_code == 401
        assert aurelia.post("/api/guests/advice", coach=True, hints=False).status_code == 200
        assert switches(aurelia) == ["coach"] and switches(marcus) == []
    with serving(tmp_path, Quick) as client:
        aurelia.client = client
        assert switches(aurelia) == ["coach"], "it is kept"
        aurelia.post("/api/guests/advice", coach=False, hints=True)
        assert switches(aurelia) == ["hints"]


def test_hints_among_people_need_everybodys_consent(quick: Client) -> None:
    aurelia, flavia = Guest(quick, "Aurelia"), Guest(quick, "Flavia")

    def sat_down(**more: Any) -> str:
        path = f"/api/tables/{aurelia.table(GAME, 'me', 'friend', **more)['id']}"
        key = aurelia.get(path).json()["seats"][1]["key"]
        assert flavia.post(f"{path}/seats/1/sit", key=key).status_code == 200
        return path

    def asks(path: str) -> Any:
        who = next(one for one in (aurelia, flavia) if one.get(path).json()["choices"])
        return who.post(f"{path}/hint", number=who.get(path).json()["number"])

    path = sat_down()
    assert asks(path).status_code == 403 and "everyone agrees" in asks(path).json()["detail"]
    assert aurelia.post(f"{path}/hints", agree=True).status_code == 200
    assert asks(path).status_code == 403
    assert "Still missing: Flavia" in text_of(aurelia.get(path.replace("/api/tables", "/t")))
    flavia.post(f"{path}/hints", agree=True)
    assert asks(path).status_code == 200
    aurelia.post(f"{path}/hints", agree=False)
    assert asks(path).status_code == 403
    assert asks(sat_down(hints=True)).status_code == 200, "agreed when the table was made"
