"""The bot that thinks: information-set Monte Carlo tree search, with named settings. The loops are in `tree.py`."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ludi.bots import tree
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.kernel.rng import next_random, scramble
from ludi.kernel.state import words_of
from ludi.kernel.words import WORDS, Message

BATCH = 1 if INTERPRETED else 32  # iterations between two looks at the clock
LONGEST_PATH = 512


@dataclass(frozen=True)
class Settings:
    """How a search thinks and chooses."""

    iterations: int = 1000  # walks through the tree, those kept from the decision before included
    seconds: float = 3.0  # at most, a decision
    turn_seconds: float = 5.0  # at most, all decisions of a turn
    threads: int = 1  # each grows a tree of its own; their visits are added up
    edges: int = 300_000  # the memory of a tree, in edges (about 80 bytes each)

    explore: float = 0.6  # how much doubt weighs against the mean result
    sharpness: float = 0.5  # how much more the tree hopes from what the evaluation likes a point better; 0: no guide
    scale: float = 10.0  # the margin in points that counts as half won
    rank: float = 0.5  # how much of a finished game's result is its place; the rest is its margin
    guide: int = 0  # decisions of a playout: the best of so many random ones by the evaluation; 0: any
    noise: float = 0.1  # share of a guided playout's decisions that are random all the same
    depth: int = -1  # decisions of a playout before the evaluation judges it; -1: to the end of the game

    spread: float = 0.0  # 0 takes the most visited decision; more chooses among the good ones too

    def weights(self) -> "np.ndarray[Any, np.dtype[np.float64]]":
        """As the loops want them."""
        weights = np.zeros(tree.WEIGHTS)
        weights[tree.EXPLORE], weights[tree.SHARPNESS] = self.explore, self.sharpness
        weights[tree.SCALE], weights[tree.RANK] = self.scale, self.rank
        weights[tree.GUIDE], weights[tree.NOISE], weights[tree.DEPTH] = self.guide, self.noise, self.depth
        weights[tree.GUIDED_TREE] = self.sharpness > 0
        return weights


@dataclass(frozen=True)
class Candidate:
    """What a search thinks of one decision."""

    action: int
    visits: int
    result: float  # mean of the results, 0 .. 1: place and margin
    win_chance: float | None = None  # of games played on from here; None when none were played
    scores: tuple[float, ...] = ()  # the expected final points of every seat


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a position: the candidates, most visited first, and the line it expects, in words."""

    candidates: tuple[Candidate, ...]
    line: tuple[Message, ...]
    iterations: int  # through the legal decisions, those kept from before included
    seconds: float


class Tree:
    """A tree in memory, and the states to walk it with."""

    def __init__(self, game: Game, players: int, edges: int) -> None:
        self.game = game
        self.states = game.new_states(tree.STATES)
        self.nodes = np.full(edges, -1, np.int32)
        self.edges = np.zeros((edges, tree.EDGE_COLUMNS), np.int32)
        self.values = np.zeros((edges, tree.SUM + players))
        self.numbers = np.zeros(3, np.int64)
        self.path = np.zeros(LONGEST_PATH, np.int64)
        self.sheet = np.zeros((players, len(game.sources)), np.int32)
        self.ranks = np.zeros(players, np.int32)
        self.mask = game.new_mask()
        self.forget()

    def forget(self) -> None:
        """An empty tree: the root and nothing else."""
        self.nodes[0] = -1
        self.numbers[:] = 0
        self.numbers[tree.NODES_USED] = 1

    def start(self, state_bytes: bytes) -> None:
        words_of(self.states)[tree.ROOT] = np.frombuffer(state_bytes, np.uint64)

    def run(self, loop: Any, **arguments: Any) -> Any:
        given = {
            name: getattr(self, name)
            for name in ("nodes", "edges", "values", "numbers", "path", "sheet", "ranks", "mask")
        }
        return self.game.run(loop, self.states, **(given | arguments))

    def edges_of(self, node: int) -> list[int]:
        """The edges of a node."""
        found, edge = [], int(self.nodes[node])
        while edge >= 0:
            found.append(edge)
            edge = int(self.edges[edge, tree.NEXT])
        return found

    @property
    def visits(self) -> int:
        """Walks through the root."""
        return int(self.edges[self.edges_of(0), tree.VISITS].sum())

    def step(self, action: int, player: int) -> bool:
        """Make the child behind this decision the root; False when the tree does not know it."""
        for edge in self.edges_of(0):
            child = int(self.edges[edge, tree.CHILD])
            if self.edges[edge, tree.ACTION] == action and self.edges[edge, tree.PLAYER] == player and child >= 0:
                kept = (np.empty_like(self.nodes), np.empty_like(self.edges), np.empty_like(self.values))
                self.run(tree.keep_subtree, kept_nodes=kept[0], kept_edges=kept[1], kept_values=kept[2], node=child)
                self.nodes, self.edges, self.values = kept
                return True
        return False


class Search:
    """A bot that searches. The same seed, settings and positions give the same decisions on one thread,
    as long as the iterations end a search and not the clock.

    >>> import ludi
    >>> from ludi.bots.search import Search, Settings
    >>> match = ludi.load("roads").new(players=2, seed=1)
    >>> Search(1, Settings(iterations=8, depth=2)).choose(match) in match.legal_actions()
    True
    """

    def __init__(self, seed: int, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.chance = scramble(np.uint64(seed % 2**64))
        self.trees: list[Tree] = []
        self.root: tuple[Game, int, bytes, int] | None = None  # game, decisions taken, bytes, reveals: of the trees
        self.turn_began = 0.0

    # ------------------------------------------------------------ choosing

    def choose(self, match: Match) -> int:
        """The decision for the player to move. What has one answer only needs no thought, and is not in the trees."""
        legal = match.legal_actions()
        return legal[0] if len(legal) == 1 else self.pick(self.think(match).candidates)

    def pick(self, candidates: Sequence[Candidate]) -> int:
        """The most visited decision, or with some spread one of the good ones."""
        if self.settings.spread <= 0:
            return candidates[0].action
        weights = [(c.visits / candidates[0].visits) ** (1 / self.settings.spread) for c in candidates]
        at = float(self._next_seed()) / 2.0**64 * sum(weights)
        for candidate, weight in zip(candidates, weights, strict=True):
            at -= weight
            if at < 0:
                return candidate.action
        return candidates[0].action

    def think(self, match: Match) -> Thought:
        """Search until the iterations or the time are used up."""
        began = time.perf_counter()
        self._start(match, began)
        rest = min(self.settings.seconds, max(self.settings.turn_seconds - (began - self.turn_began), 0.05))
        wanted = self.settings.iterations // len(self.trees)
        with ThreadPoolExecutor(len(self.trees)) as pool:
            jobs = [pool.submit(self._grow, one, self._next_seed(), wanted, began + rest) for one in self.trees]
        for job in jobs:
            job.result()
        candidates = self._candidates(match)
        visits = sum(one.visits for one in candidates)
        return Thought(candidates, self._line(match), visits, time.perf_counter() - began)

    def _grow(self, one: Tree, seed: Any, wanted: int, until: float) -> None:
        """Walk one tree; at least a little, however much was kept from before."""
        weights, viewer = self.settings.weights(), int(one.states[tree.ROOT].to_move)
        done = min(one.visits, wanted - max(wanted // 10, 1))
        while done < wanted:
            batch = min(BATCH, wanted - done)
            one.run(tree.grow, weights=weights, viewer=viewer, iterations=batch, seed=seed)
            done += batch
            if time.perf_counter() > until:
                break

    def _start(self, match: Match, now: float) -> None:
        """Set the trees to this position: what hangs below it from before is kept where it still fits."""
        state_bytes, reveals = bytes(match), int(match.state.reveals)
        if not self._goes_on(match):
            self.turn_began = now
            if self.root is None or self.root[0] is not match.game or len(self.trees[0].ranks) != match.players:
                self.trees = [
                    Tree(match.game, match.players, self.settings.edges) for _ in range(self.settings.threads)
                ]
            for one in self.trees:
                one.forget()
        for one in self.trees:
            one.start(state_bytes)
        self.root = (match.game, len(match.steps), state_bytes, reveals)

    def _goes_on(self, match: Match) -> bool:
        """Follow the trees to this position. They fit when only this player decided since and nothing was revealed."""
        if self.root is None:
            return False
        game, taken, before, reveals = self.root
        steps = match.steps[taken:]
        if match.game is not game or not steps or steps[0].before != before or match.state.reveals != reveals:
            return False
        if any(step.seat != match.to_move for step in steps):
            return False
        mask = game.new_mask()
        decided = [step for step in steps if game.legal(game.copy(step.before)[0], mask) > 1]
        for one in self.trees:
            if not all(one.step(step.action, step.seat) for step in decided):
                one.forget()
        return True

    def _next_seed(self) -> Any:
        self.chance = next_random(self.chance)
        return self.chance

    # ------------------------------------------------------------ telling

    def _candidates(self, match: Match) -> tuple[Candidate, ...]:
        """The legal decisions. A tree kept from before may know others too, of worlds that have not come true."""
        visits = dict.fromkeys(match.legal_actions(), 0)
        sums = dict.fromkeys(visits, 0.0)
        for one in self.trees:
            for edge in one.edges_of(0):
                action, player = int(one.edges[edge, tree.ACTION]), int(one.edges[edge, tree.PLAYER])
                if action in visits and player == match.to_move:
                    visits[action] += int(one.edges[edge, tree.VISITS])
                    sums[action] += float(one.values[edge, tree.SUM + player])
        found = [Candidate(action, n, sums[action] / n if n else 0.0) for action, n in visits.items()]
        return tuple(sorted(found, key=lambda one: (-one.visits, -one.result, one.action)))

    def _line(self, match: Match, longest: int = 6) -> tuple[Message, ...]:
        """The most visited decisions in words, until something hidden would be revealed."""
        one = self.trees[0]
        world = match.copy()
        viewer = int(match.state.to_move)
        match.game.redeal(world.state, viewer, self._next_seed())
        node = 0
        words: list[Message] = []
        while node >= 0 and not world.over and len(words) < longest:
            legal = set(world.legal_actions())
            walked = [
                edge
                for edge in one.edges_of(node)
                if one.edges[edge, tree.ACTION] in legal
                and one.edges[edge, tree.PLAYER] == world.to_move
                and one.edges[edge, tree.VISITS] > 1
            ]
            if not walked:
                break
            edge = max(walked, key=lambda edge: int(one.edges[edge, tree.VISITS]))
            move = world.game.move(world.state, int(one.edges[edge, tree.ACTION]))
            words.append(WORDS("decides", who=world.names[world.state.to_move], move=move.words))
            world.apply(move)
            if world.state.reveals != match.state.reveals:
                break
            node = int(one.edges[edge, tree.CHILD])
        return tuple(words)

    def analyse(self, match: Match, games: int = 300) -> Thought:
        """Think, then play on from every candidate to the end of the game: win chances and expected points.

        Each of the three best gets a third of the games, the others ten.
        """
        thought = self.think(match)
        expected = [
            self._expect(match, one, max(games // 3, 10) if place < 3 else 10)
            for place, one in enumerate(thought.candidates)
        ]
        return replace(thought, candidates=tuple(expected))

    def _expect(self, match: Match, candidate: Candidate, games: int) -> Candidate:
        weights = self.settings.weights()
        weights[tree.DEPTH], weights[tree.GUIDE] = -1, max(weights[tree.GUIDE], 3)
        numbers = np.zeros(1 + match.players, np.int64)
        self.trees[0].run(
            tree.expect, weights=weights, numbers=numbers, viewer=int(match.state.to_move), action=candidate.action,
            games=games, seed=self._next_seed(),
        )  # fmt: skip
        points = tuple(float(total) / games for total in numbers[1:])
        return replace(candidate, win_chance=int(numbers[0]) / 60 / games, scores=points)
