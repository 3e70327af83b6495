"""The table of Trajan for a terminal: the viewer's circle and its reach, the areas, the players; the score sheet.

Drawn with Rich from the view alone. Nothing relies on colour alone: markers are letters, players have emblems, tiles
words.
"""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludi.kernel.words import Term, capital

from . import WORDS, data as D
from .terms import BONUS, TRAJAN

View = dict[str, Any]
WIDE = 132  # columns needed for three areas side by side; below that, two

SEATS = (("purple", "◆", "#a64fa2"), ("blue", "●", "#2f82c4"), ("red", "▲", "#d2502a"), ("yellow", "■", "#a8801a"))
INK, GREY = "#1c1712", "#857c6c"
MARKER = {
    "yellow": "#ecc24a",
    "orange": "#e68f3c",
    "green": "#92bf72",
    "white": "#e8e2d4",
    "pink": "#eaa5bd",
    "blue": "#86b4dc",
}
GOLD, SHIP, GOOD, BAD = f"bold {INK} on #ffd54a", f"{INK} on #e2dac9", "bold #2f9273", "bold #d2502a"


def draw(view: View, width: int) -> RenderableType:
    """The whole table as its viewer sees it; spectators look at the player to move."""
    seat = view["viewer"] if view["viewer"] is not None else view["to_move"] or 0
    me = view["players"][seat]
    areas = [_forum(view), _harbour(view), _senate(view, me), _district(view, me), _provinces(view, me), _stacks(view)]
    parts: list[RenderableType] = [_heading(view), _circle(view, me, width), _mine(view, me), Text()]
    parts += [_side_by_side(areas, width), Text(), _players(view, width)]
    return Group(*parts)


def sheet(view: View) -> RenderableType:
    """The score sheet: one line per source, one column per player; then the bonus tiles."""
    players = view["players"]
    table = Table("", box=box.SIMPLE_HEAD, title=str(WORDS("final-score" if view["over"] else "score-now")))
    for player in players:
        table.add_column(_seat(player["seat"]), justify="right")
    for source in players[0]["sheet"]:
        if source in ("hand", "total"):
            table.add_section()
        table.add_row(_source(source), *(str(p["sheet"][source]) for p in players), style="bold" * (source == "total"))
    table.add_row(
        str(WORDS("place")), *(("★ " if player["place"] == 1 else "") + f"{player['place']}." for player in players)
    )
    bonus = [Text.assemble(_seat(p["seat"]), " ", _bonus(p)) for p in players if p["bonus"]]
    parts: list[RenderableType] = [table, *bonus]
    if view["over"]:
        winner = next(p["seat"] for p in players if p["place"] == 1)
        parts.append(Text(str(WORDS("winner", name=_seat(winner).plain)), f"bold {SEATS[winner][2]}"))
    return Group(*parts)


# ---------------------------------------------------------------- small things


def _say(key: str, **parts: Any) -> str:
    return str(WORDS(key, **parts))


def _source(name: str) -> str:
    return _say("total") if name == "total" else _say(f"source-{name.replace(' ', '-')}")


def _name(kind: str, name: str) -> str:
    return _say("named", what=Term(kind, name))


def _seat(seat: int) -> Text:
    name, emblem, colour = SEATS[seat]
    return Text(f"{emblem} {_say(f'seat-{name}')}", f"bold {colour}")


def _emblems(seats: list[int]) -> Text:
    return Text.assemble(*((SEATS[seat][1], f"bold {SEATS[seat][2]}") for seat in seats))


def _markers(colours: list[str]) -> Text:
    """Markers as letters on their colours, in English Y O G W P B."""
    if not colours:
        return Text("·", GREY)
    return Text.assemble(*((_say(f"letter-{colour}"), f"bold {INK} on {MARKER[colour]}") for colour in colours))


def _trajan(tile: View) -> Text:
    """A Trajan tile: colours, kind, points."""
    effect = _say("effect", **TRAJAN[D.TRAJAN_NUMBER[tile["name"]]].parts)
    return Text.assemble(_markers(tile["colours"]), f" {effect}".rstrip(), (f" {tile['points']}", "bold"))


def _tile(tile: str | None) -> Text:
    """A forum tile; the most important ones stand out."""
    if tile is None:
        return Text("·", GREY)
    return Text(_name("tile", tile), "bold" if tile.startswith(("extra", "joker")) else "")


def _counted(kind: str, things: dict[str, int]) -> str:
    return ", ".join(
        _say("counted", what=WORDS("named", what=Term(kind, name)), n=n) for name, n in things.items()
    ) or _say("none")


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, "bold underline"), body)


def _side_by_side(areas: list[RenderableType], width: int) -> RenderableType:
    """Two or three areas in a row, depending on the width."""
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
        name = WORDS("named", what=BONUS[D.BONUS_NAMES.index(tile["tile"])])
        text.append(f" {name} ({_name('side', tile['side'])}) {tile['points']} ", style).append(" ")
    return text


# ---------------------------------------------------------------- time, circle, the viewer's things


def _heading(view: View) -> Text:
    """Time, demands, and the question."""
    if view["over"]:
        return Text(_say("over-hint") + "\n", "bold")
    time = view["time"]
    track = "●" + "─" * (time["length"] - 1) if time["at"] == 0 else "○" + "─" * (time["at"] - 1) + "●"
    track += "─" * (time["length"] - len(track))
    quarter = ("I", "II", "III", "IV")[time["quarter"] - 1]
    text = Text(_say("log-lap", quarter=quarter, lap=time["lap"]), "bold").append("  ")
    text.append(track, GREY).append(f"  {_say('time-at', at=time['at'], length=time['length'])}  ")
    demands = [Term("tile", demand) for demand in view["demands"]]
    text.append(_say("demands-now", demands=demands))
    text.append("\n").append_text(_seat(view["to_move"])).append(f": {_say('ask-' + view['phase'])}")
    return text.append_text(_progress(view["turn"]))


def _progress(turn: View) -> Text:
    """What is going on in the turn."""
    text = Text()
    if turn.get("moving"):
        text.append(f"  {_say('in-hand')} ").append_text(_markers(turn["moving"]))
        text.append(f" → {turn['next']}" + (f" … {turn['target']}" if "target" in turn else ""))
    if "effect" in turn:
        text.append("  ").append_text(_trajan(turn["effect"]))
    if "ship" in turn:
        cargo = [Term("good", card) for card in turn["loaded"] + ["joker"] * turn["jokers"]]
        text.append("  " + _say("aboard", ship=Term("ship", turn["ship"]), cargo=cargo))
    if turn.get("granted"):
        text.append("  " + _say("granted-action", action=Term("action", turn["doing"])))
    if turn.get("repeats"):
        text.append("  " + _say("step-again", action=Term("action", turn["doing"])))
    return text


def _circle(view: View, me: View, width: int) -> RenderableType:
    """The six trays: markers, Trajan tile, and where sowing leads."""
    table = Table(
        box=box.ROUNDED,
        title=Text.assemble(_say("circle"), ": ", _seat(me["seat"])),
        title_justify="left",
        padding=(0, 1) if width >= 100 else 0,
    )
    for tray in me["circle"]:
        plus = " +2" if tray["plus_two"] else ""
        table.add_column(
            Text(f"{tray['tray']} {_name('action', tray['action'])}{plus}", "bold"), min_width=11, overflow="fold"
        )
    table.add_row(*(_markers(tray["markers"]) for tray in me["circle"]))
    table.add_row(*(_slot(tray, me["arch"]) for tray in me["circle"]))
    table.add_row(*(_reach(tray, me["circle"]) for tray in me["circle"]))
    return table


def _slot(tray: View, arch: str) -> Text:
    if tray["tile"]:
        return _trajan(tray["tile"])
    return Text(f"∩ {_say('arch')}", "bold") if tray["tray"] == arch else Text("·", GREY)


def _reach(tray: View, circle: list[View]) -> Text:
    """Where the last marker of this tray would land, and whether the tile there could be fulfilled."""
    if not tray["target"]:
        return Text(_say("empty"), GREY)
    target = next(other for other in circle if other["tray"] == tray["target"])
    text = Text(f"{len(tray['markers'])} → {tray['target']} ")
    return text.append(f"✔ +{target['tile']['points']}", GOOD) if tray["could_fulfil"] else text


def _mine(view: View, me: View) -> Text:
    """What the viewer owns: cards, tiles, figures, bonus tiles, and the demands they face."""
    hidden = me["hand"]["size"] - sum(me["hand"]["cards"].values())
    built = {kind: row["count"] for kind, row in me["buildings"].items() if row["count"]}
    leader = _say("in-camp") if me["leader"] == "camp" else me["leader"]
    figures = _say(
        "own-figures", workers=me["work_camp"], legionnaires=me["military_camp"], supply=me["supply"], leader=leader
    )
    text = Text()
    text.append(_say("hand") + " ", "bold").append(_counted("good", me["hand"]["cards"]))
    text.append(f" + {hidden}" if hidden else "")
    text.append(f"   {_say('laid-out')} ", "bold").append(_counted("good", me["display"]))
    text.append(f"\n{_say('tiles')} ", "bold").append(_counted("tile", me["tiles"]))
    text.append(f"   {_say('built')} ", "bold").append(_counted("building", built))
    text.append(f"\n{_say('demands')} ", "bold")
    for kind, row in me["demands"]["kinds"].items():
        owned = row["permanent"] + row["tiles"]
        sign, style = ("✔", GOOD) if owned >= row["needed"] else ("✘", BAD)
        text.append(
            _say("own-demand", demand=Term("tile", kind), needed=row["needed"], owned=owned, permanent=row["permanent"])
        )
        text.append(f" {sign}" if row["needed"] else "", style).append("; ")
    text.append(_say("own-jokers", n=me["demands"]["jokers"]) + " ")
    if me["demands"]["missing"]:
        text.append(_say("unmet-now", n=me["demands"]["missing"], points=me["demands"]["loses"]), BAD)
    text.append("\n" + figures)
    return text.append(f"\n{_say('bonus-at-end')} ", "bold").append_text(
        _bonus(me) if me["bonus"] else Text(_say("none"))
    )


# ---------------------------------------------------------------- the areas of the board


def _forum(view: View) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*(_tile(tile) for tile in view["extra_actions"]))
    for i in range(0, len(view["forum"]), 3):
        table.add_row(*(_tile(tile) for tile in view["forum"][i : i + 3]))
    return _titled(_say("forum-title", tiles=view["forum_stack"], extra=view["extra_stack"]), table)


def _harbour(view: View) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    for ship in view["ships"]:
        style = SHIP if ship["side"] == "grey" else f"bold {INK} on #7fb7a3"
        side = Text(f" {_say('ship-side-' + ship['side'])} ", style)
        table.add_row(_name("ship", ship["name"]), side, "/".join(map(str, ship["points"])))
    for i, pile in enumerate(view["piles"]):
        table.add_row(
            _say("pile", n=i + 1),
            Text(_name("good", pile[-1]) if pile else _say("empty"), "bold"),
            _say("cards", n=len(pile)) if len(pile) > 1 else "",
        )
    return _titled(_say("harbour-title", cards=view["deck"]), table)


def _senate(view: View, me: View) -> RenderableType:
    senate = view["senate"]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for space in senate["spaces"]:
        table.add_column(str(space["points"]), min_width=2)
    table.add_row(*(_emblems(space["discs"]) for space in senate["spaces"]))
    votes = Text(_say("votes-now") + " ")
    for seat in senate["ranking"]:
        votes.append_text(_emblems([seat])).append(f" {senate['votes'][seat]}  ")
    lying = [_say("named", what=BONUS[D.BONUS_NAMES.index(tile)]) for tile in senate["bonus"]]
    bonus = Text(_say("vote-bonus") + " ").append("  ".join(lying), "bold")
    return _titled(_say("senate-title"), Group(table, votes, bonus))


def _district(view: View, me: View) -> RenderableType:
    """Rows A to D; spaces open to the viewer are in brackets."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", *(Text(f"  {i}", GREY) for i in range(1, 6)))
    spaces = view["district"]
    for row in range(4):
        cells = [_space(space) for space in spaces[5 * row : 5 * row + 5]]
        table.add_row(Text("ABCD"[row], GREY), *cells)
    grants = [f"{_name('building', kind)}→{_name('action', row['grants'])}" for kind, row in me["buildings"].items()]
    legend = Text("  ".join(grants[:3]) + "\n" + "  ".join(grants[3:]), GREY)
    return _titled(_say("district-title"), Group(table, legend))


def _space(space: View) -> Text:
    if space["kind"]:
        words = f"{capital(_name('building', space['kind']))[:2]}{space['value']}"
        return Text(f"[{words}]", "bold") if space["open"] else Text(f" {words} ")
    return Text.assemble("[" if space["open"] else " ", _emblems(space["workers"]), "]" if space["open"] else "")


def _provinces(view: View, me: View) -> RenderableType:
    """Value, tile, leaders (an L beside the emblem) and legionnaires; an arrow where the viewer's leader can go."""
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
    return _titled(_say("provinces-title"), table)


def _stacks(view: View) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    for stack in view["stacks"]:
        table.add_row(
            _name("category", stack["category"]),
            _trajan(stack["top"]) if stack["top"] else Text("·", GREY),
            Text(f"{stack['left']}", GREY),
        )
    return _titled(_say("stacks-title"), table)


# ---------------------------------------------------------------- players


def _players(view: View, width: int) -> RenderableType:
    """A line per player: what matters when looking at the others."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    names = ("points", "cards", "workers", "legionnaires", "supply", "votes", "unmet", "tiles", "trajan", "now")
    table.add_column("")
    for name in names:
        justify: Any = "left" if name in ("tiles", "trajan") else "right"
        table.add_column(_say(f"column-{name}"), justify=justify, overflow="fold")
    table.add_column("")
    for player in view["players"]:
        seat = player["seat"]
        waiting = Text(" ").join(_markers(t["tile"]["colours"]) for t in player["circle"] if t["tile"])
        table.add_row(
            Text.assemble("▶" if seat == view["to_move"] else " ", _seat(seat)),
            str(player["points"]),
            str(player["hand"]["size"]),
            f"{player['work_camp']}+{player['workers']}",
            f"{player['military_camp']}+{player['legionnaires']}",
            str(player["supply"]),
            str(view["senate"]["votes"][seat]),
            str(player["demands"]["missing"]),
            _counted("tile", player["tiles"]),
            waiting,
            str(player["sheet"]["total"]),
            f"{player['place']}.",
        )
    return table
