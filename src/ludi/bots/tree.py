"""Information-set Monte Carlo tree search over any game, compiled: the loops. `search.py` is the front door.

One tree for the searching player. Every iteration deals what that player cannot know anew, walks down the tree among
the decisions that are legal in this world, adds a leaf, judges it, and adds the result to the edges walked. Decisions
with one legal answer are taken on the way and are not in the tree.

The tree is flat: `nodes` holds each node's first edge; edges are linked rows of `edges`, with their sums in `values`.
An edge is a decision of one player; where worlds differ, edges differ in how often they were available.
"""

from typing import Any

import numpy as np

from ludi.kernel.jit import shared
from ludi.kernel.loops import nth_legal, pick
from ludi.kernel.rng import next_random, scramble
from ludi.kernel.state import Mask, States, Words, copy_state

# Columns of `edges`. SEEN is the last iteration in which the edge was legal.
ACTION, PLAYER, CHILD, VISITS, AVAILABLE, NEXT, SEEN = range(7)
EDGE_COLUMNS = 7
# Columns of `values`: what the evaluation thinks of the edge, then the sum of results by player.
PRIOR, SUM = range(2)
# What `numbers` counts.
NODES_USED, EDGES_USED, ITERATION = range(3)
# What `weights` sets; see `search.Settings`.
EXPLORE, SHARPNESS, SCALE, RANK, GUIDE, NOISE, DEPTH, GUIDED_TREE = range(8)
WEIGHTS = 8

ROOT, WORLD, TRIAL, BEST = range(4)
"""The states: where the search starts, the world of this iteration, and two copies to try decisions on."""
STATES = 4


@shared
def share(x: Any) -> float:
    """A generator's number as a fraction of 1."""
    return float(x >> np.uint64(11)) / 9007199254740992.0


@shared
def softsign(x: float) -> float:
    """Any margin as 0 .. 1; 0 becomes a half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@shared
def points(sheet: Any, player: int) -> int:
    """A player's points from all sources."""
    total = 0
    for source in range(sheet.shape[1]):
        total += sheet[player, source]
    return total


@shared
def judge_end(scores: Any, places: Any, state: Any, sheet: Any, ranks: Any, weights: Any, results: Any) -> None:
    """The results of a finished game: by place and by margin, both 0 .. 1."""
    players = state.players
    sheet[:] = 0
    scores(state, sheet)
    places(state, ranks)
    for p in range(players):
        own = points(sheet, p)
        best, behind, equal = -1000000, 0, 0
        for q in range(players):
            if q != p:
                best = max(best, points(sheet, q))
                behind += ranks[q] > ranks[p]
                equal += ranks[q] == ranks[p]
        place = (behind + 0.5 * equal) / (players - 1)
        margin = softsign((own - best) / weights[SCALE])
        results[p] = weights[RANK] * place + (1.0 - weights[RANK]) * margin


@shared
def judge(evaluate: Any, states: States, words: Words, weights: Any, results: Any) -> None:
    """The results of an unfinished game, by what the evaluation thinks of every player."""
    players = states[WORLD].players
    worth = np.empty(players, np.float64)
    for p in range(players):
        copy_state(words, WORLD, TRIAL)
        worth[p] = evaluate(states[TRIAL], p)
    for p in range(players):
        best = -1e9
        for q in range(players):
            if q != p:
                best = max(best, worth[q])
        results[p] = softsign((worth[p] - best) / weights[SCALE])


@shared
def guided(
    apply: Any, evaluate: Any, states: States, words: Words, mask: Mask, count: int, tries: int, chance: Any
) -> int:
    """The best of some random decisions, by the evaluation."""
    player = states[WORLD].to_move
    best, best_value = -1, 0.0
    for _ in range(tries):
        chance = next_random(chance)
        action = pick(mask, count, chance)
        if action != best:
            copy_state(words, WORLD, TRIAL)
            apply(states[TRIAL], action)
            value = evaluate(states[TRIAL], player)
            if best < 0 or value > best_value:
                best, best_value = action, value
    return best


@shared
def play_out(
    legal: Any, apply: Any, evaluate: Any, states: States, words: Words, mask: Mask, weights: Any, chance: Any
) -> None:
    """Play on in the world, to the end or as deep as set."""
    state = states[WORLD]
    tries, depth = int(weights[GUIDE]), int(weights[DEPTH])
    decisions = 0
    while not state.over:
        count = legal(state, mask)
        if count == 1:
            apply(state, nth_legal(mask, 0))
            continue
        if decisions == depth:
            break
        decisions += 1
        chance = next_random(chance)
        if tries > 1 and share(next_random(chance)) >= weights[NOISE]:
            apply(state, guided(apply, evaluate, states, words, mask, count, tries, chance))
        else:
            apply(state, pick(mask, count, chance))


@shared
def add_node(nodes: Any, numbers: Any) -> int:
    """A new node, or -1 when the memory is full."""
    node = numbers[NODES_USED]
    if node == len(nodes):
        return -1
    nodes[node] = -1
    numbers[NODES_USED] = node + 1
    return int(node)


@shared
def add_edge(
    apply: Any, evaluate: Any, states: States, words: Words, nodes: Any, edges: Any, values: Any,
    numbers: Any, weights: Any, node: int, action: int,
) -> None:  # fmt: skip
    """A new edge of a node, with what the evaluation thinks of it; nothing when the memory is full."""
    edge = numbers[EDGES_USED]
    if edge == len(edges):
        return
    player = states[WORLD].to_move
    edges[edge, ACTION] = action
    edges[edge, PLAYER] = player
    edges[edge, CHILD] = -1
    edges[edge, VISITS] = 0
    edges[edge, AVAILABLE] = 0
    edges[edge, NEXT] = nodes[node]
    edges[edge, SEEN] = numbers[ITERATION]
    for column in range(values.shape[1]):
        values[edge, column] = 0.0
    if weights[GUIDED_TREE] > 0.0:
        copy_state(words, WORLD, TRIAL)
        apply(states[TRIAL], action)
        values[edge, PRIOR] = evaluate(states[TRIAL], player)
    nodes[node] = edge
    numbers[EDGES_USED] = edge + 1


@shared
def open_edges(
    apply: Any, evaluate: Any, states: States, words: Words, mask: Mask, nodes: Any, edges: Any, values: Any,
    numbers: Any, weights: Any, node: int, count: int,
) -> None:  # fmt: skip
    """Mark the node's edges that are legal in this world, and add those that are missing. Takes them off the mask."""
    player = states[WORLD].to_move
    edge = nodes[node]
    while edge >= 0:
        action = edges[edge, ACTION]
        if mask[action] and edges[edge, PLAYER] == player:
            mask[action] = 0
            edges[edge, SEEN] = numbers[ITERATION]
            count -= 1
        edge = edges[edge, NEXT]
    action = 0
    while count > 0:
        if mask[action]:
            add_edge(apply, evaluate, states, words, nodes, edges, values, numbers, weights, node, action)
            count -= 1
        action += 1


@shared
def select(nodes: Any, edges: Any, values: Any, numbers: Any, weights: Any, node: int, player: int, chance: Any) -> int:
    """The legal edge to walk: the best mean result with the most room for doubt; -1 when there is none.

    Doubt grows with how often the edge was available, not with the visits of its node, and with what the evaluation
    promised. An edge never walked is judged by the mean of its node.
    """
    now = numbers[ITERATION]
    top, total, visits, legal_edges = -1e300, 0.0, 0, 0
    edge = nodes[node]
    while edge >= 0:
        if edges[edge, SEEN] == now:
            top = max(top, values[edge, PRIOR])
            total += values[edge, SUM + player]
            visits += edges[edge, VISITS]
            legal_edges += 1
        edge = edges[edge, NEXT]
    if legal_edges == 0:
        return -1
    weight = 0.0
    edge = nodes[node]
    while edge >= 0:
        if edges[edge, SEEN] == now:
            weight += np.exp((values[edge, PRIOR] - top) * weights[SHARPNESS])
        edge = edges[edge, NEXT]
    unvisited = total / visits if visits else 0.5
    best, best_value = -1, 0.0
    edge = nodes[node]
    while edge >= 0:
        if edges[edge, SEEN] == now:
            edges[edge, AVAILABLE] += 1
            n = edges[edge, VISITS]
            mean = values[edge, SUM + player] / n if n else unvisited
            hope = np.exp((values[edge, PRIOR] - top) * weights[SHARPNESS]) / weight
            value = mean + weights[EXPLORE] * hope * np.sqrt(edges[edge, AVAILABLE]) / (1 + n)
            chance = next_random(chance)
            value += 1e-9 * share(chance)  # equals are decided by chance
            if best < 0 or value > best_value:
                best, best_value = edge, value
        edge = edges[edge, NEXT]
    return int(best)


@shared
def grow(
    legal: Any, apply: Any, scores: Any, places: Any, redeal: Any, evaluate: Any,
    states: States, words: Words, mask: Mask, nodes: Any, edges: Any, values: Any, numbers: Any, path: Any,
    weights: Any, sheet: Any, ranks: Any, viewer: int, iterations: int, seed: Any,
) -> None:  # fmt: skip
    """So many iterations from states[ROOT], whose node is number 0."""
    results = np.zeros(states[ROOT].players, np.float64)
    for _ in range(iterations):
        numbers[ITERATION] += 1
        chance = scramble(seed ^ np.uint64(numbers[ITERATION]))  # the same however a search is cut into batches
        copy_state(words, ROOT, WORLD)
        state = states[WORLD]
        redeal(state, viewer, chance)
        node, length = 0, 0
        while not state.over:
            count = legal(state, mask)
            if count == 1:
                apply(state, nth_legal(mask, 0))
                continue
            if node < 0 or length == len(path):
                break
            open_edges(apply, evaluate, states, words, mask, nodes, edges, values, numbers, weights, node, count)
            chance = next_random(chance)
            edge = select(nodes, edges, values, numbers, weights, node, state.to_move, chance)
            if edge < 0:
                break
            path[length] = edge
            length += 1
            apply(state, edges[edge, ACTION])
            node = edges[edge, CHILD]
            if node < 0:
                edges[edge, CHILD] = add_node(nodes, numbers)
        if not state.over:
            chance = next_random(chance)
            play_out(legal, apply, evaluate, states, words, mask, weights, chance)
        if state.over:
            judge_end(scores, places, state, sheet, ranks, weights, results)
        else:
            judge(evaluate, states, words, weights, results)
        for i in range(length):
            edge = path[i]
            edges[edge, VISITS] += 1
            for p in range(len(results)):
                values[edge, SUM + p] += results[p]


@shared
def expect(
    legal: Any, apply: Any, scores: Any, places: Any, redeal: Any, evaluate: Any,
    states: States, words: Words, mask: Mask, numbers: Any, weights: Any, sheet: Any, ranks: Any,
    viewer: int, action: int, games: int, seed: Any,
) -> None:  # fmt: skip
    """Take an action and play on to the end so many times. `numbers`: the action's victories in 60ths, then everybody's
    points, both added up."""
    chance = scramble(seed)
    state = states[WORLD]
    for _ in range(games):
        chance = next_random(chance)
        copy_state(words, ROOT, WORLD)
        redeal(state, viewer, chance)
        apply(state, action)
        chance = next_random(chance)
        play_out(legal, apply, evaluate, states, words, mask, weights, chance)
        sheet[:] = 0
        scores(state, sheet)
        places(state, ranks)
        winners = 0
        for p in range(state.players):
            winners += ranks[p] == 1
            numbers[1 + p] += points(sheet, p)
        if ranks[viewer] == 1:
            numbers[0] += 60 // winners


@shared
def keep_subtree(
    nodes: Any, edges: Any, values: Any, numbers: Any, kept_nodes: Any, kept_edges: Any, kept_values: Any, node: int
) -> None:
    """Copy what hangs below a node into another tree, as its number 0. Breadth first: the queue is the copy."""
    kept_nodes[0] = nodes[node]
    nodes_used, edges_used, at = 1, 0, 0
    while at < nodes_used:
        edge = kept_nodes[at]
        kept_nodes[at] = -1
        last = -1
        while edge >= 0:
            for column in range(EDGE_COLUMNS):
                kept_edges[edges_used, column] = edges[edge, column]
            for column in range(values.shape[1]):
                kept_values[edges_used, column] = values[edge, column]
            child = edges[edge, CHILD]
            if child >= 0:
                kept_nodes[nodes_used] = nodes[child]
                kept_edges[edges_used, CHILD] = nodes_used
                nodes_used += 1
            if last < 0:
                kept_nodes[at] = edges_used
            else:
                kept_edges[last, NEXT] = edges_used
            last = edges_used
            edges_used += 1
            edge = edges[edge, NEXT]
        at += 1
    numbers[NODES_USED] = nodes_used
    numbers[EDGES_USED] = edges_used
