"""A small network that judges positions: its inputs, its computation, and its file in a game's folder.

Its inputs are what `observe` writes and the evaluation for every player, both in a world dealt for the viewer, so it
knows no more than its player. Few inputs are nonzero, so the first layer reads only their rows. The outputs are a
result for every seat, counted from the viewer, as the search uses them (`tree.judge_end`). A network may also have a
policy: how promising each of the viewer's decisions is, from the first layer, which is faster than trying them.
"""

import hashlib
import json
import random
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludi.kernel.errors import LudiError
from ludi.kernel.features import table
from ludi.kernel.game import SEATS, Game
from ludi.kernel.jit import shared
from ludi.kernel.quick import ROOM, nonzero
from ludi.kernel.words import WORDS

VERSION = 1  # of the file and of the computation
FILE = "weights.npz"
SEAT_COUNT = len(SEATS)
EACH_SEAT = 3
EXTRA = SEAT_COUNT * EACH_SEAT  # inputs in addition to the game's own
F32 = npt.NDArray[np.float32]


class Net(NamedTuple):
    """The layers, and memory for computing: inputs, indices of the nonzero ones, hidden values."""

    layer1: Any  # inputs x first
    bias1: Any
    layer2: Any  # first x second
    bias2: Any
    layer3: Any  # second x seats
    bias3: Any
    policy: Any  # actions x first; no rows: the network has no policy
    policy_bias: Any
    inputs: Any
    active: Any
    hidden: Any  # after the first layer, after the second, outputs before squashing; for training: decisions


LAYERS = Net._fields[:8]


# ---------------------------------------------------------------- computing


@shared
def write_worth(net: Net, worth: Any, viewer: int, scale: float) -> int:
    """Append the evaluation for every player to what `observe` wrote. Returns the number of nonzero inputs."""
    inputs, players = net.inputs, len(worth)
    first = inputs.size - EXTRA
    for i in range(first, inputs.size):
        inputs[i] = 0
    for i in range(players):
        seat, best = (viewer + i) % players, -1e9
        for other in range(players):
            if other != seat:
                best = max(best, worth[other])
        margin = (worth[seat] - best) / scale
        at = first + i * EACH_SEAT
        inputs[at] = worth[seat] / (3.0 * scale)
        inputs[at + 1] = margin / (1.0 + abs(margin))
        inputs[at + 2] = 3.0 * margin / (1.0 + 3.0 * abs(margin))
    return nonzero(inputs, net.active)


@shared
def begin(net: Net, count: int) -> None:
    """Compute the first layer from `count` nonzero inputs."""
    layer1, h, first = net.layer1, net.hidden[0], net.bias1.size
    for j in range(first):
        h[j] = net.bias1[j]
    for k in range(count):
        i = net.active[k]
        x = net.inputs[i]
        for j in range(first):
            h[j] += x * layer1[i, j]
    for j in range(first):
        h[j] = max(h[j], np.float32(0))


@shared
def hope(net: Net, action: int) -> float:
    """A decision's promise, once the first layer is computed; one more makes it e times as likely."""
    h, policy, total = net.hidden[0], net.policy, net.policy_bias[action]
    for j in range(net.bias1.size):
        total += h[j] * policy[action, j]
    return float(total)


@shared
def forward(net: Net, count: int) -> None:
    """Compute the outputs from `count` nonzero inputs."""
    begin(net, count)
    layer2, layer3 = net.layer2, net.layer3
    h, g, out = net.hidden[0], net.hidden[1], net.hidden[2]
    first, second, seats = net.bias1.size, net.bias2.size, net.bias3.size
    for j in range(second):
        g[j] = net.bias2[j]
    for i in range(first):
        if h[i] > 0:
            for j in range(second):
                g[j] += h[i] * layer2[i, j]
    for j in range(seats):
        out[j] = net.bias3[j]
    for i in range(second):
        if g[i] > 0:
            for j in range(seats):
                out[j] += g[i] * layer3[i, j]
        else:
            g[i] = 0


# ---------------------------------------------------------------- files


@dataclass(frozen=True)
class Origin:
    """What a network is for, and where it comes from."""

    game: str
    declared: str  # digest of what `observe` is declared to write
    observed: str  # digest of what it does write: too slow to check at every start, so a test does
    scale: float  # of the margins, see `search.Settings`
    rank: float
    version: int = VERSION
    learned: str = ""  # from what, in words


def declared(game: Game) -> str:
    """A digest of what a game's `observe` is declared to write, place by place."""
    return hashlib.sha256(repr(list(table(game.observation))).encode()).hexdigest()[:16]


def observed(game: Game) -> str:
    """A digest of what `observe` actually writes during a game."""
    match, chance, digest = game.new(game.about.max_players, seed=7), random.Random(7), hashlib.sha256()
    numbers = np.zeros(game.features, np.float32)
    while match.to_move is not None:
        for viewer in range(match.players):
            game.observe(match.state, viewer, numbers)
            digest.update(numbers.round(4).tobytes())
        match.apply(chance.choice(match.legal_actions()))
    return digest.hexdigest()[:16]


def origin_of(game: Game, scale: float, rank: float, learned: str) -> Origin:
    """The origin of a network that learns the game as it is now."""
    return Origin(game.name, declared(game), observed(game), scale, rank, learned=learned)


def new(game: Game, first: int, second: int, seed: int, policy: bool = False) -> Net:
    """An untrained network."""
    chance = np.random.default_rng(seed)

    def normal(spread: float, *shape: int) -> F32:
        return chance.normal(0, spread, shape).astype(np.float32)

    def zeros(size: int) -> F32:
        return np.zeros(size, np.float32)

    size = game.features + EXTRA
    layers = normal(0.08, size, first), zeros(first), normal((2 / first) ** 0.5, first, second), zeros(second)
    answers = normal(0.1, second, SEAT_COUNT), zeros(SEAT_COUNT)
    actions = game.new_mask().size if policy else 0
    return with_memory(*layers, *answers, normal(0.05, actions, first), zeros(actions))


def none() -> Net:
    """An empty network, for searches without one."""
    rows, row = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    return Net(rows, row, rows, row, rows, row, rows, row, row, np.zeros(0, np.int32), rows)


def with_memory(*layers: F32) -> Net:
    """Layers with their own memory for computing."""
    size, width = len(layers[0]), max(layer.shape[-1] for layer in layers)
    active, hidden = np.zeros(size + ROOM, np.int32), np.zeros((4, width), np.float32)
    return Net._make((*layers, np.zeros(size, np.float32), active, hidden))


def save(file: Path, net: Net, origin: Origin) -> None:
    """Write a network to a file, in half precision, which is enough for playing."""
    layers = {name: getattr(net, name).astype(np.float16) for name in LAYERS if getattr(net, name).size}
    write_arrays(file, origin=np.array(json.dumps(asdict(origin))), **layers)


def write_arrays(file: Path, **arrays: npt.NDArray[Any]) -> None:
    """Write the file completely or not at all."""
    part = file.with_name(file.name + ".part")
    with part.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)
    part.replace(file)


@cache
def load(game: Game, file: Path | None = None) -> tuple[Net, Origin]:
    """Load a game's network, or one from a file; refused unless made for exactly this game and evaluation."""
    file = file or game.folder / FILE
    if not file.exists():
        raise LudiError(WORDS("no-net", title=game.about.title, file=str(file)))
    try:
        with np.load(file, allow_pickle=False) as stored:
            origin = Origin(**json.loads(str(stored["origin"])))
            kept = {"policy": np.zeros((0, stored["bias1"].size)), "policy_bias": np.zeros(0), **stored}
            net = with_memory(*(np.ascontiguousarray(kept[name], np.float32) for name in LAYERS))
    except (ValueError, KeyError, TypeError, OSError, IndexError) as error:
        raise bad(game, file, "broken") from error
    first, second = net.bias1.size, net.bias2.size
    shapes: tuple[tuple[int, ...], ...] = ((game.features + EXTRA, first), (first,), (first, second), (second,))
    shapes += ((second, SEAT_COUNT), (SEAT_COUNT,))
    actions = game.new_mask().size if net.policy_bias.size else 0
    shapes += ((actions, first), (actions,))
    for problem, wrong in {
        "version": origin.version != VERSION,
        "game": origin.game != game.name,
        "features": origin.declared != declared(game),
        "shapes": tuple(getattr(net, name).shape for name in LAYERS) != shapes,
    }.items():
        if wrong:
            raise bad(game, file, problem)
    return net, origin


def bad(game: Game, file: Path, problem: str) -> LudiError:
    return LudiError(WORDS("bad-net", file=str(file), problem=problem, title=game.about.title, game=game.name))
