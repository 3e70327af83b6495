"""Roads to Rome: connect the cities of the empire; every road on the way to a new city pays its owner."""

from pathlib import Path

from ludi.kernel.about import About, Option
from ludi.kernel.words import Book

WORDS = Book(Path(__file__).parent / "messages")
ABOUT = About(
    name="roads",
    words=WORDS,
    min_players=2,
    max_players=5,
    minutes="20-45",
    options=(
        Option("side", ("auto", "small", "large"), WORDS),
        Option("tables", ("standard", "gold in columns"), WORDS, formerly=(("dossier", "standard"),)),
        Option("start", ("level", "head start"), WORDS, proposed="head start"),  # fairer seats: docs/figures.md
    ),
)
