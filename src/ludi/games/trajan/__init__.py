"""Trajan: six trays, twelve markers, six actions; the tray where the last marker lands chooses the action."""

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
