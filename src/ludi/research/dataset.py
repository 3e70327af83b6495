"""Games between bots as a data set: shards with every decision as numbers and the records, and an index with checksums.

Each shard is played independently from its seed, so shards can be made anywhere, in any order, and made again.
"""

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import ludi
from ludi.bots import arena
from ludi.bots.workers import Workers
from ludi.kernel.errors import LudiError
from ludi.kernel.record import Record
from ludi.kernel.words import WORDS
from ludi.research.table import Table

INDEX = "index.json"
Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Plan:
    """What is played: the games of an arena tournament, and how many per shard."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    shard: int = 50

    def event(self) -> arena.Event:
        return arena.Event(self.game, self.bots, self.players, self.games, self.seed, dict(self.options))

    def shards(self) -> list[tuple[int, list[arena.Pairing]]]:
        games = list(arena.pairings(self.event()))
        return [(at // self.shard, games[at : at + self.shard]) for at in range(0, len(games), self.shard)]


def rows_of(record: Record, number: int) -> Iterator[dict[str, Any]]:
    """Every real decision of a record: what was seen, legal and decided, and the final result."""
    game = ludi.load(record.game)
    end = record.replay(game)
    table = Table(game, end.players, end.options)
    places = game.places_of(end.state)
    for step in end.steps:
        table.look(step.before)
        if table.mask.sum() > 1:
            balance = sum(int(np.sign(other - places[step.seat])) for other in places)
            yield {
                "features": table.observe(step.seat),
                "masks": np.packbits(table.mask.astype(np.bool_)),
                "actions": np.int32(step.action),
                "seats": np.int8(step.seat),
                "results": np.float32(balance / (end.players - 1)),
                "games": np.int32(number),
            }


def play_shard(plan: Plan, shard: tuple[int, list[arena.Pairing]]) -> tuple[int, bytes]:
    """A shard as the bytes of an NPZ file. They depend only on the plan: not on times or the order of work."""
    number, pairings = shard
    records: list[str] = []
    rows: list[dict[str, Any]] = []
    for pairing in pairings:
        result, record = arena.play(plan.event(), pairing)
        if result.failed:
            raise LudiError(WORDS("game-failed", n=pairing.number, problem=result.failed))
        records.append(record.dumps())
        rows += rows_of(record, pairing.number)
    arrays = {name: np.stack([row[name] for row in rows]) for name in rows[0]}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        for name, array in {**arrays, "records": np.array(records)}.items():
            content = io.BytesIO()
            np.save(content, array)
            file.writestr(zipfile.ZipInfo(f"{name}.npy"), content.getvalue(), zipfile.ZIP_DEFLATED)
    return number, packed.getvalue()


def write(folder: Path, plan: Plan, workers: Workers) -> Iterator[int]:
    """Make a data set's missing shards; yields the number of each finished one. A second run resumes."""
    arena.check(plan.event())
    folder.mkdir(parents=True, exist_ok=True)
    index = _index(folder, plan)
    there = index["shards"]
    for number in map(int, there):
        yield number
    left = [shard for shard in plan.shards() if str(shard[0]) not in there]
    for number, content in workers.run(partial(play_shard, plan), left):
        _replace(folder / f"{number:05}.npz", content)
        there[str(number)] = hashlib.sha256(content).hexdigest()
        _replace(folder / INDEX, json.dumps(index, indent=1).encode())
        yield number


def _index(folder: Path, plan: Plan) -> dict[str, Any]:
    """The folder's shards for this plan; damaged ones are made again."""
    told = json.loads(json.dumps(asdict(plan)))
    if not (folder / INDEX).exists():
        return {"plan": told, "shards": {}}
    index: dict[str, Any] = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    if {**index["plan"], "games": 0} != {**told, "games": 0}:
        raise LudiError(WORDS("other-dataset", folder=str(folder), file=INDEX))
    whole = {number: _checksum(folder, int(number)) for number in index["shards"]}
    kept = {number: found for number, found in index["shards"].items() if whole[number] == found}
    last = len(kept) and max(map(int, kept))
    if index["plan"]["games"] != told["games"]:  # the last shard may have been shorter
        kept.pop(str(last), None)
    return {"plan": told, "shards": kept}


def _checksum(folder: Path, number: int) -> str:
    file = folder / f"{number:05}.npz"
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else ""


def _replace(file: Path, content: bytes) -> None:
    """Write the whole file, or leave the old one as it was."""
    part = file.with_name(file.name + ".part")
    part.write_bytes(content)
    part.replace(file)


class Dataset:
    """A data set to learn from. Iterating yields a dictionary of arrays per shard, verified against its checksum.

    `features` (float32), `masks` (bool), `actions`, `seats`, `results` (-1 to 1, for the player who decided), `games`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.index: dict[str, Any] = json.loads((folder / INDEX).read_text(encoding="utf-8"))

    def __len__(self) -> int:
        """The number of shards."""
        return len(self.index["shards"])

    def __iter__(self) -> Iterator[Arrays]:
        for number in sorted(map(int, self.index["shards"])):
            arrays = self._read(number)
            del arrays["records"]
            yield arrays

    def _read(self, number: int) -> Arrays:
        if _checksum(self.folder, number) != self.index["shards"][str(number)]:
            raise LudiError(WORDS("bad-shard", n=number, folder=str(self.folder)))
        with np.load(self.folder / f"{number:05}.npz") as file:
            arrays: Arrays = dict(file)
        actions = ludi.load(self.index["plan"]["game"]).actions
        arrays["masks"] = np.unpackbits(arrays["masks"], axis=1, count=actions).astype(np.bool_)
        return arrays

    def records(self) -> Iterator[Record]:
        """The games themselves, for replaying."""
        for number in sorted(map(int, self.index["shards"])):
            yield from (Record.loads(str(text)) for text in self._read(number)["records"])
