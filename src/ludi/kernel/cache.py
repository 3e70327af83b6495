"""Where compiled code is kept. The folder's name holds all that Numba's own cache does not know about: other source
files, Numba's version, bounds checks. So nobody ever runs stale rules. It does without Numba: looking is quick.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path

from filelock import FileLock
from platformdirs import user_cache_path

STALE_AFTER = 60 * 86400  # seconds: a folder this old belongs to sources nobody runs any more


def cache_root() -> Path:
    """Where compiled code is kept: $LUDI_CACHE, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("LUDI_CACHE")
    if chosen:
        return Path(chosen)
    root = user_cache_path("ludi", appauthor=False)
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        pass  # a home that cannot be written to: take the temporary folder
    return root if os.access(root, os.W_OK) else Path(tempfile.gettempdir()) / "ludi-cache"


@cache
def cache_folder(sources: Path) -> Path:
    """The cache of the functions in one source folder, named by all that they are compiled from."""
    ways = (version("numba"), sys.version, os.environ.get("NUMBA_BOUNDSCHECK"), sources)  # Numba looks by path, too
    digest = hashlib.sha256(str(ways).encode())
    for folder in (Path(__file__).parent, sources):
        for file in sorted(folder.glob("*.py")) + sorted(folder.glob("*.json")):
            digest.update(file.name.encode() + file.read_bytes())
    return cache_root() / f"{sources.name}-{digest.hexdigest()[:16]}"


@cache
def functions_in(sources: Path) -> int:
    """How many functions a source folder compiles: the length of the progress bar."""
    return sum(file.read_text(encoding="utf-8").count("\n@compiled(") for file in sources.glob("*.py"))


@contextmanager
def cache_lock(folder: Path) -> Iterator[None]:
    """One process at a time compiles into a folder; whoever waited finds the work done."""
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "lock"):
        yield


def is_ready(sources: Path) -> bool:
    """Whether everything in this source folder has been compiled before."""
    return (cache_folder(sources) / "ready").exists()


def mark_ready(sources: Path) -> None:
    """Remember that all of this source folder is in the cache, and drop the folders of long forgotten sources."""
    if is_ready(sources):
        return
    (cache_folder(sources) / "ready").touch()
    with cache_lock(cache_root()):
        for old in cache_root().glob("*-????????????????"):
            if time.time() - old.stat().st_mtime > STALE_AFTER:
                shutil.rmtree(old)
