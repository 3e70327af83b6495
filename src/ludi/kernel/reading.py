"""Moves in words, read as answers to what is asked now and to no other question."""

import re
from collections.abc import Callable, Container, Sequence

import numpy as np

from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import Move
from ludi.kernel.state import Mask, State

Reader = Callable[..., list[int]]  # gets the state and the groups of its pattern; IllegalMove says why not
ShortForm = tuple[Container[int], str, Reader]
"""Words that are not just those of one action: in which phases they may be said, their pattern, how to read them."""


def read(
    state: State,
    words: str,
    legal: Callable[[State, Mask], int],
    move: Callable[[State, int], Move],
    actions: int,
    short_forms: Sequence[ShortForm] = (),
    asked: str = "",
) -> list[int]:
    """The decisions that words stand for: a legal action, else a short form, else an action that is not legal now.

    Words that no action of the present question has are refused; `asked` says what would be understood.
    """
    text = " ".join(words.lower().split())
    mask = np.zeros(actions, np.int8)
    legal(state, mask)
    for action in map(int, np.flatnonzero(mask)):
        if move(state, action).words.lower() == text:
            return [action]
    for phases, pattern, reader in short_forms:
        if state.phase in phases and (found := re.fullmatch(pattern, text)):
            return reader(state, *found.groups())
    for action in map(int, np.flatnonzero(mask == 0)):
        if move(state, action).words.lower() == text:
            return [action]
    raise IllegalMove(f"{words!r} isn't a move here. {asked}".rstrip())
