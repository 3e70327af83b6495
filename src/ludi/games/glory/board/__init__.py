"""How a table of Glory to Rome is drawn: what is asked, and which piece answers it."""

from ludi.web.words import N_

from .asking import ask
from .pieces import prepare

__all__ = ["REGIONS", "TABS", "ask", "prepare"]

REGIONS = ("camps", "market", "own", "asks", "hand", "ends", "strip", "opened")
ICON = "influence"
TABS = (
    ("table", N_("Hand"), "hand"),
    ("camp", N_("Camp"), "influence"),
    ("seats", N_("Rivals"), "people"),
    ("log", N_("Log"), "log"),
)
