"""One folder per game. A folder with an `ABOUT` in its `__init__` and a `GAME` in its `game` module is a game."""
