"""Bots that crash, hang or talk nonsense never stop a table."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.bots.levels import LEVELS
from ludi.bots.program import match_of, question
from ludi.server.thinkers import COMMAND, PATIENTLY, Line, Thinkers, Worker, decided
from tests.contract.play import seats_near
from tests.serving import awaited

from .conftest import Guest, serving
from .test_api import until

QUIET = "import sys, json\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
# Warming up works; thinking fails. The quick move of the interpreted worker is real.
TROUBLE = {
    "crashes": "    sys.exit(3) if asked['who'] else print(json.dumps({'action': 0}), flush=True)\n",
    "hangs": "    import time; time.sleep(60) if asked['who'] else print(json.dumps({'action': 0}), flush=True)\n",
    "talks nonsense": "    print('Ave' if asked['who'] else json.dumps({'action': 0}), flush=True)\n",
    "cheats": "    print(json.dumps({'action': -7}), flush=True)\n",
}


def thinkers(trouble: str, folder: Path) -> Thinkers:
    script = folder / "worker.py"
    script.write_text(QUIET + TROUBLE[trouble])
    found = Thinkers(deep=1, patience=1.0, command=[sys.executable, str(script)])
    found.quick = Worker(COMMAND, interpreted=True)
    return found


@pytest.mark.parametrize("trouble", list(TROUBLE))
def test_the_table_goes_on(tmp_path: Path, trouble: str) -> None:
    with serving(tmp_path, lambda: thinkers(trouble, tmp_path)) as client:
        until(lambda: client.site.thinkers.ready == set(ludi.catalogue()))
        livia = Guest(client, "Livia")
        table = livia.table("roads", LEVELS[0], "me")
        until(lambda: livia.see(table)["to_move"] == 1)


def test_without_any_worker_a_bot_still_plays(tmp_path: Path) -> None:
    """Even the quick worker may be broken: then moves are random."""

    def broken() -> Thinkers:
        found = Thinkers(deep=0)
        found.quick = Worker([sys.executable, "-c", "raise SystemExit(1)"], interpreted=True)
        return found

    with serving(tmp_path, broken) as client:
        livia = Guest(client, "Livia")
        table = livia.table("glory", LEVELS[0], "me")
        until(lambda: livia.see(table)["to_move"] == 1)


PATIENT = """import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    while asked["who"] == "first" and not os.path.exists(sys.argv[1]):
        time.sleep(0.01)
    print(json.dumps({"action": 0}), flush=True)
"""


@pytest.mark.parametrize("deep", [True, False])
def test_watched_tables_and_modest_guests_come_first(tmp_path: Path, deep: bool) -> None:
    """While a worker is busy with the first question (until a file `gate` appears), many others arrive."""
    (tmp_path / "worker.py").write_text(PATIENT)
    gate = tmp_path / "gate"

    async def ask() -> list[str]:
        found = Thinkers(deep=int(deep), command=[sys.executable, str(tmp_path / "worker.py"), str(gate)])
        found.start()
        assert found.warming is not None
        await found.warming
        match = ludi.load("roads").new()
        order: list[str] = []

        async def ask_for(name: str, owner: str, watched: bool) -> None:
            await found.choose(match, "easy", name, watched=watched, owner=owner)
            order.append(name)

        line = found.deep_line if deep else found.quick_line
        asking = [asyncio.create_task(ask_for("first", "Nero", True))]
        while line.idle:
            await asyncio.sleep(0)
        many = [("unseen", "Marek", False), ("2nd", "Nero", True), ("3rd", "Nero", True), ("hers", "Livia", True)]
        asking += [asyncio.create_task(ask_for(*one)) for one in many]
        while len(line.waiting) < len(many):
            await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(*asking)
        assert not found.asked
        await found.stop()
        return order

    assert awaited(ask()) == ["first", "hers", "2nd", "3rd", "unseen"]


HANGS_LOOKING_BACK = """import json, sys, time
for line in sys.stdin:
    while "looks" in json.loads(line):
        time.sleep(0.01)
    print(json.dumps({"action": 3}), flush=True)
"""


def test_no_bot_waits_for_an_analysis(tmp_path: Path) -> None:
    """Analyses have separate workers, whose processes end when there is nothing left to analyse."""
    (tmp_path / "worker.py").write_text(HANGS_LOOKING_BACK)

    async def ask() -> int | None:
        found = Thinkers(deep=1, command=[sys.executable, str(tmp_path / "worker.py")])
        found.ready = set(ludi.catalogue())
        found.start()
        backwards = [asyncio.create_task(found.look_back({"n": n}, "Livia")) for n in range(5)]
        while not all(worker.process for worker in found.patient):
            await asyncio.sleep(0.01)
        chosen = await found.choose(ludi.load("roads").new(), "easy", "Nero")
        assert not any(one.done() for one in backwards)
        for one in backwards:
            one.cancel()
        await asyncio.gather(*backwards, return_exceptions=True)
        await found.rest()
        assert not any(worker.process for worker in found.patient) and not found.patient_line.waiting
        await found.stop()
        return chosen

    assert awaited(ask()) == 3


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="the system has no such class")
def test_analyses_use_only_idle_processor_time() -> None:
    """At idle priority, and in a session of their own: see `patient.py`."""
    found = Thinkers(deep=1)
    assert found.patient[0].command == (*PATIENTLY, *COMMAND) and found.deep[0].command == COMMAND
    tells = "import os; print(os.sched_getscheduler(0) == os.SCHED_IDLE, os.getsid(0) == os.getpid())"
    told = subprocess.run([*PATIENTLY, sys.executable, "-S", "-c", tells], capture_output=True, text=True, check=True)
    assert told.stdout == "True True\n"


def test_cancelled_callers_keep_no_worker() -> None:
    async def wait() -> None:
        line, worker = Line(), Worker(["false"], interpreted=True)
        impatient = asyncio.create_task(line.get((False, 0)))
        patient = asyncio.create_task(line.get((False, 1)))
        await asyncio.sleep(0)
        line.put(worker)  # for the first one, which is gone before taking it
        impatient.cancel()
        assert await patient is worker
        line.put(worker)
        assert line.idle == [worker] and not line.waiting

    awaited(wait())


def test_a_worker_answers_and_ends_with_its_input() -> None:
    match = ludi.load("roads").new()

    async def ask() -> int:
        worker = Worker(Thinkers(deep=0).quick.command, interpreted=True)
        action = await worker.ask({**question(match, 1), "bot": "greedy", "who": "", "seed": 1}, 60)
        process = worker.process
        assert process is not None and process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 20) == 0
        return decided(action)

    assert awaited(ask()) in match.legal_actions()


@pytest.mark.parametrize("name", ludi.catalogue())
def test_a_bot_goes_on_from_its_own_thoughts(name: str) -> None:
    """A bot's questions look to its seat like the real match, and the questions of a turn share their beginning."""
    chance = random.Random(1)
    match = ludi.load(name).new(seats_near(name, 3), seed=4)
    lengths = set()
    last = question(match, 7)
    for _ in range(60):
        action = chance.choice(match.legal_actions())
        match.apply(action)
        if match.over:
            break
        match.forget()
        asked = question(match, 7)
        again = match_of(asked)
        assert again.view(match.to_move) == match.view(match.to_move)
        assert again.legal_actions() == match.legal_actions()
        actions = asked["turn"]["actions"]
        if actions:
            assert asked["turn"] == {**last["turn"], "actions": [*last["turn"]["actions"], action]}
        lengths.add(len(actions))
        last = asked
    assert lengths >= {0, 1}
