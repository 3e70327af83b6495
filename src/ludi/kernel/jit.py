"""Compile rules with Numba: one decorator, and a cache on disk that is never stale and safe to share.

`NUMBA_DISABLE_JIT=1` runs the same functions uncompiled; `NUMBA_BOUNDSCHECK=1` checks every index. Both are Numba's own
switches.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.np.numpy_support import from_dtype

from ludi.kernel.cache import cache_folder, cache_lock, is_ready

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[str, int, int], None]

INTERPRETED = bool(numba.config.DISABLE_JIT)

VOID, BOOL, INT, REAL, WORD = types.void, types.boolean, types.int64, types.float64, types.uint64
MASK = types.Array(types.int8, 1, "C")
OPTIONS = types.Array(types.int16, 1, "C")
SHEET = types.Array(types.int32, 2, "C")
PLACES = types.Array(types.int32, 1, "C")
FEATURES = types.Array(types.float32, 1, "C")
NUMBERS = types.Array(types.int64, 1, "C")
KEY = types.Array(types.uint64, 1, "C")
WORDS = types.Array(types.uint64, 2, "C")
LINKS = types.Array(types.int32, 1, "C")
LINK_ROWS = types.Array(types.int32, 2, "C")
REALS = types.Array(types.float64, 1, "C")
REAL_ROWS = types.Array(types.float64, 2, "C")


def record_type(dtype: np.dtype[Any]) -> Any:
    """The Numba type of one record of this dtype."""
    return from_dtype(dtype)


def say_once(name: str, done: int, total: int) -> None:
    """The default listener: one line, so that nobody wonders what the computer is doing."""
    if not _progress:
        print("ludi: compiling the rules, once for this version; a minute or so ...", file=sys.stderr, flush=True)


listener: Listener = say_once
"""Called with a name, functions done and functions to do, before each function that is not in the cache yet."""

_progress: dict[str, int] = {}


@cache
def functions_in(sources: Path) -> int:
    """How many functions a source folder compiles: the length of the progress bar."""
    return sum(file.read_text(encoding="utf-8").count("\n@compiled(") for file in sources.glob("*.py"))


def announce(name: str, total: int) -> None:
    """Tell the listener that one more function is about to be compiled."""
    listener(name, min(_progress.get(name, 0), total - 1), total)
    _progress[name] = _progress.get(name, 0) + 1


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile a rule for one exact signature; the plain function itself when interpreting."""

    def decorate(function: F) -> F:
        if INTERPRETED:
            return function
        sources = Path(function.__code__.co_filename).parent
        if not is_ready(sources):
            announce(sources.name, functions_in(sources))
        with cache_lock():
            numba.config.CACHE_DIR = str(cache_folder(sources))
            return cast(F, numba.njit(signature, cache=True, nogil=True)(function))

    return decorate


def shared(function: F) -> F:
    """Compile for whatever types its compiled caller has: for the kernel's helpers over any game's record."""
    if INTERPRETED:
        return function
    numba.config.CACHE_DIR = str(cache_folder(Path(function.__code__.co_filename).parent))
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def specialise(function: Callable[..., Any], *arguments: Any) -> None:
    """Compile generic code (`shared`) for one game's types. Several games may be added, never anything else."""
    if INTERPRETED:
        return
    dispatcher: Any = function
    folder = cache_folder(Path(function.__code__.co_filename).parent)
    marker = folder / f"{function.__name__}-{hashlib.sha256(str(arguments).encode()).hexdigest()[:16]}"
    if not marker.exists():
        announce(function.__name__, 1)
    with cache_lock():
        dispatcher.disable_compile(False)
        dispatcher.compile(arguments)
        dispatcher.disable_compile()
        marker.touch()
