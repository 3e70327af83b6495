"""Trains a network by playing: rounds of self-play, training, and a duel against the last accepted version.

Everything is in one folder: the plan with its seed and versions, the rows of every round, the networks, the duels'
games, and all figures in `log.jsonl`. An interrupted run resumes there, with the same result.
"""

import json
import platform
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

import ludi
from ludi.bots import arena, net as nets
from ludi.bots.levels import settings_of
from ludi.bots.search import Search, Settings
from ludi.bots.workers import Workers
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.words import WORDS
from ludi.research import selfplay, training
from ludi.research.selfplay import Arrays, Games

Figures = dict[str, Any]
LEVEL = "expert"  # the search to beat; its settings are kept except for what is learned
UNHURRIED = "seconds=600+turn_seconds=6000"
POSITIONS = 12  # for measuring the time per iteration


@dataclass(frozen=True)
class Plan:
    """How a game is learned. More rounds can be added; everything else is fixed for a folder."""

    game: str
    games: int = 30_000  # per round, for all numbers of players together
    keep: float = 0.013  # see `selfplay.Games`
    search: int = 0
    think: int = 0
    trust: float = 0.5
    stray: int = 0
    walks: int = 0
    learned: float = 1.0  # the network's share in judging a leaf; see `search.Settings`
    explore: float = 0.3
    first: int = 32  # sizes of the hidden layers
    second: int = 16
    epochs: int = 2
    duel: int = 40  # games of a duel, per number of players
    iterations: int = 300  # of the searches in a duel
    seed: int = 0
    shard: int = 1000  # games per job


class Learning:
    """A folder in which a game is being learned."""

    def __init__(self, folder: Path, plan: Plan, workers: Workers) -> None:
        self.folder, self.plan, self.workers = folder, plan, workers
        self.game = ludi.load(plan.game)
        if "+" in str(folder.absolute()):
            raise LudiError(WORDS("no-plus", folder=str(folder)))
        for name in ("rows", "nets", "duels"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self._begin()

    def _begin(self) -> None:
        """Save the plan, or check that the saved one is the same."""
        file = self.folder / "plan.json"
        made = {"ludi": ludi.__version__, "python": platform.python_version()}
        made |= {name: version(name) for name in ("numpy", "numba")} | {"features": nets.declared(self.game)}
        told = {"plan": asdict(self.plan), "made with": made}
        if file.exists() and json.loads(file.read_text(encoding="utf-8"))["plan"] != told["plan"]:
            raise LudiError(WORDS("other-plan", folder=str(self.folder), file=str(file)))
        if not file.exists():
            file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

    # ------------------------------------------------------------ the log

    def log(self) -> list[Figures]:
        file = self.folder / "log.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        return [json.loads(line) for line in lines]

    def found(self, number: int, what: str) -> Figures | None:
        """The log entry for a step of a round."""
        return next((one for one in self.log() if one["round"] == number and one["what"] == what), None)

    def tell(self, number: int, what: str, **figures: Any) -> Figures:
        figures = {"round": number, "what": what, **figures, "at": round(time.time())}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
        return figures

    def net(self, number: int) -> Path:
        return self.folder / "nets" / f"{number}.npz"

    def accepted(self, before: int) -> int:
        """The last round before this one whose network was accepted; 0: none, only the search without a network."""
        won = [one["round"] for one in self.log() if one["what"] == "duel" and one["accepted"]]
        return max((number for number in won if number < before), default=0)

    # ------------------------------------------------------------ a round

    def rounds(self, count: int) -> Iterator[tuple[str, int, int]]:
        """Run `count` rounds; yields the current task, how much of it is done, and out of how much."""
        for number in range(1, count + 1):
            if not self.found(number, "duel"):
                yield from self.play(number)
                self.teach(number)
                yield from self.duel(number)

    def jobs(self, number: int) -> list[Games]:
        """The games of a round, in shards, equally many for each number of players."""
        plan, best, counts = self.plan, self.accepted(number), self.game.about.player_counts
        each = -(-plan.games // len(counts))
        asked = Games(
            plan.game, 0, 0, 0, plan.keep,
            search=plan.search, think=plan.think, trust=plan.trust, stray=plan.stray, walks=plan.walks,
            rows=60_000 if plan.walks else 20_000,
        )  # fmt: skip
        if best:
            asked = replace(asked, learned=plan.learned, net=str(self.net(best)))
        sizes = [(players, min(plan.shard, each - at)) for players in counts for at in range(0, each, plan.shard)]
        return [
            replace(asked, players=players, games=games, seed=plan.seed + 1_000_000 * number + n)
            for n, (players, games) in enumerate(sizes)
        ]

    def rows(self, number: int, shard: int) -> Path:
        return self.folder / "rows" / f"{number}-{shard:04}.npz"

    def play(self, number: int) -> Iterator[tuple[str, int, int]]:
        jobs = list(enumerate(self.jobs(number)))
        left = [(shard, job) for shard, job in jobs if not self.rows(number, shard).exists()]
        done, began = len(jobs) - len(left), time.perf_counter()
        yield "games", done, len(jobs)
        for shard, arrays in self.workers.run(numbered, left):
            nets.write_arrays(self.rows(number, shard), **arrays)
            done += 1
            yield "games", done, len(jobs)
        if left:
            games = sum(job.games for _, job in left)
            self.tell(number, "games", games=games, seconds=round(time.perf_counter() - began, 1))

    def teach(self, number: int) -> None:
        """Train a new network on all rows so far."""
        if self.net(number).exists():
            return
        plan, began = self.plan, time.process_time()
        rows = training.joined([read(file) for file in sorted((self.folder / "rows").glob("*.npz"))])
        net = nets.new(self.game, plan.first, plan.second, plan.seed, policy=plan.walks > 0)
        net, figures = training.fit(self.game, net, rows, training.Lesson(plan.epochs, seed=plan.seed))
        settings = settings_of(self.game, LEVEL)
        learned = f"round {number} of {json.dumps(asdict(plan))}"
        origin = nets.origin_of(self.game, settings.scale, settings.rank, learned)
        nets.save(self.net(number), net, origin)
        self.tell(number, "taught", **figures, seconds=round(time.process_time() - began, 1))

    def duel(self, number: int) -> Iterator[tuple[str, int, int]]:
        """Play the new network against the accepted one; it is accepted if it wins more than its fair share overall."""
        plan, best, counts = self.plan, self.accepted(number), self.game.about.player_counts
        new = self.bot(number, plan.iterations)
        shares, done, told = [], 0, {}
        for players in counts:
            rival = self.bot(best, plan.iterations) if best else self.searching(number, players)
            event = arena.Event(plan.game, (new, rival), players, plan.duel, plan.seed)
            results = []
            for result in arena.hold(event, self.workers, self.folder / "duels" / f"{number}-{players}"):
                if result.failed:
                    raise LudiError(WORDS("game-failed", n=result.number, problem=result.failed))
                results.append(result)
                yield "duel", done + len(results), plan.duel * len(counts)
            done += len(results)
            one = next(one for one in arena.standings(results) if one.bot == new)
            shares.append(one.win_rate * players)
            told[str(players)] = {
                "wins": one.wins, "games": one.games, "low": round(one.low, 3), "high": round(one.high, 3)
            }  # fmt: skip
        fair = sum(shares) / len(shares)
        self.tell(number, "duel", against=best, players=told, fair_shares=round(fair, 3), accepted=fair > 1)

    def bot(self, number: int, iterations: int) -> str:
        """A network's search, as a bot name for the arena."""
        plan, file = self.plan, self.net(number).absolute()
        learned = f"learned={plan.learned}+explore={plan.explore}+net={file}"
        return f"{LEVEL}+iterations={iterations}+{learned}+{UNHURRIED}"

    def searching(self, number: int, players: int) -> str:
        """The search without a network that takes as long: measured once, then kept."""
        what = f"measured {players}"
        if not (found := self.found(number, what)):
            plan, settings = self.plan, settings_of(self.game, LEVEL)
            settings = replace(settings, iterations=plan.iterations, seconds=600, turn_seconds=6000)
            learned = replace(
                settings, learned=plan.learned, explore=plan.explore, net=str(self.net(number).absolute())
            )
            times = [seconds_an_iteration(self.game, players, one) for one in (learned, settings)]
            ours, theirs = (round(1e6 * one, 1) for one in times)
            iterations = round(plan.iterations * times[0] / times[1])
            found = self.tell(number, what, us_with=ours, us_without=theirs, iterations=iterations)
        return f"{LEVEL}+iterations={found['iterations']}+{UNHURRIED}"


def numbered(job: tuple[int, Games]) -> tuple[int, Arrays]:
    return job[0], selfplay.play(job[1])


def read(file: Path) -> Arrays:
    with np.load(file) as stored:
        return dict(stored)


def seconds_an_iteration(game: Game, players: int, settings: Settings) -> float:
    """Processor time, over positions of random games; the best of four runs."""
    total = 0.0
    for seed in range(POSITIONS):
        match, chance = game.new(players=players, seed=500 + seed), np.random.default_rng(seed)
        while match.to_move is not None and (len(match.steps) < seed * 5 or len(match.legal_actions()) == 1):
            match.apply(int(chance.choice(match.legal_actions())))
        search, times = Search(seed, settings), []
        for _ in range(4 * (match.to_move is not None)):
            began = time.process_time()
            search.think(match)
            times.append(time.process_time() - began)
        total += min(times, default=0.0)
    return total / settings.iterations / POSITIONS
