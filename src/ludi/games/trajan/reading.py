"""Moves of Trajan in words: short forms, and refusals that take a look at the board."""

from ludi.kernel.errors import IllegalMove
from ludi.kernel.events import Count
from ludi.kernel.reading import Reader, Reason, ShortForm
from ludi.kernel.state import State

from . import actions as A
from .actions import ACTIONS, FIRST_CARD_PAIR, MARKER_PAIR
from .areas import open_spaces
from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    CAMP,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    COMMODITY_KINDS,
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
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    TRAJAN_NAMES,
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

# ---------------------------------------------------------------- short forms


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


def _read_no_slot(state: State, what: str) -> list[int]:
    raise IllegalMove("Say for which slot: take plain for II, IV or VI.")


def _read_take_from(state: State, card: str | None, pile: str) -> list[int]:
    number = _which_pile(pile)
    if card is not None:
        kind = _card(card)
        if not state.pile_count[number] or state.pile[number, state.pile_count[number] - 1] - 1 != kind:
            raise IllegalMove(f"{COMMODITIES[kind].capitalize()} is not the top card of pile {number + 1}.")
    return [A.TAKE_PILE + number]


def _read_tile_for(state: State, tile: str, slot: str) -> list[int]:
    tray = _tray(slot)
    if tray not in FIRST_SLOTS:
        raise IllegalMove("The first Trajan tiles go to the slots II, IV and VI.")
    return [A.TILE_FOR + 3 * _stack(state, tile) + list(FIRST_SLOTS).index(tray)]


def _read_sow(state: State, tray: str, colours: str) -> list[int]:
    """A tray and all its markers in the order in which they are placed; only real choices are decisions."""
    number = _tray(tray)
    actions = [A.SOW_FROM + number]
    order = [_colour(word) for word in colours.split(",")]
    held = [int(n) for n in state.tray[state.to_move, number]]
    if sum(held) != len(order):
        raise IllegalMove(f"Tray {ROMAN[number]} holds {Count(sum(held)):marker|markers}; name as many colours.")
    for colour in order:
        if not held[colour]:
            raise IllegalMove(f"Tray {ROMAN[number]} does not hold that many {COLOURS[colour]} markers.")
        if held[colour] < sum(held):
            actions.append(A.PUT + colour)
        held[colour] -= 1
    return actions


def _read_put(state: State, colour: str, tray: str | None) -> list[int]:
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(f"The next marker goes into tray {ROMAN[state.next_tray]}: no tray is skipped.")
    return [A.PUT + _colour(colour)]


def _read_put_pair(state: State, first: str, second: str, tray: str | None) -> list[int]:
    pair = sorted((_colour(first), _colour(second)))
    if tray is not None and _tray(tray) != state.next_tray:
        raise IllegalMove(f"The trays are filled in their order: next is {ROMAN[state.next_tray]}.")
    return [A.PUT_PAIR + [list(p) for p in MARKER_PAIR].index(pair)]


def _read_play(state: State, first: str, second: str | None) -> list[int]:
    if "joker" in (first, second):
        raise IllegalMove("Jokers cannot be played this way, only shipped.")
    if second is None:
        return [A.PLAY_ONE + _card(first)]
    a, b = sorted((_card(first), _card(second)))
    return [A.PLAY_TWO + int(FIRST_CARD_PAIR[a]) + b]


def _read_load(state: State, first: str, second: str | None) -> list[int]:
    cards = sorted((word for word in (first, second) if word), key=lambda word: word == "joker")
    if (second is not None) != (state.ship - 1 == PAIRS):
        raise IllegalMove(
            "Load one card after the other: only the pairs ship is loaded two by two."
            if second
            else f"The pairs ship is loaded pair by pair: {first} and {first}, or {first} and joker."
        )
    if cards[0] == "joker":
        return [A.LOAD_JOKER]
    if second is None:
        return [A.LOAD_CARD + _card(first)]
    if cards[1] == "joker":
        return [A.LOAD_WITH_JOKER + _card(cards[0])]
    if cards[0] != cards[1]:
        raise IllegalMove("A pair is two equal cards; a joker may stand for one of them or both.")
    return [A.LOAD_CARD + _card(cards[0])]


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
    return [A.CHOOSE_SHIP + ship, *loads, A.SAIL]


def check_cargo(state: State, ship: int, cards: list[int], jokers: int) -> None:
    """Whether the player has these cards and jokers, and the ship can carry them."""
    hand = state.hand[state.to_move]
    for kind, n in enumerate(cards):
        if n > hand[kind]:
            raise IllegalMove(f"There are only {hand[kind]} {COMMODITIES[kind]} in the hand.")
    owned = int(state.tiles[state.to_move, JOKER_COMMODITY])
    if jokers > owned:
        raise IllegalMove(f"There are only {Count(owned):commodity joker|commodity jokers} on the mat.")
    kinds = sum(n > 0 for n in cards)
    total = sum(cards) + jokers
    if ship == PAIRS:
        singles = sum(n == 1 for n in cards)
        if max(cards) > 2:
            raise IllegalMove("All pairs must be of different kinds: four equal cards are not two pairs.")
        if singles > jokers or total % 2:
            raise IllegalMove("The pairs ship carries pairs of equal cards, with jokers for what is missing.")
        if total > 6:
            raise IllegalMove("The pairs ship carries at most three pairs.")
    elif total > SHIP_FULL[ship]:
        raise IllegalMove(f"This ship carries at most {SHIP_FULL[ship]} cards.")
    elif ship == 0 and kinds > 1:
        raise IllegalMove("The identical ship carries cards of one kind only.")
    elif ship == 2 and max(cards) > 1:
        raise IllegalMove("The different ship carries cards of different kinds only.")


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
        raise IllegalMove("Use what? Write use extra forum, or use joker.")
    action = _one_of(what.removeprefix("extra "), ACTION_NAMES, "action")
    if action != state.doing:
        raise IllegalMove(f"A tile repeats the action just done, and that was {ACTION_NAMES[state.doing]}.")
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
    ((AT_FORUM,), r"take (.+)", lambda s, word: [A.TAKE_TILE + _one_of(word, TILE_NAMES, "forum tile")]),
    ((AT_MILITARY,), r"move to (.+)", lambda s, word: [A.MARCH + _one_of(word, PROVINCES, "province")]),
    ((AT_CONSTRUCTION,), r"build (\S+)", lambda s, word: [A.BUILD + _one_of(word, SPACE_NAMES, "space")]),
    ((AT_TRAJAN,), r"take (.+)", lambda s, word: [A.TAKE_TOP + _stack(s, word)]),
    ((EXTRA_ACTION,), r"use (?:the )?(.+)", _read_use),
    ((CONSUL,), r"choose (.+)", lambda s, word: [A.CHOOSE_BONUS + _one_of(word, BONUS_NAMES, "bonus tile")]),
)


# ---------------------------------------------------------------- why not


def _why_tile_for(state: State, category: int, number: int) -> str:
    slot = int(FIRST_SLOTS[number])
    if state.slot[state.to_move, slot] >= 0:
        return f"Slot {ROMAN[slot]} holds a tile already."
    if state.top[category] < 0:
        return f"The stack {CATEGORIES[category]} is empty."
    return f"There is a tile of the category {CATEGORIES[category]} already: in the setup no two of the same."


def _why_plus_two(state: State, action: int) -> str | None:
    if (state.effect - 1) // EACH_CATEGORY != PLUS_TWO:
        return None
    return f'There is a "+2" marker on {ACTION_NAMES[action]} already.'


def _why_ship(state: State, ship: int) -> str | None:
    if state.ship - 1 == ship:
        return f"The {SHIPS[ship]} ship is being loaded already: load it, or let it sail."
    if state.ships_tried >> ship & 1:
        return f"The {SHIPS[ship]} ship was tried before: to load it after all, take back the last steps."
    return None


def _why_joker(state: State) -> str | None:
    return "The ship is full: let it sail." if cargo(state) == SHIP_FULL[state.ship - 1] else None


def _why_card(state: State, kind: int) -> str:
    if reason := _why_joker(state) or _why_kind(state, kind):
        return reason
    if state.ship - 1 == PAIRS:
        return f"There is only one {COMMODITIES[kind]} in the hand, and a pair takes two."
    return f"There is no {COMMODITIES[kind]} left in the hand."


def _why_with_joker(state: State, kind: int) -> str:
    if reason := _why_joker(state):
        return reason
    if state.ship - 1 != PAIRS:
        return "Only on the pairs ship a card and a joker go together; here load joker by itself."
    return _why_kind(state, kind) or "There is no commodity joker left."


def _why_kind(state: State, kind: int) -> str | None:
    """Why no card of a kind may come aboard."""
    card = COMMODITIES[kind]
    if not state.hand[state.to_move, kind]:
        return f"There is no {card} in the hand."
    if suits_ship(state, kind):
        return None
    if state.ship - 1 == IDENTICAL:
        return "The identical ship carries cards of one kind only."
    what = "all pairs are of" if state.ship - 1 == PAIRS else "this ship carries"
    return f"{card.capitalize()} is aboard already, and {what} different kinds."


def _why_occupy(state: State) -> str:
    leader = int(state.leader[state.to_move])
    if leader == CAMP:
        return "The leader is still in the camp: a legionnaire goes to the province of the leader."
    if state.legionnaires[state.to_move] >> leader & 1:
        return f"You already have a legionnaire in {PROVINCES[leader]}."
    return "No legionnaire waits in the military camp: recruit one first."


def _why_march(state: State, province: int) -> str:
    leader = int(state.leader[state.to_move])
    place = "the camp" if leader == CAMP else PROVINCES[leader]
    near = [name for i, name in enumerate(PROVINCES) if NEAR_PROVINCES[leader] >> i & 1]
    return f"{PROVINCES[province]} is not next to {place}. From there one goes to {', '.join(near)}."


def _why_build(state: State, space: int) -> str:
    player = state.to_move
    if not state.work_camp[player]:
        return "No worker waits in the work camp: recruit one first."
    if state.workers[player] >> space & 1:
        return f"You already have a worker on {SPACE_NAMES[space]}."
    near = [name for i, name in enumerate(SPACE_NAMES) if open_spaces(state, player) >> i & 1]
    return f"{SPACE_NAMES[space]} is not next to one of your workers. Open are {', '.join(near)}."


def _why_bonus(state: State, bonus: int) -> str:
    lying = [BONUS_NAMES[tile] for tile in state.senate_bonus if tile >= 0]
    return f"The bonus tile {BONUS_NAMES[bonus]} does not lie there. There are: {', '.join(lying)}."


REASONS: dict[int, Reason] = {
    A.TILE_FOR: _why_tile_for, A.PUT_PLUS_TWO: _why_plus_two, A.CHOOSE_SHIP: _why_ship, A.LOAD_CARD: _why_card,
    A.LOAD_WITH_JOKER: _why_with_joker, A.LOAD_JOKER: _why_joker, A.OCCUPY: _why_occupy, A.MARCH: _why_march,
    A.BUILD: _why_build, A.CHOOSE_BONUS: _why_bonus,
}  # fmt: skip

READER = Reader(ACTIONS, legal, apply, SHORT_FORMS, REASONS)
