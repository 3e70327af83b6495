"""Tali: knucklebones under a cup; who dares to stake how much on a throw only they have seen?"""

from pathlib import Path

from ludi.kernel.about import About, Option
from ludi.kernel.words import Book

WORDS = Book(Path(__file__).parent / "messages")
ABOUT = About(
    name="tali",
    words=WORDS,
    min_players=2,
    max_players=4,
    minutes="5-10",
    options=(Option("rounds", ("five", "three"), WORDS),),
)
