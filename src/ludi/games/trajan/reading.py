"""Moves of Trajan in words: short forms, and refusals that take a look at the board."""

from collections.abc import Sequence

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader, Reason, ShortForm
from ludi.kernel.state import State
from ludi.kernel.words import Message

from . import WORDS
from . import actions as A
from .actions import ACTIONS, FIRST_CARD_PAIR, MARKER_PAIR
from .areas import open_spaces
from .data import (
    CAMP,
    CATEGORIES,
    COLOURS,
    COMMODITY_KINDS,
    DIFFERENT,
    EACH_CATEGORY,
    FIRST_SLOTS,
    IDENTICAL,
    JOKER_COMMODITY,
    NEAR_PROVINCES,
    PAIRS,
    PLUS_TWO,
    PROVINCES,
    ROMAN,
    SHIP_FULL,
    SPACE_NAMES,
    trajan_tile,
)
from .rules import apply, legal
from .seaport import cargo, suits_ship
from .state import (
    AT_CONSTRUCTION,
    AT_FORUM,
    AT_MILITARY,
    AT_SEAPORT,
    AT_TRAJAN,
    CONSUL,
    EFFECT,
    EXTRA_ACTION,
    LOAD,
    MARKERS,
    SOW,
    TILES,
    TRAY,
)
from .state import CARDS as DRAFT_CARDS
from .terms import ACTION, BONUS, CATEGORY, GOOD, MARKER, SHIP, TILE, TRAJAN

# ---------------------------------------------------------------- short forms


def _one_of(word: str, names: Sequence[str], unknown: str) -> int:
    """The number of a name; `unknown` is the message that there is none like this."""
    lower = [name.lower() for name in names]
    if word.strip() not in lower:
        raise IllegalMove(WORDS(unknown, word=word.strip(), names=names))
    return lower.index(word.strip())


def _tray(word: str) -> int:
    return _one_of(word, ROMAN, "no-tray")


def _colour(word: str) -> int:
    return _one_of(word, MARKER, "no-colour")


def _card(word: str) -> int:
    return _one_of(word, GOOD, "no-good")


def _which_pile(word: str) -> int:
    return _one_of(word, ("1", "2"), "no-pile")


def _stack(state: State, word: str) -> int:
    """The stack of a category, or the one that shows a tile."""
    if word.strip() in CATEGORIES:
        return CATEGORIES.index(word.strip())
    tile = trajan_tile(word)
    if tile is None:
        raise IllegalMove(WORDS("no-trajan-tile", word=word.strip(), names=CATEGORY))
    if state.top[tile // EACH_CATEGORY] != tile:
        raise IllegalMove(WORDS("no-top-tile", tile=TRAJAN[tile]))
    return tile // EACH_CATEGORY


def _read_no_slot(state: State, what: str) -> list[int]:
    raise IllegalMove(WORDS("no-slot"))


def _read_take_from(state: State, card: str | None, pile: str) -> list[int]:
    number = _which_pile(pile)
    if card is not None:
        kind = _card(card)
        if not state.pile_count[number] or state.pile[number, state.pile_count[number] - 1] - 1 != kind:
            raise IllegalMove(WORDS("no-top-card", card=GOOD[kind], pile=number + 1))
    return [A.TAKE_PILE + number]


def _read_tile_for(state: State, tile: str, slot: str) -> list[int]:
    tray = _tray(slot)
    if tray not in FIRST_SLOTS:
        raise IllegalMove(WORDS("no-first-slot"))
    return [A.TILE_FOR + 3 * _stack(state, tile) + list(FIRST_SLOTS).index(tray)]


def _read_sow(state: State, tray: str, colours: str) -> list[int]:
    """A tray and all its markers in the order in which they are placed; only real choices are decisions."""
    number = _tray(tray)
    actions = [A.SOW_FROM + number]
    order = [_colour(word) for word in colours.split(",")]
    held = [int(n) for n in state.tray[state.to_move, number]]
    if sum(held) != len(order):
        raise IllegalMove(WORDS("no-colours", tray=ROMAN[number], markers=sum(held)))
    for colour in order:
        if not held[colour]:
            raise IllegalMove(WORDS("no-more-markers", tray=ROMAN[number], colour=MARKER[colour]))
        if held[colour] < sum(held):
            actions.append(A.PUT + colour)
        held[colour] -= 1
    return actions


def _read_put(state: State, colour: str, tray: str | None) -> list[int]:
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(WORDS("no-skipping", tray=ROMAN[state.next_tray]))
    return [A.PUT + _colour(colour)]


def _read_put_pair(state: State, first: str, second: str, tray: str | None) -> list[int]:
    pair = sorted((_colour(first), _colour(second)))
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(WORDS("no-other-tray", tray=ROMAN[state.next_tray]))
    return [A.PUT_PAIR + [list(p) for p in MARKER_PAIR].index(pair)]


def _read_play(state: State, first: str, second: str | None) -> list[int]:
    if "joker" in (first, second):
        raise IllegalMove(WORDS("no-joker-played"))
    if second is None:
        return [A.PLAY_ONE + _card(first)]
    a, b = sorted((_card(first), _card(second)))
    return [A.PLAY_TWO + int(FIRST_CARD_PAIR[a]) + b]


def _read_load(state: State, first: str, second: str | None) -> list[int]:
    cards = sorted((word for word in (first, second) if word), key=lambda word: word == "joker")
    if (second is not None) != (state.ship - 1 == PAIRS):
        raise IllegalMove(WORDS("no-two-cards") if second else WORDS("no-one-card", card=GOOD[_card(first)]))
    if cards[0] == "joker":
        return [A.LOAD_JOKER]
    if second is None:
        return [A.LOAD_CARD + _card(first)]
    if cards[1] == "joker":
        return [A.LOAD_WITH_JOKER + _card(cards[0])]
    if cards[0] != cards[1]:
        raise IllegalMove(WORDS("no-pair"))
    return [A.LOAD_CARD + _card(cards[0])]


def _read_ship(state: State, name: str, goods: str) -> list[int]:
    """A ship and all that it is to carry."""
    ship = _one_of(name, SHIP, "no-ship")
    words = [word.strip() for word in goods.split(",")]
    jokers = words.count("joker")
    cards = [0] * COMMODITY_KINDS
    for word in words:
        if word != "joker":
            cards[_card(word)] += 1
    check_cargo(state, ship, cards, jokers)
    loads = _pair_loads(cards, jokers) if ship == PAIRS else _card_loads(cards, jokers)
    return [A.CHOOSE_SHIP + ship, *loads, A.SAIL]


def check_cargo(state: State, ship: int, cards: list[int], jokers: int) -> None:
    """Whether the player has these cards and jokers, and the ship can carry them."""
    hand = state.hand[state.to_move]
    for kind, n in enumerate(cards):
        if n > hand[kind]:
            raise IllegalMove(WORDS("no-more-cards", cards=hand[kind], card=GOOD[kind]))
    owned = int(state.tiles[state.to_move, JOKER_COMMODITY])
    if jokers > owned:
        raise IllegalMove(WORDS("no-more-jokers", jokers=owned))
    kinds = sum(n > 0 for n in cards)
    total = sum(cards) + jokers
    if ship == PAIRS:
        singles = sum(n == 1 for n in cards)
        if max(cards) > 2:
            raise IllegalMove(WORDS("no-equal-pairs"))
        if singles > jokers or total % 2:
            raise IllegalMove(WORDS("no-single-cards"))
        if total > 6:
            raise IllegalMove(WORDS("no-fourth-pair"))
    elif total > SHIP_FULL[ship]:
        raise IllegalMove(WORDS("no-room", cards=SHIP_FULL[ship]))
    elif ship == IDENTICAL and kinds > 1:
        raise IllegalMove(WORDS("no-second-kind"))
    elif ship == DIFFERENT and max(cards) > 1:
        raise IllegalMove(WORDS("no-equal-cards"))


def _pair_loads(cards: list[int], jokers: int) -> list[int]:
    loads = [(A.LOAD_CARD if n == 2 else A.LOAD_WITH_JOKER) + kind for kind, n in enumerate(cards) if n]
    rest = jokers - sum(n == 1 for n in cards)
    return loads + [A.LOAD_JOKER] * (rest // 2)


def _card_loads(cards: list[int], jokers: int) -> list[int]:
    return [A.LOAD_CARD + kind for kind, n in enumerate(cards) for _ in range(n)] + [A.LOAD_JOKER] * jokers


def _read_use(state: State, what: str) -> list[int]:
    if what in ("joker", "joker extra"):
        return [A.USE_JOKER]
    if not what.startswith("extra "):
        raise IllegalMove(WORDS("no-use"))
    action = _one_of(what.removeprefix("extra "), ACTION, "no-action-name")
    if action != state.doing:
        raise IllegalMove(WORDS("no-other-action", action=ACTION[state.doing]))
    return [A.USE_EXTRA]


SHORT_FORMS: tuple[ShortForm, ...] = (
    ((MARKERS,), r"put (\w+) and (\w+)(?: into (\w+))?", _read_put_pair),
    ((MARKERS,), r"put the rest at random", lambda s: [A.PUT_AT_RANDOM]),
    ((DRAFT_CARDS, AT_SEAPORT), r"take (?:(\w+) )?from pile (\S+)", _read_take_from),
    ((TILES,), r"take (.+) for (\w+)", _read_tile_for),
    ((TILES,), r"take (.+)", _read_no_slot),
    ((TRAY,), r"sow from (\w+): ?(.+)", _read_sow),
    ((SOW,), rf"({'|'.join(COLOURS)})(?: to (\w+))?", _read_put),
    ((EFFECT,), r"use", lambda s: [A.USE_EFFECT]),
    ((AT_SEAPORT,), r"play (\w+)(?: and (\w+))?", _read_play),
    ((AT_SEAPORT, LOAD), r"ship (\w+): ?(.+)", _read_ship),
    ((LOAD,), r"load (\w+)(?: and (\w+))?", _read_load),
    ((AT_FORUM,), r"take (.+)", lambda s, word: [A.TAKE_TILE + _one_of(word, TILE, "no-tile")]),
    ((AT_MILITARY,), r"move to (.+)", lambda s, word: [A.MARCH + _one_of(word, PROVINCES, "no-province")]),
    ((AT_CONSTRUCTION,), r"build (\S+)", lambda s, word: [A.BUILD + _one_of(word, SPACE_NAMES, "no-space")]),
    ((AT_TRAJAN,), r"take (.+)", lambda s, word: [A.TAKE_TOP + _stack(s, word)]),
    ((EXTRA_ACTION,), r"use (?:the )?(.+)", _read_use),
    ((CONSUL,), r"choose (.+)", lambda s, word: [A.CHOOSE_BONUS + _one_of(word, BONUS, "no-bonus-tile")]),
)


# ---------------------------------------------------------------- why not


def _why_tile_for(state: State, category: int, number: int) -> Message:
    slot = int(FIRST_SLOTS[number])
    if state.slot[state.to_move, slot] >= 0:
        return WORDS("no-free-slot", slot=ROMAN[slot])
    if state.top[category] < 0:
        return WORDS("no-tile-left", category=CATEGORY[category])
    return WORDS("no-second-tile", category=CATEGORY[category])


def _why_plus_two(state: State, action: int) -> Message | None:
    if (state.effect - 1) // EACH_CATEGORY != PLUS_TWO:
        return None
    return WORDS("no-second-plus-two", action=ACTION[action])


def _why_ship(state: State, ship: int) -> Message | None:
    if state.ship - 1 == ship:
        return WORDS("no-loading-twice", ship=SHIP[ship])
    if state.ships_tried >> ship & 1:
        return WORDS("no-trying-twice", ship=SHIP[ship])
    return None


def _why_joker(state: State) -> Message | None:
    return WORDS("no-more-cargo") if cargo(state) == SHIP_FULL[state.ship - 1] else None


def _why_card(state: State, kind: int) -> Message:
    if reason := _why_joker(state) or _why_kind(state, kind):
        return reason
    return WORDS("no-second-card" if state.ship - 1 == PAIRS else "no-card-left", card=GOOD[kind])


def _why_with_joker(state: State, kind: int) -> Message:
    if reason := _why_joker(state):
        return reason
    if state.ship - 1 != PAIRS:
        return WORDS("no-card-and-joker")
    return _why_kind(state, kind) or WORDS("no-joker-left")


def _why_kind(state: State, kind: int) -> Message | None:
    """Why no card of a kind may come aboard."""
    if not state.hand[state.to_move, kind]:
        return WORDS("no-card", card=GOOD[kind])
    if suits_ship(state, kind):
        return None
    if state.ship - 1 == IDENTICAL:
        return WORDS("no-second-kind")
    return WORDS("no-kind-twice", card=GOOD[kind], ship=SHIP[state.ship - 1])


def _why_occupy(state: State) -> Message:
    leader = int(state.leader[state.to_move])
    if leader == CAMP:
        return WORDS("no-leader-yet")
    if state.legionnaires[state.to_move] >> leader & 1:
        return WORDS("no-second-legionnaire", province=PROVINCES[leader])
    return WORDS("no-legionnaire")


def _why_march(state: State, province: int) -> Message:
    leader = int(state.leader[state.to_move])
    near = [name for i, name in enumerate(PROVINCES) if NEAR_PROVINCES[leader] >> i & 1]
    if leader == province:
        return WORDS("no-staying", province=PROVINCES[province])
    if leader == CAMP:
        return WORDS("no-way-from-camp", province=PROVINCES[province], near=near)
    return WORDS("no-way", province=PROVINCES[province], place=PROVINCES[leader], near=near)


def _why_build(state: State, space: int) -> Message:
    player = state.to_move
    if not state.work_camp[player]:
        return WORDS("no-worker")
    if state.workers[player] >> space & 1:
        return WORDS("no-second-worker", space=SPACE_NAMES[space])
    near = [name for i, name in enumerate(SPACE_NAMES) if open_spaces(state, player) >> i & 1]
    return WORDS("no-neighbour", space=SPACE_NAMES[space], near=near)


def _why_bonus(state: State, bonus: int) -> Message:
    lying = [BONUS[tile] for tile in state.senate_bonus if tile >= 0]
    return WORDS("no-such-bonus", tile=BONUS[bonus], lying=lying)


REASONS: dict[int, Reason] = {
    A.TILE_FOR: _why_tile_for, A.PUT_PLUS_TWO: _why_plus_two, A.CHOOSE_SHIP: _why_ship, A.LOAD_CARD: _why_card,
    A.LOAD_WITH_JOKER: _why_with_joker, A.LOAD_JOKER: _why_joker, A.OCCUPY: _why_occupy, A.MARCH: _why_march,
    A.BUILD: _why_build, A.CHOOSE_BONUS: _why_bonus,
}  # fmt: skip

READER = Reader(ACTIONS, legal, apply, SHORT_FORMS, REASONS)
