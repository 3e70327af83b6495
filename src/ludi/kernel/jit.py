"""Compile rules with Numba: one decorator, and a cache on disk that is never stale and safe to share.

`NUMBA_DISABLE_JIT=1` runs the same functions uncompiled; `NUMBA_BOUNDSCHECK=1` checks every index. Both are Numba's own
switches.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from secrets import randbits
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.bytecode import FunctionIdentity
from numba.np.numpy_support import from_dtype

from ludi.kernel.cache import cache_folder, cache_lock, is_ready

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

# Numba names compiled functions by a count, and a process that loads two functions of one name runs the wrong one. So
# no two processes may count alike.
FunctionIdentity._unique_ids = count(randbits(48))

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


@cache
def say_once() -> None:
    """The default listener: one line, so that nobody wonders what the computer is doing."""
    print("ludi: compiling the rules, once for this version; a minute or so ...", file=sys.stderr, flush=True)


listener: Callable[[], None] = say_once
"""Called before each function that is not in the cache yet."""


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile a rule for one exact signature; the plain function itself when interpreting."""

    def decorate(function: F) -> F:
        if INTERPRETED:
            return function
        sources = Path(function.__code__.co_filename).parent
        return cast(F, kept(function, signature, cache_folder(sources), is_ready(sources)))

    return decorate


def shared(function: F) -> F:
    """Compile for whatever types its compiled caller has: for helpers over any game's record.

    It becomes part of its caller and is not kept by itself.
    """
    if INTERPRETED:
        return function
    dispatcher = numba.njit(nogil=True)(function)
    compile_exactly = dispatcher.compile
    dispatcher.compile = lambda arguments: compile_exactly(tuple(widened(one) for one in arguments))
    return cast(F, dispatcher)


def widened(argument: Any) -> Any:
    """The type a shared function is compiled for: one for whole numbers of every width, not one for each."""
    return INT if isinstance(argument, types.Integer) and argument != WORD else argument


def specialised(function: F, *arguments: Any) -> F:
    """Generic code (`shared`) compiled for one game's types, to be called from Python."""
    if INTERPRETED:
        return function
    sources = Path(function.__code__.co_filename).parent
    folder = cache_folder(sources) / f"{function.__name__}-{hashlib.sha256(str(arguments).encode()).hexdigest()[:16]}"
    return cast(F, kept(cast(Any, function).py_func, arguments, folder, folder.exists()))


def kept(function: Any, signature: Any, folder: Path, ready: bool) -> Any:
    """Compile for one signature, or load what was compiled before.

    Numba may give two signatures of a function the same file if two processes compile them at once; so each signature
    has a folder of its own. The lock only saves processes from doing the same work twice.
    """
    if not ready:
        listener()
    with cache_lock(folder):
        numba.config.CACHE_DIR = str(folder)
        return numba.njit(signature, cache=True, nogil=True)(function)
