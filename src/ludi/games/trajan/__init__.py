"""Trajan: six trays, twelve markers, six actions; where the last marker lands, that is what one does."""

from pathlib import Path

from ludi.kernel.about import About, Option
from ludi.kernel.words import Book

WORDS = Book(Path(__file__).parent / "messages")
ABOUT = About(
    name="trajan",
    words=WORDS,
    min_players=2,
    max_players=4,
    minutes="60-120",
    options=(
        Option("leftovers", ("yes", "no"), WORDS),
        Option("draft", ("rotation", "at once"), WORDS),
        Option("markers", ("chosen", "random"), WORDS),
        Option("track", ("short", "long"), WORDS),
    ),
)
