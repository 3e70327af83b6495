"""What all positions in words share: seats by name, and clear messages about mistakes."""

import re
from collections.abc import Iterable
from typing import Any

import numpy as np

from ludi.kernel.about import About
from ludi.kernel.errors import BadPosition, LudiError
from ludi.kernel.events import Names
from ludi.kernel.game import SEATS, Position
from ludi.kernel.rng import LOW, draw
from ludi.kernel.state import State, States, new_states
from ludi.kernel.words import WORDS, Words


def check_keys(position: Any, about: About, known: Iterable[str]) -> None:
    """Check that a position is a dictionary with known keys, for this game."""
    if not isinstance(position, dict):
        raise BadPosition(WORDS("position-lines"))
    if unknown := [str(key) for key in position if key not in known]:
        raise BadPosition(WORDS("position-key", key=repr(unknown[0]), known=tuple(known)))
    if position.get("game", about.name) != about.name:
        raise BadPosition(WORDS("position-game", game=repr(position["game"]), this=repr(about.name)))


def begin(position: Any, about: About, known: Iterable[str], dtype: np.dtype[Any]) -> tuple[States, list[str]]:
    """A record with what every position has (players, options, chance, reveals), and the seats' names."""
    check_keys(position, about, known)
    names = seat_names(position, about)
    states = new_states(dtype, 1)
    state = states[0]
    state.players = len(names)
    options = position.get("options") or {}
    if not isinstance(options, dict):
        raise BadPosition(WORDS("position-rows", what="`options`", like="name", value=repr(options)))
    try:
        state.options[:] = about.option_numbers(options)
    except LudiError as error:
        raise BadPosition(error.words) from error
    state.reveals = number(position.get("reveals", 0), 0, 32_000, "`reveals`")
    state.over = bool(position.get("over", False))
    read_chance(position, state)
    return states, names


def head(state: State, about: About, names: Names) -> Position:
    """The parts that every position has, in words."""
    return {
        "game": about.name,
        "players": list(names),
        "options": about.option_words(state.options),
        "to_move": names[state.to_move],
        "reveals": int(state.reveals),
        "over": bool(state.over),
        "chance": write_chance(state),
    }


HEAD = ("game", "players", "options", "to_move", "reveals", "over", "chance")


def seat_names(position: Position, about: About) -> list[str]:
    """The names of the seats, clockwise. `players` may be a list of names or just a number."""
    players = position.get("players", about.min_players)
    if isinstance(players, int):
        players = list(SEATS[: number(players, about.min_players, about.max_players, WORDS("position-players"))])
    if not isinstance(players, list) or len(set(map(str, players))) != len(players):
        raise BadPosition(WORDS("position-names"))
    if len(players) not in about.player_counts:
        counts = {"min": about.min_players, "max": about.max_players, "n": len(players)}
        raise BadPosition(WORDS("position-counts", title=about.title, **counts))
    return [str(name) for name in players]


def seat_of(name: Any, names: list[str], key: str) -> int:
    if name not in names:
        raise BadPosition(WORDS("position-seat", key=key, name=repr(name), names=names))
    return names.index(name)


def by_seat(position: Position, key: str, names: list[str]) -> dict[int, Any]:
    """A part with an entry for each of some players."""
    part = position.get(key, {})
    if not isinstance(part, dict):
        raise BadPosition(WORDS("position-each", key=key, name=names[0]))
    return {seat_of(name, names, key): value for name, value in part.items()}


def number(value: Any, low: int, high: int, what: Words) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(WORDS("position-number", what=what, low=low, high=high, value=repr(value)))
    return value


def write_chance(state: State) -> str:
    """The key of chance and the number of draws so far, like 00ff...ee-12."""
    return f"{int(state.key[0]):016x}{int(state.key[1]):016x}-{int(state.draws)}"


def read_chance(position: Position, state: State) -> None:
    """Set the state's chance. Positions written by hand omit it or give any hexadecimal number."""
    text = str(position.get("chance", "1"))
    found = re.fullmatch(r"([0-9a-fA-F]{1,32})(?:-([0-9]{1,18}))?", text)
    if found is None:
        raise BadPosition(WORDS("position-chance", text=repr(text)))
    key = int(found[1], 16)
    state.key[0], state.key[1], draws = key >> 64, key & LOW, int(found[2] or 0)
    state.draws = draws & ~1
    if draws & 1:
        draw(state, 1)
