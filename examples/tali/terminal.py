"""The table of Tali for a terminal, and the score sheet. Drawn with Rich from the view alone."""

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

SEATS = ("◆ purple", "● blue", "▲ red", "■ yellow")


def draw(view: dict[str, Any], width: int) -> RenderableType:
    """Everybody's bones, as far as the viewer sees them, and coins."""
    title = "The game is over" if view["over"] else f"Round {view['round']} of {view['rounds']}"
    table = Table("", "bones", "stake", "coins", "Venus", box=box.SIMPLE_HEAD, title=f"{title}, pot: {view['pot']}")
    for player in view["players"]:
        bones = "under the cup" if player["bones"] is None else " ".join(map(str, player["bones"])) or "in the cup"
        stake = "" if player["stake"] is None else str(player["stake"] or "sits out")
        turn = "bold" if player["seat"] == view["to_move"] else ""
        told = (bones + " Venus" * player["is_venus"], stake, str(player["coins"]), str(player["venus"]))
        table.add_row(SEATS[player["seat"]], *told, style=turn)
    return table


def sheet(view: dict[str, Any]) -> RenderableType:
    """The score sheet: one line per source, one column per player."""
    players = view["players"]
    title = "Final score" if view["over"] else "If the game ended now"
    table = Table("", *SEATS[: len(players)], box=box.SIMPLE_HEAD, title=title)
    for source in players[0]["sheet"]:
        table.add_row(source, *(str(player["sheet"][source]) for player in players))
    table.add_row("place", *(f"{'★ ' * (player['place'] == 1)}{player['place']}." for player in players))
    return table
