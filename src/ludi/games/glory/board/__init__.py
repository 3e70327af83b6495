"""How a table of Glory to Rome is drawn: what is asked, and which piece answers it."""

from .asking import ask
from .pieces import prepare

__all__ = ["REGIONS", "TABS", "ask", "prepare"]

REGIONS = ("camps", "market", "own", "asks", "hand", "ends", "strip")
ICON = "influence"
TABS = (
    ("table", "Hand", "hand"),
    ("camp", "Camp", "influence"),
    ("seats", "Rivals", "people"),
    ("log", "Log", "log"),
)
