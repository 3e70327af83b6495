"""Finds the folders of compiled code. A folder's name hashes what Numba's own cache ignores: other source files,
Numba's version, bounds checks. So stale rules never run. Numba is not imported here, so that checking the cache is
quick.
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

STALE_AFTER = 60 * 86400  # seconds; a folder this old belongs to sources that nobody runs any more


def cache_root() -> Path:
    """The root of the cache: $LUDI_CACHE, else the user's cache folder, else a temporary folder."""
    chosen = os.environ.get("LUDI_CACHE")
    if chosen:
        return Path(chosen)
    root = user_cache_path("ludi", appauthor=False)
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        pass  # home is not writable: use the temporary folder
    return root if os.access(root, os.W_OK) else Path(tempfile.gettempdir()) / "ludi-cache"


@cache
def cache_folder(sources: Path) -> Path:
    """The cache folder for one source folder, named after everything its code is compiled from."""
    ways = (version("numba"), sys.version, os.environ.get("NUMBA_BOUNDSCHECK"), sources)  # Numba looks up by path
    digest = hashlib.sha256(str(ways).encode())
    for folder in (Path(__file__).parent, sources):
        for file in sorted(folder.glob("*.py")) + sorted(folder.glob("*.json")):
            digest.update(file.name.encode() + file.read_bytes())
    return cache_root() / f"{sources.name}-{digest.hexdigest()[:16]}"


@cache
def functions_in(sources: Path) -> int:
    """How many functions a source folder compiles, for the progress bar."""
    return sum(file.read_text(encoding="utf-8").count("\n@compiled(") for file in sources.glob("*.py"))


@contextmanager
def cache_lock(folder: Path) -> Iterator[None]:
    """Let one process at a time compile into a folder; those that waited find the work done."""
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "lock"):
        yield


def is_ready(sources: Path) -> bool:
    """Whether everything in this source folder has already been compiled."""
    return (cache_folder(sources) / "ready").exists()


def mark_ready(sources: Path) -> None:
    """Record that this whole source folder is cached, and delete the cache folders of long-unused sources."""
    if is_ready(sources):
        return
    (cache_folder(sources) / "ready").touch()
    with cache_lock(cache_root()):
        for old in cache_root().glob("*-????????????????"):
            if time.time() - old.stat().st_mtime > STALE_AFTER:
                shutil.rmtree(old)
