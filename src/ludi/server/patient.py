"""Runs another program at the lowest priority, so that it uses only idle processor time: `python patient.py COMMAND
...`

It is run by path, so that nothing is loaded before the priority is lowered.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path


def lower_priority() -> None:
    """Lower the priority. Linux may first share processors among sessions, whatever the priorities within them, so this
    process gets a session of its own, with the lowest priority, too.
    """
    os.nice(19)
    if sys.platform == "linux":
        with suppress(OSError):  # not every system knows, or allows, all of this
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            os.setsid()
            Path("/proc/self/autogroup").write_text("19")


if __name__ == "__main__":
    lower_priority()
    os.execvp(sys.argv[1], sys.argv[1:])
