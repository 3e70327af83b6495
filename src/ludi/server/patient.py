"""Becomes another program that takes only what nobody else wants of the processors: `python patient.py COMMAND ...`

It is run by its path, so that nothing is loaded before it has given way.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path


def give_way() -> None:
    """Linux may share its processors among sessions first, however idle the processes of one are. So this one gets a
    session of its own, which is the last one, too."""
    os.nice(19)
    if sys.platform == "linux":
        with suppress(OSError):  # not every system knows, or allows, all of it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            os.setsid()
            Path("/proc/self/autogroup").write_text("19")


if __name__ == "__main__":
    give_way()
    os.execvp(sys.argv[1], sys.argv[1:])
