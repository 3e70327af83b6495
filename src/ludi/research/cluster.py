"""Runs work on a Ray cluster, as `ludi.bots.workers` does on one machine."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ludi.bots.workers import TRIES
from ludi.kernel.errors import LudiError
from ludi.kernel.words import WORDS

Job = TypeVar("Job")
Done = TypeVar("Done")
AHEAD = 4  # jobs submitted per core of the cluster


class Cluster:
    """A Ray cluster by address; `auto` is the one this machine belongs to, `local` a temporary one.

    Ludi must be installed on every node. Ray redoes whatever a dying worker or node had not finished.
    """

    def __init__(self, address: str = "auto") -> None:
        try:
            import ray
        except ImportError:
            raise LudiError(WORDS("no-ray")) from None
        self.ray: Any = ray
        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False, include_dashboard=None)
            except (ConnectionError, ValueError) as error:
                raise LudiError(WORDS("no-cluster", address=address, error=str(error))) from error

    def run(self, function: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        ray = self.ray
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(called)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(reversed(jobs))
        running: list[Any] = []
        while left or running:
            while left and len(running) < most:
                running.append(remote.remote(function, left.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)


def called(function: Callable[[Job], Done], job: Job) -> Done:
    return function(job)
