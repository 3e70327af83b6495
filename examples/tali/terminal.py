"""The table of Tali for a terminal, and the score sheet. Drawn with Rich from the view alone."""

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from ludi.kernel.game import seat_names
from ludi.kernel.words import WORDS as COMMON, slug

from . import WORDS

EMBLEMS = "◆●▲■"


def draw(view: dict[str, Any], width: int) -> RenderableType:
    """Everybody's bones, as far as the viewer sees them, and coins."""
    now = COMMON("game-over") if view["over"] else WORDS("round", n=view["round"], all=view["rounds"])
    heads = (WORDS(key) for key in ("column-bones", "column-stake", "column-coins", "venus"))
    title = str(WORDS("column-pot", round=now, pot=view["pot"]))
    table = Table("", *map(str, heads), box=box.SIMPLE_HEAD, title=title)
    for player in view["players"]:
        if player["bones"] is None:
            bones = str(WORDS("under-cup"))
        else:
            bones = " ".join(map(str, player["bones"])) or str(WORDS("in-cup"))
        if player["is_venus"]:
            bones += f" {WORDS('venus')}"
        stake = "" if player["stake"] is None else str(player["stake"] or WORDS("sits-out"))
        turn = "bold" if player["seat"] == view["to_move"] else ""
        table.add_row(_seat(player["seat"]), bones, stake, str(player["coins"]), str(player["venus"]), style=turn)
    return table


def sheet(view: dict[str, Any]) -> RenderableType:
    """The score sheet: one line per source, one column per player."""
    players = view["players"]
    title = str(COMMON("final-score" if view["over"] else "score-now"))
    table = Table("", *(_seat(player["seat"]) for player in players), box=box.SIMPLE_HEAD, title=title)
    for source in players[0]["sheet"]:
        words = COMMON("source-total") if source == "total" else WORDS(f"source-{slug(source)}")
        table.add_row(str(words), *(str(player["sheet"][source]) for player in players))
    places = (f"{'★ ' * (player['place'] == 1)}{player['place']}." for player in players)
    table.add_row(str(COMMON("place")), *places)
    return table


def _seat(seat: int) -> str:
    return f"{EMBLEMS[seat]} {seat_names()[seat]}"
