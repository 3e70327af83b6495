"""The bot that thinks: information-set Monte Carlo tree search with named settings. The loops are in `tree.py`."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludi.bots import net as nets, tree
from ludi.bots.net import Net
from ludi.kernel.actions import Move
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.kernel.rng import next_random, scramble
from ludi.kernel.state import words_of
from ludi.kernel.words import WORDS

BATCH = 1 if INTERPRETED else 128  # iterations between checks of the clock: a few milliseconds
LONGEST_PATH = 512
LONGEST_LINE = 6
TRUSTED = 12  # visits an edge needs for games played to their end to follow it
PLAY_ON_GUIDE, PLAY_ON_LOOSE = 12, 0.03  # then they play quickly, with errors of this share of `scale`


@dataclass(frozen=True)
class Settings:
    """How a search thinks and chooses."""

    iterations: int = 1000  # walks through the tree, including those kept from the previous decision
    seconds: float = 3.0  # limit for a decision
    turn_seconds: float = 5.0  # limit for all decisions of a turn
    threads: int = 1  # each grows its own tree; visits are added up
    edges: int = 300_000  # memory of a tree, in edges (about 80 bytes each)

    explore: float = 0.6  # weight of uncertainty against the mean result
    sharpness: float = 0.5  # how much a point of evaluation raises the tree's hopes; 0: not at all
    scale: float = 10.0  # the margin in points that counts as half won
    rank: float = 0.5  # share of a final result that is its place; the rest is its margin
    guide: int = 0  # playouts take the best of at most this many decisions, by evaluation; 0: any
    noise: float = 0.1  # share of a guided playout's decisions that are random anyway
    depth: int = -1  # decisions in a playout before the evaluation judges it; -1: to the end of the game

    learned: float = 0.0  # the network's share of a leaf's result; the rest is a playout's. 1: no playouts
    net: str = ""  # file of another network

    spread: float = 0.0  # 0 takes the most visited decision; higher values also choose other good ones

    def weights(self) -> "np.ndarray[Any, np.dtype[np.float64]]":
        """The settings as the loops take them."""
        weights = np.zeros(tree.WEIGHTS)
        weights[tree.EXPLORE], weights[tree.SHARPNESS] = self.explore, self.sharpness
        weights[tree.SCALE], weights[tree.RANK] = self.scale, self.rank
        weights[tree.GUIDE], weights[tree.NOISE], weights[tree.DEPTH] = self.guide, self.noise, self.depth
        weights[tree.GUIDED_TREE], weights[tree.LEARNED] = self.sharpness > 0, self.learned
        return weights

    def network(self, game: Game) -> Net:
        """The network that judges leaves, with its own memory; an empty one if none does."""
        if not self.learned:
            return nets.none()
        net, origin = nets.load(game, Path(self.net) if self.net else None)
        if (origin.scale, origin.rank) != (self.scale, self.rank):
            raise LudiError(WORDS("net-scale", scale=origin.scale, rank=origin.rank))
        return nets.with_memory(*net[: len(nets.LAYERS)])


@dataclass(frozen=True)
class Candidate:
    """What a search thinks of a decision."""

    action: int
    visits: int
    result: float  # mean result, 0 .. 1, from place and margin


Line = tuple[tuple[int, Move], ...]
"""An expected continuation: seats and their decisions."""


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a position: the candidates, most visited first."""

    candidates: tuple[Candidate, ...]
    iterations: int  # including those kept from before
    seconds: float


class Tree:
    """A tree in memory, and the states to walk it with."""

    def __init__(self, game: Game, players: int, edges: int, net: Net | None = None) -> None:
        self.game = game
        self.net = net or nets.none()
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
        """Empty the tree, except for the root."""
        self.nodes[0] = -1
        self.numbers[:] = 0
        self.numbers[tree.NODES_USED] = 1

    def start(self, state_bytes: bytes) -> None:
        words_of(self.states)[tree.ROOT] = np.frombuffer(state_bytes, np.uint64)

    def run(self, loop: Any, **arguments: Any) -> Any:
        given = {
            name: getattr(self, name)
            for name in ("nodes", "edges", "values", "numbers", "path", "sheet", "ranks", "mask", "net")
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
        """The number of walks through the root."""
        return int(self.edges[self.edges_of(0), tree.VISITS].sum())

    def step(self, action: int, player: int) -> bool:
        """Make the child behind this decision the root; False if the tree does not know it."""
        for edge in self.edges_of(0):
            child = int(self.edges[edge, tree.CHILD])
            if self.edges[edge, tree.ACTION] == action and self.edges[edge, tree.PLAYER] == player and child >= 0:
                nodes, edges, values = np.empty_like(self.nodes), np.empty_like(self.edges), np.empty_like(self.values)
                kept = tree.Memory(nodes, edges, values, self.numbers, self.path)
                self.run(tree.keep_subtree, kept=kept, node=child)
                self.nodes, self.edges, self.values = nodes, edges, values
                return True
        return False


class Search:
    """A bot that searches. On one thread, the same seed, settings and positions give the same decisions, provided that
    iterations end the search and not the clock.

    >>> import ludi
    >>> from ludi.bots.search import Search, Settings
    >>> match = ludi.load("roads").new(players=2, seed=1)
    >>> Search(1, Settings(iterations=8, depth=2)).choose(match) in match.legal_actions()
    True
    """

    def __init__(self, seed: int, settings: Settings | None = None, all_open: bool = False) -> None:
        """`all_open`: see even what is hidden from the player; only for reviewing games."""
        self.settings = settings or Settings()
        self.all_open = all_open
        self.chance = scramble(np.uint64(seed % 2**64))
        self.trees: list[Tree] = []
        self.root: tuple[Game, int, bytes, int] | None = None  # of the trees: game, decisions taken, bytes, reveals
        self.turn_began = 0.0

    # ------------------------------------------------------------ choosing

    def choose(self, match: Match) -> int:
        """Choose for the player to move. Forced decisions need no thought and are not in the trees."""
        legal = match.legal_actions()
        return legal[0] if len(legal) == 1 else self.pick(self.think(match).candidates)

    def pick(self, candidates: Sequence[Candidate]) -> int:
        """The most visited decision, or, given some spread, one of the good ones."""
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
        candidates = self.candidates(match)
        visits = sum(one.visits for one in candidates)
        return Thought(candidates, visits, time.perf_counter() - began)

    def _grow(self, one: Tree, seed: Any, wanted: int, until: float) -> None:
        """Walk one tree, at least a little, however much was kept from before."""
        weights, viewer = self.settings.weights(), self._viewer(one)
        done = min(one.visits, wanted - max(wanted // 10, 1))
        while done < wanted:
            batch = min(BATCH, wanted - done)
            one.run(tree.grow, weights=weights, viewer=viewer, only=-1, iterations=batch, seed=seed)
            done += batch
            if time.perf_counter() > until:
                break

    def _viewer(self, one: Tree) -> int:
        return tree.ALL_OPEN if self.all_open else int(one.states[tree.ROOT].to_move)

    def _start(self, match: Match, now: float) -> None:
        """Point the trees to this position, keeping the subtrees that still apply."""
        state_bytes, reveals = bytes(match), int(match.state.reveals)
        if not self._follow(match):
            self.turn_began = now
            if self.root is None or self.root[0] is not match.game or len(self.trees[0].ranks) != match.players:
                game, edges = match.game, self.settings.edges
                self.trees = [
                    Tree(game, match.players, edges, self.settings.network(game)) for _ in range(self.settings.threads)
                ]
            for one in self.trees:
                one.forget()
        for one in self.trees:
            one.start(state_bytes)
        self.root = (match.game, len(match.steps), state_bytes, reveals)

    def _follow(self, match: Match) -> bool:
        """Follow the trees to this position. They apply if only this player decided since, and nothing was revealed."""
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

    # ------------------------------------------------------------ reporting

    def candidates(self, match: Match) -> tuple[Candidate, ...]:
        """The legal decisions. A tree kept from before may also know others, from worlds that did not come true."""
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

    def line_from(self, match: Match, action: int) -> Line:
        """What is expected after a decision in the position thought about last, until something hidden would be
        revealed. Words and parts are those of the world that `Match.imagined(seat, 0)` deals.
        """
        one = self.trees[0]
        world = match.copy() if self.all_open else match.imagined(match.to_move, 0)
        node = 0
        line: list[tuple[int, Move]] = []
        while node >= 0 and not world.over and len(line) < LONGEST_LINE:
            legal = set(world.legal_actions()) if line else {action}
            if line and len(legal) == 1:  # forced decisions are not in the tree, but certain
                world.apply(legal.pop())
                if world.state.reveals != match.state.reveals:
                    break
                continue
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
            line.append((int(world.state.to_move), move))
            world.apply(move)
            if world.state.reveals != match.state.reveals:
                break
            node = int(one.edges[edge, tree.CHILD])
        return tuple(line)

    def think_about(self, action: int, iterations: int) -> None:
        """Search on until this decision, in the position thought about last, has this many visits."""
        one = self.trees[0]
        edge = next((edge for edge in one.edges_of(0) if one.edges[edge, tree.ACTION] == action), None)
        missing = iterations - (int(one.edges[edge, tree.VISITS]) if edge is not None else 0)
        if missing > 0:
            weights = self.settings.weights()
            one.run(
                tree.grow,
                weights=weights,
                viewer=self._viewer(one),
                only=action,
                iterations=missing,
                seed=self._next_seed(),
            )

    def play_on(self, action: int, games: int, seed: Any) -> "np.ndarray[Any, np.dtype[np.float64]]":
        """Take a decision in the position thought about last and play to the end: see `tree.expect`."""
        return ends(self.trees[0], self.settings, self._viewer(self.trees[0]), games, seed, action)


def ends(
    one: Tree, settings: Settings, viewer: int, games: int, seed: Any, action: int = -1
) -> "np.ndarray[Any, np.dtype[np.float64]]":
    """The results of games played to the end from a tree's root, first by the tree, then guided by the evaluation."""
    weights = settings.weights()
    weights[tree.DEPTH], weights[tree.GUIDE], weights[tree.NOISE] = -1, PLAY_ON_GUIDE, 0.0
    weights[tree.LOOSE] = PLAY_ON_LOOSE * settings.scale
    players, sources = one.sheet.shape
    finals = np.zeros((games, players + players * sources))
    one.run(tree.expect, weights=weights, finals=finals, viewer=viewer, action=action, trust=TRUSTED, seed=seed)
    return finals


def split(means: "np.ndarray[Any, np.dtype[np.float64]]", players: int) -> "tuple[np.ndarray[Any, Any], ...]":
    """Split such results, or their mean: shares of the victory by seat, and points by seat and source."""
    return means[:players], means[players:].reshape(players, -1)
