"""Self-play for training: games played as fast as one core can, with some positions kept as a network sees them."""

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
WILD, KEEP, TRUST, STRAY, WALKS = range(5)  # indices into `habits`; see `Games`
ENTRIES = 400  # average number of active inputs per row to reserve memory for
DECISIONS = 40  # the same for decisions
LEAST, SURE = 24, 150  # visits a node needs to tell what to expect there; visits that make a decision certain
ALL = 1 << 20  # more answers than any question has


class Rows(NamedTuple):
    """The positions kept: row r's active inputs are those from start[r] to start[r + 1]."""

    index: Any  # which inputs
    value: Any  # their values
    start: Any
    targets: Any  # the results of all seats, counted from the viewer
    origins: Any  # by row: number of the game, its players, the viewer, whether it strayed from the game
    asked: Any  # the viewer's decisions in row r, if a search judged them, are those from asked[r] to asked[r + 1]
    decision: Any
    visited: Any  # each one's share of the search; they add up to less than 1 if there were few visits


# ---------------------------------------------------------------- compiled


@shared
def loose_decision(rules: Rules, desk: Desk, loose: Any, chance: Any) -> int:
    """A decision in states[ROOT], looking one ply ahead by the evaluation, with errors."""
    tree.imagine(rules, desk, desk.states[ROOT].to_move, chance)
    count = rules.legal(desk.states[WORLD], desk.mask)
    return int(tree.guided(rules, desk, loose, count, next_random(chance)))


@shared
def visited_decision(memory: Memory, chance: Any) -> int:
    """A random decision at the root, weighted by visits."""
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
    """Write a search's expectation for everybody at a node: the mean of its results. Returns their number."""
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
    """Take a number of loose decisions in states[ROOT], plus all forced ones."""
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
    """Write the world as a viewer sees it, and the expected result. Returns the new number of rows."""
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
    """Write which of the world's legal decisions a search has visited, and how often."""
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
    """Keep nodes of a tree from walks through frequently visited ones, bad decisions as much as good ones. The root is
    kept once, other nodes half of the time. Returns the new number of rows.

    These are the positions a search asks a network about: as the searching player sees them, or, for the policy, as the
    player to decide does, in a world dealt for the searching player.
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
    """Play games in states[REAL] and keep some of their positions, or of nearby ones; returns how many."""
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


# ---------------------------------------------------------------- in any process


@dataclass(frozen=True)
class Games:
    """Games for one process to play, and what to keep of them."""

    game: str
    players: int
    games: int
    seed: int
    keep: float  # share of positions kept
    wild: float = 0.06  # average share of random decisions
    error: float = 1 / 15  # of decisions one ply ahead, as a share of the level's `scale`
    search: int = 0  # iterations of a search for every decision; 0: one ply ahead by the evaluation
    think: int = 0  # iterations of a search at the positions kept, to learn what it expects
    trust: float = 0.0  # the search's weight in what is learned; the rest is the game's result
    stray: int = 0  # most decisions off the game before a position is kept; only the search then judges it
    walks: int = 0  # walks through each such search's tree; positions on them are kept, with the decisions taken there
    learned: float = 0.0  # for the searches, see `search.Settings`
    net: str = ""
    rows: int = 20_000  # at most


Arrays = dict[str, npt.NDArray[Any]]


def play(asked: Games) -> Arrays:
    """The rows kept, as arrays named as in `Rows`. The same request gives the same answer everywhere."""
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
