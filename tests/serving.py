"""A real server in a process of its own, for the tests that need one."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import urlopen

T = TypeVar("T")

ROOT = Path(__file__).parent.parent


class Server:
    """`ludi serve` over a data folder. Without workers its bots play quick moves: no test waits for a compiler.

    `files`: how many it may have open; `more`: further options; `clock`: a file that tells how wrong its
    clock is. What it complains about is in `complaints`, after it has ended."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        pace: float = 0.0,
        workers: int = 0,
        files: int = 0,
        more: Sequence[str] = (),
        clock: Path | None = None,
    ) -> None:
        self.clock = clock
        self.data, self.port, self.pace, self.workers, self.files, self.more = data, port, pace, workers, files, more
        self.starts = 0  # each has chance of its own, so that no name of a table comes twice
        self.start()

    def start(self) -> None:
        options = ("--no-browser", f"--data={self.data}", f"--port={self.port}", *self.more)
        command = [sys.executable, "-m", "tests.seeded", "serve", *options]
        switches = {"LUDI_WORKERS": str(self.workers), "LUDI_PACE": str(self.pace), "PYTHONPATH": str(ROOT / "src")}
        switches["LUDI_TEST_SEED"] = str(self.starts)
        if self.clock is not None:
            switches["LUDI_TEST_CLOCK"] = str(self.clock)
        self.starts += 1
        if self.files:
            command = ["/bin/sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        self.stderr = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.stderr, text=True, env=os.environ | switches, cwd=ROOT
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.split()[-1].rstrip("/")  # whatever the language
        self.port = int(self.address.rpartition(":")[2])
        for _ in range(200):
            try:
                urlopen(self.address + "/api/games", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if the power failed."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.stderr.seek(0)
        self.complaints = self.stderr.read()
        self.stderr.close()
        print(self.complaints, file=sys.stderr)


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns. In a thread of its own: Playwright keeps a loop running in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
