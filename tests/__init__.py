"""All tests run with the example game among the others, since general code must not know the games by name.

Only an empty LUDI_GAMES leaves it out: for the pictures in `docs/shots`.
"""

import os
from pathlib import Path

EXAMPLES = str(Path(__file__).parents[1] / "examples")
GAMES = os.environ.get("LUDI_GAMES")
if GAMES != "":
    os.environ["LUDI_GAMES"] = os.pathsep.join(dict.fromkeys([EXAMPLES, *(GAMES or EXAMPLES).split(os.pathsep)]))
