"""A real server in a separate process, for tests that need one."""

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

    `files`: the limit on open files; `more`: further options; `clock`: a file that says how far off its clock is.
    After it has stopped, `complaints` holds its error output.
    """

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
        self.starts = 0  # each start has new chance, so that no table name repeats
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
        self.address = line.split()[-1].rstrip("/")  # the last word in any language
        self.port = int(self.address.rpartition(":")[2])
        for _ in range(200):
            try:
                urlopen(self.address + "/api/games", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not respond")

    def kill(self) -> None:
        """Kill it, as in a power failure."""
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
    """The result of a coroutine, run in a separate thread because Playwright keeps a loop running in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
