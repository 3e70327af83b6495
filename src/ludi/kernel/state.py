"""The record that holds a game: the fields every game has, and helpers for its bytes.

`new_states` makes records; `states[i]` is one state, whose fields are read and written by name in both compiled code
and plain Python. N states are an array of N records; copying one is copying 64-bit words.
"""

from functools import cache
from operator import attrgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from ludi.kernel.about import OPTION_SLOTS
from ludi.kernel.jit import INTERPRETED, shared
from ludi.kernel.quick import wipe

# A state is a NumPy record whose fields only its own game knows, hence no narrower type.
State = Any
States = Any
Words = npt.NDArray[np.uint64]
Mask = npt.NDArray[np.int8]
Sheet = npt.NDArray[np.int32]


def record(fields: list[Any], events: int, numbers: int = 3) -> np.dtype[Any]:
    """The dtype of a game: the fields every game has, then its own.

    `events`: the most events of one decision; `numbers`: the most parts of an event, besides its kind and player.
    """
    header: list[Any] = [
        ("key", "u8", (2,)),  # of chance; part of the state, and secret: it determines what is to come
        ("draws", "i8"),  # random numbers drawn so far
        ("spare", "u8"),  # random bits left over from the last draw
        ("players", "i2"),
        ("to_move", "i2"),  # the seat to decide; meaningless when the game is over
        ("over", "i2"),
        ("phase", "i2"),  # the kind of decision asked for
        ("reveals", "i2"),  # how often something hidden or random was revealed; undo never crosses one
        ("event_count", "i2"),
        ("options", "i2", (OPTION_SLOTS,)),
        ("events", "i2", (events, 2 + numbers)),
    ]
    dtype = np.dtype(header + fields, align=True)
    hidden = [name for name in dtype.names or () if hasattr(np.record, name)]
    assert not hidden, f"NumPy's records have a {hidden[0]} of their own: give the field another name"
    assert dtype.itemsize % 8 == 0, "the 64-bit key aligns every record to whole words"
    return dtype


class Windows(dict[int, Any]):
    """An array of records. `windows[i]` gives access to one of them, and is made on first use."""

    def __init__(self, array: npt.NDArray[Any]) -> None:
        super().__init__()
        self.array = array

    def __missing__(self, index: int) -> Any:
        self[index] = window = window_class(self.array.dtype)(self.array, index)
        return window

    def __len__(self) -> int:
        return len(self.array)


class Window:
    """Accesses a record's fields by name; reading one from NumPy's own records takes many times as long.

    `record` is what compiled functions receive.
    """

    _array: Any = None
    _layout: Any = None  # the record's, as a C structure: the fastest way to read single numbers

    def __init__(self, array: npt.NDArray[Any], index: int) -> None:
        self._array, self._index, self.record = array, index, array[index]

    def __getattr__(self, name: str) -> Any:
        """Fetch a field on first access, as an array; fields that are single numbers have a leading _."""
        field = name.removeprefix("_")
        if name == "_numbers":
            found = self._layout.from_buffer(self._array, self._index * self._array.itemsize)
        elif field in self._array.dtype.names:
            found = self._array[field][self._index, ...]
        else:
            raise AttributeError(name)
        self.__dict__[name] = found
        return found


@cache
def window_class(dtype: np.dtype[Any]) -> type:
    """The window class for this dtype: arrays are attributes, single numbers properties."""

    def number(name: str) -> property:
        field = "_" + name

        def write(self: Any, value: int) -> None:
            getattr(self, field)[()] = value  # unlike the structure, NumPy refuses numbers that are too large

        return property(attrgetter(f"_numbers.{name}"), write)

    numbers = {name: number(name) for name in dtype.names or () if not dtype[name].shape}
    return type("State", (Window,), {"_layout": np.ctypeslib.as_ctypes_type(dtype), **numbers})


def new_states(dtype: np.dtype[Any], count: int) -> States:
    """Make `count` empty states."""
    return Windows(np.zeros(count, dtype))


def array_of(states: States) -> npt.NDArray[Any]:
    """The same memory as a plain array."""
    array: npt.NDArray[Any] = states.array
    return array


def for_loop(states: States) -> Any:
    """The states as a loop takes them: compiled, the array; interpreted, the windows."""
    return states if INTERPRETED else array_of(states)


def words_of(states: States) -> Words:
    """The same memory as 64-bit words, one row per state: the fast way to copy."""
    words: Words = array_of(states).view(np.uint64).reshape(len(states), -1)
    return words


def copy_of(state: State) -> States:
    """A new array with a copy of one state."""
    states = new_states(state.record.dtype, 1)
    array_of(states)[0] = state.record
    return states


def bytes_of(states: States, index: int = 0) -> bytes:
    """All of a state's bytes: equal bytes, equal states."""
    row: npt.NDArray[np.uint64] = words_of(states)[index]
    return row.tobytes()


@shared
def copy_state(words: Words, source: int, target: int) -> None:
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]


@shared
def clear_state(words: Words, target: int) -> None:
    for i in range(words.shape[1]):
        words[target, i] = 0


@shared
def allow_nothing(mask: Mask) -> None:
    """Clear the mask; every `legal` starts with this."""
    wipe(mask)


@shared
def allow(mask: Mask, action: int) -> int:
    """Mark a legal action; returns 1, for counting."""
    mask[action] = 1
    return 1


@shared
def begin(state: State, players: int, options: Any, key: Any) -> None:
    """Initialise the common fields; every `setup` starts with this."""
    for i in range(len(key)):  # assigning a slice to a slice takes Numba seconds to compile
        state.key[i] = key[i]
    for i in range(len(options)):
        state.options[i] = options[i]
    state.players = players


@shared
def seat_after(state: State, player: int, places: int) -> int:
    """The seat a number of places to a player's left, at most once around: that avoids a division."""
    seat = player + places
    return seat if seat < state.players else seat - state.players


@shared
def emit(state: State, kind: int, player: int, a: int, b: int, c: int) -> None:
    """Append an event to the current decision's."""
    i = state.event_count
    state.events[i, 0] = kind
    state.events[i, 1] = player
    state.events[i, 2] = a
    state.events[i, 3] = b
    state.events[i, 4] = c
    state.event_count = i + 1


@shared
def also(state: State, i: int, number: int) -> None:
    """Write the i-th number (from 0) of the event just emitted, for events with more than three parts."""
    state.events[state.event_count - 1, 2 + i] = number


@shared
def forget_events(state: State) -> None:
    """Wipe old events, so that equal states have equal bytes; every `apply` starts with this."""
    for i in range(state.event_count):
        for j in range(state.events.shape[1]):
            state.events[i, j] = 0
    state.event_count = 0


@shared
def total_of(sheet: Sheet, player: int) -> int:
    """A player's points from all sources."""
    points = 0
    for source in range(sheet.shape[1]):
        points += sheet[player, source]
    return points


@shared
def rank(keys: Sheet, players: int, out: npt.NDArray[np.int32]) -> None:
    """Rank rows of keys, most important first, more is better: a place is 1 + the number of players strictly ahead."""
    for p in range(players):
        out[p] = 1
        for q in range(players):
            for k in range(keys.shape[1]):
                if keys[q, k] != keys[p, k]:
                    if keys[q, k] > keys[p, k]:
                        out[p] += 1
                    break
