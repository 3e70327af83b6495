"""The table of Glory to Rome for a terminal: the question, the middle of the table, every player; and the score sheet.

Drawn with Rich from the view alone. Nothing relies on colour alone: kinds have names and values, players emblems.
"""

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludi.kernel.game import seat_names
from ludi.kernel.words import WORDS as COMMON, Message, Term, slug

from . import WORDS

View = dict[str, Any]
Run = tuple[str, str]  # text, style

# Mid tones: a contrast of about 3:1 or better on dark and on light backgrounds.
SEATS = (("◆", "#a64fa2"), ("●", "#2f82c4"), ("▲", "#d2502a"), ("■", "#a8801a"), ("✚", "#2f9273"))
INK = "#1c1712"
KINDS = {
    "rubble": ("Laborer", 1, "#e0c341"),
    "wood": ("Craftsman", 1, "#7fb069"),
    "concrete": ("Architect", 2, "#b9b4aa"),
    "brick": ("Legionary", 2, "#e07a5f"),
    "stone": ("Merchant", 3, "#6fb3d9"),
    "marble": ("Patron", 3, "#c79bd8"),
}
MATERIAL_OF = {role: material for material, (role, _, _) in KINDS.items()}
TWO_COLUMNS = 130


def draw(view: View, width: int) -> RenderableType:
    """The whole table: heading, pool and sites, the players, and the viewer's hand with what its cards do."""
    parts: list[RenderableType] = [_heading(view), _middle(view), _players(view, width)]
    if view["viewer"] is not None and not view["over"]:
        parts.append(_hand(view, view["players"][view["viewer"]], width))
    return Group(*parts)


def sheet(view: View) -> RenderableType:
    """The score sheet: one line per source, one column per player. Before the end, as far as the viewer knows."""
    players = view["players"]
    first = [player for player in players if player["place"] == 1]
    table = Table("", box=box.SIMPLE_HEAD, title=str(COMMON("final-score") if view["over"] else WORDS("score-known")))
    for player in players:
        table.add_column(Text(*_seat(player["seat"])), justify="right")
    for source in players[0]["sheet"]:
        points = [str(player["sheet"][source]) for player in players]
        if source == "total":
            table.add_section()
            table.add_row(str(COMMON("source-total")), *points, style="bold")
        else:
            table.add_row(_say(f"source-{slug(source)}"), *points)
    if not view["over"] and any(player["vault"]["unknown"] for player in players):
        table.add_row(_say("row-unknown"), *(str(player["vault"]["unknown"] or "·") for player in players))
    table.add_row(_say("row-in-hand"), *(str(player["hand_size"]) for player in players))
    table.add_row(str(COMMON("place")), *(("★ " if p in first else "") + f"{p['place']}." for p in players))
    if not view["over"]:
        return table
    won = COMMON("wins", names=[_seat(player["seat"])[0] for player in first])
    return Group(table, _coloured(won, *(player["seat"] for player in first)), _ended(view))


def _say(key: str, **parts: Any) -> str:
    return str(WORDS(key, **parts))


def _building(name: str) -> str:
    return _say(f"building-{slug(name)}")


def _seat(seat: int) -> Run:
    emblem, colour = SEATS[seat]
    return f"{emblem} {seat_names()[seat]}", f"bold {colour}"


def _coloured(words: Message, *seats: int) -> Text:
    """Words with players in their colours."""
    text = Text(str(words))
    for seat in seats:
        name, style = _seat(seat)
        text.highlight_words([name], style)
    return text


def _ended(view: View) -> Text:
    return Text(
        _say("log-ended", ending=Term("ending", view["ending"])) if view["ending"] else str(COMMON("game-over"))
    )


def _kind(name: str) -> Term:
    """A material or a role."""
    return Term("role" if name in MATERIAL_OF else "material", name)


def _chip(material: str, words: object) -> Run:
    return f" {words} ", f"{INK} on {KINDS[material][2]}"


def _card(view: View, name: str) -> Run:
    return _chip(view["cards"][name]["material"], _building(name))


def _chips(chips: Iterable[Run], more: object = "") -> Text:
    """Several in a row; a dot if there is nothing."""
    text = Text(" ").join(Text(*chip) for chip in chips)
    if more:
        text.append(f"{' ' if text else ''}{more}")
    return text or Text("·")


def _counts(counts: dict[str, int], more: object = "") -> Text:
    """Kinds with their counts."""
    found = {name: WORDS("cards", n=n, kind=_kind(name)) for name, n in counts.items() if n}
    return _chips((_chip(MATERIAL_OF.get(name, name), words) for name, words in found.items()), more)


def _heading(view: View) -> Text:
    """Round, role led, who is asked what; then the work in progress, or an empty line, so that nothing jumps."""
    if view["over"]:
        text = _ended(view).append("\n")
        text.stylize("bold")
        return text
    heading = WORDS(
        "heading",
        round=view["round"],
        leader=_seat(view["leader"])[0],
        role=view["role"] and Term("role", view["role"]),
        who=_seat(view["to_move"])[0],
        asks=WORDS(f"ask-{view['phase']}"),
        actions=view["actions"] or 0,
    )
    text = _coloured(heading, view["leader"], view["to_move"]).append("\n")
    if view["showing"]:
        shown = _chips(_card(view, name) for name in view["showing"])
        text.append(f"{WORDS('label-shown')} ").append(shown).append(" ")
    if view["drawn"]:
        text.append(f"{WORDS('label-drawn')} ").append(*_card(view, view["drawn"])).append(" ")
    if pending := [words for work in reversed(view["work"][:-1]) if (words := _pending(work))]:
        text.append(_say("pending", work=pending))
    return text


def _pending(work: View) -> Message | None:
    """Actions and thinks waiting below the current question."""
    if work["kind"] == "grant":
        return WORDS("then-actions", n=work["count"], role=Term("role", work["role"]))
    return WORDS("then-thinks", n=work["count"]) if work["kind"] == "think" else None


def _middle(view: View) -> RenderableType:
    """Pool, sites, deck and Senators."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for material, (_, value, _) in KINDS.items():
        title = _chip(material, f"{WORDS(f'material-{material}')} {value}")
        table.add_column(Text(*title), justify="center", no_wrap=True)
    table.add_row(_say("row-role"), *(_say(f"role-{slug(role)}") for role, _, _ in KINDS.values()))
    table.add_row(_say("row-pool"), *(Text(str(n), "bold") if n else "·" for n in view["pool"].values()))
    table.add_row(_say("row-in-town"), *(str(n or "·") for n in view["in_town"].values()))
    table.add_row(_say("row-out-of-town"), *(str(n or "·") for n in view["out_of_town"].values()))
    left = sum(view["in_town"].values())
    return Group(table, Text(_say("left", deck=view["deck"], senators=view["senators"], sites=left)))


def _structures(player: View) -> Text:
    """Unfinished structures with what they still need, then completed ones."""
    return _chips(
        _chip(structure["material"], _structure(structure))
        for structure in sorted(player["structures"], key=lambda structure: structure["complete"])
    )


def _structure(structure: View) -> Message:
    here = len(structure["materials"])
    return WORDS(
        "structure",
        name=Term("building", structure["name"]),
        site=Term("material", structure["site"]) if structure["site"] != structure["material"] else None,
        complete=structure["complete"],
        public=bool(structure["public"]),
        n=here,
        needed=here + structure["needs"],
        active=structure["active"],
    )


def _player(view: View, player: View) -> RenderableType:
    """Everything in front of a player."""
    limits, vault = player["limits"], player["vault"]
    title = Text("▶ " if player["seat"] == view["to_move"] else "").append(*_seat(player["seat"]))
    title.append(f" {WORDS('points', n=player['sheet']['total'], unknown=bool(vault['unknown']))}")
    if player["seat"] == view["leader"]:
        title.append(f" ★ {WORDS('leader')}")
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    clients, stored = sum(player["clients"].values()), sum(player["stockpile"].values())
    hand = {"n": player["hand_size"], "limit": limits["hand"], "senators": player["senators"]}
    table.add_row(_say("row-influence"), _say("influence-and-hand", influence=player["influence"], **hand))
    table.add_row(_say("row-camp"), _camp(player))
    table.add_row(_say("row-clients", n=clients, limit=limits["clientele"]), _counts(player["clients"]))
    table.add_row(_say("row-stockpile", n=stored), _counts(player["stockpile"]))
    unknown = WORDS("unknown", n=vault["unknown"]) if vault["unknown"] else ""
    table.add_row(_say("row-vault", n=vault["size"], limit=limits["vault"]), _counts(vault["known"], unknown))
    table.add_row(_say("row-structures"), _structures(player))
    own = [structure["name"] for structure in player["structures"]]
    borrowed = [_building(name) for name in player["functions"] if name not in own]
    if borrowed:
        table.add_row(_say("row-also-active"), ", ".join(borrowed))
    if player["known"] and player["hand"] is None:
        table.add_row(_say("row-known"), ", ".join(map(_building, player["known"])))
    if player["hand"] is not None and player["seat"] != view["viewer"]:
        senators = WORDS("senators", n=player["senators"]) if player["senators"] else ""
        table.add_row(_say("row-hand"), _chips((_card(view, name) for name in player["hand"]), senators))
    return Panel(table, title=title, title_align="left", border_style=SEATS[player["seat"]][1], padding=(0, 1))


def _camp(player: View) -> Text:
    if player["units"] == 0:
        return Text(_say("tag-thinks"))
    senators = WORDS("senators", n=player["camp_senators"]) if player["camp_senators"] else ""
    return _chips((_chip(MATERIAL_OF[role], WORDS(f"role-{slug(role)}")) for role in player["camp"]), senators)


def _players(view: View, width: int) -> RenderableType:
    """The players one below the other, or side by side in a wide terminal."""
    panels = [_player(view, player) for player in view["players"]]
    if width < TWO_COLUMNS:
        return Group(*panels)
    table = Table.grid(expand=True, padding=(0, 1))
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    for i in range(0, len(panels), 2):
        table.add_row(*panels[i : i + 2])
    return table


def _times(count: int) -> str:
    return f"{count} ×" if count > 1 else ""


def _hand(view: View, player: View, width: int) -> RenderableType:
    """The viewer's cards, with what each does."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for _ in range(3):
        table.add_column()
    owned = [structure["name"] for structure in player["structures"]]
    counts = {name: player["hand"].count(name) for name in player["hand"]}
    for name, count in counts.items():
        card = view["cards"][name]
        text = WORDS(
            "card-in-hand",
            role=Term("role", card["role"]),
            value=card["value"],
            owned=name in owned,
            when=WORDS(f"when-{slug(card['when'])}"),
            function=WORDS(f"function-{slug(name)}"),
        )
        table.add_row(_times(count), Text(*_card(view, name)), Text(str(text)))
    if player["senators"]:
        senator = Text(_say("senator-card"), "bold")
        table.add_row(_times(player["senators"]), senator, _say("senator-role"))
    return Panel(table, title=_say("your-hand"), title_align="left", padding=(0, 1))
