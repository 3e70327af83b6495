"""The table of Glory to Rome for a terminal: what is asked, the middle of the table, every player; and the score sheet.

Drawn with Rich from the view alone. Colour never stands alone: kinds have names and values, players emblems.
"""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludi.kernel.words import slug

from . import WORDS

View = dict[str, Any]
Run = tuple[str, str]  # text, style

# Middle tones: about 3:1 or better on a dark and on a light ground.
SEATS = (("purple", "◆", "#a64fa2"), ("blue", "●", "#2f82c4"), ("red", "▲", "#d2502a"), ("yellow", "■", "#a8801a"),
         ("green", "✚", "#2f9273"))  # fmt: skip
INK = "#1c1712"
KINDS = {
    "rubble": ("Laborer", 1, "#e0c341"), "wood": ("Craftsman", 1, "#7fb069"), "concrete": ("Architect", 2, "#b9b4aa"),
    "brick": ("Legionary", 2, "#e07a5f"), "stone": ("Merchant", 3, "#6fb3d9"), "marble": ("Patron", 3, "#c79bd8"),
}  # fmt: skip
MATERIAL_OF = {role: material for material, (role, _, _) in KINDS.items()}
ASKED = {
    "lead": "think, or lead a role?", "follow": "follow, or think?", "petition": "which card for the petition?",
    "more": "a further unit (Palace), or enough?", "think": "draw, or take a Senator?", "laborer": "what to take?",
    "craftsman": "lay or build?", "architect": "lay or build?", "legionary": "which cards to show?",
    "merchant": "what to bank?", "patron": "whom to hire?", "material": "with which material?",
    "site": "on which site?", "fountain": "use the card drawn, or keep it?",
    "role": "in which role does the new client act?", "give": "which card to give?",
    "clients": "which clients to take?", "prison": "which structure for 3 influence?",
    "senate": "take a Senator played?", "sewer": "which Orders into the stockpile?", "concede": "agree to concede?",
}  # fmt: skip
ENDINGS = {
    "forum": "a Forum is fulfilled", "catacomb": "a Catacomb is completed", "sites": "the last site in town is taken",
    "deck": "the deck is empty", "concede": "all players have agreed",
}  # fmt: skip
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
    title = "Final score" if view["over"] else "If the game ended now, as far as known"
    table = Table("", box=box.SIMPLE_HEAD, title=title)
    for player in players:
        table.add_column(Text(*_seat(player["seat"])), justify="right")
    for source in players[0]["sheet"]:
        if source == "total":
            table.add_section()
        table.add_row(source, *(str(player["sheet"][source]) for player in players), style="bold" * (source == "total"))
    if not view["over"] and any(player["vault"]["unknown"] for player in players):
        table.add_row("unknown cards", *(str(player["vault"]["unknown"] or "·") for player in players))
    table.add_row("cards in hand", *(str(player["hand_size"]) for player in players))
    table.add_row("place", *(("★ " if player in first else "") + f"{player['place']}." for player in players))
    if not view["over"]:
        return table
    names = Text(" and ").join(Text(*_seat(player["seat"])) for player in first)
    names.append(" share the victory." if len(first) > 1 else " wins.")
    return Group(table, names.append(f" The game ended: {ENDINGS.get(view['ending'], 'agreed')}."))


def _seat(seat: int) -> Run:
    name, emblem, colour = SEATS[seat]
    return f"{emblem} {name}", f"bold {colour}"


def _senators(n: int) -> str:
    return "1 Senator" if n == 1 else f"{n} Senators"


def _chip(material: str, words: str) -> Run:
    return f" {words} ", f"{INK} on {KINDS[material][2]}"


def _card(view: View, name: str) -> Run:
    return _chip(view["cards"][name]["material"], name)


def _counts(counts: dict[str, int]) -> Text:
    """Kinds with their numbers; nothing is a dot."""
    text = Text()
    for word, count in counts.items():
        if count:
            material = MATERIAL_OF.get(word, word)
            text.append(*_chip(material, f"{count} {word}")).append(" ")
    return text if text else Text("·")


def _heading(view: View) -> Text:
    """Round, role led, who is asked what; then the work in progress, or an empty line, so that nothing jumps."""
    if view["over"]:
        return Text(f"The game is over: {ENDINGS.get(view['ending'], 'agreed')}.\n", "bold")
    text = Text(f"Round {view['round']}, leader ").append(*_seat(view["leader"]))
    if view["role"]:
        text.append(", role led ").append(*_chip(MATERIAL_OF[view["role"]], view["role"]))
    text.append(". ").append(*_seat(view["to_move"])).append(f": {ASKED[view['phase']]}")
    if view["actions"]:
        text.append(f" ({view['actions']} action{'s' if view['actions'] > 1 else ''} left)")
    text.append("\n")
    if view["showing"]:
        text.append("Shown: ")
        for name in view["showing"]:
            text.append(*_card(view, name)).append(" ")
    if view["drawn"]:
        text.append("Drawn: ").append(*_card(view, view["drawn"])).append(" ")
    if view["work"]:
        work = (" ".join(str(part) for part in work.values() if part) for work in reversed(view["work"]))
        text.append("Work, newest first: " + " ← ".join(work))
    return text


def _middle(view: View) -> RenderableType:
    """Pool, sites, deck and Senators."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for material, (_, value, _) in KINDS.items():
        table.add_column(Text(*_chip(material, f"{material} {value}")), justify="center", no_wrap=True)
    table.add_row("role", *(role for role, _, _ in KINDS.values()))
    table.add_row("pool", *(Text(str(n), "bold") if n else "·" for n in view["pool"].values()))
    table.add_row("in town", *(str(n or "·") for n in view["in_town"].values()))
    table.add_row("out of town", *(str(n or "·") for n in view["out_of_town"].values()))
    left = sum(view["in_town"].values())
    line = Text(f"Deck {view['deck']} cards. Senators in the pile {view['senators']}. Sites in town {left}: ")
    return Group(table, line.append("the deck or the last of these sites ends the game."))


def _structures(view: View, player: View) -> Text:
    """Unfinished ones with what they still need, then the completed ones."""
    text = Text()
    for structure in sorted(player["structures"], key=lambda s: s["complete"]):
        name = structure["name"] + (f" on {structure['site']}" if structure["site"] != structure["material"] else "")
        if structure["complete"]:
            words = f"✓{name}" + (" (public)" if structure["public"] else "")
        else:
            words = f"{name} {len(structure['materials'])}/{len(structure['materials']) + structure['needs']}"
            words += " active" if structure["active"] else ""
        text.append(*_chip(structure["material"], words)).append(" ")
    return text if text else Text("·")


def _player(view: View, player: View) -> RenderableType:
    """All that lies before one player."""
    limits, vault = player["limits"], player["vault"]
    title = Text("▶ " if player["seat"] == view["to_move"] else "").append(*_seat(player["seat"]))
    title.append(f" {player['sheet']['total']}{'+' if vault['unknown'] else ''} points")
    if player["seat"] == view["leader"]:
        title.append(" ★ leader")
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    clients, stored = sum(player["clients"].values()), sum(player["stockpile"].values())
    hand = f"{player['hand_size']} of {limits['hand']} cards, {_senators(player['senators'])}"
    table.add_row("influence", f"{player['influence']}   hand {hand}")
    table.add_row("camp", _camp(player))
    table.add_row(f"clients {clients}/{limits['clientele']}", _counts(player["clients"]))
    table.add_row(f"stockpile {stored}", _counts(player["stockpile"]))
    unknown = Text(f"{vault['unknown']} unknown") if vault["unknown"] else Text()
    known = _counts(vault["known"]) if vault["size"] > vault["unknown"] or not vault["size"] else Text()
    table.add_row(f"vault {vault['size']}/{limits['vault']}", Text.assemble(known, " ", unknown))
    table.add_row("structures", _structures(view, player))
    borrowed = [n for n in player["functions"] if n not in [s["name"] for s in player["structures"]]]
    if borrowed:
        table.add_row("also active", ", ".join(borrowed))
    if player["known"] and player["hand"] is None:
        table.add_row("known cards", ", ".join(player["known"]))
    if player["hand"] is not None and player["seat"] != view["viewer"]:
        table.add_row("hand", _names(view, player["hand"], player["senators"]))
    return Panel(table, title=title, title_align="left", border_style=SEATS[player["seat"]][2], padding=(0, 1))


def _camp(player: View) -> Text:
    text = Text()
    for role in player["camp"]:
        text.append(*_chip(MATERIAL_OF[role], role)).append(" ")
    if player["camp_senators"]:
        text.append(_senators(player["camp_senators"]))
    if text:
        return text
    return Text("thought" if player["units"] == 0 else "·")


def _names(view: View, names: list[str], senators: int) -> Text:
    text = Text()
    for name in names:
        text.append(*_card(view, name)).append(" ")
    return text.append(_senators(senators) if senators else "")


def _players(view: View, width: int) -> RenderableType:
    """One below the other, in a wide terminal two side by side."""
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
    """The viewer's own cards, with what each does."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for _ in range(3):
        table.add_column()
    owned = [structure["name"] for structure in player["structures"]]
    counts = {name: player["hand"].count(name) for name in player["hand"]}
    for name, count in counts.items():
        card = view["cards"][name]
        effect = ("(owned) " if name in owned else "") + f"{WORDS('when-' + slug(card['when']))} {WORDS('function-' + slug(name))}"
        table.add_row(_times(count), Text(*_card(view, name)), Text(f"{card['role']} {card['value']}. {effect}"))
    if player["senators"]:
        table.add_row(_times(player["senators"]), Text("Senator", "bold"), "any role")
    return Panel(table, title="your hand", title_align="left", padding=(0, 1))
