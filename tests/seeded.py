"""`ludi` with chance from a seed: tables, names and the bots' moves are the same in every run of the tests."""

import os
import random
import secrets
import sys

from ludi.cli import main

if __name__ == "__main__":
    random.seed(os.environ["LUDI_TEST_SEED"])
    secrets.token_bytes = random.Random(os.environ["LUDI_TEST_SEED"]).randbytes  # type: ignore[assignment]
    sys.exit(main())
