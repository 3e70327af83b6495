"""What happens in Trajan."""

from ludi.kernel.events import Count, Events, Parts

from . import WORDS
from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    BUILDING_NAMES,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    DEMAND_NAMES,
    DEMANDS_A_QUARTER,
    KINDS,
    PILE_NUMBERS,
    PROVINCES,
    ROMAN,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    TRAJAN_NAMES,
)
from .state import SLOT_NAMES, SOURCES

WORKER, LEGIONNAIRE = range(2)
FIGURE_NAMES = ("worker", "legionnaire")
JOKER = len(COMMODITIES)  # as cargo
BONUS_SIDES = ("gold", "grey")
BY_ACTION, BY_TILE, BY_PLAYING, AT_START = range(4)  # why cards are drawn
WHY_DRAWN = ("at the Seaport", "for a Trajan tile", "for those played", "for the start")
OFFICES = ("is consul", "is vice-consul", "comes third", "comes last")
FINAL_WORDS = {"hand": "cards in hand", "camps": "workers and legionnaires in the camps",
               "circle": "Trajan tiles left on the circle", "sets": "construction sets"}  # fmt: skip


# ---------------------------------------------------------------- words that a template cannot make


def _time(parts: Parts) -> str:
    laps = ("", ": a lap is complete", ": two laps are complete")[parts["laps"]]
    return "{who} takes {markers:marker|markers} from {tray}; the time marker moves {markers}".format_map(parts) + laps


def _arch(parts: Parts) -> str:
    return f"the arch of {parts['who']} goes to {'the ' * (parts['slot'] == 'middle')}{parts['slot']}"


def _figures(parts: Parts) -> str:
    return f"{parts['who']} gets {parts['number']} {parts['figure']}{'s' * (parts['number'] != 1)}"


def _played(parts: Parts) -> str:
    return f"{parts['who']} plays {_some(parts, ' and ')}"


def _cargo(parts: Parts) -> str:
    several = "s" if parts["card"] == "joker" and parts["number"] > 1 else ""
    return f"{parts['who']} ships {parts['number']} {parts['card']}{several}"


def _marched(parts: Parts) -> str:
    return f"{parts['who']} leads to {parts['province']}" + (f" and takes {parts['tile']}" if parts["tile"] else "")


def _occupied(parts: Parts) -> str:
    less = f", {parts['less']} less for other legionnaires" if parts["less"] else ""
    return f"{parts['who']} scores {parts['points']}: a legionnaire in {parts['province']}{less}"


def _built(parts: Parts) -> str:
    if parts["building"] is None:
        return f"{parts['who']} builds on {parts['space']}: no tile is left there"
    return "{who} scores {points}: builds on {space} and takes {building}".format_map(parts)


def _spent(parts: Parts) -> str:
    return "{who} spends {tile}: {action} ".format_map(parts) + ("once more" if parts["repeats"] == 1 else "twice more")


def _paid(parts: Parts) -> str:
    ways = {"permanent": "permanent tiles", "tiles": "forum tiles", "jokers": "jokers"}
    met = [f"{parts[way]} by {words}" for way, words in ways.items() if parts[way]]
    return f"{parts['who']} meets demands: {', '.join(met)}"


def _missed(parts: Parts) -> str:
    return f"{parts['who']} loses {Count(-parts['points']):point|points}: {parts['demands']:demand|demands} not met"


def _voted(parts: Parts) -> str:
    tiles = f", {parts['tiles']} of them by tiles" if parts["tiles"] else ""
    return f"{parts['who']} {OFFICES[parts['rank'] - 1]} with {parts['votes']:vote|votes}{tiles}"


def _new_bonus(parts: Parts) -> str:
    return f"bonus tiles in the senate: {_some(parts, ' and ') or 'none is left'}"


def _new_forum(parts: Parts) -> str:
    return f"new on the forum: {_some(parts, ', ') or 'nothing, the stack is empty'}"


def _some(parts: Parts, joint: str) -> str:
    """What there is of several things of a kind."""
    return joint.join(parts[nth] for nth in ("first", "second", "third") if parts.get(nth))


def _final(parts: Parts) -> str:
    return f"{parts['who']} scores {parts['points']}: {FINAL_WORDS[parts['source']]}"


# ---------------------------------------------------------------- the kinds of events

EVENTS = Events(WORDS)
PLACED_MARKERS = EVENTS.kind(
    "placed", "{who} puts {first} and {second} into {tray}", tray=ROMAN, first=COLOURS, second=COLOURS
)
STARTS = EVENTS.kind("starts", "{who} is the start player")
DREW_BONUS = EVENTS.kind("bonus", "{who} draws the bonus tile {tile}", tile=BONUS_NAMES)
TOOK_CARD = EVENTS.kind("card", "{who} takes {card} from pile {pile}", card=COMMODITIES, pile=PILE_NUMBERS)
TOOK_TILE = EVENTS.kind("tile", "{who} takes the Trajan tile {tile} for {slot}", tile=TRAJAN_NAMES, slot=ROMAN)
SOWED = EVENTS.kind("sowed", "{who} puts {colour} into {tray}", tray=ROMAN, colour=COLOURS, left=int)
TIME = EVENTS.kind("time", _time, tray=ROMAN, markers=Count, laps=int)
FULFILLED = EVENTS.kind(
    "fulfilled", "{who} scores {points}: fulfils {tile} at {tray}", points=int, tile=TRAJAN_NAMES, tray=ROMAN
)
PERMANENT = EVENTS.kind("permanent", "{who} meets one demand of {demand} every quarter now", demand=DEMAND_NAMES)
ARCH = EVENTS.kind("arch", _arch, slot=SLOT_NAMES)
GOT_FIGURES = EVENTS.kind("figures", _figures, number=int, figure=FIGURE_NAMES)
GOT_PLUS_TWO = EVENTS.kind("plus two", '{who} puts a "+2" marker on {action}', action=ACTION_NAMES)
DREW = EVENTS.kind("drew", "{who} draws {cards:card|cards} {why}", cards=Count, why=WHY_DRAWN)
DISCARDED = EVENTS.kind("discarded", "{who} discards {card} to pile {pile}", card=COMMODITIES, pile=PILE_NUMBERS)
PLAYED = EVENTS.kind("played", _played, first=COMMODITIES, second=COMMODITIES)
SHIPPED = EVENTS.kind(
    "shipped", "{who} scores {points}: the {ship} ship sails, {side} side",
    points=int, ship=SHIPS, side=("coloured", "grey"),
)  # fmt: skip
CARGO = EVENTS.kind("cargo", _cargo, card=(*COMMODITIES, "joker"), number=int)
PILE_FILLED = EVENTS.kind(
    "pile", "pile {pile} is refilled with {card}", of_nobody=True, card=COMMODITIES, pile=PILE_NUMBERS
)
RESHUFFLED = EVENTS.kind("reshuffled", "the discards are a new deck of {cards:card|cards}", of_nobody=True, cards=Count)
TOOK_FORUM = EVENTS.kind("forum", "{who} takes {tile} from the forum", tile=TILE_NAMES, space=int)
RECRUITED = EVENTS.kind("recruited", "{who} recruits a {figure}", figure=FIGURE_NAMES)
MARCHED = EVENTS.kind("marched", _marched, province=PROVINCES, tile=TILE_NAMES)
OCCUPIED = EVENTS.kind("occupied", _occupied, points=int, province=PROVINCES, less=int)
STEPPED = EVENTS.kind(
    "stepped", "{who} scores {points}: steps to {points} in the senate", points=int, space=int, height=int
)
NEW_TOP = EVENTS.kind("top", "the next Trajan tile is {tile}", of_nobody=True, tile=TRAJAN_NAMES, category=CATEGORIES)
BUILT = EVENTS.kind("built", _built, points=int, space=SPACE_NAMES, building=BUILDING_NAMES)
GRANTED = EVENTS.kind(
    "granted", "the first {kind} of {who} grants the action {action}", action=ACTION_NAMES, kind=KINDS
)
SPENT_EXTRA = EVENTS.kind("extra", _spent, tile=TILE_NAMES, action=ACTION_NAMES, repeats=int)
DEMANDED = EVENTS.kind(
    "demand", f"the people demand {{demand}} ({{number}} of {DEMANDS_A_QUARTER})",
    of_nobody=True, demand=DEMAND_NAMES, number=int,
)  # fmt: skip
PAID = EVENTS.kind("paid", _paid, permanent=int, tiles=int, jokers=int)
MISSED = EVENTS.kind("missed", _missed, points=int, demands=Count)
VOTED = EVENTS.kind("voted", _voted, votes=Count, rank=range(1, len(OFFICES) + 1), tiles=int)
CONSUL_TOOK = EVENTS.kind("office", "{who} takes bonus tile {tile}, {side} side", tile=BONUS_NAMES, side=BONUS_SIDES)
CLEARED = EVENTS.kind(
    "cleared", "votes, demands and {tiles:tile|tiles} on the forum are removed", of_nobody=True, tiles=Count
)
NEW_BONUS = EVENTS.kind("new bonus", _new_bonus, of_nobody=True, first=BONUS_NAMES, second=BONUS_NAMES)
NEW_PROVINCE = EVENTS.kind(
    "new province", "new in {province}: {tile}", of_nobody=True, tile=TILE_NAMES, province=PROVINCES
)
NEW_FORUM = EVENTS.kind("new forum", _new_forum, of_nobody=True, first=TILE_NAMES, second=TILE_NAMES, third=TILE_NAMES)
NEW_QUARTER = EVENTS.kind(
    "quarter", "quarter {quarter} begins; all ships are coloured again", of_nobody=True, quarter=ROMAN
)
ENDED = EVENTS.kind("ended", "the fourth quarter is over: the game ends", of_nobody=True)
FINAL = EVENTS.kind("final", _final, points=int, source=SOURCES)
FINAL_BONUS = EVENTS.kind(
    "final bonus", "{who} scores {points}: bonus tile {tile}, {side} side",
    points=int, tile=BONUS_NAMES, side=BONUS_SIDES,
)  # fmt: skip
FINAL_JOKERS = EVENTS.kind("final jokers", "{who} scores {points}: commodity jokers on the best bonus tile", points=int)
