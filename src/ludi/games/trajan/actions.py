"""Decisions of Trajan in words, both ways, with the reasons for refusals and what a decision brings."""

from collections.abc import Callable

from ludi.kernel.actions import Move
from ludi.kernel.errors import IllegalMove
from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.reading import ShortForm, read
from ludi.kernel.state import State

from .areas import open_spaces, province_points
from .codes import (
    ACTIONS,
    BUILD,
    CARD_PAIR,
    CHOOSE_BONUS,
    CHOOSE_SHIP,
    DISCARD_TO,
    DRAW_TWO,
    FIRST_CARD_PAIR,
    LOAD_CARD,
    LOAD_JOKER,
    LOAD_WITH_JOKER,
    MARCH,
    MARKER_PAIR,
    OCCUPY,
    PASS,
    PLAY_ONE,
    PLAY_TWO,
    PUT,
    PUT_AT_RANDOM,
    PUT_PAIR,
    PUT_PLUS_TWO,
    RECRUIT_LEGIONNAIRE,
    RECRUIT_WORKER,
    SAIL,
    SOW_FROM,
    STEP,
    TAKE_DECK,
    TAKE_PILE,
    TAKE_TILE,
    TAKE_TOP,
    TILE_FOR,
    USE_EFFECT,
    USE_EXTRA,
    USE_JOKER,
)
from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    BUILDING_NAMES,
    CAMP,
    CARDS,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    COMMODITY_KINDS,
    CONSTRUCTION,
    DEMAND_NAMES,
    EACH_CATEGORY,
    EXTRA,
    FIRST_SLOTS,
    FORUM,
    IDENTICAL,
    JOKER_COMMODITY,
    MILITARY,
    NEAR_PROVINCES,
    PAIRS,
    PROVINCES,
    ROMAN,
    SEAPORT,
    SHIP_FULL,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    TRACK,
    TRAJAN,
    TRAJAN_NAMES,
    TRAJAN_POINTS,
    TRAJAN_WORDS,
    TRAYS,
    trajan_tile,
)
from .reach import could_fulfil, markers_in
from .rules import legal
from .seaport import cargo, suits_ship
from .state import (
    ACT,
    CONSUL,
    DEMANDED,
    DISCARD,
    EFFECT,
    EXTRA_ACTION,
    LOAD,
    MARKERS,
    OPTION_TRACK,
    PHASES,
    SOW,
    TILES,
    TRAY,
    VOTED,
)
from .state import CARDS as DRAFT_CARDS

ASKED = {  # what is asked, and how to say it in words
    "markers": ("which two markers go into the next tray", "put blue and white into III, or random"),
    "cards": ("which card to take", "take from the deck, or take from pile 1"),
    "tiles": ("which Trajan tile to take, and for which slot", "take plain for II"),
    "tray": ("which tray to sow from", "sow from V"),
    "sow": ("which marker goes into the next tray", "blue to VI"),
    "effect": ("whether to use the effect of the Trajan tile", "use, +2 on forum, or pass"),
    "seaport": ("what to do at the Seaport", "draw two, take from pile 1, play wine, ship identical, or pass"),
    "forum": ("which tile to take from the forum", "take bread, or pass"),
    "military": ("what the military does", "recruit, move to Alpes, occupy, or pass"),
    "senate": ("whether to step on in the senate", "step, or pass"),
    "trajan": ("which Trajan tile to take", "take plain, or pass"),
    "construction": ("what the workers do", "recruit, build B3, or pass"),
    "ship": ("what to load, or whether to sail", "load wine, load joker, ship pairs for another ship, or sail"),
    "discard": ("which card to discard", "discard wine to pile 1"),
    "extra": ("whether to use an extra-action tile", "use extra forum, use joker, or pass"),
    "consul": ("which bonus tile the consul takes", "choose bread"),
}
assert tuple(ASKED) == PHASES


def how_to(state: State) -> str:
    """What is asked, with examples for whoever writes moves."""
    question, examples = ASKED[PHASES[state.phase]]
    return f"The question now is {question} ({examples})."


def effect_words(tile: int) -> str:
    """Using the effect of a Trajan tile."""
    return "draw two cards" if tile // EACH_CATEGORY == CARDS else f"take {TRAJAN_WORDS[tile]}"


def count(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


# ---------------------------------------------------------------- numbers to words


def move(state: State, action: int) -> Move:
    """An action in the present state."""
    words, kind, parts = _describe(state, action)
    return Move(action, words, kind, parts)


def _describe(state: State, action: int) -> tuple[str, str, dict[str, object]]:
    if action == PASS:
        return "pass", "pass", {}
    for first, last, describe in _GROUPS:
        if first <= action < last:
            return describe(state, action - first)
    raise AssertionError(action)


Described = tuple[str, str, dict[str, object]]


def _put(state: State, colour: int) -> Described:
    tray = ROMAN[state.next_tray]
    return f"{COLOURS[colour]} to {tray}", "put", {"colour": COLOURS[colour], "tray": tray}


def _top(state: State, category: int) -> Described:
    tile = TRAJAN_NAMES[state.top[category]] if state.top[category] >= 0 else CATEGORIES[category]
    return f"take {tile}", "take top", {"category": CATEGORIES[category], "tile": tile}


def _tile_for(state: State, number: int) -> Described:
    words, _, parts = _top(state, number // 3)
    slot = ROMAN[FIRST_SLOTS[number % 3]]
    return f"{words} for {slot}", "draft tile", {**parts, "slot": slot}


def _pile(state: State, pile: int) -> Described:
    card = COMMODITIES[state.pile[pile, state.pile_count[pile] - 1] - 1] if state.pile_count[pile] else "nothing"
    return f"take {card} from pile {pile + 1}", "take card", {"card": card, "pile": pile + 1}


def _play_two(state: State, number: int) -> Described:
    cards = [COMMODITIES[kind] for kind in CARD_PAIR[number]]
    return f"play {' and '.join(cards)}", "play", {"cards": cards}


def _discard(state: State, number: int) -> Described:
    card, pile = COMMODITIES[number // 2], number % 2 + 1
    return f"discard {card} to pile {pile}", "discard", {"card": card, "pile": pile}


def _load(state: State, kind: int) -> Described:
    cards = [COMMODITIES[kind]] * (2 if state.ship - 1 == PAIRS else 1)
    return f"load {' and '.join(cards)}", "load", {"cards": cards}


def _load_joker(state: State, _: int) -> Described:
    cards = ["joker"] * (2 if state.ship - 1 == PAIRS else 1)
    return f"load {' and '.join(cards)}", "load", {"cards": cards}


def _put_pair(state: State, pair: int) -> Described:
    first, second = (COLOURS[colour] for colour in MARKER_PAIR[pair])
    tray = ROMAN[min(state.next_tray, TRAYS - 1)]
    return f"put {first} and {second} into {tray}", "put pair", {"colours": [first, second], "tray": tray}


def _effect(state: State, _: int) -> Described:
    tile = max(0, state.effect - 1)
    return effect_words(tile), "use effect", {"tile": TRAJAN_NAMES[tile]}


# First number of each group of actions, the number after its last, and what such an action is called.
_GROUPS: list[tuple[int, int, Callable[[State, int], Described]]] = [
    (SOW_FROM, PUT, lambda s, i: (f"sow from {ROMAN[i]}", "sow", {"tray": ROMAN[i]})),
    (PUT, TAKE_TILE, _put),
    (TAKE_TILE, RECRUIT_LEGIONNAIRE, lambda s, i: (f"take {TILE_NAMES[i]}", "take tile", {"tile": TILE_NAMES[i]})),
    (RECRUIT_LEGIONNAIRE, OCCUPY, lambda s, i: ("recruit", "recruit", {"figure": "legionnaire"})),
    (OCCUPY, MARCH, lambda s, i: ("occupy", "occupy", {})),
    (MARCH, STEP, lambda s, i: (f"move to {PROVINCES[i]}", "move", {"province": PROVINCES[i]})),
    (STEP, TAKE_TOP, lambda s, i: ("step", "step", {})),
    (TAKE_TOP, RECRUIT_WORKER, _top),
    (RECRUIT_WORKER, BUILD, lambda s, i: ("recruit", "recruit", {"figure": "worker"})),
    (BUILD, USE_EXTRA, lambda s, i: (f"build {SPACE_NAMES[i]}", "build", {"space": SPACE_NAMES[i]})),
    (USE_EXTRA, USE_JOKER, lambda s, i: (f"use extra {ACTION_NAMES[s.doing]}", "use extra", {"tile": "extra"})),
    (USE_JOKER, USE_EFFECT, lambda s, i: ("use joker", "use extra", {"tile": "joker"})),
    (USE_EFFECT, PUT_PLUS_TWO, _effect),
    (PUT_PLUS_TWO, DRAW_TWO, lambda s, i: (f"+2 on {ACTION_NAMES[i]}", "plus two", {"action": ACTION_NAMES[i]})),
    (DRAW_TWO, TAKE_PILE, lambda s, i: ("draw two", "draw", {})),
    (TAKE_PILE, CHOOSE_SHIP, _pile),
    (CHOOSE_SHIP, PLAY_ONE, lambda s, i: (f"ship {SHIPS[i]}", "choose ship", {"ship": SHIPS[i]})),
    (PLAY_ONE, PLAY_TWO, lambda s, i: (f"play {COMMODITIES[i]}", "play", {"cards": [COMMODITIES[i]]})),
    (PLAY_TWO, DISCARD_TO, _play_two),
    (DISCARD_TO, LOAD_CARD, _discard),
    (LOAD_CARD, LOAD_WITH_JOKER, _load),
    (LOAD_WITH_JOKER, LOAD_JOKER,
     lambda s, i: (f"load {COMMODITIES[i]} and joker", "load", {"cards": [COMMODITIES[i], "joker"]})),
    (LOAD_JOKER, SAIL, _load_joker),
    (SAIL, CHOOSE_BONUS, lambda s, i: ("sail", "sail", {})),
    (CHOOSE_BONUS, TAKE_DECK, lambda s, i: (f"choose {BONUS_NAMES[i]}", "choose bonus", {"tile": BONUS_NAMES[i]})),
    (TAKE_DECK, TILE_FOR, lambda s, i: ("take from the deck", "take card", {"pile": None})),
    (TILE_FOR, PUT_PAIR, _tile_for),
    (PUT_PAIR, PUT_AT_RANDOM, _put_pair),
    (PUT_AT_RANDOM, PUT_AT_RANDOM + 1, lambda s, i: ("random", "random", {})),
]  # fmt: skip


# ---------------------------------------------------------------- words to numbers


def parse(state: State, words: str) -> list[int]:
    """The decisions that a move in words stands for."""
    return read(state, words, legal, move, ACTIONS, SHORT_FORMS, how_to(state))


def _one_of(word: str, names: tuple[str, ...], what: str) -> int:
    lower = [name.lower() for name in names]
    if word.strip() not in lower:
        raise IllegalMove(f"There is no {what} {word.strip()!r}. There are: {', '.join(names)}.")
    return lower.index(word.strip())


def _tray(word: str) -> int:
    return _one_of(word, ROMAN, "tray")


def _colour(word: str) -> int:
    return _one_of(word, COLOURS, "colour")


def _card(word: str) -> int:
    return _one_of(word, COMMODITIES, "commodity")


def _which_pile(word: str) -> int:
    return _one_of(word, ("1", "2"), "discard pile")


def _stack(state: State, word: str) -> int:
    """The stack of a category, or the one that shows a tile."""
    if word.strip() in CATEGORIES:
        return CATEGORIES.index(word.strip())
    tile = trajan_tile(word)
    if tile is None:
        raise IllegalMove(
            f"There is no Trajan tile {word.strip()!r}. Name a stack ({', '.join(CATEGORIES)}) or its top tile."
        )
    if state.top[tile // EACH_CATEGORY] != tile:
        raise IllegalMove(f"{TRAJAN_NAMES[tile]} is not the top tile of a stack.")
    return tile // EACH_CATEGORY


def _read_tile(state: State, what: str) -> list[int]:
    return [TAKE_TILE + _one_of(what, TILE_NAMES, "forum tile")]


def _read_no_slot(state: State, what: str) -> list[int]:
    raise IllegalMove("Say for which slot: take plain for II, IV or VI.")


def _read_take_from(state: State, card: str | None, pile: str) -> list[int]:
    number = _which_pile(pile)
    if card is not None:
        kind = _card(card)
        if not state.pile_count[number] or state.pile[number, state.pile_count[number] - 1] - 1 != kind:
            raise IllegalMove(f"{COMMODITIES[kind].capitalize()} is not the top card of pile {number + 1}.")
    return [TAKE_PILE + number]


def _read_tile_for(state: State, tile: str, slot: str) -> list[int]:
    tray = _tray(slot)
    if tray not in FIRST_SLOTS:
        raise IllegalMove("The first Trajan tiles go to the slots II, IV and VI.")
    return [TILE_FOR + 3 * _stack(state, tile) + list(FIRST_SLOTS).index(tray)]


def _read_sow(state: State, tray: str, colours: str) -> list[int]:
    """A tray and all its markers in the order in which they are placed; only real choices are decisions."""
    number = _tray(tray)
    actions = [SOW_FROM + number]
    order = [_colour(word) for word in colours.split(",")]
    held = [int(n) for n in state.tray[state.to_move, number]]
    if sum(held) != len(order):
        raise IllegalMove(f"Tray {ROMAN[number]} holds {count(sum(held), 'marker')}; name as many colours.")
    for colour in order:
        if not held[colour]:
            raise IllegalMove(f"Tray {ROMAN[number]} does not hold that many {COLOURS[colour]} markers.")
        if held[colour] < sum(held):
            actions.append(PUT + colour)
        held[colour] -= 1
    return actions


def _read_put(state: State, colour: str, tray: str | None) -> list[int]:
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(f"The next marker goes into tray {ROMAN[state.next_tray]}: no tray is skipped.")
    return [PUT + _colour(colour)]


def _read_put_pair(state: State, first: str, second: str, tray: str | None) -> list[int]:
    pair = sorted((_colour(first), _colour(second)))
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(f"The trays are filled in their order: next is {ROMAN[state.next_tray]}.")
    return [PUT_PAIR + [list(p) for p in MARKER_PAIR].index(pair)]


def _read_play(state: State, first: str, second: str | None) -> list[int]:
    if "joker" in (first, second):
        raise IllegalMove("Jokers cannot be played this way, only shipped.")
    if second is None:
        return [PLAY_ONE + _card(first)]
    a, b = sorted((_card(first), _card(second)))
    return [PLAY_TWO + int(FIRST_CARD_PAIR[a]) + b]


def _read_load(state: State, first: str, second: str | None) -> list[int]:
    cards = sorted((word for word in (first, second) if word), key=lambda word: word == "joker")
    if (second is not None) != (state.ship - 1 == PAIRS):
        raise IllegalMove(
            "Load one card after the other: only the pairs ship is loaded two by two."
            if second
            else f"The pairs ship is loaded pair by pair: {first} and {first}, or {first} and joker."
        )
    if cards[0] == "joker":
        return [LOAD_JOKER]
    if second is None:
        return [LOAD_CARD + _card(first)]
    if cards[1] == "joker":
        return [LOAD_WITH_JOKER + _card(cards[0])]
    if cards[0] != cards[1]:
        raise IllegalMove("A pair is two equal cards; a joker may stand for one of them or both.")
    return [LOAD_CARD + _card(cards[0])]


def _read_ship(state: State, name: str, goods: str) -> list[int]:
    """A ship and all that it is to carry."""
    ship = _one_of(name, SHIPS, "ship")
    words = [word.strip() for word in goods.split(",")]
    jokers = words.count("joker")
    cards = [0] * COMMODITY_KINDS
    for word in words:
        if word != "joker":
            cards[_card(word)] += 1
    check_cargo(state, ship, cards, jokers)
    loads = _pair_loads(cards, jokers) if ship == PAIRS else _card_loads(cards, jokers)
    return [CHOOSE_SHIP + ship, *loads, SAIL]


def check_cargo(state: State, ship: int, cards: list[int], jokers: int) -> None:
    """Whether the player has these cards and jokers, and the ship can carry them."""
    hand = state.hand[state.to_move]
    for kind, n in enumerate(cards):
        if n > hand[kind]:
            raise IllegalMove(f"There are only {hand[kind]} {COMMODITIES[kind]} in the hand.")
    owned = int(state.tiles[state.to_move, JOKER_COMMODITY])
    if jokers > owned:
        raise IllegalMove(f"There are only {count(owned, 'commodity joker')} on the mat.")
    kinds = sum(n > 0 for n in cards)
    total = sum(cards) + jokers
    if ship == PAIRS:
        singles = sum(n == 1 for n in cards)
        if max(cards) > 2:
            raise IllegalMove("All pairs must be of different kinds: four equal cards are not two pairs.")
        if singles > jokers or total % 2:
            raise IllegalMove("The pairs ship carries pairs of equal cards, with jokers for what is missing.")
        if total > 6:
            raise IllegalMove("The pairs ship carries three pairs at the most.")
    elif total > SHIP_FULL[ship]:
        raise IllegalMove(f"This ship carries {SHIP_FULL[ship]} cards at the most.")
    elif ship == 0 and kinds > 1:
        raise IllegalMove("The identical ship carries cards of one kind only.")
    elif ship == 2 and max(cards) > 1:
        raise IllegalMove("The different ship carries cards of different kinds only.")


def _pair_loads(cards: list[int], jokers: int) -> list[int]:
    loads = [(LOAD_CARD if n == 2 else LOAD_WITH_JOKER) + kind for kind, n in enumerate(cards) if n]
    rest = jokers - sum(n == 1 for n in cards)
    return loads + [LOAD_JOKER] * (rest // 2)


def _card_loads(cards: list[int], jokers: int) -> list[int]:
    return [LOAD_CARD + kind for kind, n in enumerate(cards) for _ in range(n)] + [LOAD_JOKER] * jokers


def _read_use(state: State, what: str) -> list[int]:
    if what in ("joker", "joker extra"):
        return [USE_JOKER]
    if not what.startswith("extra "):
        raise IllegalMove("Use what? Write use extra forum, or use joker.")
    action = _one_of(what.removeprefix("extra "), ACTION_NAMES, "action")
    if action != state.doing:
        raise IllegalMove(f"A tile repeats the action just done, and that was {ACTION_NAMES[state.doing]}.")
    return [USE_EXTRA]


_MILITARY, _CONSTRUCTION = ACT + MILITARY, ACT + CONSTRUCTION
SHORT_FORMS: tuple[ShortForm, ...] = (
    ((MARKERS,), r"put (\w+) and (\w+)(?: into (\w+))?", _read_put_pair),
    ((MARKERS,), r"put the rest at random", lambda s: [PUT_AT_RANDOM]),
    ((DRAFT_CARDS, ACT + SEAPORT), r"take (?:(\w+) )?from pile (\S+)", _read_take_from),
    ((TILES,), r"take (.+) for (\w+)", _read_tile_for),
    ((TILES,), r"take (.+)", _read_no_slot),
    ((TRAY,), r"sow from (\w+): ?(.+)", _read_sow),
    ((SOW,), rf"({'|'.join(COLOURS)})(?: to (\w+))?", _read_put),
    ((EFFECT,), r"use", lambda s: [USE_EFFECT]),
    ((ACT + SEAPORT,), r"play (\w+)(?: and (\w+))?", _read_play),
    ((ACT + SEAPORT, LOAD), r"ship (\w+): ?(.+)", _read_ship),
    ((LOAD,), r"load (\w+)(?: and (\w+))?", _read_load),
    ((ACT + FORUM,), r"take (.+)", _read_tile),
    ((_MILITARY,), r"recruit", lambda s: [RECRUIT_LEGIONNAIRE]),
    ((_MILITARY,), r"move to (.+)", lambda s, word: [MARCH + _one_of(word, PROVINCES, "province")]),
    ((_CONSTRUCTION,), r"recruit", lambda s: [RECRUIT_WORKER]),
    ((_CONSTRUCTION,), r"build (\S+)", lambda s, word: [BUILD + _one_of(word, SPACE_NAMES, "space")]),
    ((ACT + TRAJAN,), r"take (.+)", lambda s, word: [TAKE_TOP + _stack(s, word)]),
    ((EXTRA_ACTION,), r"use (?:the )?(.+)", _read_use),
    ((CONSUL,), r"choose (.+)", lambda s, word: [CHOOSE_BONUS + _one_of(word, BONUS_NAMES, "bonus tile")]),
)


# ---------------------------------------------------------------- why not


def why_not(state: State, action: int) -> str:
    """Why an action is not legal now."""
    player = state.to_move
    reasons = {
        TRAY: _why_tray, SOW: _why_sow, MARKERS: _why_markers, DRAFT_CARDS: _why_cards, TILES: _why_tiles,
        EFFECT: _why_effect, LOAD: _why_load, DISCARD: _why_discard, EXTRA_ACTION: _why_extra, CONSUL: _why_consul,
        ACT: _why_seaport, ACT + 1: _why_forum, ACT + 2: _why_military, ACT + 4: _why_trajan,
        ACT + 5: _why_construction,
    }  # fmt: skip
    reason = reasons[state.phase](state, player, action) if state.phase in reasons else None
    return reason or f"That is not asked now. The question now is {ASKED[PHASES[state.phase]][0]}."


Reason = str | None


def _why_tray(state: State, player: int, action: int) -> Reason:
    if SOW_FROM <= action < PUT:
        return f"Tray {ROMAN[action - SOW_FROM]} is empty: choose a tray with markers."
    return "First sow the markers of a tray: where the last one lands, that is the action."


def _why_sow(state: State, player: int, action: int) -> Reason:
    if PUT <= action < TAKE_TILE:
        return f"There is no {COLOURS[action - PUT]} marker left to place."
    return None


def _why_markers(state: State, player: int, action: int) -> Reason:
    if PUT_PAIR <= action < PUT_AT_RANDOM:
        first, second = (COLOURS[colour] for colour in MARKER_PAIR[action - PUT_PAIR])
        return f"There are only two markers of each colour: {first} and {second} are not both left."
    return None


def _why_cards(state: State, player: int, action: int) -> Reason:
    return "This discard pile is empty." if TAKE_PILE <= action < CHOOSE_SHIP else None


def _why_tiles(state: State, player: int, action: int) -> Reason:
    if not TILE_FOR <= action < PUT_PAIR:
        return None
    category, slot = (action - TILE_FOR) // 3, int(FIRST_SLOTS[(action - TILE_FOR) % 3])
    if state.slot[player, slot] >= 0:
        return f"Slot {ROMAN[slot]} holds a tile already."
    if state.top[category] < 0:
        return f"The stack {CATEGORIES[category]} is empty."
    return f"There is a tile of the category {CATEGORIES[category]} already: in the setup no two of the same."


def _why_effect(state: State, player: int, action: int) -> Reason:
    if PUT_PLUS_TWO <= action < DRAW_TWO and (state.effect - 1) // EACH_CATEGORY == 1:
        return f'There is a "+2" marker on {ACTION_NAMES[action - PUT_PLUS_TWO]} already.'
    return None


def _why_seaport(state: State, player: int, action: int) -> Reason:
    if action == DRAW_TWO:
        return "No card is left to draw, not even by reshuffling the discard piles."
    if TAKE_PILE <= action < CHOOSE_SHIP:
        return f"Discard pile {action - TAKE_PILE + 1} is empty."
    if CHOOSE_SHIP <= action < PLAY_ONE:
        return f"There is nothing in the hand that the {SHIPS[action - CHOOSE_SHIP]} ship could carry."
    if PLAY_ONE <= action < PLAY_TWO:
        return f"There is no {COMMODITIES[action - PLAY_ONE]} in the hand."
    if PLAY_TWO <= action < DISCARD_TO:
        first, second = (COMMODITIES[kind] for kind in CARD_PAIR[action - PLAY_TWO])
        return f"{first.capitalize()} and {second} are not both in the hand."
    return None


def _why_load(state: State, player: int, action: int) -> Reason:
    if CHOOSE_SHIP <= action < PLAY_ONE:
        return _why_ship(state, player, action)
    if action == SAIL:
        return "An empty ship cannot sail: load a card first."
    if not LOAD_CARD <= action <= LOAD_JOKER:
        return None
    if cargo(state) == SHIP_FULL[state.ship - 1]:
        return "The ship is full: let it sail."
    if action == LOAD_JOKER:
        return "There are not enough commodity jokers left."
    return _why_load_card(state, player, (action - LOAD_CARD) % COMMODITY_KINDS, action >= LOAD_WITH_JOKER)


def _why_ship(state: State, player: int, action: int) -> Reason:
    ship = action - CHOOSE_SHIP
    if state.ship - 1 == ship:
        return f"The {SHIPS[ship]} ship is being loaded already: load it, or let it sail."
    if state.ships_tried >> ship & 1:
        return f"The {SHIPS[ship]} ship was tried before: to load it after all, take back the last steps."
    return _why_seaport(state, player, action)


def _why_load_card(state: State, player: int, kind: int, with_joker: bool) -> Reason:
    card, pairs = COMMODITIES[kind], state.ship - 1 == PAIRS
    if with_joker and not pairs:
        return "Only on the pairs ship a card and a joker go together; here load joker by itself."
    if not state.hand[player, kind]:
        return f"There is no {card} in the hand."
    if not suits_ship(state, kind):
        if state.ship - 1 == IDENTICAL:
            return "The identical ship carries cards of one kind only."
        what = "all pairs are of" if pairs else "this ship carries"
        return f"{card.capitalize()} is aboard already, and {what} different kinds."
    if pairs and with_joker:
        return "There is no commodity joker left."
    if pairs:
        return f"There is only one {card} in the hand, and a pair takes two."
    return f"There is no {card} left in the hand."


def _why_discard(state: State, player: int, action: int) -> Reason:
    if DISCARD_TO <= action < LOAD_CARD:
        return f"There is no {COMMODITIES[(action - DISCARD_TO) // 2]} in the hand."
    return None


def _why_forum(state: State, player: int, action: int) -> Reason:
    if TAKE_TILE <= action < RECRUIT_LEGIONNAIRE:
        return f"No tile {TILE_NAMES[action - TAKE_TILE]} lies on the forum."
    return None


def _why_military(state: State, player: int, action: int) -> Reason:
    leader = int(state.leader[player])
    place = "the camp" if leader == CAMP else PROVINCES[leader]
    if action == RECRUIT_LEGIONNAIRE:
        return "The supply is empty: nobody can be recruited."
    if action == OCCUPY:
        if leader == CAMP:
            return "The leader is still in the camp: a legionnaire goes to the province of the leader."
        if state.legionnaires[player] >> leader & 1:
            return f"You already have a legionnaire in {place}."
        return "No legionnaire waits in the military camp: recruit one first."
    if MARCH <= action < STEP:
        near = [name for i, name in enumerate(PROVINCES) if NEAR_PROVINCES[leader] >> i & 1]
        return f"{PROVINCES[action - MARCH]} is not next to {place}. From there one goes to {', '.join(near)}."
    return None


def _why_trajan(state: State, player: int, action: int) -> Reason:
    return f"The stack {CATEGORIES[action - TAKE_TOP]} is empty." if TAKE_TOP <= action < RECRUIT_WORKER else None


def _why_construction(state: State, player: int, action: int) -> Reason:
    if action == RECRUIT_WORKER:
        return "The supply is empty: nobody can be recruited."
    if BUILD <= action < USE_EXTRA:
        space = action - BUILD
        if not state.work_camp[player]:
            return "No worker waits in the work camp: recruit one first."
        if state.workers[player] >> space & 1:
            return f"You already have a worker on {SPACE_NAMES[space]}."
        near = [name for i, name in enumerate(SPACE_NAMES) if open_spaces(state, player) >> i & 1]
        return f"{SPACE_NAMES[space]} is not next to an own worker. Open are {', '.join(near)}."
    return None


def _why_extra(state: State, player: int, action: int) -> Reason:
    if action == USE_EXTRA:
        return f"There is no tile {TILE_NAMES[EXTRA + state.doing]} on the mat."
    return "There is no extra-action joker on the mat." if action == USE_JOKER else None


def _why_consul(state: State, player: int, action: int) -> Reason:
    if CHOOSE_BONUS <= action < TAKE_DECK:
        lying = [BONUS_NAMES[tile] for tile in state.senate_bonus if tile >= 0]
        return f"The bonus tile {BONUS_NAMES[action - CHOOSE_BONUS]} does not lie there. There are: {', '.join(lying)}."
    return None


# ---------------------------------------------------------------- what a decision brings


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """What a decision brings: where a sowing leads, what is taken, and the points it scores for everybody at once."""
    parts = [_sowing(state, action - SOW_FROM)] if state.phase == TRAY else _gains(state, action)
    if after.granted and not state.granted:
        parts.append(f"grants {ACTION_NAMES[after.doing]}")
    if state.phase == SOW and after.phase != SOW and not after.over:
        parts.append(f"ends on {ROMAN[_target(state)]} ({ACTION_NAMES[_target(state)]})")
    drawn = [i for i in range(after.event_count) if after.events[i, 0] == DEMANDED]
    if drawn and any(after.events[i, 0] == VOTED for i in range(drawn[0], after.event_count)):
        parts.append("a demand is turned up and the quarter ends")  # what that costs whom is left to chance
    else:
        gained = [int(after.points[seat].sum() - state.points[seat].sum()) for seat in range(state.players)]
        parts += [f"{names[seat]} {points:+}" for seat, points in enumerate(gained) if points]
    return Preview(", ".join(parts))


def _gains(state: State, action: int) -> list[str]:
    """What is taken, besides points."""
    player = state.to_move
    if TAKE_TILE <= action < RECRUIT_LEGIONNAIRE and action - TAKE_TILE < len(DEMAND_NAMES):
        kind = action - TAKE_TILE
        owned = int(state.tiles[player, kind]) + int(state.permanent[player, kind])
        return ["meets a demand"] if state.demand_up[kind] > owned else []
    if MARCH <= action < STEP:
        province = action - MARCH
        tile = int(state.province_tile[province])
        worth = f"a legionnaire scores {province_points(state, player, province)} there"
        if state.legionnaires[player] >> province & 1:
            worth = "an own legionnaire is there"
        return ([f"takes {TILE_NAMES[tile]}"] if tile >= 0 else []) + [worth]
    if BUILD <= action < USE_EXTRA:
        tile = int(state.district[action - BUILD])
        return [f"takes {BUILDING_NAMES[tile]}"] if tile >= 0 else ["no tile"]
    if TAKE_TOP <= action < RECRUIT_WORKER:
        return [f"for slot {ROMAN[state.arch[player]]}"]
    return []


def _target(state: State) -> int:
    """Where the last of the markers held lands."""
    return int((state.next_tray + state.held - 1) % TRAYS)


def _sowing(state: State, tray: int) -> str:
    player = state.to_move
    held = int(markers_in(state, player, tray))
    target = (tray + held) % TRAYS
    parts = [f"ends on {ROMAN[target]} ({ACTION_NAMES[target]})"]
    if could_fulfil(state, player, tray):
        tile = int(state.slot[player, target])
        parts.append(f"can fulfil {TRAJAN_NAMES[tile]} (+{TRAJAN_POINTS[tile]})")
    laps = (state.time + held) // int(TRACK[state.options[OPTION_TRACK], state.players])
    if laps:
        parts.append("completes a lap" if laps == 1 else "completes two laps")
    return ", ".join(parts)
