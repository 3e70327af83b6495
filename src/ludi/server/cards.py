"""What a shared link to a table shows: a title, a sentence and a picture. Only what everybody may see."""

from dataclasses import dataclass
from pathlib import Path

from ludi.kernel.words import Words
from ludi.registry import catalogue, folder_of
from ludi.server.replay import Eyes, chapters, whole
from ludi.server.state import TableState
from ludi.web.drawing import PACKAGE
from ludi.web.words import WORDS

NO_GAME = PACKAGE / "web" / "static" / "card.png"


@dataclass(frozen=True)
class Card:
    title: str
    text: str


def card_of(table: TableState) -> Card:
    """The card of a table: who plays, or who has won."""
    names = table.names or [seat.name for seat in table.seats if not seat.free]
    said: Words
    if table.match is None:
        said = WORDS("card-waiting", names=names) if names else ""
    elif table.match.over:
        sheet = table.match.scores()
        points = [WORDS("card-points", name=name, points=row["total"]) for name, row in sheet.items()]
        said = WORDS("card-over", winners=table.match.winners(), points=points)
    else:
        said = WORDS("card-playing", names=names)
    return Card(f"{table.about.title} · Ludi", str(said))


def card_at(table: TableState, at: int) -> Card:
    """The card of a moment: what happened, as everybody saw it."""
    found = chapters(whole(table), Eyes(None))
    said = [(chapter.title, one.words) for chapter in found for one in chapter.decisions if one.at <= at]
    if not said:
        return card_of(table)
    chapter, words = said[-1]
    return Card(f"{table.about.title} · Ludi", f"{chapter}: {words}" if chapter else str(words))


def picture_of(game: str) -> Path:
    """The game's prerendered picture (`docs/cards.py`), because most link previews cannot show SVG."""
    file = folder_of(game) / "board" / "card.png" if game in catalogue() else NO_GAME
    return file if file.exists() else NO_GAME
