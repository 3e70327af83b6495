"""Compile rules with Numba: one decorator, and a cache on disk that is never stale and safe to share.

`NUMBA_DISABLE_JIT=1` runs the same functions uncompiled; `NUMBA_BOUNDSCHECK=1` checks every index. Both are Numba's own
switches; the cache folder's name contains all that Numba's cache does not know about (other sources, bounds checks).
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.np.numpy_support import from_dtype

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
WORDS = types.Array(types.uint64, 2, "C")

STALE_AFTER = 60 * 86400  # seconds: a folder this old belongs to sources nobody runs any more


def record_type(dtype: np.dtype[Any]) -> Any:
    """The Numba type of one record of this dtype."""
    return from_dtype(dtype)


def cache_root() -> Path:
    """Where compiled code is kept: $LUDI_CACHE, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("LUDI_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    root = Path(base) / "ludi"
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        pass  # a home that cannot be written to: take the temporary folder
    return root if os.access(root, os.W_OK) else Path(tempfile.gettempdir()) / "ludi-cache"


@cache
def cache_folder(sources: Path) -> Path:
    """The cache of the functions in one source folder, named by all that they are compiled from."""
    digest = hashlib.sha256(f"{version('numba')} {sys.version} {numba.config.BOUNDSCHECK}".encode())
    for folder in (Path(__file__).parent, sources):
        for file in sorted(folder.glob("*.py")) + sorted(folder.glob("*.json")):
            digest.update(file.name.encode() + file.read_bytes())
    return cache_root() / f"{sources.name}-{digest.hexdigest()[:16]}"


@contextmanager
def cache_lock() -> Iterator[None]:
    """One process at a time writes the cache: Numba may corrupt it when two compile the same function at once."""
    root = cache_root()
    root.mkdir(parents=True, exist_ok=True)
    with open(root / "lock", "a+b") as file:
        lock(file)
        try:
            yield
        finally:
            unlock(file)


if os.name == "nt":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]

    def unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined]
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


def say_once(name: str, done: int, total: int) -> None:
    """The default listener: one line, so that nobody wonders what the computer is doing."""
    if not _progress:
        print("ludi: compiling the rules, once for this version; less than a minute ...", file=sys.stderr, flush=True)


listener: Listener = say_once
"""Called with a name, functions done and functions to do, before each function that is not in the cache yet."""

_progress: dict[str, int] = {}


def is_ready(sources: Path) -> bool:
    """Whether everything in this source folder has been compiled before."""
    return (cache_folder(sources) / "ready").exists()


def mark_ready(sources: Path) -> None:
    """Remember that all of this source folder is in the cache, and drop the folders of long forgotten sources."""
    if INTERPRETED or is_ready(sources):
        return
    with cache_lock():
        (cache_folder(sources) / "ready").touch()
        for old in cache_root().glob("*-????????????????"):
            if time.time() - old.stat().st_mtime > STALE_AFTER:
                shutil.rmtree(old)


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
