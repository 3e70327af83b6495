"""The compiled loops of information-set Monte Carlo tree search over any game. `search.py` is the front door.

There is one tree, for the searching player. Every iteration deals anew what that player cannot know, walks down the
tree along decisions that are legal in this world, adds a leaf, judges it, and adds the result to the edges walked.
Forced decisions are taken on the way and are not in the tree.

The tree is flat: `nodes` holds each node's first edge; edges are linked rows of `edges`, with their sums in `values`.
An edge is a decision of one player; since worlds differ, edges also count how often they were available.
"""

from typing import Any, NamedTuple

import numpy as np

from ludi.bots.net import EXTRA, Net, begin, forward, hope, write_worth
from ludi.kernel.jit import shared
from ludi.kernel.loops import next_legal, nth_legal, pick
from ludi.kernel.rng import next_random, rekey, scramble
from ludi.kernel.state import Mask, States, Words, copy_state, total_of

# Columns of `edges`. SEEN is the last iteration in which the edge was legal.
ACTION, PLAYER, CHILD, VISITS, AVAILABLE, NEXT, SEEN = range(7)
EDGE_COLUMNS = 7
# Columns of `values`: the prior by evaluation or network, then the sum of results by player.
PRIOR, SUM = range(2)
# Indices into `numbers`, which are counters.
NODES_USED, EDGES_USED, ITERATION = range(3)
# Indices into `weights`; see `search.Settings`.
EXPLORE, SHARPNESS, SCALE, RANK, GUIDE, NOISE, DEPTH, GUIDED_TREE, LOOSE, LEARNED = range(10)
WEIGHTS = 10

ROOT, WORLD, TRIAL, BEST = range(4)
"""The states: where the search starts, the world of this iteration, and two scratch copies for trying decisions."""
STATES = 4
ALL_OPEN = -2
"""A viewer from whom nothing is hidden but future chance. (A spectator, -1, sees no hand.)"""


class Rules(NamedTuple):
    """The game's functions. Python cannot pass them in a bundle, so the loops it calls make one."""

    legal: Any
    apply: Any
    scores: Any
    places: Any
    redeal: Any
    evaluate: Any
    observe: Any


class Desk(NamedTuple):
    """A search's working memory: states, as records and as words, the legal actions, scores and places."""

    states: States
    words: Words
    mask: Mask
    sheet: Any
    ranks: Any


class Memory(NamedTuple):
    """The tree, as described above, and the edges walked in this iteration."""

    nodes: Any
    edges: Any
    values: Any
    numbers: Any
    path: Any


GUIDED = 4000  # guided decisions in a game played to its end; then random ones, since guided players may loop forever


@shared
def imagine(rules: Rules, desk: Desk, viewer: int, seed: Any) -> None:
    """Set the world to one that fits what the viewer knows of states[ROOT]."""
    copy_state(desk.words, ROOT, WORLD)
    if viewer == ALL_OPEN:
        rekey(desk.states[WORLD], seed)
    else:
        rules.redeal(desk.states[WORLD], viewer, seed)


@shared
def share(x: Any) -> float:
    """A generator's number as a fraction of 1."""
    return float(x >> np.uint64(11)) / 9007199254740992.0


@shared
def softsign(x: float) -> float:
    """Map any margin to 0 .. 1, and 0 to a half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@shared
def judge_end(rules: Rules, desk: Desk, weights: Any, results: Any) -> None:
    """The results of a finished game: place and margin, both 0 .. 1."""
    state, sheet, ranks = desk.states[WORLD], desk.sheet, desk.ranks
    players = state.players
    sheet[:] = 0
    rules.scores(state, sheet)
    rules.places(state, ranks)
    for p in range(players):
        own = total_of(sheet, p)
        best, behind, equal = -1000000, 0, 0
        for q in range(players):
            if q != p:
                best = max(best, total_of(sheet, q))
                behind += ranks[q] > ranks[p]
                equal += ranks[q] == ranks[p]
        place = (behind + 0.5 * equal) / (players - 1)
        margin = softsign((own - best) / weights[SCALE])
        results[p] = weights[RANK] * place + (1.0 - weights[RANK]) * margin


@shared
def worth_of_all(rules: Rules, desk: Desk, worth: Any) -> None:
    """The evaluation of the world for every player."""
    for p in range(len(worth)):
        copy_state(desk.words, WORLD, TRIAL)
        worth[p] = rules.evaluate(desk.states[TRIAL], p)


@shared
def judge(rules: Rules, desk: Desk, weights: Any, results: Any) -> None:
    """The results of an unfinished game, by its evaluation for every player."""
    players = desk.states[WORLD].players
    worth = np.empty(players, np.float64)
    worth_of_all(rules, desk, worth)
    for p in range(players):
        best = -1e9
        for q in range(players):
            if q != p:
                best = max(best, worth[q])
        results[p] = softsign((worth[p] - best) / weights[SCALE])


@shared
def look(rules: Rules, desk: Desk, net: Net, weights: Any, viewer: int) -> int:
    """Write the network's inputs: the world as the viewer sees it. Returns how many are nonzero."""
    worth = np.empty(desk.states[WORLD].players, np.float64)
    rules.observe(desk.states[WORLD], viewer, net.inputs[:-EXTRA])
    worth_of_all(rules, desk, worth)
    return int(write_worth(net, worth, viewer, weights[SCALE]))


@shared
def judge_learned(rules: Rules, desk: Desk, net: Net, weights: Any, viewer: int, results: Any) -> None:
    """The results of an unfinished game, by the network."""
    forward(net, look(rules, desk, net, weights, viewer))
    for i in range(len(results)):
        results[(viewer + i) % len(results)] = 1.0 / (1.0 + np.exp(-float(net.hidden[2, i])))


@shared
def worth_of(rules: Rules, desk: Desk, action: int, player: int) -> float:
    """The evaluation of a decision in the world."""
    trial = desk.states[TRIAL]
    copy_state(desk.words, WORLD, TRIAL)
    rules.apply(trial, action)
    return float(rules.evaluate(trial, player))


@shared
def guided(rules: Rules, desk: Desk, weights: Any, count: int, chance: Any) -> int:
    """The decision with the best evaluation among some random ones, or among all if there are few. With LOOSE, an error
    in points, better decisions are only more likely.
    """
    player, mask, tries, loose = desk.states[WORLD].to_move, desk.mask, int(weights[GUIDE]), weights[LOOSE]
    best, best_value, action = -1, 0.0, -1
    for _ in range(min(tries, count)):
        chance = next_random(chance)
        if count > tries:
            action = pick(mask, count, chance)
        else:
            action = next_legal(mask, action + 1)
        if action != best:
            value = worth_of(rules, desk, action, player)
            if loose > 0.0:
                value -= loose * np.log(-np.log(0.999999 * share(scramble(chance)) + 5e-7))
            if best < 0 or value > best_value:
                best, best_value = action, value
    return best


@shared
def play_out(rules: Rules, desk: Desk, weights: Any, chance: Any) -> None:
    """Play on in the world, to the end or as deep as set."""
    state, mask = desk.states[WORLD], desk.mask
    tries, depth = int(weights[GUIDE]), int(weights[DEPTH])
    decisions = 0
    while not state.over:
        count = rules.legal(state, mask)
        if count == 1:
            rules.apply(state, nth_legal(mask, 0))
            continue
        if decisions == depth:
            break
        decisions += 1
        chance = next_random(chance)
        if tries > 1 and decisions < GUIDED and share(next_random(chance)) >= weights[NOISE]:
            rules.apply(state, guided(rules, desk, weights, count, chance))
        else:
            rules.apply(state, pick(mask, count, chance))


@shared
def add_node(memory: Memory) -> int:
    """Add a node; returns -1 if the memory is full."""
    nodes, numbers = memory.nodes, memory.numbers
    node = numbers[NODES_USED]
    if node == len(nodes):
        return -1
    nodes[node] = -1
    numbers[NODES_USED] = node + 1
    return int(node)


@shared
def add_edge(memory: Memory, player: int, node: int, action: int, prior: float) -> None:
    """Add an edge to a node, with its prior; does nothing if the memory is full."""
    nodes, edges, values, numbers = memory.nodes, memory.edges, memory.values, memory.numbers
    edge = numbers[EDGES_USED]
    if edge == len(edges):
        return
    edges[edge, ACTION] = action
    edges[edge, PLAYER] = player
    edges[edge, CHILD] = -1
    edges[edge, VISITS] = 0
    edges[edge, AVAILABLE] = 0
    edges[edge, NEXT] = nodes[node]
    edges[edge, SEEN] = numbers[ITERATION]
    for column in range(values.shape[1]):
        values[edge, column] = 0.0
    values[edge, PRIOR] = prior
    nodes[node] = edge
    numbers[EDGES_USED] = edge + 1


@shared
def open_edges(rules: Rules, desk: Desk, memory: Memory, net: Net, weights: Any, node: int, count: int) -> None:
    """Mark the node's edges that are legal in this world, and add missing ones. Clears them from the mask.

    New edges get their priors from the network if it has a policy, else from an evaluation of each.
    """
    mask, edges, numbers = desk.mask, memory.edges, memory.numbers
    player = desk.states[WORLD].to_move
    edge = memory.nodes[node]
    while edge >= 0:
        action = edges[edge, ACTION]
        if mask[action] and edges[edge, PLAYER] == player:
            mask[action] = 0
            edges[edge, SEEN] = numbers[ITERATION]
            count -= 1
        edge = edges[edge, NEXT]
    if count == 0:
        return
    guided_tree = weights[GUIDED_TREE] > 0.0
    by_net = guided_tree and weights[LEARNED] > 0.0 and len(net.policy) > 0
    if by_net:
        begin(net, look(rules, desk, net, weights, player))
    action = -1
    for _ in range(count):
        action, prior = next_legal(mask, action + 1), 0.0
        if by_net:
            prior = hope(net, action) / weights[SHARPNESS]  # cancels the factor in `select`
        elif guided_tree:
            prior = worth_of(rules, desk, action, player)
        add_edge(memory, player, node, action, prior)


@shared
def select(memory: Memory, weights: Any, node: int, player: int, chance: Any) -> int:
    """The legal edge to walk: the best mean result plus the most uncertainty; -1 if there is none.

    Uncertainty grows with how often the edge was available, not with its node's visits, and with its prior. Edges
    never walked are judged by the mean of their node.
    """
    nodes, edges, values, now = memory.nodes, memory.edges, memory.values, memory.numbers[ITERATION]
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
            value += 1e-9 * share(chance)  # ties are broken at random
            if best < 0 or value > best_value:
                best, best_value = edge, value
        edge = edges[edge, NEXT]
    return int(best)


@shared
def edge_of(memory: Memory, action: int, player: int) -> int:
    """The root's edge for a decision; -1 if there is none."""
    edge = memory.nodes[0]
    while edge >= 0:
        if memory.edges[edge, ACTION] == action and memory.edges[edge, PLAYER] == player:
            return int(edge)
        edge = memory.edges[edge, NEXT]
    return -1


@shared
def trusted(memory: Memory, mask: Mask, node: int, player: int, trust: int) -> int:
    """The most visited edge that is legal in this world; -1 if none has at least `trust` visits."""
    edges = memory.edges
    best, most = -1, trust - 1
    edge = memory.nodes[node]
    while edge >= 0:
        if edges[edge, VISITS] > most and edges[edge, PLAYER] == player and mask[edges[edge, ACTION]]:
            best, most = edge, edges[edge, VISITS]
        edge = edges[edge, NEXT]
    return int(best)


@shared
def grow(
    legal: Any, apply: Any, scores: Any, places: Any, redeal: Any, evaluate: Any, observe: Any,
    desk: Desk, memory: Memory, net: Net, weights: Any, viewer: int, only: int, iterations: int, seed: Any,
) -> None:  # fmt: skip
    """Run iterations from states[ROOT], which is node 0. `only`: the decision they begin with; -1: any."""
    rules = Rules(legal, apply, scores, places, redeal, evaluate, observe)
    edges, values, numbers, path = memory.edges, memory.values, memory.numbers, memory.path
    state, mask = desk.states[WORLD], desk.mask
    results = np.zeros(desk.states[ROOT].players, np.float64)
    guesses = np.zeros_like(results)
    eyes = viewer if viewer >= 0 else desk.states[ROOT].to_move
    for _ in range(iterations):
        numbers[ITERATION] += 1
        chance = scramble(seed ^ np.uint64(numbers[ITERATION]))  # the same however a search is split into batches
        imagine(rules, desk, viewer, chance)
        node, length = 0, 0
        while not state.over:
            count = legal(state, mask)
            if count == 1:
                apply(state, nth_legal(mask, 0))
                continue
            if node < 0 or length == len(path):
                break
            open_edges(rules, desk, memory, net, weights, node, count)
            chance = next_random(chance)
            if only >= 0 and length == 0:
                edge = edge_of(memory, only, state.to_move)
            else:
                edge = select(memory, weights, node, state.to_move, chance)
            if edge < 0:
                break
            path[length] = edge
            length += 1
            apply(state, edges[edge, ACTION])
            node = edges[edge, CHILD]
            if node < 0:
                edges[edge, CHILD] = add_node(memory)
        learned = 0.0 if state.over else weights[LEARNED]
        if learned > 0.0:
            judge_learned(rules, desk, net, weights, eyes, guesses)
        if not state.over and learned < 1.0:
            chance = next_random(chance)
            play_out(rules, desk, weights, chance)
        if state.over:
            judge_end(rules, desk, weights, results)
        elif learned < 1.0:
            judge(rules, desk, weights, results)
        for p in range(len(results)):
            results[p] += learned * (guesses[p] - results[p])
        for i in range(length):
            edge = path[i]
            edges[edge, VISITS] += 1
            for p in range(len(results)):
                values[edge, SUM + p] += results[p]


@shared
def expect(
    legal: Any, apply: Any, scores: Any, places: Any, redeal: Any, evaluate: Any, observe: Any,
    desk: Desk, memory: Memory, finals: Any, weights: Any, viewer: int, action: int, trust: int, seed: Any,
) -> None:  # fmt: skip
    """Take an action (-1: none) and play to the end, one game for each row of `finals`: everybody's share of the
    victory, then everybody's points by source.

    Players follow the tree while its edges have `trust` visits. The same seed deals the same worlds, so decisions can
    be compared game by game.
    """
    rules = Rules(legal, apply, scores, places, redeal, evaluate, observe)
    edges, state, mask, sheet, ranks = memory.edges, desk.states[WORLD], desk.mask, desk.sheet, desk.ranks
    players, sources = sheet.shape
    chance = scramble(seed)
    for row in range(len(finals)):
        chance = next_random(chance)
        imagine(rules, desk, viewer, chance)
        node = -1
        if action >= 0:
            edge = edge_of(memory, action, state.to_move)
            apply(state, action)
            if edge >= 0:
                node = edges[edge, CHILD]
        while node >= 0 and not state.over:
            if legal(state, mask) == 1:
                apply(state, nth_legal(mask, 0))
                continue
            edge = trusted(memory, mask, node, state.to_move, trust)
            if edge < 0:
                break
            apply(state, edges[edge, ACTION])
            node = edges[edge, CHILD]
        chance = next_random(chance)
        play_out(rules, desk, weights, chance)
        sheet[:] = 0
        scores(state, sheet)
        places(state, ranks)
        winners = 0
        for p in range(players):
            winners += ranks[p] == 1
        for p in range(players):
            finals[row, p] = 1.0 / winners if ranks[p] == 1 else 0.0
            for source in range(sources):
                finals[row, players + p * sources + source] = sheet[p, source]


@shared
def keep_subtree(memory: Memory, kept: Memory, node: int) -> None:
    """Copy the subtree below a node into another tree, as its node 0. Breadth first: the copy is the queue."""
    nodes, edges, values = memory.nodes, memory.edges, memory.values
    kept_nodes, kept_edges, kept_values = kept.nodes, kept.edges, kept.values
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
    kept.numbers[NODES_USED] = nodes_used
    kept.numbers[EDGES_USED] = edges_used
