"""Distributes work over local processes or over machines (`ludi.research.cluster`), with the same results."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol, TypeVar

from ludi.kernel.errors import LudiError
from ludi.kernel.words import WORDS

Job = TypeVar("Job")
Done = TypeVar("Done")
TRIES = 3  # attempts to redo work


class Workers(Protocol):
    """Runs jobs. Functions must be defined in a module, to be found there by name, wherever they run."""

    def run(self, function: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """Yield the result of each job as it comes. Jobs a killed worker had not finished are redone."""


@dataclass(frozen=True)
class Processes:
    """Processes on this machine."""

    count: int

    def run(self, function: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        left, in_vain = dict(enumerate(jobs)), 0
        while left:
            before = len(left)
            with ProcessPoolExecutor(self.count, mp_context=multiprocessing.get_context("spawn")) as pool:
                running = {pool.submit(function, job): number for number, job in left.items()}
                try:
                    for future in as_completed(running):
                        done = future.result()
                        del left[running[future]]
                        yield done
                except BrokenProcessPool:  # a process was killed, and the pool with it
                    in_vain += len(left) == before
                    if in_vain == TRIES:
                        raise LudiError(WORDS("workers-killed")) from None
                finally:
                    pool.shutdown(wait=True, cancel_futures=True)
