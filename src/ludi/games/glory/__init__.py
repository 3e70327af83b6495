"""Glory to Rome: cards that are roles, clients, materials, buildings and money at once."""

from pathlib import Path

from ludi.kernel.about import About, Option
from ludi.kernel.words import Book

WORDS = Book(Path(__file__).parent / "messages")
ABOUT = About(
    name="glory",
    words=WORDS,
    min_players=2,
    max_players=5,
    minutes="60-90",
    options=(
        Option("variant", ("standard", "classic", "training"), WORDS),
        Option("hands", ("hidden", "open", "open at first"), WORDS),
        Option("out of town", ("any time", "town full"), WORDS),
        Option("circus maximus", ("all clients", "unused clients"), WORDS),
        Option("stairway", ("extra", "instead"), WORDS),
        Option("conceding", ("no", "yes"), WORDS),
    ),
)
