"""`ludi` with chance from a seed: tables, names and the bots' moves are the same in every run of the tests.

A file named by LUDI_TEST_CLOCK tells how many seconds the clock is wrong, at any time.
"""

import os
import random
import secrets
import sys
import time
from pathlib import Path

from ludi.cli import main

if "LUDI_TEST_CLOCK" in os.environ:  # in processes that this one starts, too
    right, wrong = time.time, Path(os.environ["LUDI_TEST_CLOCK"])
    time.time = lambda: right() + float(wrong.read_text())

if __name__ == "__main__":
    random.seed(os.environ["LUDI_TEST_SEED"])
    secrets.token_bytes = random.Random(os.environ["LUDI_TEST_SEED"]).randbytes  # type: ignore[assignment]
    sys.exit(main())
