"""`ludi` with seeded chance: tables, names and the bots' moves are the same in every test run.

A file named by LUDI_TEST_CLOCK says how many seconds the clock is off, at any time.
"""

import os
import random
import secrets
import sys
import time
from pathlib import Path

from ludi.cli import main

if "LUDI_TEST_CLOCK" in os.environ:  # also in child processes
    right, wrong = time.time, Path(os.environ["LUDI_TEST_CLOCK"])
    time.time = lambda: right() + float(wrong.read_text())

if __name__ == "__main__":
    random.seed(os.environ["LUDI_TEST_SEED"])
    secrets.token_bytes = random.Random(os.environ["LUDI_TEST_SEED"]).randbytes  # type: ignore[assignment]
    sys.exit(main())
