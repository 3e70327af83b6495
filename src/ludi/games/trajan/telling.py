"""Events of Trajan in words."""

from collections.abc import Callable, Sequence

from ludi.kernel.events import Names, Told

from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    BONUS_TILES,
    BUILDING_NAMES,
    COLOURS,
    COMMODITIES,
    DEMAND_NAMES,
    KINDS,
    MIDDLE,
    PROVINCES,
    ROMAN,
    SENATE_POINTS,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    TRAJAN_NAMES,
)
from .scoring import SOURCES
from .state import (
    ARCH,
    BUILT,
    CLEARED,
    CONSUL_TOOK,
    DEMANDED,
    DISCARDED,
    DREW,
    DREW_BONUS,
    ENDED,
    FINAL,
    FINAL_BONUS,
    FULFILLED,
    GOT_FIGURES,
    GOT_PLUS_TWO,
    GRANTED,
    MARCHED,
    MISSED,
    NEW_BONUS,
    NEW_FORUM,
    NEW_PROVINCE,
    NEW_QUARTER,
    NEW_TOP,
    OCCUPIED,
    PAID,
    PERMANENT,
    PILE_FILLED,
    PLACED_MARKERS,
    PLAYED,
    RECRUITED,
    RESHUFFLED,
    SHIPPED,
    SOWED,
    SPENT_EXTRA,
    STARTS,
    STEPPED,
    TIME,
    TOOK_CARD,
    TOOK_FORUM,
    TOOK_TILE,
    VOTED,
)

WHY_DRAWN = ("at the Seaport", "for a Trajan tile", "for those played", "for the start")
OFFICES = ("is consul", "is vice-consul", "comes third", "comes last")
FINAL_WORDS = {"hand": "cards in hand", "camps": "workers and legionnaires in the camps",
               "circle": "Trajan tiles left on the circle", "sets": "construction sets"}  # fmt: skip


def _points(n: int) -> str:
    return f"{n} point" if abs(n) == 1 else f"{n} points"


def _number(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _time(who: str, a: int, b: int, c: int) -> str:
    laps = ("", ": a lap is complete", ": two laps are complete")[c // 100]
    return f"{who} takes {_number(b, 'marker')} from {ROMAN[a]}; the time marker moves {b}{laps}"


def _played(who: str, a: int, b: int, c: int) -> str:
    if a == 0:
        return f"{who} ships {c} {COMMODITIES[b]}"
    return f"{who} plays {COMMODITIES[b]}" + (f" and {COMMODITIES[c]}" if a == 2 else "")


def _shipped(who: str, a: int, b: int, c: int) -> str:
    side = "grey" if b >= len(SHIPS) else "coloured"
    jokers = f", with {_number(c, 'joker')}" if c else ""
    return f"{who} scores {a}: the {SHIPS[b % len(SHIPS)]} ship sails, {side} side{jokers}"


def _paid(who: str, a: int, b: int, c: int) -> str:
    ways = [f"{n} by {name}" for n, name in ((a, "permanent tiles"), (b, "forum tiles"), (c, "jokers")) if n]
    return f"{who} meets demands: {', '.join(ways)}"


def _built(who: str, a: int, b: int, c: int) -> str:
    if c < 0:
        return f"{who} builds on {SPACE_NAMES[b]}: no tile is left there"
    return f"{who} scores {a}: builds on {SPACE_NAMES[b]} and takes {BUILDING_NAMES[c]}"


def _occupied(who: str, a: int, b: int, c: int) -> str:
    less = f", {c} less for other legionnaires" if c else ""
    return f"{who} scores {a}: a legionnaire in {PROVINCES[b]}{less}"


def _final_bonus(who: str, a: int, b: int, c: int) -> str:
    if b == BONUS_TILES:
        return f"{who} scores {a}: commodity jokers on the best bonus tile"
    return f"{who} scores {a}: bonus tile {BONUS_NAMES[b]}, {'grey' if c else 'gold'} side"


def _new_forum(who: str, a: int, b: int, c: int) -> str:
    tiles = [TILE_NAMES[tile] for tile in (a, b, c) if tile >= 0]
    return f"new on the forum: {', '.join(tiles) or 'nothing, the stack is empty'}"


def _new_bonus(who: str, a: int, b: int, c: int) -> str:
    tiles = [BONUS_NAMES[tile] for tile in (a, b) if tile >= 0]
    return f"bonus tiles in the senate: {' and '.join(tiles) or 'none is left'}"


def _final(who: str, a: int, b: int, c: int) -> str:
    return f"{who} scores {a}: {FINAL_WORDS[SOURCES[b]]}"


def _figures(who: str, a: int, b: int, c: int) -> str:
    return f"{who} gets {_number(a, 'legionnaire' if b else 'worker')}"


def _marched(who: str, a: int, b: int, c: int) -> str:
    return f"{who} leads to {PROVINCES[a]}" + (f" and takes {TILE_NAMES[b]}" if b >= 0 else "")


def _voted(who: str, a: int, b: int, c: int) -> str:
    tiles = f", {c} of them by tiles" if c else ""
    return f"{who} {OFFICES[b]} with {_number(a, 'vote')}{tiles}"


Words = Callable[[str, int, int, int], str]

# For each kind of event: its name, whether `a` are points, and its words from who, a, b, c.
TELL: dict[int, tuple[str, bool, Words]] = {
    PLACED_MARKERS: ("placed", False, lambda w, a, b, c: f"{w} puts {COLOURS[b]} and {COLOURS[c]} into {ROMAN[a]}"),
    STARTS: ("starts", False, lambda w, a, b, c: f"{w} is the start player"),
    DREW_BONUS: ("bonus", False, lambda w, a, b, c: f"{w} draws the bonus tile {BONUS_NAMES[a]}"),
    TOOK_CARD: ("card", False, lambda w, a, b, c: f"{w} takes {COMMODITIES[a]} from pile {b + 1}"),
    TOOK_TILE: ("tile", False, lambda w, a, b, c: f"{w} takes the Trajan tile {TRAJAN_NAMES[a]} for {ROMAN[b]}"),
    SOWED: ("sowed", False, lambda w, a, b, c: f"{w} puts {COLOURS[b]} into {ROMAN[a]}"),
    TIME: ("time", False, _time),
    FULFILLED: ("fulfilled", True, lambda w, a, b, c: f"{w} scores {a}: fulfils {TRAJAN_NAMES[b]} at {ROMAN[c]}"),
    PERMANENT: ("permanent", False, lambda w, a, b, c: f"{w} meets one demand of {DEMAND_NAMES[a]} every quarter now"),
    ARCH: ("arch", False, lambda w, a, b, c: f"the arch of {w} goes to {'the middle' if a == MIDDLE else ROMAN[a]}"),
    GOT_FIGURES: ("figures", False, _figures),
    GOT_PLUS_TWO: ("plus two", False, lambda w, a, b, c: f'{w} puts a "+2" marker on {ACTION_NAMES[a]}'),
    DREW: ("drew", False, lambda w, a, b, c: f"{w} draws {_number(a, 'card')} {WHY_DRAWN[b]}"),
    DISCARDED: ("discarded", False, lambda w, a, b, c: f"{w} discards {COMMODITIES[a]} to pile {b + 1}"),
    PLAYED: ("played", False, _played),
    SHIPPED: ("shipped", True, _shipped),
    PILE_FILLED: ("pile", False, lambda w, a, b, c: f"pile {b + 1} is refilled with {COMMODITIES[a]}"),
    RESHUFFLED: ("reshuffled", False, lambda w, a, b, c: f"the discards are a new deck of {_number(a, 'card')}"),
    TOOK_FORUM: ("forum", False, lambda w, a, b, c: f"{w} takes {TILE_NAMES[a]} from the forum"),
    RECRUITED: ("recruited", False, lambda w, a, b, c: f"{w} recruits a {'legionnaire' if a else 'worker'}"),
    MARCHED: ("marched", False, _marched),
    OCCUPIED: ("occupied", True, _occupied),
    STEPPED: ("stepped", True, lambda w, a, b, c: f"{w} scores {a}: steps to {SENATE_POINTS[b]} in the senate"),
    NEW_TOP: ("top", False, lambda w, a, b, c: f"the next Trajan tile is {TRAJAN_NAMES[a]}"),
    BUILT: ("built", True, _built),
    GRANTED: ("granted", False, lambda w, a, b, c: f"the first {KINDS[b]} of {w} grants the action {ACTION_NAMES[a]}"),
    SPENT_EXTRA: (
        "extra", False,
        lambda w, a, b, c: f"{w} spends {TILE_NAMES[a]}: {ACTION_NAMES[b]} {'once' if c == 1 else 'twice'} more"
    ),
    DEMANDED: ("demand", False, lambda w, a, b, c: f"the people demand {DEMAND_NAMES[a]} ({b} of 3)"),
    PAID: ("paid", False, _paid),
    MISSED: ("missed", True, lambda w, a, b, c: f"{w} loses {_points(a)}: {_number(b, 'demand')} not met"),
    VOTED: ("voted", False, _voted),
    CONSUL_TOOK: (
        "office", False, lambda w, a, b, c: f"{w} takes bonus tile {BONUS_NAMES[a]}, {'grey' if b else 'gold'} side"
    ),
    CLEARED: ("cleared", False, lambda w, a, b, c: f"votes, demands and {_number(a, 'tile')} on the forum are removed"),
    NEW_BONUS: ("new bonus", False, _new_bonus),
    NEW_PROVINCE: ("new province", False, lambda w, a, b, c: f"new in {PROVINCES[b]}: {TILE_NAMES[a]}"),
    NEW_FORUM: ("new forum", False, _new_forum),
    NEW_QUARTER: ("quarter", False, lambda w, a, b, c: f"quarter {ROMAN[a]} begins; all ships are coloured again"),
    ENDED: ("ended", False, lambda w, a, b, c: "the fourth quarter is over: the game ends"),
    FINAL: ("final", True, _final),
    FINAL_BONUS: ("final bonus", True, _final_bonus),
}  # fmt: skip
OF_NOBODY = {PILE_FILLED, RESHUFFLED, NEW_TOP, DEMANDED, CLEARED, NEW_BONUS, NEW_PROVINCE, NEW_FORUM, NEW_QUARTER,
             ENDED}  # fmt: skip


def tell(event: Sequence[int], names: Names) -> Told:
    """An event of the rules in words."""
    kind, player, a, b, c = event
    name, points, words = TELL[kind]
    scored = (-a if kind == MISSED else a) if points else 0
    return Told(name, None if kind in OF_NOBODY else player, words(names[player], a, b, c), scored, numbers=(a, b, c))
