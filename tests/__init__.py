"""All tests run with the example game among the others, since general code must not know the games by name."""

import os
from pathlib import Path

EXAMPLES = str(Path(__file__).parents[1] / "examples")
GAMES = filter(None, os.environ.get("LUDI_GAMES", "").split(os.pathsep))
os.environ["LUDI_GAMES"] = os.pathsep.join(dict.fromkeys([EXAMPLES, *GAMES]))
