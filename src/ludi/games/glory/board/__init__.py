"""Draws the table of Glory to Rome: what is asked, and which piece answers it."""

from .asking import ask
from .pieces import glyph, prepare

__all__ = ["REGIONS", "TABS", "ask", "glyph", "prepare"]

REGIONS = ("camps", "market", "own", "asks", "hand", "ends", "strip", "opened")
ICON = "influence"
SOURCE_ICONS = {
    "influence": "influence",
    "vault": "vault",
    "bonuses": "star",
    "Statue": "patron",
    "Wall": "brick",
}
TALL = True
TABS = (
    ("table", "tab-hand", "hand"),
    ("camp", "tab-camp", "influence"),
    ("seats", "tab-rivals", "people"),
    ("log", "tab-log", "log"),
)
