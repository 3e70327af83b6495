"""What positions in words have in common: seats by name, and clear words about what is wrong."""

from collections.abc import Iterable
from typing import Any

from ludi.kernel.about import About
from ludi.kernel.errors import BadPosition
from ludi.kernel.game import SEATS, Position


def check_keys(position: Any, about: About, known: Iterable[str]) -> None:
    """A position is a dictionary of known keys, for this game."""
    if not isinstance(position, dict):
        raise BadPosition("A position is a list of `key: value` lines.")
    if unknown := [str(key) for key in position if key not in known]:
        raise BadPosition(f"{unknown[0]!r} is not part of a position. Its parts are: {', '.join(known)}.")
    if position.get("game", about.name) != about.name:
        raise BadPosition(f"This is a position of {position['game']!r}, not of {about.name!r}.")


def seat_names(position: Position, about: About) -> list[str]:
    """The names of the seats, clockwise. `players` may be a list of names or just their number."""
    players = position.get("players", about.fewest)
    if isinstance(players, int):
        players = list(SEATS[: number(players, about.fewest, about.most, "The number of players")])
    if not isinstance(players, list) or len(set(map(str, players))) != len(players):
        raise BadPosition("`players` is a list of different names, or their number.")
    if len(players) not in about.player_counts:
        raise BadPosition(f"{about.title} is for {about.fewest} to {about.most} players, not {len(players)}.")
    return [str(name) for name in players]


def seat_of(name: Any, names: list[str], key: str) -> int:
    if name not in names:
        raise BadPosition(f"`{key}` names {name!r}, who does not play. Players are: {', '.join(names)}.")
    return names.index(name)


def by_seat(position: Position, key: str, names: list[str]) -> dict[int, Any]:
    """A part that has an entry for some of the players."""
    part = position.get(key, {})
    if not isinstance(part, dict):
        raise BadPosition(f"`{key}` has one entry for each player, like {{{names[0]}: ...}}.")
    return {seat_of(name, names, key): value for name, value in part.items()}


def number(value: Any, low: int, high: int, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what} is a whole number from {low} to {high}, not {value!r}.")
    return value


def chance(position: Position) -> int:
    """The state of the generator; by hand nobody writes it."""
    text = position.get("chance", "1")
    try:
        value = int(str(text), 16)
    except ValueError:
        value = 0
    if not 0 < value < 2**64:
        raise BadPosition(f"`chance` is a hexadecimal number of up to 16 digits, not 0, and not {text!r}.")
    return value
