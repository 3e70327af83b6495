"""What cannot be done, in a sentence for whoever asked for it."""

from ludi.kernel.errors import LudiError
from ludi.web.words import N_

TROUBLE = {  # why a table cannot be opened as usual
    "earlier": N_(
        "This game was started with an earlier version of Ludi and cannot go on. What was kept is shown here."
    ),
    "unreadable": N_("This table cannot be read: its file is damaged, or the rules have changed. Nothing was deleted."),
    "missing": N_("The game of this table is not installed here. The table is kept as it is."),
}


class Refused(LudiError):
    """A request that cannot be done; `status` is that of HTTP."""

    def __init__(self, text: str, status: int = 409) -> None:
        super().__init__(text)
        self.status = status
