"""Trains a network (`ludi.bots.net`) on the rows that self-play keeps: Adam, compiled, on one core.

The first layer is as sparse here as in play, so a hundred thousand rows take a second or two.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludi.bots.net import LAYERS, SEAT_COUNT, Net, forward, hope, with_memory
from ludi.kernel.game import Game
from ludi.kernel.jit import FEATURES, INT, REAL, VOID, compiled, shared
from ludi.kernel.loops import specialised
from ludi.research.selfplay import Arrays, Rows

WARM_UP = 200  # steps
MEAN, SQUARE = 0.9, 0.999  # decay rates of Adam's moments


@shared
def answer(net: Net, rows: Rows, row: int) -> None:
    """Compute the network's outputs for a row, squashed, in its hidden row 2."""
    at, count = rows.start[row], rows.start[row + 1] - rows.start[row]
    for k in range(count):
        net.active[k] = rows.index[at + k]
        net.inputs[rows.index[at + k]] = rows.value[at + k]
    forward(net, count)
    out = net.hidden[2]
    for j in range(net.bias3.size):
        out[j] = 1.0 / (1.0 + np.exp(-out[j]))


@shared
def answer_all(net: Net, rows: Rows, order: Any, answers: Any) -> None:
    """Compute the network's outputs for some rows."""
    for i in range(len(order)):
        answer(net, rows, order[i])
        for j in range(net.bias3.size):
            answers[i, j] = net.hidden[2, j]


@shared
def expected_decisions(net: Net, rows: Rows, row: int) -> None:
    """Compute the share of a search that the network expects for each decision of a row, in the policy's hidden row."""
    first, count, out, top, total = rows.asked[row], rows.asked[row + 1] - rows.asked[row], net.hidden[3], -1e30, 0.0
    for k in range(count):
        out[k] = hope(net, rows.decision[first + k])
        top = max(top, out[k])
    for k in range(count):
        out[k] = np.exp(out[k] - top)
        total += out[k]
    for k in range(count):
        out[k] /= total


@shared
def guesses_right(net: Net, rows: Rows, order: Any) -> int:
    """In how many of these rows the network ranks the most visited decision first."""
    right = 0
    for row in order:
        answer(net, rows, row)
        expected_decisions(net, rows, row)
        best, most = 0, 0
        for k in range(1, rows.asked[row + 1] - rows.asked[row]):
            best = k if net.hidden[3, k] > net.hidden[3, best] else best
            most = k if rows.visited[rows.asked[row] + k] > rows.visited[rows.asked[row] + most] else most
        right += best == most
    return right


@shared
def add_slopes(net: Net, slopes: Net, rows: Rows, order: Any) -> None:
    """Accumulate the gradients of the cross-entropies over some rows. Empty seats (-1) are ignored."""
    h, g, out, dh, dg = net.hidden[0], net.hidden[1], net.hidden[2], slopes.hidden[0], slopes.hidden[1]
    first, second, seats, learns_decisions = net.bias1.size, net.bias2.size, net.bias3.size, len(net.policy) > 0
    for row in order:
        answer(net, rows, row)
        for j in range(seats):
            out[j] = out[j] - rows.targets[row, j] if rows.targets[row, j] >= 0 else 0
            slopes.bias3[j] += out[j]
        for i in range(second):
            dg[i] = 0
            if g[i] > 0:
                for j in range(seats):
                    dg[i] += out[j] * net.layer3[i, j]
                    slopes.layer3[i, j] += g[i] * out[j]
                slopes.bias2[i] += dg[i]
        for i in range(first):
            dh[i] = 0
            if h[i] > 0:
                for j in range(second):
                    dh[i] += dg[j] * net.layer2[i, j]
                    slopes.layer2[i, j] += h[i] * dg[j]
        if learns_decisions:
            expected_decisions(net, rows, row)
            sure = np.float32(0)
            for k in range(rows.asked[row], rows.asked[row + 1]):
                sure += rows.visited[k]
            for k in range(rows.asked[row + 1] - rows.asked[row]):
                action = rows.decision[rows.asked[row] + k]
                error = sure * net.hidden[3, k] - rows.visited[rows.asked[row] + k]
                slopes.policy_bias[action] += error
                for i in range(first):
                    if h[i] > 0:
                        dh[i] += error * net.policy[action, i]
                        slopes.policy[action, i] += error * h[i]
        for i in range(first):
            slopes.bias1[i] += dh[i]
        for k in range(rows.start[row], rows.start[row + 1]):
            i, x = rows.index[k], rows.value[k]
            for j in range(first):
                slopes.layer1[i, j] += x * dh[j]


@compiled(VOID(FEATURES, FEATURES, FEATURES, FEATURES, REAL, REAL, INT))
def adam(weights: Any, slopes: Any, means: Any, squares: Any, rate: float, decay: float, step: int) -> None:
    """One step of Adam; resets the gradients."""
    of_means, of_squares = 1 - MEAN**step, 1 - SQUARE**step
    for i in range(weights.size):
        x = slopes[i]
        means[i] += (1 - MEAN) * (x - means[i])
        squares[i] += (1 - SQUARE) * (x * x - squares[i])
        weights[i] -= rate * (means[i] / of_means / (np.sqrt(squares[i] / of_squares) + 1e-8) + decay * weights[i])
        slopes[i] = 0


@dataclass(frozen=True)
class Lesson:
    """How a network is trained. More than two epochs overfit."""

    epochs: int = 2
    rate: float = 1e-3
    batch: int = 256
    decay: float = 0.01
    seed: int = 0


def joined(parts: Sequence[Arrays]) -> Arrays:
    """Merge the rows of several processes; games get distinct numbers."""
    games = np.cumsum([0, *(int(part["origins"][:, 0].max(initial=-1)) + 1 for part in parts)])
    arrays = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    arrays["origins"][:, 0] += np.repeat(games[:-1], [len(part["origins"]) for part in parts]).astype(np.int32)
    for name in ("start", "asked"):
        ends = np.cumsum([0, *(part[name][-1] for part in parts)])
        later = [part[name][1:] + first for part, first in zip(parts, ends[:-1], strict=True)]
        arrays[name] = np.concatenate([np.zeros(1, np.int64), *later])
    return arrays


def fit(game: Game, net: Net, given: Arrays, lesson: Lesson) -> tuple[Net, dict[str, Any]]:
    """Train a network on rows; returns it with figures. A tenth of the games is held out for testing."""
    net = with_memory(*(layer.copy() for layer in net[: len(LAYERS)]))
    slopes = with_memory(*(np.zeros_like(layer) for layer in net[: len(LAYERS)]))
    moments = [(np.zeros(layer.size, np.float32), np.zeros(layer.size, np.float32)) for layer in net[: len(LAYERS)]]
    rows, chance, learn = Rows(**given), np.random.default_rng(lesson.seed), specialised(add_slopes, game.dtype)
    held = rows.origins[:, 0] % 10 == 0
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    steps, step = lesson.epochs * math.ceil(len(train) / lesson.batch), 0
    for _ in range(lesson.epochs):
        chance.shuffle(train)
        for at in range(0, len(train), lesson.batch):
            step += 1
            some = train[at : at + lesson.batch]
            learn(net, slopes, rows, some)
            rate = lesson.rate * min(1, step / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
            for layer, slope, (means, squares) in zip(net, slopes, moments):  # the layers: memory has no moments
                slope /= len(some)
                decay = lesson.decay * (layer.ndim == 2)
                adam(layer.reshape(-1), slope.reshape(-1), means, squares, rate, decay, step)
    return net, {"rows": len(train), **held_out_figures(game, net, rows, test)}


def held_out_figures(game: Game, net: Net, rows: Rows, test: npt.NDArray[np.int64]) -> dict[str, Any]:
    """How much of the viewers' actual results the network explains, overall and by number of players."""
    answers = np.zeros((len(test), SEAT_COUNT), np.float32)
    specialised(answer_all, game.dtype)(net, rows, test, answers)
    target, players = rows.targets[test, 0], rows.origins[test, 1]
    errors = (answers[:, 0] - target) ** 2
    explained = {
        str(count): round(1 - float(errors[players == count].mean() / target[players == count].var()), 4)
        for count in np.unique(players)
    }
    figures = {"held out": len(test), "error": round(float(errors.mean()), 5), "explained": explained}
    told_of = test[rows.asked[test + 1] > rows.asked[test]]
    if len(net.policy) and len(told_of):
        right = specialised(guesses_right, game.dtype)(net, rows, told_of)
        figures["decisions guessed"] = round(right / len(told_of), 4)
    return figures
