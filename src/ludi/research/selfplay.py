"""Games to learn from: played as fast as one core can, with some of their positions kept as a network sees them."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import ludi
from ludi.bots import net as nets, tree
from ludi.bots.levels import settings_of
from ludi.bots.net import Net
from ludi.bots.search import Tree
from ludi.bots.tree import ACTION, CHILD, NEXT, NODES_USED, PLAYER, ROOT, SUM, VISITS, WORLD, Desk, Memory, Rules, share
from ludi.kernel.jit import shared
from ludi.kernel.loops import nth_legal, pick
from ludi.kernel.rng import next_random, scaled, scramble
from ludi.kernel.state import clear_state, copy_state

REAL = tree.STATES  # the state of the game itself; the search uses those before it
WILD, KEEP, TRUST, STRAY, WALKS = range(5)  # what `habits` sets; see `Games`
ENTRIES = 400  # active inputs that there is room for, a row, on average
DECISIONS = 40  # and decisions
LEAST, SURE = 24, 150  # visits of a node of a tree, to tell what to expect there, and what to decide without doubt
ALL = 1 << 20  # no question has so many answers


class Rows(NamedTuple):
    """Positions kept: the active inputs of row r are those from start[r] to start[r + 1]."""

    index: Any  # which inputs
    value: Any  # their values
    start: Any
    targets: Any  # the results of all seats, counted from the viewer
    origins: Any  # by row: the number of the game, its players, the viewer, whether it strayed from the game
    asked: Any  # the viewer's decisions in row r, if a search tells of them, are those from asked[r] to asked[r + 1]
    decision: Any
    visited: Any  # how much of the search went through each: shares of 1, or of less where it went through seldom


# ---------------------------------------------------------------- compiled


@shared
def loose_decision(rules: Rules, desk: Desk, loose: Any, chance: Any) -> int:
    """A decision in states[ROOT], one ply ahead by the evaluation, with errors."""
    tree.imagine(rules, desk, desk.states[ROOT].to_move, chance)
    count = rules.legal(desk.states[WORLD], desk.mask)
    return int(tree.guided(rules, desk, loose, count, next_random(chance)))


@shared
def visited_decision(memory: Memory, chance: Any) -> int:
    """One of the root's decisions, the more likely the more it was visited."""
    edges, total = memory.edges, 0
    edge = memory.nodes[0]
    while edge >= 0:
        total += edges[edge, VISITS]
        edge = edges[edge, NEXT]
    left = int(scaled(chance, np.uint64(total)))
    edge = memory.nodes[0]
    while left >= edges[edge, VISITS]:
        left -= edges[edge, VISITS]
        edge = edges[edge, NEXT]
    return int(edges[edge, ACTION])


@shared
def node_results(memory: Memory, node: int, results: Any) -> int:
    """What a search expects for everybody at a node: the mean of its results. Returns of how many."""
    visits = 0
    for p in range(len(results)):
        results[p] = 0.0
    edge = memory.nodes[node]
    while edge >= 0:
        visits += memory.edges[edge, VISITS]
        for p in range(len(results)):
            results[p] += memory.values[edge, SUM + p]
        edge = memory.edges[edge, NEXT]
    for p in range(len(results)):
        results[p] /= max(visits, 1)
    return int(visits)


@shared
def ponder(rules: Rules, desk: Desk, memory: Memory, net: Net, weights: Any, iterations: int, chance: Any) -> None:
    """Search states[ROOT] with an empty tree."""
    memory.nodes[0] = -1
    for i in range(len(memory.numbers)):
        memory.numbers[i] = 0
    memory.numbers[NODES_USED] = 1
    viewer = desk.states[ROOT].to_move
    tree.grow(
        rules.legal, rules.apply, rules.scores, rules.places, rules.redeal, rules.evaluate, rules.observe,
        desk, memory, net, weights, viewer, -1, iterations, chance,
    )  # fmt: skip


@shared
def go_astray(rules: Rules, desk: Desk, loose: Any, decisions: int, chance: Any) -> None:
    """Take so many loose decisions in states[ROOT], and all that have one answer only."""
    root, mask = desk.states[ROOT], desk.mask
    while not root.over:
        if rules.legal(root, mask) == 1:
            rules.apply(root, nth_legal(mask, 0))
        elif decisions > 0:
            chance = next_random(chance)
            rules.apply(root, loose_decision(rules, desk, loose, chance))
            decisions -= 1
        else:
            break


@shared
def keep(
    rules: Rules, desk: Desk, net: Net, rows: Rows, row: int, game: int, viewer: int, stray: int, weights: Any,
    results: Any,
) -> int:  # fmt: skip
    """Write the world as a viewer sees it, and what to expect there. Returns how many rows there are now."""
    players, at = len(results), rows.start[row]
    if row == len(rows.targets) or at + net.inputs.size > len(rows.index):
        return row
    count = tree.look(rules, desk, net, weights, viewer)
    for k in range(count):
        rows.index[at + k] = net.active[k]
        rows.value[at + k] = net.inputs[net.active[k]]
    rows.start[row + 1] = at + count
    rows.asked[row + 1] = rows.asked[row]
    rows.origins[row, 0] = game
    rows.origins[row, 1] = players
    rows.origins[row, 2] = viewer
    rows.origins[row, 3] = stray
    for i in range(players):
        rows.targets[row, i] = results[(viewer + i) % players]
    return row + 1


@shared
def keep_decisions(desk: Desk, memory: Memory, rows: Rows, row: int, node: int) -> None:
    """Write which of the decisions that are legal in the world a search has visited, and how much."""
    edges, player, at, visits = memory.edges, desk.states[WORLD].to_move, rows.asked[row], 0
    if at + desk.mask.size > len(rows.decision):
        return
    edge = memory.nodes[node]
    while edge >= 0:
        if edges[edge, PLAYER] == player and desk.mask[edges[edge, ACTION]]:
            rows.decision[at] = edges[edge, ACTION]
            rows.visited[at] = edges[edge, VISITS]
            visits += edges[edge, VISITS]
            at += 1
        edge = edges[edge, NEXT]
    if visits > 0:
        for k in range(rows.asked[row], at):
            rows.visited[k] /= max(visits, SURE)
        rows.asked[row + 1] = at


@shared
def walk_and_keep(
    rules: Rules, desk: Desk, memory: Memory, net: Net, rows: Rows, row: int, game: int, stray: int, weights: Any,
    walks: int, results: Any, chance: Any,
) -> int:  # fmt: skip
    """Keep nodes of a tree, on walks through what was visited often: the bad decisions among them as much as the good.
    The root is kept once, of the others one in two. Returns how many rows there are now.

    Such are the positions that a search asks a network about: as the searching player sees them, or for the policy as
    whoever decides there does, in a world dealt for the searching player.
    """
    world, mask, edges, searcher = desk.states[WORLD], desk.mask, memory.edges, desk.states[ROOT].to_move
    for walk in range(walks):
        chance = next_random(chance)
        tree.imagine(rules, desk, searcher, chance)
        node, depth = 0, 0
        while node >= 0 and not world.over:
            if rules.legal(world, mask) == 1:
                rules.apply(world, nth_legal(mask, 0))
                continue
            if node_results(memory, node, results) < LEAST:
                break
            chance = next_random(chance)
            if (walk == 0 and depth == 0) or (depth > 0 and share(chance) < 0.5):
                decider, before = world.to_move, row
                row = keep(rules, desk, net, rows, row, game, decider, stray + depth, weights, results)
                if row > before:
                    keep_decisions(desk, memory, rows, before, node)
                if decider != searcher:
                    row = keep(rules, desk, net, rows, row, game, searcher, stray + depth, weights, results)
            picked, seen = -1, 0
            edge = memory.nodes[node]
            while edge >= 0:
                often = edges[edge, VISITS] > LEAST and edges[edge, PLAYER] == world.to_move
                if often and mask[edges[edge, ACTION]]:
                    seen += 1
                    chance = next_random(chance)
                    if share(chance) * seen < 1.0:
                        picked = edge
                edge = edges[edge, NEXT]
            if picked < 0:
                break
            rules.apply(world, edges[picked, ACTION])
            node = edges[picked, CHILD]
            depth += 1
    return row


@shared
def play_and_keep(
    setup: Any, legal: Any, apply: Any, scores: Any, places: Any, redeal: Any, evaluate: Any, observe: Any,
    desk: Desk, memory: Memory, net: Net, rows: Rows, weights: Any, loose: Any, habits: Any, options: Any,
    players: int, games: int, search: int, think: int, seed: Any,
) -> int:  # fmt: skip
    """Play games in states[REAL] and keep some of their positions, or of those near them; returns how many."""
    rules = Rules(legal, apply, scores, places, redeal, evaluate, observe)
    real, root, mask = desk.states[REAL], desk.states[ROOT], desk.mask
    key, results = np.zeros(2, np.uint64), np.zeros(players, np.float64)
    chance, row, walks = scramble(seed), 0, int(habits[WALKS])
    for game in range(games):
        clear_state(desk.words, REAL)
        chance = next_random(chance)
        key[0] = chance
        setup(real, players, options, key)
        first = row
        chance = next_random(chance)
        wild = 2.0 * habits[WILD] * share(chance)  # some games are wilder than others
        while not real.over:
            count = legal(real, mask)
            if count == 1:
                apply(real, nth_legal(mask, 0))
                continue
            copy_state(desk.words, REAL, ROOT)
            chance = next_random(chance)
            if share(chance) < wild:
                action = pick(mask, count, scramble(chance))
            elif search > 0:
                ponder(rules, desk, memory, net, weights, search, chance)
                action = visited_decision(memory, scramble(chance))
            else:
                action = loose_decision(rules, desk, loose, chance)
            chance = next_random(chance)
            if share(chance) < habits[KEEP]:
                chance = next_random(chance)
                stray = int(share(chance) * (habits[STRAY] + 1.0))
                go_astray(rules, desk, loose, stray, chance)
                if think > 0 and not root.over:
                    chance = next_random(chance)
                    ponder(rules, desk, memory, net, weights, think, chance)
                    node_results(memory, 0, results)
                if walks > 0 and think > 0 and not root.over:
                    row = walk_and_keep(
                        rules, desk, memory, net, rows, row, game, stray, weights, walks, results, next_random(chance)
                    )
                for viewer in range(players * (walks == 0)):
                    chance = next_random(chance)
                    seen = viewer == root.to_move or share(chance) * players < 1.0
                    if seen and not root.over:
                        tree.imagine(rules, desk, viewer, chance)
                        row = keep(rules, desk, net, rows, row, game, viewer, stray, weights, results)
            apply(real, action)
        copy_state(desk.words, REAL, WORLD)
        tree.judge_end(rules, desk, weights, results)
        for one in range(first, row):
            trust = habits[TRUST] if rows.origins[one, 3] == 0 else 1.0
            for i in range(players):
                end = results[(rows.origins[one, 2] + i) % players]
                rows.targets[one, i] = trust * rows.targets[one, i] + (1.0 - trust) * end
    return row


# ---------------------------------------------------------------- asked of any process


@dataclass(frozen=True)
class Games:
    """Games to be played by one process, and what is kept of them."""

    game: str
    players: int
    games: int
    seed: int
    keep: float  # the share of positions that is kept
    wild: float = 0.06  # the share of decisions that is random, on average
    error: float = 1 / 15  # of decisions one ply ahead: a share of the level's `scale`
    search: int = 0  # iterations of a search for every decision; 0: one ply ahead by the evaluation
    think: int = 0  # iterations of a search at the positions kept, to learn what it expects
    trust: float = 0.0  # how much of what is learned is the search's expectation; the rest is the game's result
    stray: int = 0  # at most so many decisions beside the game before a position is kept; then only the search tells
    walks: int = 0  # through the tree of every such search: positions on them are kept, and the decisions taken there
    learned: float = 0.0  # of the searches, see `search.Settings`
    net: str = ""
    rows: int = 20_000  # at most


Arrays = dict[str, npt.NDArray[Any]]


def play(asked: Games) -> Arrays:
    """The rows kept, as arrays by the names of `Rows`. The same question has the same answer everywhere."""
    game = ludi.load(asked.game)
    settings = replace(settings_of(game, "expert"), learned=asked.learned, net=asked.net)
    iterations = max(asked.search, asked.think, 1)
    net = settings.network(game) if asked.learned else nets.new(game, 1, 1, 0)  # then only its memory is used
    one = Tree(game, asked.players, iterations * 100, net)
    one.states = game.new_states(tree.STATES + 1)
    rows = Rows(
        np.zeros(asked.rows * ENTRIES, np.uint16),
        np.zeros(asked.rows * ENTRIES, np.float32),
        np.zeros(asked.rows + 1, np.int64),
        np.full((asked.rows, nets.SEAT_COUNT), -1, np.float32),
        np.zeros((asked.rows, 4), np.int32),
        np.zeros(asked.rows + 1, np.int64),
        np.zeros(asked.rows * DECISIONS, np.uint16),
        np.zeros(asked.rows * DECISIONS, np.float32),
    )
    weights, loose = settings.weights(), settings.weights()
    loose[tree.GUIDE], loose[tree.LOOSE] = ALL, asked.error * settings.scale
    count = one.run(
        play_and_keep,
        rows=rows,
        weights=weights,
        loose=loose,
        habits=np.array([asked.wild, asked.keep, asked.trust if asked.think else 0.0, asked.stray, asked.walks]),
        options=game.about.option_numbers({}),
        players=asked.players,
        games=asked.games,
        search=asked.search,
        think=asked.think,
        seed=np.uint64(asked.seed),
    )
    entries, decisions = rows.start[count], rows.asked[count]
    ends = {"index": entries, "value": entries, "start": count + 1, "targets": count, "origins": count}
    ends |= {"asked": count + 1, "decision": decisions, "visited": decisions}
    return {name: getattr(rows, name)[:end] for name, end in ends.items()}
