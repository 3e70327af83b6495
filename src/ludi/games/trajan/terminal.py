"""The table of Trajan for a terminal: the own circle and what it could reach, the areas, the players; the score sheet.

Drawn with Rich from the view alone. Colour never stands alone: markers are letters, players have emblems, tiles words.
"""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

View = dict[str, Any]
WIDE = 132  # columns of characters for three areas side by side; below, two

SEATS = (("purple", "◆", "#a64fa2"), ("blue", "●", "#2f82c4"), ("red", "▲", "#d2502a"), ("yellow", "■", "#a8801a"))
INK, GREY = "#1c1712", "#857c6c"
MARKER = {"yellow": "#ecc24a", "orange": "#e68f3c", "green": "#92bf72", "white": "#e8e2d4", "pink": "#eaa5bd",
          "blue": "#86b4dc"}  # fmt: skip
GOLD, SHIP, GOOD, BAD = f"bold {INK} on #ffd54a", f"{INK} on #e2dac9", "bold #2f9273", "bold #d2502a"
SHORT_KIND = {"stairs": "St", "door": "Do", "fountain": "Fo", "roof": "Ro", "window": "Wi"}
ASKED = {
    "markers": "two markers for the next tray?", "cards": "a card from the deck or a pile?",
    "tiles": "which Trajan tile, for which slot?", "tray": "which tray to sow from?", "sow": "which marker next?",
    "effect": "use the effect of the Trajan tile?", "seaport": "what to do at the Seaport?",
    "forum": "which tile from the forum?", "military": "recruit, move the leader, or occupy?",
    "senate": "a step in the senate?", "trajan": "which Trajan tile?", "construction": "recruit, or build where?",
    "ship": "what to load?", "discard": "which card to discard?", "extra": "repeat the action with a tile?",
    "consul": "consul: which bonus tile?",
}  # fmt: skip


def draw(view: View, width: int) -> RenderableType:
    """The whole table as its viewer sees it; a spectator looks at the player to move."""
    seat = view["viewer"] if view["viewer"] is not None else view["to_move"] or 0
    me = view["players"][seat]
    areas = [_forum(view), _harbour(view), _senate(view, me), _district(view), _provinces(view, me), _stacks(view)]
    parts: list[RenderableType] = [_heading(view), _circle(view, me, width), _mine(view, me), Text()]
    parts += [_side_by_side(areas, width), Text(), _players(view, width)]
    return Group(*parts)


def sheet(view: View) -> RenderableType:
    """The score sheet: one line per source, one column per player; then the bonus tiles."""
    players = view["players"]
    table = Table("", box=box.SIMPLE_HEAD, title="Final score" if view["over"] else "If the game ended now")
    for player in players:
        table.add_column(_seat(player["seat"]), justify="right")
    for source in players[0]["sheet"]:
        if source in ("hand", "total"):
            table.add_section()
        table.add_row(source, *(str(p["sheet"][source]) for p in players), style="bold" * (source == "total"))
    table.add_row("place", *(("★ " if player["place"] == 1 else "") + f"{player['place']}." for player in players))
    bonus = [Text.assemble(_seat(p["seat"]), " ", _bonus(p)) for p in players if p["bonus"]]
    parts: list[RenderableType] = [table, *bonus]
    if view["over"]:
        parts.append(_seat(next(p["seat"] for p in players if p["place"] == 1)).append(" wins."))
    return Group(*parts)


# ---------------------------------------------------------------- small things


def _seat(seat: int) -> Text:
    name, emblem, colour = SEATS[seat]
    return Text(f"{emblem} {name}", f"bold {colour}")


def _emblems(seats: list[int]) -> Text:
    return Text.assemble(*((SEATS[seat][1], f"bold {SEATS[seat][2]}") for seat in seats))


def _markers(colours: list[str]) -> Text:
    """Markers as letters on their colour: Y O G W P B."""
    if not colours:
        return Text("·", GREY)
    return Text.assemble(*((colour[0].upper(), f"bold {INK} on {MARKER[colour]}") for colour in colours))


def _trajan(tile: View) -> Text:
    """A Trajan tile: colours, what it is, points."""
    words = "" if tile["category"] == "plain" else f" {tile['words']}"
    return Text.assemble(_markers(tile["colours"]), words, (f" {tile['points']}", "bold"))


def _tile(tile: str | None) -> Text:
    """A forum tile; those that are worth most attention stand out."""
    if tile is None:
        return Text("·", GREY)
    return Text(tile, "bold" if tile.startswith(("extra", "joker")) else "")


def _counted(things: dict[str, int]) -> str:
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in things.items()) or "none"


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, "bold underline"), body)


def _side_by_side(areas: list[RenderableType], width: int) -> RenderableType:
    """Two or three areas in a row, by the width."""
    number = 3 if width >= WIDE else 2
    grid = Table.grid(padding=(0, 2, 1, 0), expand=False)
    for _ in range(number):
        grid.add_column(vertical="top")
    for i in range(0, len(areas), number):
        grid.add_row(*areas[i : i + number])
    return grid


def _bonus(player: View) -> Text:
    text = Text()
    for tile in player["bonus"]:
        style = GOLD if tile["side"] == "gold" else SHIP
        text.append(f" {tile['tile']} {tile['side']} {tile['points']} ", style).append(" ")
    return text


# ---------------------------------------------------------------- time, circle, own things


def _heading(view: View) -> Text:
    """Time, demands, and what is asked."""
    if view["over"]:
        return Text("The game is over.\n", "bold")
    time = view["time"]
    track = "●" + "─" * (time["length"] - 1) if time["at"] == 0 else "○" + "─" * (time["at"] - 1) + "●"
    track += "─" * (time["length"] - len(track))
    text = (
        Text("Quarter ")
        .append(("I", "II", "III", "IV")[time["quarter"] - 1], "bold")
        .append(f", lap {time['lap']} of 4  ")
    )
    text.append(track, GREY).append(f"  {time['length'] - time['at']} to go  ")
    text.append("Demands: ").append(", ".join(view["demands"]) or "none yet", "bold")
    text.append("\n").append_text(_seat(view["to_move"])).append(f": {ASKED[view['phase']]}")
    return text.append_text(_progress(view["turn"]))


def _progress(turn: View) -> Text:
    """What is going on in the turn."""
    text = Text()
    if turn.get("moving"):
        text.append("  in hand ").append_text(_markers(turn["moving"])).append(f", next into {turn['next']}")
        if "target" in turn:
            text.append(f", last into {turn['target']}")
    if "effect" in turn:
        text.append("  ").append_text(_trajan(turn["effect"]))
    if "ship" in turn:
        cargo = turn["loaded"] + ["joker"] * turn["jokers"]
        text.append(f"  on the {turn['ship']} ship: {', '.join(cargo) or 'nothing so far'}")
    if turn.get("granted"):
        text.append(f"  {turn['doing']}, granted by a first construction tile")
    if "plus_two" in turn:
        text.append(f"  {turn['doing']} {'twice' if turn['plus_two'] else 'once'} more")
    if turn.get("repeats"):
        text.append(f"  {turn['repeats']} more repeat after this")
    return text


def _circle(view: View, me: View, width: int) -> RenderableType:
    """The six trays: markers, Trajan tile, and where sowing leads."""
    table = Table(box=box.ROUNDED, title=Text.assemble("The circle of ", _seat(me["seat"])), title_justify="left",
                  padding=(0, 1) if width >= 100 else 0)  # fmt: skip
    for tray in me["circle"]:
        plus = " +2" if tray["plus_two"] else ""
        table.add_column(Text(f"{tray['tray']} {tray['action']}{plus}", "bold"), min_width=11, overflow="fold")
    table.add_row(*(_markers(tray["markers"]) for tray in me["circle"]))
    table.add_row(*(_slot(tray, me["arch"]) for tray in me["circle"]))
    table.add_row(*(_reach(tray, me["circle"]) for tray in me["circle"]))
    return table


def _slot(tray: View, arch: str) -> Text:
    if tray["tile"]:
        return _trajan(tray["tile"])
    return Text("∩ arch", "bold") if tray["tray"] == arch else Text("·", GREY)


def _reach(tray: View, circle: list[View]) -> Text:
    """Where the last marker of this tray would land, and whether the tile there could be fulfilled."""
    if not tray["target"]:
        return Text("empty", GREY)
    target = next(other for other in circle if other["tray"] == tray["target"])
    text = Text(f"{len(tray['markers'])} → {tray['target']} ")
    return text.append(f"✔ +{target['tile']['points']}", GOOD) if tray["could_fulfil"] else text


def _mine(view: View, me: View) -> Text:
    """What I own: cards, tiles, figures, bonus tiles, and the demands against it."""
    text = Text()
    hidden = me["hand"]["size"] - sum(me["hand"]["cards"].values())
    text.append("Hand ", "bold").append(_counted(me["hand"]["cards"]) + (f" and {hidden} unknown" if hidden else ""))
    text.append("   Display ", "bold").append(_counted(me["display"]))
    text.append("\nTiles ", "bold").append(_counted(me["tiles"]))
    text.append("   Buildings ", "bold")
    text.append(_counted({kind: b["count"] for kind, b in me["buildings"].items() if b["count"]}))
    text.append("\nDemands ", "bold")
    for kind, row in me["demands"]["kinds"].items():
        owned = row["permanent"] + row["tiles"]
        sign, style = ("✔", GOOD) if owned >= row["needed"] else ("✘", BAD)
        permanent = f" ({row['permanent']} permanent)" if row["permanent"] else ""
        text.append(f"{kind} {row['needed']}, have {owned}{permanent}").append(
            f" {sign}" if row["needed"] else "", style
        )
        text.append("; ")
    text.append(f"jokers {me['demands']['jokers']} ")
    if me["demands"]["missing"]:
        text.append(f"{me['demands']['missing']} not met: -{me['demands']['loses']}", BAD)
    text.append("\nFigures ", "bold").append(
        f"{me['work_camp']} in the work camp, {me['military_camp']} in the military camp, {me['supply']} in supply; "
        f"leader in {'the camp' if me['leader'] == 'camp' else me['leader']}"
    )
    return text.append("\nBonus tiles ", "bold").append_text(_bonus(me) if me["bonus"] else Text("none"))


# ---------------------------------------------------------------- the areas of the board


def _forum(view: View) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*(_tile(tile) for tile in view["extra_actions"]))
    for i in range(0, len(view["forum"]), 3):
        table.add_row(*(_tile(tile) for tile in view["forum"][i : i + 3]))
    return _titled(f"Forum (stack {view['forum_stack']}, extra actions {view['extra_stack']})", table)


def _harbour(view: View) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    for ship in view["ships"]:
        style = SHIP if ship["side"] == "grey" else f"bold {INK} on #7fb7a3"
        table.add_row(ship["name"], Text(f" {ship['side']} ", style), "/".join(map(str, ship["points"])))
    for i, pile in enumerate(view["piles"]):
        table.add_row(
            f"pile {i + 1}", Text(pile[-1] if pile else "empty", "bold"), f"{len(pile)} cards" if len(pile) > 1 else ""
        )
    return _titled(f"Seaport (deck {view['deck']})", table)


def _senate(view: View, me: View) -> RenderableType:
    senate = view["senate"]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for space in senate["spaces"]:
        table.add_column(str(space["points"]), min_width=2)
    table.add_row(*(_emblems(space["discs"]) for space in senate["spaces"]))
    votes = Text("Votes ")
    for seat in senate["ranking"]:
        votes.append_text(_emblems([seat])).append(f" {senate['votes'][seat]}  ")
    bonus = Text("Bonus ").append("  ".join(senate["bonus"]), "bold")
    return _titled("Senate (discs bottom to top)", Group(table, votes, bonus))


def _district(view: View) -> RenderableType:
    """Rows A to D; what is open to the viewer stands in brackets."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", *(Text(f"  {i}", GREY) for i in range(1, 6)))
    spaces = view["district"]
    for row in range(4):
        cells = [_space(space) for space in spaces[5 * row : 5 * row + 5]]
        table.add_row(Text("ABCD"[row], GREY), *cells)
    legend = Text("stairs→forum door→senate fountain→seaport\nroof→trajan window→military", GREY)
    return _titled("Construction ([open to you])", Group(table, legend))


def _space(space: View) -> Text:
    if space["kind"]:
        words = f"{SHORT_KIND[space['kind']]}{space['value']}"
        return Text(f"[{words}]", "bold") if space["open"] else Text(f" {words} ")
    return Text.assemble("[" if space["open"] else " ", _emblems(space["workers"]), "]" if space["open"] else "")


def _provinces(view: View, me: View) -> RenderableType:
    """Value, tile, leaders (an L beside the emblem) and legionnaires; an arrow where the own leader can go."""
    table = Table.grid(padding=(0, 1, 0, 0))
    here = next((p for p in view["provinces"] if p["name"] == me["leader"]), None)
    for province in view["provinces"]:
        near = province["from_camp"] if here is None else province["name"] in here["near"]
        pieces = Text()
        for seat in province["leaders"]:
            pieces.append_text(_emblems([seat])).append("L ", f"bold {SEATS[seat][2]}")
        pieces.append_text(_emblems(province["legionnaires"]))
        value = f"{province['value']}"
        if province["worth"] is not None and province["worth"] != province["value"]:
            value += f"→{province['worth']}"
        name = province["name"].replace("Superior", "Sup.").replace("Inferior", "Inf.")
        table.add_row("→" if near else " ", name, Text(value, "bold"), _tile(province["tile"]), pieces)
    return _titled("Provinces (L leader; → next for yours)", table)


def _stacks(view: View) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    for stack in view["stacks"]:
        table.add_row(
            stack["category"],
            _trajan(stack["top"]) if stack["top"] else Text("·", GREY),
            Text(f"{stack['left']}", GREY),
        )
    return _titled("Trajan tiles (colours, effect, points; left)", table)


# ---------------------------------------------------------------- players


def _players(view: View, width: int) -> RenderableType:
    """A line for each: what counts when one looks at the others."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for header in ("", "pts", "cards", "work", "mil", "supply", "votes", "unmet", "tiles", "Trajan tiles", "now", ""):
        table.add_column(
            header, justify="left" if header in ("", "tiles", "Trajan tiles") else "right", overflow="fold"
        )
    for player in view["players"]:
        seat = player["seat"]
        waiting = Text(" ").join(_markers(t["tile"]["colours"]) for t in player["circle"] if t["tile"])
        table.add_row(
            Text.assemble("▶" if seat == view["to_move"] else " ", _seat(seat)),
            str(player["points"]), str(player["hand"]["size"]), f"{player['work_camp']}+{player['workers']}",
            f"{player['military_camp']}+{player['legionnaires']}", str(player["supply"]),
            str(view["senate"]["votes"][seat]), str(player["demands"]["missing"]), _counted(player["tiles"]),
            waiting, str(player["sheet"]["total"]), f"{player['place']}.",
        )  # fmt: skip
    return table
