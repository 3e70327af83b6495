"""Moves of Trajan in words: short forms, and refusals that consult the board."""

from collections.abc import Sequence
from functools import cache

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader, Reason, ShortForm, find, items, like
from ludi.kernel.state import State
from ludi.kernel.words import Message

from . import WORDS, actions as A, data as D, state as R
from .areas import open_spaces
from .rules import apply, legal
from .seaport import cargo, suits_ship
from .terms import ACTION, BONUS, CATEGORY, GOOD, JOKER, MARKER, SHIP, TILE, TRAJAN

# ---------------------------------------------------------------- short forms


def _one_of(word: str, names: Sequence[str], unknown: str) -> int:
    """The number of a name; `unknown` is the message if there is no such name."""
    number = find(WORDS, names, word)
    if number is None:
        raise IllegalMove(WORDS(unknown, word=word.strip(), names=names))
    return number


def _tray(word: str) -> int:
    return _one_of(word, D.ROMAN, "no-tray")


def _colour(word: str) -> int:
    return _one_of(word, MARKER, "no-colour")


def _card(word: str) -> int:
    return _one_of(word, GOOD, "no-good")


def _is_joker(word: str) -> bool:
    return find(WORDS, (JOKER,), word) is not None


def _which_pile(word: str) -> int:
    return _one_of(word, ("1", "2"), "no-pile")


def _stack(state: State, word: str) -> int:
    """The stack of a category, or the one showing a tile."""
    category = find(WORDS, CATEGORY, word)
    if category is not None:
        return category
    tile = D.trajan_tile(word)
    if tile is None:
        tile = find(WORDS, TRAJAN, word)
    if tile is None:
        raise IllegalMove(WORDS("no-trajan-tile", word=word.strip(), names=CATEGORY))
    if state.top[tile // D.EACH_CATEGORY] != tile:
        raise IllegalMove(WORDS("no-top-tile", tile=TRAJAN[tile]))
    return tile // D.EACH_CATEGORY


def _read_no_slot(state: State, tile: str) -> list[int]:
    raise IllegalMove(WORDS("no-slot"))


def _read_take_from(state: State, pile: str, card: str | None = None) -> list[int]:
    number = _which_pile(pile)
    if card is not None:
        kind = _card(card)
        if not state.pile_count[number] or state.pile[number, state.pile_count[number] - 1] - 1 != kind:
            raise IllegalMove(WORDS("no-top-card", card=GOOD[kind], pile=number + 1))
    return [A.TAKE_PILE + number]


def _read_tile_for(state: State, tile: str, slot: str) -> list[int]:
    tray = _tray(slot)
    if tray not in D.FIRST_SLOTS:
        raise IllegalMove(WORDS("no-first-slot"))
    return [A.TILE_FOR + 3 * _stack(state, tile) + list(D.FIRST_SLOTS).index(tray)]


def _read_sow(state: State, tray: str, more: str) -> list[int]:
    """A tray and all its markers in the order placed; only real choices become decisions."""
    number = _tray(tray)
    actions = [A.SOW_FROM + number]
    order = [_colour(word) for word in items(more)]
    held = [int(n) for n in state.tray[state.to_move, number]]
    if sum(held) != len(order):
        raise IllegalMove(WORDS("no-colours", tray=D.ROMAN[number], markers=sum(held)))
    for colour in order:
        if not held[colour]:
            raise IllegalMove(WORDS("no-more-markers", tray=D.ROMAN[number], colour=MARKER[colour]))
        if held[colour] < sum(held):
            actions.append(A.PUT + colour)
        held[colour] -= 1
    return actions


def _read_put(state: State, colour: str, tray: str | None = None) -> list[int]:
    if tray is None and find(WORDS, MARKER, colour) is None:
        return []
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(WORDS("no-skipping", tray=D.ROMAN[state.next_tray]))
    return [A.PUT + _colour(colour)]


def _read_put_pair(state: State, colours: str, tray: str | None = None) -> list[int]:
    pair = sorted(map(_colour, items(colours)))
    if len(pair) != 2:
        return []
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(WORDS("no-other-tray", tray=D.ROMAN[state.next_tray]))
    return [A.PUT_PAIR + [list(p) for p in A.MARKER_PAIR].index(pair)]


def _read_play(state: State, cards: str) -> list[int]:
    if any(map(_is_joker, items(cards))):
        raise IllegalMove(WORDS("no-joker-played"))
    match sorted(map(_card, items(cards))):
        case [card]:
            return [A.PLAY_ONE + card]
        case [first, second]:
            return [A.PLAY_TWO + int(A.FIRST_CARD_PAIR[first]) + second]
    return []


def _read_load(state: State, cards: str) -> list[int]:
    words = items(cards)
    kinds = [_card(word) for word in words if not _is_joker(word)]
    if not 1 <= len(words) <= 2:
        return []
    if (len(words) == 2) != (state.ship - 1 == D.PAIRS):
        loaded = GOOD[kinds[0]] if kinds else JOKER
        raise IllegalMove(WORDS("no-two-cards") if len(words) == 2 else WORDS("no-one-card", card=loaded))
    if not kinds:
        return [A.LOAD_JOKER]
    if len(kinds) < len(words):
        return [A.LOAD_WITH_JOKER + kinds[0]]
    if kinds[0] != kinds[-1]:
        raise IllegalMove(WORDS("no-pair"))
    return [A.LOAD_CARD + kinds[0]]


def _read_ship(state: State, ship: str, more: str) -> list[int]:
    """A ship and everything it is to carry."""
    number, words = _one_of(ship, SHIP, "no-ship"), items(more)
    jokers = sum(map(_is_joker, words))
    cards = [0] * D.COMMODITY_KINDS
    for word in words:
        if not _is_joker(word):
            cards[_card(word)] += 1
    check_cargo(state, number, cards, jokers)
    loads = _pair_loads(cards, jokers) if number == D.PAIRS else _card_loads(cards, jokers)
    return [A.CHOOSE_SHIP + number, *loads, A.SAIL]


def check_cargo(state: State, ship: int, cards: list[int], jokers: int) -> None:
    """Check that the player has these cards and jokers, and that the ship can carry them."""
    hand = state.hand[state.to_move]
    for kind, n in enumerate(cards):
        if n > hand[kind]:
            raise IllegalMove(WORDS("no-more-cards", cards=hand[kind], card=GOOD[kind]))
    owned = int(state.tiles[state.to_move, D.JOKER_COMMODITY])
    if jokers > owned:
        raise IllegalMove(WORDS("no-more-jokers", jokers=owned))
    kinds = sum(n > 0 for n in cards)
    total = sum(cards) + jokers
    if ship == D.PAIRS:
        singles = sum(n == 1 for n in cards)
        if max(cards) > 2:
            raise IllegalMove(WORDS("no-equal-pairs"))
        if singles > jokers or total % 2:
            raise IllegalMove(WORDS("no-single-cards"))
        if total > 6:
            raise IllegalMove(WORDS("no-fourth-pair"))
    elif total > D.SHIP_FULL[ship]:
        raise IllegalMove(WORDS("no-room", cards=D.SHIP_FULL[ship]))
    elif ship == D.IDENTICAL and kinds > 1:
        raise IllegalMove(WORDS("no-second-kind"))
    elif ship == D.DIFFERENT and max(cards) > 1:
        raise IllegalMove(WORDS("no-equal-cards"))


def _pair_loads(cards: list[int], jokers: int) -> list[int]:
    loads = [(A.LOAD_CARD if n == 2 else A.LOAD_WITH_JOKER) + kind for kind, n in enumerate(cards) if n]
    rest = jokers - sum(n == 1 for n in cards)
    return loads + [A.LOAD_JOKER] * (rest // 2)


def _card_loads(cards: list[int], jokers: int) -> list[int]:
    return [A.LOAD_CARD + kind for kind, n in enumerate(cards) for _ in range(n)] + [A.LOAD_JOKER] * jokers


def _read_extra(state: State, action: str) -> list[int]:
    if _one_of(action, ACTION, "no-action-name") != state.doing:
        raise IllegalMove(WORDS("no-other-action", action=ACTION[state.doing]))
    return [A.USE_EXTRA]


def _read_tile(state: State, tile: str) -> list[int]:
    return [A.TAKE_TILE + _one_of(tile, TILE, "no-tile")]


def _read_march(state: State, province: str) -> list[int]:
    return [A.MARCH + _one_of(province, D.PROVINCES, "no-province")]


def _read_build(state: State, space: str) -> list[int]:
    return [A.BUILD + _one_of(space, D.SPACE_NAMES, "no-space")]


def _read_top(state: State, tile: str) -> list[int]:
    return [A.TAKE_TOP + _stack(state, tile)]


def _read_bonus(state: State, tile: str) -> list[int]:
    return [A.CHOOSE_BONUS + _one_of(tile, BONUS, "no-bonus-tile")]


def _with_more(forms: list[ShortForm]) -> list[ShortForm]:
    """The same words followed by a colon and a list."""
    return [(phases, f"{pattern}: ?(?P<more>.+)", read) for phases, pattern, read in forms]


FROM_PILE = (R.CARDS, R.AT_SEAPORT)


@cache
def _short_forms() -> tuple[ShortForm, ...]:
    return (
        *like(WORDS, (R.MARKERS,), "do-put-pair", _read_put_pair, "colours", "tray"),
        *like(WORDS, (R.MARKERS,), "type-put-pair", _read_put_pair, "colours"),
        ((R.MARKERS,), r"put the rest at random", lambda s: [A.PUT_AT_RANDOM]),
        *like(WORDS, FROM_PILE, "do-take-card", _read_take_from, "pile", card=None),
        *like(WORDS, FROM_PILE, "do-take-card", _read_take_from, "card", "pile"),
        *like(WORDS, (R.TILES,), "do-draft-tile", _read_tile_for, "tile", "slot"),
        *like(WORDS, (R.TILES,), "do-take-top", _read_no_slot, "tile"),
        *_with_more(like(WORDS, (R.TRAY,), "do-sow", _read_sow, "tray")),
        *like(WORDS, (R.SOW,), "do-put", _read_put, "colour", "tray"),
        ((R.SOW,), r"(?P<colour>.+)", _read_put),
        *like(WORDS, (R.EFFECT,), "type-use", lambda s: [A.USE_EFFECT]),
        *like(WORDS, (R.AT_SEAPORT,), "do-play", _read_play, "cards"),
        *_with_more(like(WORDS, (R.AT_SEAPORT, R.LOAD), "do-choose-ship", _read_ship, "ship")),
        *like(WORDS, (R.LOAD,), "do-load", _read_load, "cards"),
        *like(WORDS, (R.AT_FORUM,), "do-take-tile", _read_tile, "tile"),
        *like(WORDS, (R.AT_MILITARY,), "do-move", _read_march, "province"),
        *like(WORDS, (R.AT_CONSTRUCTION,), "do-build", _read_build, "space"),
        *like(WORDS, (R.AT_TRAJAN,), "do-take-top", _read_top, "tile"),
        *like(WORDS, (R.EXTRA_ACTION,), "do-use-extra", _read_extra, "action"),
        ((R.EXTRA_ACTION,), r"use (?:the )?extra (?P<action>.+)", _read_extra),
        ((R.EXTRA_ACTION,), r"use (?:the )?joker(?: extra)?", lambda s: [A.USE_JOKER]),
        *like(WORDS, (R.CONSUL,), "do-choose-bonus", _read_bonus, "tile"),
    )


# ---------------------------------------------------------------- why not


def _why_tile_for(state: State, category: int, number: int) -> Message:
    slot = int(D.FIRST_SLOTS[number])
    if state.slot[state.to_move, slot] >= 0:
        return WORDS("no-free-slot", slot=D.ROMAN[slot])
    if state.top[category] < 0:
        return WORDS("no-tile-left", category=CATEGORY[category])
    return WORDS("no-second-tile", category=CATEGORY[category])


def _why_plus_two(state: State, action: int) -> Message | None:
    if (state.effect - 1) // D.EACH_CATEGORY != D.PLUS_TWO:
        return None
    return WORDS("no-second-plus-two", action=ACTION[action])


def _why_ship(state: State, ship: int) -> Message | None:
    if state.ship - 1 == ship:
        return WORDS("no-loading-twice", ship=SHIP[ship])
    if state.ships_tried >> ship & 1:
        return WORDS("no-trying-twice", ship=SHIP[ship])
    return None


def _why_joker(state: State) -> Message | None:
    return WORDS("no-more-cargo") if cargo(state) == D.SHIP_FULL[state.ship - 1] else None


def _why_card(state: State, kind: int) -> Message:
    if reason := _why_joker(state) or _why_kind(state, kind):
        return reason
    return WORDS("no-second-card" if state.ship - 1 == D.PAIRS else "no-card-left", card=GOOD[kind])


def _why_with_joker(state: State, kind: int) -> Message:
    if reason := _why_joker(state):
        return reason
    if state.ship - 1 != D.PAIRS:
        return WORDS("no-card-and-joker")
    return _why_kind(state, kind) or WORDS("no-joker-left")


def _why_kind(state: State, kind: int) -> Message | None:
    """Why no card of this kind may come aboard."""
    if not state.hand[state.to_move, kind]:
        return WORDS("no-card", card=GOOD[kind])
    if suits_ship(state, kind):
        return None
    if state.ship - 1 == D.IDENTICAL:
        return WORDS("no-second-kind")
    return WORDS("no-kind-twice", card=GOOD[kind], ship=SHIP[state.ship - 1])


def _why_occupy(state: State) -> Message:
    leader = int(state.leader[state.to_move])
    if leader == D.CAMP:
        return WORDS("no-leader-yet")
    if state.legionnaires[state.to_move] >> leader & 1:
        return WORDS("no-second-legionnaire", province=D.PROVINCES[leader])
    return WORDS("no-legionnaire")


def _why_march(state: State, province: int) -> Message:
    leader = int(state.leader[state.to_move])
    near = [name for i, name in enumerate(D.PROVINCES) if D.NEAR_PROVINCES[leader] >> i & 1]
    if leader == province:
        return WORDS("no-staying", province=D.PROVINCES[province])
    if leader == D.CAMP:
        return WORDS("no-way-from-camp", province=D.PROVINCES[province], near=near)
    return WORDS("no-way", province=D.PROVINCES[province], place=D.PROVINCES[leader], near=near)


def _why_build(state: State, space: int) -> Message:
    player = state.to_move
    if not state.work_camp[player]:
        return WORDS("no-worker")
    if state.workers[player] >> space & 1:
        return WORDS("no-second-worker", space=D.SPACE_NAMES[space])
    near = [name for i, name in enumerate(D.SPACE_NAMES) if open_spaces(state, player) >> i & 1]
    return WORDS("no-neighbour", space=D.SPACE_NAMES[space], near=near)


def _why_bonus(state: State, bonus: int) -> Message:
    lying = [BONUS[tile] for tile in state.senate_bonus if tile >= 0]
    return WORDS("no-such-bonus", tile=BONUS[bonus], lying=lying)


REASONS: dict[int, Reason] = {
    A.TILE_FOR: _why_tile_for,
    A.PUT_PLUS_TWO: _why_plus_two,
    A.CHOOSE_SHIP: _why_ship,
    A.LOAD_CARD: _why_card,
    A.LOAD_WITH_JOKER: _why_with_joker,
    A.LOAD_JOKER: _why_joker,
    A.OCCUPY: _why_occupy,
    A.MARCH: _why_march,
    A.BUILD: _why_build,
    A.CHOOSE_BONUS: _why_bonus,
}

READER = Reader(A.ACTIONS, legal, apply, _short_forms, REASONS)
