"""Work spread over processes and clusters: the same results everywhere, and nothing lost if a worker is killed."""

import json
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.bots import arena, workers
from ludi.bots.workers import Processes, Workers
from ludi.cli import main
from ludi.kernel.errors import LudiError
from ludi.research import dataset
from ludi.research.cluster import Cluster


class Here:
    """Does the work immediately."""

    def run(self, function: Any, jobs: Any) -> Iterator[Any]:
        return map(function, jobs)


def fragile(folder: Path, number: int) -> int:
    """The first worker on this job is killed; the next one does it."""
    mark = folder / str(number)
    if number == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def deadly(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def failing(number: int) -> int:
    raise LudiError(f"job {number} cannot be done")


def test_a_killed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sorted(Processes(1).run(partial(fragile, tmp_path), range(3))) == [0, 1, 4]
    monkeypatch.setattr(workers, "TRIES", 1)
    with pytest.raises(LudiError, match="again and again"):
        list(Processes(1).run(deadly, [1]))
    with pytest.raises(LudiError, match="job 7"):
        list(Processes(1).run(failing, [7]))


EVENT = arena.Event("tali", ("greedy", "random"), 2, 4, seed=7)
PLAN = dataset.Plan("tali", ("greedy", "random"), 2, 6, seed=7, shard=4)


def played(at_work: Workers) -> list[arena.Result]:
    """The results without times, which differ."""
    found = arena.hold(EVENT, at_work, None)
    return sorted((replace(one, seconds=()) for one in found), key=lambda one: one.number)


def test_the_same_seeds_give_the_same_results_wherever_they_run() -> None:
    assert played(Here()) == played(Processes(2))


@pytest.mark.compiled
def test_several_records_are_analysed_in_one_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"game{seed}.jsonl" for seed in range(2)]
    for seed, file in enumerate(files):
        match = ludi.load("tali").new(seed=seed)
        for _ in range(2):
            match.apply(match.legal_actions()[0])
        match.record().write(file)
    out = tmp_path / "found"
    assert main(["analyse", *map(str, files), "--json", str(out), "--level", "easy", "--jobs", "1"]) == 0
    told = [json.loads((out / f"game{seed}.json").read_text(encoding="utf-8")) for seed in range(2)]
    assert all(one["moments"] for one in told) and told[0]["position"] != told[1]["position"]
    assert str(files[1]) in capsys.readouterr().out.replace("\n", "")


# ---------------------------------------------------------------- data sets


def test_a_data_set_holds_every_decision(tmp_path: Path) -> None:
    assert list(dataset.write(tmp_path, PLAN, Here())) == [0, 1]
    data = dataset.Dataset(tmp_path)
    game, records = ludi.load("tali"), list(data.records())
    assert len(data) == 2 and len(records) == 6
    shards = list(data)
    rows = {name: np.concatenate([shard[name] for shard in shards]) for name in shards[0]}
    assert rows["features"].shape == (len(rows["actions"]), game.features) and rows["features"].dtype == np.float32
    assert rows["masks"][np.arange(len(rows["actions"])), rows["actions"]].all() and (rows["masks"].sum(1) > 1).all()
    for number, record in enumerate(records):
        match = record.replay(game)
        mine = rows["games"] == number
        decided = [step for step in match.steps if len(match.game.resume(step.before).legal_actions()) > 1]
        assert list(rows["actions"][mine]) == [step.action for step in decided]
        assert list(rows["seats"][mine]) == [step.seat for step in decided]
        first = game.resume(decided[0].before)
        assert np.array_equal(rows["features"][mine][0], first.observe(decided[0].seat))
        for seat, place in enumerate(match.places().values()):
            assert (np.sign(rows["results"][mine & (rows["seats"] == seat)]) == (1 if place == 1 else -1)).all() or (
                list(match.places().values()).count(1) > 1
            )


def test_a_data_set_resumes_where_it_stopped(tmp_path: Path) -> None:
    there, again = tmp_path / "one", tmp_path / "two"
    list(dataset.write(there, PLAN, Here()))
    list(dataset.write(again, PLAN, Here()))
    for file in ("00000.npz", "00001.npz", dataset.INDEX):
        assert (there / file).read_bytes() == (again / file).read_bytes(), "the same plan, the same bytes"

    made: list[int] = []

    class Counting(Here):
        def run(self, function: Any, jobs: Any) -> Iterator[Any]:
            made.extend(number for number, _ in jobs)
            return super().run(function, jobs)

    whole = (there / "00000.npz").read_bytes()
    (there / "00000.npz").write_bytes(whole[:-9])
    with pytest.raises(LudiError, match="damaged"):
        list(dataset.Dataset(there))
    list(dataset.write(there, PLAN, Counting()))
    assert made == [0] and (there / "00000.npz").read_bytes() == whole
    made.clear()
    list(dataset.write(there, replace(PLAN, games=12), Counting()))
    assert made == [1, 2] and len(dataset.Dataset(there)) == 3
    with pytest.raises(LudiError, match="another data set"):
        list(dataset.write(there, replace(PLAN, seed=8), Here()))


# ---------------------------------------------------------------- Ray


def slow(number: int) -> int:
    time.sleep(0.5)
    return number * number


def test_a_ray_cluster_of_two_nodes(tmp_path: Path) -> None:
    """The same results as locally; the work of a killed worker or a lost node is redone."""
    pytest.importorskip("ray", reason='Ray is not installed: pip install "ludi[ray]"')
    import ray
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        _, other = nodes.add_node(num_cpus=1), nodes.add_node(num_cpus=1)
        cluster = Cluster(nodes.address)
        assert ray.cluster_resources()["CPU"] == 2 and len(ray.nodes()) == 3  # the head node does no work
        assert played(cluster) == played(Here())
        assert sorted(cluster.run(partial(fragile, tmp_path), range(3))) == [0, 1, 4]
        made = {}
        for where, at_work in (("cluster", cluster), ("here", Here())):
            list(dataset.write(tmp_path / where, PLAN, at_work))
            made[where] = [file.read_bytes() for file in sorted((tmp_path / where).glob("*.npz"))]
        assert len(made["here"]) == 2 and made["cluster"] == made["here"]
        found = []
        for number in cluster.run(slow, range(8)):
            found.append(number)
            if len(found) == 2:
                nodes.remove_node(other, allow_graceful=False)
        assert sorted(found) == [n * n for n in range(8)]
    finally:
        ray.shutdown()
        nodes.shutdown()
