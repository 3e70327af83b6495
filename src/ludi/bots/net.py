"""A small network that judges positions: what it looks at, how it is computed, and its file in a game's folder.

Inputs are what `observe` writes, and what the evaluation thinks of everybody; both of a world dealt for the viewer, so
it knows no more than its player. Few inputs are not zero, so the first layer reads the rows of those only. It answers
for every seat, counted from the viewer, with a result as the search has it (`tree.judge_end`). It may also tell how
much to hope from each decision of the viewer (a policy), from the first layer: that takes less time than to try them.
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
from ludi.kernel.words import WORDS

VERSION = 1  # of the file, and of what is computed from it
FILE = "weights.npz"
SEAT_COUNT = len(SEATS)
EACH_SEAT = 3
EXTRA = SEAT_COUNT * EACH_SEAT  # inputs beside the game's own
F32 = npt.NDArray[np.float32]


class Net(NamedTuple):
    """The layers, and memory to compute with: the inputs, which of them are not zero, what is hidden between layers."""

    layer1: Any  # inputs x first
    bias1: Any
    layer2: Any  # first x second
    bias2: Any
    layer3: Any  # second x seats
    bias3: Any
    policy: Any  # actions x first; no rows: the network tells nothing of decisions
    policy_bias: Any
    inputs: Any
    active: Any
    hidden: (
        Any  # after the first layer, after the second, the answers before they are squashed; for teaching: decisions
    )


LAYERS = Net._fields[:8]


# ---------------------------------------------------------------- computing


@shared
def tell_worth(net: Net, worth: Any, viewer: int, scale: float) -> int:
    """Write what the evaluation thinks of everybody behind what `observe` wrote. Returns how many inputs are active."""
    inputs, active, players = net.inputs, net.active, len(worth)
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
    count = 0
    for i in range(inputs.size):
        if inputs[i] != 0:
            active[count] = i
            count += 1
    return count


@shared
def begin(net: Net, count: int) -> None:
    """Compute the first layer from the inputs; so many are active."""
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
    """How much the viewer may hope from a decision, once the first layer is computed: 1 more is e times as much."""
    h, policy, total = net.hidden[0], net.policy, net.policy_bias[action]
    for j in range(net.bias1.size):
        total += h[j] * policy[action, j]
    return float(total)


@shared
def forward(net: Net, count: int) -> None:
    """Compute the answers from the inputs; so many are active."""
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


# ---------------------------------------------------------------- keeping


@dataclass(frozen=True)
class Origin:
    """What a network is for, and where it comes from."""

    game: str
    declared: str  # a digest of what `observe` is declared to write
    observed: str  # and one of what it writes: too slow to be checked at every start, so a test does
    scale: float  # of the margins, see `search.Settings`
    rank: float
    version: int = VERSION
    learned: str = ""  # from what, in words


def declared(game: Game) -> str:
    """A digest of what a game's `observe` is declared to write, place by place."""
    return hashlib.sha256(repr(list(table(game.observation))).encode()).hexdigest()[:16]


def observed(game: Game) -> str:
    """A digest of what `observe` writes in the course of a game."""
    match, chance, digest = game.new(game.about.max_players, seed=7), random.Random(7), hashlib.sha256()
    numbers = np.zeros(game.features, np.float32)
    while match.to_move is not None:
        for viewer in range(match.players):
            game.observe(match.state, viewer, numbers)
            digest.update(numbers.round(4).tobytes())
        match.apply(chance.choice(match.legal_actions()))
    return digest.hexdigest()[:16]


def origin_of(game: Game, scale: float, rank: float, learned: str) -> Origin:
    """Of a network that learns the game as it is now."""
    return Origin(game.name, declared(game), observed(game), scale, rank, learned=learned)


def new(game: Game, first: int, second: int, seed: int, policy: bool = False) -> Net:
    """A network that has learned nothing yet."""
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
    """For searches that do without."""
    rows, row = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    return Net(rows, row, rows, row, rows, row, rows, row, row, np.zeros(0, np.int32), rows)


def with_memory(*layers: F32) -> Net:
    """Layers with memory of their own to compute with."""
    size, width = len(layers[0]), max(layer.shape[-1] for layer in layers)
    inputs, active, hidden = np.zeros(size, np.float32), np.zeros(size, np.int32), np.zeros((4, width), np.float32)
    return Net._make((*layers, inputs, active, hidden))


def save(file: Path, net: Net, origin: Origin) -> None:
    """Write a network; half precision is enough for playing."""
    layers = {name: getattr(net, name).astype(np.float16) for name in LAYERS if getattr(net, name).size}
    write_arrays(file, origin=np.array(json.dumps(asdict(origin))), **layers)


def write_arrays(file: Path, **arrays: npt.NDArray[Any]) -> None:
    """Write the whole file or none of it."""
    part = file.with_name(file.name + ".part")
    with part.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)
    part.replace(file)


@cache
def load(game: Game, file: Path | None = None) -> tuple[Net, Origin]:
    """A game's network, or that of a file; refused unless it was made for exactly what would be computed with it."""
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
