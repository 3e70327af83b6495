"""All tests run with the example game among the others, since general code must not know the games by name."""

import os
from pathlib import Path

os.environ.setdefault("LUDI_GAMES", str(Path(__file__).parents[1] / "examples"))
