"""One folder per game, here and in the folders that $LUDI_GAMES names, separated as in $PATH."""

import os

__path__ += [os.path.abspath(folder) for folder in os.environ.get("LUDI_GAMES", "").split(os.pathsep) if folder]
