"""The network: computed correctly, refused if it does not fit, and blind to what its player cannot know."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.bots import check, net as nets, tree
from ludi.bots.levels import levels_of, settings_of, strongest
from ludi.bots.net import LAYERS, Net, Origin
from ludi.bots.search import Search, Settings, Tree
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.state import for_loop, words_of
from tests.test_search import SMALL, midway, told

pytestmark = pytest.mark.every_mode

THINKING = replace(SMALL, iterations=6 if INTERPRETED else 120, learned=1.0)


@pytest.fixture(params=[False, True], ids=["results", "decisions too"])
def learned(game: Game, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """A search with an untrained network."""
    file, net = tmp_path / "net.npz", nets.new(game, 4, 3, seed=1, policy=request.param)
    nets.save(file, net, Origin(game.name, nets.declared(game), "", SMALL.scale, SMALL.rank))
    return replace(THINKING, net=str(file))


def answers(game: Game, settings: Settings, state: bytes, players: int, viewer: int) -> list[float]:
    """The network's outputs for a world, for all seats."""
    one, results = Tree(game, players, 1, settings.network(game)), np.zeros(players)
    words = words_of(one.states)
    words[tree.WORLD] = np.frombuffer(state, np.uint64)
    rules = tree.Rules(*(getattr(game, name) for name in tree.Rules._fields))
    desk = tree.Desk(for_loop(one.states), words, one.mask, one.sheet, one.ranks)
    tree.judge_learned(rules, desk, one.net, settings.weights(), viewer, results)
    return list(results)


def test_the_layers_are_matrices(game: Game, learned: Settings) -> None:
    """The sparse loops agree with NumPy's products."""
    match, viewer = midway(game, 2, 3, 20), 1
    net = learned.network(game)
    inputs = np.zeros(game.features + nets.EXTRA, np.float32)
    game.observe(match.state, viewer, inputs[: game.features])
    worth = [game.evaluate(game.copy(bytes(match))[0], (viewer + i) % 2) for i in range(2)]
    for i, margin in enumerate((worth[0] - worth[1], worth[1] - worth[0])):
        at, x = game.features + 3 * i, margin / learned.scale
        inputs[at : at + 3] = worth[i] / (3 * learned.scale), x / (1 + abs(x)), 3 * x / (1 + 3 * abs(x))
    first = np.maximum(inputs @ net.layer1 + net.bias1, 0)
    out = np.maximum(first @ net.layer2 + net.bias2, 0) @ net.layer3 + net.bias3
    expected = 1 / (1 + np.exp(-out[:2].astype(np.float64)))
    found = answers(game, learned, bytes(match), 2, viewer)
    assert [found[viewer], found[1 - viewer]] == pytest.approx(list(expected), rel=1e-4)
    nets.begin(net, fill(net, inputs))
    hopes = [nets.hope(net, action) for action in range(len(net.policy))]
    assert hopes == pytest.approx(list(net.policy @ first + net.policy_bias), rel=1e-3, abs=1e-5)


def fill(net: Net, inputs: Any) -> int:
    """Set the inputs; returns the number of active ones."""
    active = np.flatnonzero(inputs)
    net.inputs[:] = inputs
    net.active[: len(active)] = active
    return len(active)


def test_the_search_follows_the_policy(game: Game) -> None:
    """The tree follows the policy, and no longer asks the evaluation."""
    match = midway(game, 2, 1, 10)
    wanted = match.legal_actions()[-1]
    net = nets.new(game, 4, 3, seed=1, policy=True)
    net.policy_bias[wanted] = 9
    visits = []
    for policy in (net, nets.new(game, 4, 3, seed=1)):
        one = Tree(game, 2, 5000, policy)
        one.start(bytes(match))
        run = {
            "weights": THINKING.weights(),
            "viewer": match.to_move,
            "only": -1,
            "iterations": 30,
            "seed": np.uint64(3),
        }
        one.run(tree.grow, **run)
        (edge,) = (edge for edge in one.edges_of(0) if one.edges[edge, tree.ACTION] == wanted)
        visits.append(int(one.edges[edge, tree.VISITS]))
        if policy is net:
            hopes = one.values[one.edges_of(0), tree.PRIOR] * THINKING.sharpness
            assert one.values[edge, tree.PRIOR] * THINKING.sharpness == hopes.max() and hopes.max() > 8
    assert visits[0] > 24 and visits[0] > visits[1]


def test_hidden_things_do_not_matter_to_a_network(game: Game, learned: Settings) -> None:
    """States that look alike to the player are judged alike, by the search and in the world dealt for it."""
    differed = 0
    for seed in range(2 if INTERPRETED else 8):
        players = game.about.player_counts[seed % len(game.about.player_counts)]
        match = midway(game, players, seed, 15 + 11 * seed)
        assert match.to_move is not None
        other, worlds = match.copy(), [match.copy(), match.copy()]
        game.redeal(other.state, match.to_move, np.uint64(seed + 1000))
        differed += bytes(other) != bytes(match)
        assert told(Search(1, learned).think(match)) == told(Search(1, learned).think(other))
        worlds = [match.copy(), other.copy()]
        for world in worlds:
            game.redeal(world.state, match.to_move, np.uint64(5))
        one, same = (answers(game, learned, bytes(world), players, match.to_move) for world in worlds)
        assert one == same
    assert differed, "a game without anything hidden would prove nothing"


def test_the_networks_share_is_as_set(game: Game, learned: Settings) -> None:
    """All of a leaf's result, nothing, or a share."""
    match = midway(game, 2, 1, 10)
    alone, playout = Search(1, learned).think(match), Search(1, replace(learned, learned=0.0)).think(match)
    assert told(alone) != told(playout) and told(playout) == told(Search(1, replace(THINKING, learned=0)).think(match))
    one, results = match.legal_actions()[0], []
    for share in (0.0, 0.5, 1.0):
        search = Search(1, replace(learned, learned=share, iterations=1, depth=0))
        search.think(match)
        search.think_about(one, 2)
        results.append(next(told.result for told in search.candidates(match) if told.action == one))
    assert min(results[0], results[2]) <= results[1] <= max(results[0], results[2])


def changed(**fields: Any) -> Callable[[Net, Origin], tuple[Net, Origin]]:
    return lambda net, origin: (net, replace(origin, **fields))


def shorter(*layers: str) -> Callable[[Net, Origin], tuple[Net, Origin]]:
    return lambda net, origin: (net._replace(**{name: getattr(net, name)[:-1] for name in layers}), origin)


WRONG: tuple[tuple[str, Callable[[Net, Origin], tuple[Net, Origin]]], ...] = (
    ("another version", changed(version=nets.VERSION + 1)),
    ("another game", changed(game="chess")),
    ("trained on features", changed(declared="0123456789abcdef")),
    ("wrong sizes", shorter("layer1")),
    ("wrong sizes", shorter("policy")),
    ("wrong sizes", shorter("policy", "policy_bias")),
    ("wrong sizes", lambda net, origin: (net._replace(policy_bias=net.policy_bias[:0]), origin)),
)


@pytest.mark.parametrize(("why", "change"), WRONG)
def test_a_network_that_does_not_fit_is_refused(
    why: str, change: Callable[[Net, Origin], tuple[Net, Origin]], tmp_path: Path
) -> None:
    game, file = ludi.load("tali"), tmp_path / "net.npz"
    net, origin = nets.new(game, 4, 3, 0, policy=True), Origin("tali", nets.declared(game), "", 10.0, 0.5)
    nets.save(file, net, origin)
    nets.load(game, file)
    nets.load.cache_clear()
    nets.save(file, *change(net, origin))
    with pytest.raises(LudiError, match=why):
        nets.load(game, file)


def test_a_broken_or_missing_network_is_refused(tmp_path: Path) -> None:
    game, file = ludi.load("tali"), tmp_path / "net.npz"
    with pytest.raises(LudiError, match="missing"):
        nets.load(game, file)
    file.write_bytes(b"not a network")
    with pytest.raises(LudiError, match="damaged"):
        nets.load(game, file)


def test_a_network_keeps_to_the_scale_it_learned(game: Game, learned: Settings) -> None:
    with pytest.raises(LudiError, match="scale"):
        Search(1, replace(learned, scale=learned.scale + 1)).think(midway(game, 2, 1, 10))


def test_a_game_has_a_master_if_a_network_has_learned_it(game: Game) -> None:
    """After changing the features, train again (docs/bots.md) and ship the new weights."""
    assert (game.folder / nets.FILE).exists() == ("master" in levels_of(game.name))
    if "master" not in levels_of(game.name):
        with pytest.raises(LudiError, match="no level master"):
            check("master", game.name)
        return
    assert strongest(game.name) == "master"
    net, origin = nets.load(game)
    settings = settings_of(game, "master")
    assert settings.learned > 0 and settings.network(game).inputs.size == game.features + nets.EXTRA
    assert origin.observed == nets.observed(game), "`observe` writes other numbers than the network has learned from"
    assert all(np.isfinite(getattr(net, name)).all() for name in LAYERS)
    assert json.dumps(asdict(origin)) and origin.learned
