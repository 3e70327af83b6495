"""The action space of Glory to Rome: numbers, structured moves and words; and events in words.

Words name other players by number, `player 2`, for a move does not know the players' names.
"""

import re
from collections.abc import Callable, Sequence

import numpy as np

from ludi.kernel.actions import Move
from ludi.kernel.errors import IllegalMove
from ludi.kernel.events import Names, Told
from ludi.kernel.game import Preview
from ludi.kernel.reading import ShortForm, read
from ludi.kernel.state import State, copy_of

from .data import (
    ARCHITECT,
    CARD_COUNT,
    CIRCUS,
    CIRCUS_MAXIMUS,
    CRAFTSMAN,
    KIND,
    KINDS,
    LABORER,
    LEGIONARY,
    LUDUS_MAGNA,
    MATERIALS,
    MERCHANT,
    NAMES,
    PALACE,
    PATRON,
    ROLES,
    STAIRWAY,
    STATUE,
    STOREROOM,
)
from .numbers import (
    ACTIONS,
    CARD,
    CARD_ELSE,
    CLIENT,
    DECK,
    DISCARD_HAND,
    DISCARD_SENATOR,
    FROM_POOL,
    OF_KIND,
    OWN,
    PETITION_FOR,
    SEAT,
    SENATOR_FOR,
    SENATOR_FROM_PILE,
    STOP,
    THEIRS,
    THINK_INSTEAD,
)
from .playing import petition_size
from .rules import apply, legal
from .scoring import SOURCES
from .state import (
    ADDED,
    ANSWERED,
    ASK_CONCEDE,
    ASK_FOLLOW,
    ASK_FOUNTAIN,
    ASK_GIVE,
    ASK_LEAD,
    ASK_LEGIONARY,
    ASK_MATERIAL,
    ASK_MORE,
    ASK_PRISON,
    ASK_ROLE,
    ASK_ROLE_ACTION,
    ASK_SENATE,
    ASK_SITE,
    ASK_THINK,
    BANKED,
    CLEARED,
    COMPLETE,
    COMPLETED,
    DEMANDED,
    DISCARDED_CARDS,
    DREW,
    ENDED,
    ENDINGS,
    F_ACTION,
    F_PETITION,
    FOUNDED,
    GAVE,
    GRANTED,
    HIRED,
    KEPT,
    LAID,
    LOOKED,
    LOST,
    OFFERED,
    OPENED,
    OPTION_CONCEDING,
    PAID,
    PHASES,
    PLAYED,
    PUBLIC,
    RECEIVED,
    ROUND_ENDED,
    SCORED,
    SHOWED,
    SOURCES_OF_CARDS,
    STORED,
    THOUGHT,
    TOOK_CLIENT,
    TOOK_PLAYED_SENATOR,
    TOOK_SENATOR,
    TOOK_STRUCTURE,
)
from .table import actor, client_room, has, top, top_number, vault_room
from .work import may_found_outside

ROLE_PHASES = range(ASK_ROLE_ACTION, ASK_MATERIAL)

CARD_BY_WORD = {name.lower(): card for card, name in enumerate(NAMES)}
KIND_BY_WORD = {
    **{name.lower(): int(KIND[card]) for card, name in enumerate(NAMES)},
    **{word.lower(): kind for words in (MATERIALS, ROLES) for kind, word in enumerate(words)},
}


# ---------------------------------------------------------------- numbers to words


def _stop_word(state: State) -> str:
    phase = state.phase
    if phase == ASK_LEGIONARY:
        return "demand"
    if phase in ROLE_PHASES:
        return "skip" if top(state) == F_ACTION else "stop"
    return {
        ASK_MORE: "enough", ASK_THINK: "decline", ASK_FOUNTAIN: "keep", ASK_ROLE: "decline", ASK_GIVE: "give nothing",
        ASK_PRISON: "decline", ASK_CONCEDE: "refuse",
    }.get(phase, "stop")  # fmt: skip


def _seat(state: State, offset: int) -> int:
    """The number, from 1, of the player so many places to the left of who acts."""
    return int((actor(state) + offset) % state.players) + 1


def _card_words(state: State, card: int) -> tuple[str, str]:
    """Kind and words of an action with a card in hand."""
    phase, name = state.phase, NAMES[card]
    if phase == ASK_LEAD:
        return "lead", f"lead {ROLES[KIND[card]]} with {name}"
    role = phase - ASK_ROLE_ACTION
    if phase in ROLE_PHASES:
        return {
            PATRON: ("hire", f"hire {name} from hand"), MERCHANT: ("bank", f"bank {name} from hand"),
            LEGIONARY: ("show", f"show {name}"), CRAFTSMAN: ("lay", f"lay {name}"), ARCHITECT: ("lay", f"lay {name}"),
        }.get(role, ("store", f"store {name}"))  # fmt: skip
    return {
        ASK_FOLLOW: ("follow", f"follow with {name}"), ASK_MORE: ("add", f"add {name}"),
        ASK_THINK: ("discard", f"discard {name}"),
        ASK_MATERIAL: ("use", f"use {name}"), ASK_GIVE: ("give", f"give {name}"), ASK_FOUNTAIN: ("lay", f"lay {name}"),
    }.get(phase, ("play", f"play {name}"))  # fmt: skip


def _kind_words(state: State, kind: int) -> tuple[str, str]:
    """Kind and words of an action with a kind of card."""
    phase = state.phase
    if phase in ROLE_PHASES:
        role = phase - ASK_ROLE_ACTION
        if role == PATRON:
            return "hire", f"hire {ROLES[kind]}"
        return ("bank", f"bank {MATERIALS[kind]}") if role == MERCHANT else ("take", f"take {MATERIALS[kind]}")
    return {
        ASK_MATERIAL: ("use", f"use {MATERIALS[kind]}"), ASK_SITE: ("site", f"on {MATERIALS[kind]}"),
        ASK_ROLE: ("role", f"act as {ROLES[kind]}"),
    }.get(phase, ("keep", f"keep {MATERIALS[kind]}"))  # fmt: skip


def _unit_words(state: State, role: int, unit: str) -> str:
    if state.phase == ASK_LEAD:
        return f"lead {ROLES[role]} with {unit}"
    return f"add {unit}" if state.phase == ASK_MORE else f"follow with {unit}"


def _plain_words(state: State, action: int) -> str:
    deck = {PATRON: "hire from the deck", MERCHANT: "bank from the deck", CRAFTSMAN: "draw from the deck"}
    return {
        STOP: _stop_word(state), THINK_INSTEAD: "think", DECK: deck.get(state.phase - ASK_ROLE_ACTION, "draw"),
        SENATOR_FROM_PILE: "take a Senator", DISCARD_SENATOR: "discard a Senator", DISCARD_HAND: "discard the hand",
    }.get(action, "accept")  # fmt: skip


def move(state: State, action: int) -> Move:
    """An action in the present phase."""
    if action < OF_KIND:
        words = _plain_words(state, action)
        return Move(action, words, words.split(" ")[0])
    if action < FROM_POOL:
        kind, words = _kind_words(state, action - OF_KIND)
        return Move(action, words, kind, {"material": MATERIALS[action - OF_KIND], "role": ROLES[action - OF_KIND]})
    if action < SENATOR_FOR:
        material = MATERIALS[action - FROM_POOL]
        return Move(action, f"use {material} from the pool", "use", {"material": material, "from": "pool"})
    if action < CARD:
        return _unit_move(state, action)
    if action < CARD_ELSE:
        kind, words = _card_words(state, action - CARD)
        return Move(action, words, kind, {"card": NAMES[action - CARD]})
    if action < OWN:
        name = NAMES[action - CARD_ELSE]
        if state.phase == ASK_LEAD:
            role = ROLES[ARCHITECT]
            return Move(action, f"lead {role} with {name}", "lead", {"card": name, "role": role})
        return Move(action, f"lay {name} out of town", "lay", {"card": name, "site": "out of town"})
    if action < CLIENT:
        name = NAMES[action - OWN]
        verb = "add to" if state.phase == ASK_FOUNTAIN else "build"
        return Move(action, f"{verb} {name}", "build", {"structure": name})
    return _opponent_move(state, action)


def _unit_move(state: State, action: int) -> Move:
    """A Senator or a petition."""
    if action < PETITION_FOR:
        role = action - SENATOR_FOR
        return Move(action, _unit_words(state, role, "a Senator"), "senator", {"role": ROLES[role]})
    kind, role = divmod(action - PETITION_FOR, KINDS)
    parts = {"role": ROLES[role], "petition": MATERIALS[kind]}
    return Move(action, _unit_words(state, role, f"a petition of {MATERIALS[kind]}"), "petition", parts)


def _opponent_move(state: State, action: int) -> Move:
    """A move that names another player."""
    if action < SEAT:
        offset, kind = divmod(action - CLIENT, KINDS)
        seat = _seat(state, offset + 1)
        return Move(action, f"take {ROLES[kind]} of player {seat}", "take", {"client": ROLES[kind], "player": seat - 1})
    if action < THEIRS:
        seat = _seat(state, action - SEAT)
        if state.phase == ASK_SENATE:
            return Move(action, f"take a Senator of player {seat}", "take", {"player": seat - 1})
        return Move(action, f"offer victory to player {seat}", "offer", {"player": seat - 1})
    offset, card = divmod(action - THEIRS, CARD_COUNT)
    seat = _seat(state, offset + 1)
    verb = "take" if state.phase == ASK_PRISON else "open"
    words = f"{verb} {NAMES[card]} of player {seat}"
    return Move(action, words, verb, {"structure": NAMES[card], "player": seat - 1})


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """What the decision brings at once; what it would reveal is not told before."""
    reveals = after.reveals != state.reveals
    told: list[str] = []
    for i in range(after.event_count):
        event = [int(n) for n in after.events[i]]
        if reveals and event[0] == HIRED:
            return Preview("; ".join([*told, "the top card of the deck, seen when it is done"]))
        if event[0] not in UNTOLD:
            told.append(tell(event, names).words)
        if reveals and event[0] in (DREW, LOOKED):
            break
        if reveals and event[0] == DEMANDED:
            return Preview("; ".join([*told, "what the others have to give is seen when it is done"]))
    if state.phase in (ASK_LEAD, ASK_FOLLOW, ASK_MORE) and action >= SENATOR_FOR and after.role >= 0:
        told.insert(0, _actions_of(after, int(state.to_move)))
    return Preview("; ".join(told) or "no immediate effect")


def _actions_of(state: State, player: int) -> str:
    """How many actions the cards played and the clients give, as things stand."""
    role, clients = int(state.role), [int(n) for n in state.clients[player]]
    ready = clients[role]
    if role == LABORER and has(state, player, STOREROOM):
        ready = sum(clients)
    elif role != MERCHANT and has(state, player, LUDUS_MAGNA):
        ready += clients[MERCHANT]
    units = max(0, int(state.units[player])) + (top(state) == F_PETITION)
    total = units + ready * (2 if has(state, player, CIRCUS_MAXIMUS) else 1)
    return f"{total} {ROLES[role]} action{'s' if total > 1 else ''}"


UNTOLD = {PLAYED, SHOWED, ROUND_ENDED, SCORED}  # the words of the move have said it; or it tells of hidden vaults


# ---------------------------------------------------------------- words to numbers


def _card(word: str) -> int:
    card = CARD_BY_WORD.get(word.strip())
    if card is None:
        raise IllegalMove(f"There is no building called {word.strip()!r}.")
    return card


def _kind(word: str) -> int:
    kind = KIND_BY_WORD.get(word.strip())
    if kind is None:
        raise IllegalMove(
            f"{word.strip()!r} is neither a material nor a role: {', '.join(MATERIALS)}; {', '.join(ROLES)}."
        )
    return kind


def _offset(state: State, number: str) -> int:
    """How many places to the left of who acts a player sits."""
    seat = int(number) - 1
    if not 0 <= seat < state.players:
        raise IllegalMove(f"There is no player {number}: players are 1 to {state.players}.")
    return int((seat - actor(state)) % state.players)


def _opponent(state: State, number: str) -> int:
    offset = _offset(state, number)
    if offset == 0:
        raise IllegalMove(f"Player {number} is the one who acts: an opponent is needed.")
    return offset


def _items(text: str) -> list[str]:
    """The cards of a list in words; `senator` stands for each Senator."""
    found: list[str] = []
    for item in re.split(r",\s*|\s+and\s+", text):
        senators = re.fullmatch(r"(?:(\d|a|one|two|three|four|five|six) )?senators?", item)
        if senators:
            word = senators[1] or "1"
            number = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}.get(word) or int(word)
            found += ["senator"] * number
        else:
            found.append(item)
    return found


class _Trial:
    """Decisions tried one after the other on a copy, so that several may be told in one breath."""

    def __init__(self, state: State) -> None:
        self.states = copy_of(state)
        self.actions: list[int] = []

    @property
    def state(self) -> State:
        return self.states[0]

    def do(self, action: int) -> None:
        mask = np.zeros(ACTIONS, np.int8)
        if self.state.over:
            raise IllegalMove("The game is over by then.")
        legal(self.state, mask)
        if not mask[action]:
            raise IllegalMove(why_not(self.state, action))
        apply(self.state, action)
        self.actions.append(action)


def _play(state: State, role: int, text: str) -> list[int]:
    """Units of cards for a role, from a list of cards."""
    items = _items(text)
    lead = state.phase == ASK_LEAD
    if petition := re.fullmatch(r"a petition of (.+)", text):
        return [PETITION_FOR + _kind(petition[1]) * KINDS + role]
    cards = [_card(item) for item in items if item != "senator"]
    senators = len(items) - len(cards)
    if len(items) == 1:
        return [SENATOR_FOR + role] if senators else [_single(state, lead, role, cards[0])]
    return _units(state, role, cards, senators)


def _single(state: State, lead: bool, role: int, card: int) -> int:
    if lead and KIND[card] != role:
        if role != ARCHITECT or not has(state, int(state.to_move), CIRCUS):
            raise IllegalMove(f"{NAMES[card]} is a {ROLES[KIND[card]]}: a single Order leads its own role.")
        return CARD_ELSE + card
    return CARD + card


def _units(state: State, role: int, cards: list[int], senators: int) -> list[int]:
    """A petition, or with Palace several units."""
    player, size = int(state.to_move), int(petition_size(state))
    palace = has(state, player, PALACE) or state.phase == ASK_MORE
    kinds = {int(KIND[card]) for card in cards}
    if not palace:
        if senators or len(cards) != size or len(kinds) != 1:
            raise IllegalMove(
                f"Without a Palace one unit is played: an Order, a Senator, or a petition of {size} Orders of one role."
            )
        trial = _Trial(state)
        trial.do(PETITION_FOR + kinds.pop() * KINDS + role)
        for card in cards:
            trial.do(CARD + card)
        return trial.actions
    return _palace_units(state, role, cards, senators, size)


def _palace_units(state: State, role: int, cards: list[int], senators: int, size: int) -> list[int]:
    trial = _Trial(state)
    any_order = role == ARCHITECT and has(state, int(state.to_move), CIRCUS)
    singles = [card for card in cards if any_order or KIND[card] == role]
    for card in singles:
        trial.do(_single(trial.state, trial.state.phase == ASK_LEAD, role, card))
    for _ in range(senators):
        trial.do(SENATOR_FOR + role)
    others = [card for card in cards if card not in singles]
    for kind in range(KINDS):
        group = [card for card in others if KIND[card] == kind]
        if len(group) % size:
            raise IllegalMove(
                f"{NAMES[group[0]]} is a {ROLES[kind]}, not a {ROLES[role]}: it takes {size} of them for a petition."
            )
        for i in range(0, len(group), size):
            trial.do(PETITION_FOR + kind * KINDS + role)
            for card in group[i : i + size]:
                trial.do(CARD + card)
    if trial.state.phase == ASK_MORE and state.phase != ASK_MORE:
        trial.do(STOP)
    return trial.actions


def _read_lead(state: State, role: str, cards: str) -> list[int]:
    return _play(state, _kind(role), cards)


def _read_follow(state: State, cards: str) -> list[int]:
    return _play(state, int(state.role), cards)


def _read_lay(state: State, name: str, outside: str | None, site: str) -> list[int]:
    """`lay Statue out of town on brick`"""
    card = _card(name)
    if card != STATUE:
        raise IllegalMove("Only a Statue's site may be chosen.")
    return _tried(state, [(CARD_ELSE if outside else CARD) + card, OF_KIND + _kind(site)])


def _read_add(state: State, what: str, pool: str | None, name: str, player: str | None) -> list[int]:
    """`add brick [from the pool] to Gate [of player 3]`"""
    structure = _card(name)
    target = OWN + structure
    if player:
        target = THEIRS + (_opponent(state, player) - 1) * CARD_COUNT + structure
    if pool:
        return _tried(state, [target, FROM_POOL + _kind(what)])
    if state.phase == ASK_ROLE_ACTION + CRAFTSMAN:
        return _tried(state, [target, CARD + _card(what)])
    return _tried(state, [target, OF_KIND + _kind(what)])


def _read_demand(state: State, cards: str) -> list[int]:
    trial = _Trial(state)
    for item in _items(cards):
        if trial.state.phase != ASK_LEGIONARY:
            raise IllegalMove("There are not that many Legionary actions: every card shown takes one.")
        trial.do(CARD + _card(item))
    if trial.state.phase == ASK_LEGIONARY and trial.state.to_move == state.to_move and trial.state.showing.any():
        trial.do(STOP)
    return trial.actions


def _tried(state: State, actions: list[int]) -> list[int]:
    """Several decisions are tried first: a later one must not be taken for something else."""
    trial = _Trial(state)
    for action in actions:
        trial.do(action)
    return actions


def _read_wrong_stop(state: State) -> list[int]:
    """The word by which another question is declined: say which one it is here, or why there is none."""
    mask = np.zeros(ACTIONS, np.int8)
    legal(state, mask)
    if mask[STOP]:
        raise IllegalMove(f"The word for that is {_stop_word(state)} here. {_asked(state)}")
    return [STOP]


_BUILDING = (ASK_ROLE_ACTION + CRAFTSMAN, ASK_ROLE_ACTION + ARCHITECT)
STOP_WORDS = ("stop", "skip", "enough", "decline", "keep", "demand", "give nothing", "refuse")
SHORT_FORMS: tuple[ShortForm, ...] = (
    (range(len(PHASES)), "|".join(STOP_WORDS), _read_wrong_stop),
    ((ASK_LEAD,), r"lead (\w+) with (.+)", _read_lead),
    ((ASK_FOLLOW,), r"follow with (.+)", _read_follow),
    ((ASK_MORE,), r"add (.+)", _read_follow),
    (_BUILDING, r"add (.+?)( from the pool)? to ([a-z ]+?)(?: of player (\d))?", _read_add),
    ((*_BUILDING, ASK_FOUNTAIN), r"lay (.+?)( out of town)? on (?:a |an )?(\w+)", _read_lay),
    ((ASK_LEGIONARY,), r"demand (.+)", _read_demand),
)

HOW_TO = {
    "lead": "Write: think, lead Craftsman with Dock, lead Patron with a Senator, or lead Patron with Dock and Market.",
    "follow": "Write: think, follow with Dock, follow with a Senator, or follow with Dock and Market.",
    "petition": "Write which card to play for the petition, like: play Dock.",
    "more": "Write: add Dock, add a Senator, add a petition of wood, or enough.",
    "think": "Write: draw, or take a Senator; with Latrine also discard Dock, with Vomitorium discard the hand.",
    "laborer": "Write: take wood, or {stop}; with Dock also store Wall.",
    "craftsman": "Write: lay Dock, lay Dock out of town, add Dock to Palisade, or {stop}.",
    "architect": "Write: lay Dock, lay Dock out of town, add brick to Gate, or {stop}.",
    "legionary": "Write: show Dock, demand Dock and Wall, or demand.",
    "merchant": "Write: bank stone, or {stop}.",
    "patron": "Write: hire Merchant, or {stop}.",
    "material": "Write which material to use, like: use brick.",
    "site": "Write which site the Statue gets, like: on brick.",
    "fountain": "Write: lay or add to Garden, for the card drawn, or keep.",
    "role": "Write: act as Laborer, or {stop}.",
    "give": "Write which card to give, like: give Dock.",
    "clients": "Write: take Merchant of player 2, or {stop}.",
    "prison": "Write: take Market of player 2, or {stop}.",
    "senate": "Write: take a Senator of player 2, or {stop}.",
    "sewer": "Write: keep stone, or {stop}.",
    "concede": "Write: accept, or refuse.",
}


def how_to(state: State) -> str:
    """Examples of what can be written now."""
    return HOW_TO[PHASES[state.phase]].format(stop=_stop_word(state))


def _read(state: State, words: str) -> list[int]:
    return read(state, words, legal, move, ACTIONS, SHORT_FORMS, how_to(state))


def parse(state: State, words: str) -> list[int]:
    """The decisions that a move in words stands for; `;` joins several."""
    clauses = words.split(";")
    if len(clauses) == 1:
        return _read(state, words)
    trial = _Trial(state)
    for clause in clauses:
        for action in _read(trial.state, clause):
            trial.do(action)
    return trial.actions


# ---------------------------------------------------------------- why an action is refused


ASKED = {
    "lead": "which role to lead, or to think",
    "follow": "whether to follow the role that was led, or to think",
    "petition": "which card to play for the petition",
    "more": "whether to play more cards",
    "think": "what to draw: a Senator, or cards from the deck",
    "laborer": "which material to take from the pool",
    "craftsman": "which foundation to lay, or which structure gets a material from the hand",
    "architect": "which foundation to lay, or which structure gets a material from the stockpile",
    "legionary": "which cards to show for the demand",
    "merchant": "which material goes into the vault",
    "patron": "which client to hire",
    "material": "which material to use",
    "site": "which site the Statue gets",
    "fountain": "what becomes of the card drawn",
    "role": "as which role the client acts",
    "give": "which card to give",
    "clients": "which clients to take over",
    "prison": "which structure to take for the Prison",
    "senate": "which Senators to take",
    "sewer": "which Orders go into the stockpile",
    "concede": "whether to accept the offer",
}
assert tuple(ASKED) == PHASES


def _asked(state: State) -> str:
    return f"The question now is {ASKED[PHASES[state.phase]]}."


def why_not(state: State, action: int) -> str:
    """Why an action is not legal now."""
    player, phase = int(state.to_move), state.phase
    if action < SENATOR_FOR:
        return _why_not_plain(state, action, player)
    if action < CARD or CLIENT <= action < THEIRS:
        return _why_not_unit(state, action, player)
    if action >= THEIRS:
        return _why_not_theirs(state, action - THEIRS, player)
    if action >= OWN:
        return _why_not_structure(state, action - OWN, player)
    card = (action - CARD) % CARD_COUNT
    drawn = phase == ASK_FOUNTAIN and top_number(state, 1) == card
    if not state.hand[player, card] and not drawn and phase != ASK_SITE:
        return f"There is no {NAMES[card]} in hand."
    return _why_not_card(state, action, card, player)


def _why_not_plain(state: State, action: int, player: int) -> str:
    if action >= FROM_POOL:
        return f"No {MATERIALS[action - FROM_POOL]} can be used from the pool: that needs an Archway and a match."
    if action >= OF_KIND:
        return _why_not_kind(state, action - OF_KIND, player)
    if action == STOP:
        return f"This cannot be declined. {_asked(state)}"
    if action == THINK_INSTEAD:
        return f"Thinking is only possible instead of leading or following. {_asked(state)}"
    if action == DECK:
        return f"No card can be drawn from the deck here, or there is no room for it. {_asked(state)}"
    if action == SENATOR_FROM_PILE:
        return (
            "There is no Senator left in the pile."
            if state.phase == ASK_THINK
            else f"No Senator can be taken now. {_asked(state)}"
        )
    if action in (DISCARD_SENATOR, DISCARD_HAND):
        return f"Discarding needs a Latrine or, for the whole hand, a Vomitorium, before the draw. {_asked(state)}"
    return f"Nothing was offered that could be accepted. {_asked(state)}"


def _why_not_kind(state: State, kind: int, player: int) -> str:
    phase, role = state.phase, state.phase - ASK_ROLE_ACTION
    if phase in ROLE_PHASES:
        if role == PATRON:
            if client_room(state, player) <= 0:
                return "The clientele is full: its limit follows from the influence."
            return f"There is no {ROLES[kind]} in the pool, or this action has hired from the pool already."
        if role == MERCHANT:
            if vault_room(state, player) <= 0:
                return "The vault is full: its limit follows from the influence."
            return f"There is no {MATERIALS[kind]} in the stockpile, or this action has used its main part already."
        return f"There is no {MATERIALS[kind]} to take in the pool now. {_asked(state)}"
    if phase == ASK_MATERIAL:
        return f"{MATERIALS[kind].capitalize()} does not match the structure, or there is none in the stockpile."
    if phase == ASK_SITE:
        return f"There is no {MATERIALS[kind]} site left there."
    if phase == ASK_ROLE:
        return f"This client cannot act as a {ROLES[kind]}."
    return f"No {MATERIALS[kind]} can be chosen now. {_asked(state)}"


def _why_not_card(state: State, action: int, card: int, player: int) -> str:
    phase, name, role = state.phase, NAMES[card], state.phase - ASK_ROLE_ACTION
    if phase == ASK_FOLLOW or phase == ASK_MORE:
        return (
            f"{name} is a {ROLES[KIND[card]]}: following {ROLES[state.role]} takes that role, a Senator or a petition."
        )
    if phase == ASK_LEAD:
        return f"{name} is a {ROLES[KIND[card]]}: a single Order leads its own role."
    if phase == ASK_FOUNTAIN or (role in (CRAFTSMAN, ARCHITECT) and phase in ROLE_PHASES):
        return _why_not_lay(state, card, action >= CARD_ELSE, player)
    if phase == ASK_THINK:
        return "Discarding a card needs a Latrine, and comes before the draw."
    if phase == ASK_MATERIAL:
        return f"{name} is {MATERIALS[KIND[card]]}, which does not match the structure."
    if phase == ASK_LEGIONARY:
        return f"{name} cannot be shown again: every demand of the round needs a card of its own."
    if phase == ASK_GIVE:
        return f"{name} is {MATERIALS[KIND[card]]}, which is not demanded now."
    need = {PATRON: "an Aqueduct and room in the clientele", MERCHANT: "a Basilica and room in the vault"}.get(
        role, "a Dock"
    )
    if phase in ROLE_PHASES:
        return f"Using a card from hand here needs {need}, once in each action."
    return f"{name} cannot be played now. {_asked(state)}"


def _why_not_lay(state: State, card: int, outside: bool, player: int) -> str:
    name, material = NAMES[card], MATERIALS[KIND[card]]
    if state.stage[player, card]:
        return f"{name} is owned already: a name can be founded only once."
    if top(state) == F_ACTION and not top_number(state, 2) & 1:
        return "This action has already built: only its Stairway part is left."
    if outside:
        role = CRAFTSMAN if state.phase == ASK_FOUNTAIN else state.phase - ASK_ROLE_ACTION
        if not may_found_outside(state, role):
            return f"Founding {name} out of town takes two actions of the same role in a row (one with Tower)."
        return f"There is no {material} site out of town that may be used."
    return f"There is no {material} site left in town."


def _why_not_structure(state: State, card: int, player: int) -> str:
    name = NAMES[card]
    stage = int(state.stage[player, card])
    if state.phase not in (ASK_FOUNTAIN, ASK_ROLE_ACTION + CRAFTSMAN, ASK_ROLE_ACTION + ARCHITECT):
        return f"Nothing can be built now. {_asked(state)}"
    if stage >= COMPLETE:
        return f"{name} is complete: it takes nothing more."
    if stage != FOUNDED:
        return f"There is no unfinished {name} of yours."
    return f"There is no material at hand that matches {name}."


def _why_not_theirs(state: State, number: int, player: int) -> str:
    offset, card = number // CARD_COUNT + 1, number % CARD_COUNT
    name, owner = NAMES[card], (player + offset) % state.players
    if offset >= state.players:
        return "There is no such player."
    stage = int(state.stage[owner, card])
    if stage < COMPLETE:
        return f"Player {owner + 1} has no completed {name}."
    if state.phase == ASK_PRISON:
        return f"{name} is a name that you own already."
    if stage >= PUBLIC:
        return f"{name} of player {owner + 1} is public already."
    if state.phase == ASK_ROLE_ACTION + ARCHITECT and has(state, player, STAIRWAY):
        return f"There is no material at hand that matches {name}, or this action has used its Stairway already."
    return "Opening another player's structure needs a Stairway and an Architect action."


def _why_not_unit(state: State, action: int, player: int) -> str:
    if state.phase not in (ASK_LEAD, ASK_FOLLOW, ASK_MORE) or action >= SEAT:
        if action >= SEAT and state.phase == ASK_LEAD and state.options[OPTION_CONCEDING]:
            return "The offer to concede was refused in this round already."
        if action >= SEAT and state.phase == ASK_LEAD:
            return "Conceding by agreement is an option chosen before the game: conceding: yes."
        return f"That is not asked now. {_asked(state)}"
    if action < PETITION_FOR:
        if not state.senators[player]:
            return "There is no Senator in hand."
        return f"{ROLES[state.role]} is led: a Senator follows that role."
    if action >= CLIENT:
        return f"No clients can be taken now. {_asked(state)}"
    kind, role = divmod(action - PETITION_FOR, KINDS)
    if state.phase != ASK_LEAD and role != state.role:
        return f"{ROLES[state.role]} is led: a petition follows that role."
    if state.hand_kinds[player, kind] < petition_size(state):
        size = petition_size(state)
        return f"A petition takes {size} Orders of one role; there are not that many of {MATERIALS[kind]} in hand."
    return "With a Palace each of these Orders is a unit by itself; a petition of them is not needed."


# ---------------------------------------------------------------- events to words


def _amounts(low: int, high: int) -> str:
    """The two packed numbers of an event as `2 wood, 1 stone`."""
    counts = [(n >> (5 * i)) & 31 for n in (low, high) for i in range(3)]
    return ", ".join(f"{count} {MATERIALS[kind]}" for kind, count in enumerate(counts) if count)


def _cards(n: int) -> str:
    return f"{n} card" if n == 1 else f"{n} cards"


def _senators(n: int) -> str:
    return "a Senator" if n == 1 else f"{n} Senators"


def tell(event: Sequence[int], names: Names) -> Told:
    """An event of the rules in words."""
    kind, player, a, b, c = event
    who = names[player]
    if kind in (COMPLETED, PAID, RECEIVED, SCORED, ENDED):
        return _tell_points(kind, player, a, b, names)
    tellers: dict[int, Callable[[], tuple[str, str]]] = {
        PLAYED: lambda: ("played", f"{who} plays {'a Senator' if a < 0 else NAMES[a]} for {ROLES[b]}"),
        THOUGHT: lambda: ("thought", f"{who} thinks"),
        DREW: lambda: ("drew", f"{who} draws {_cards(a)}"),
        TOOK_SENATOR: lambda: ("took", f"{who} takes a Senator from the pile"),
        DISCARDED_CARDS: lambda: ("discarded", f"{who} discards {_with_senators(_amounts(a, b), c)}"),
        HIRED: lambda: ("hired", f"{who} hires a {ROLES[a]} {SOURCES_OF_CARDS[b]}"),
        STORED: lambda: ("stored", f"{who} puts {MATERIALS[a]} {SOURCES_OF_CARDS[b]} into the stockpile"),
        BANKED: lambda: ("banked", f"{who} banks {'a card unseen' if a < 0 else MATERIALS[a]} {SOURCES_OF_CARDS[b]}"),
        LAID: lambda: ("laid", f"{who} lays {NAMES[a]} on a {MATERIALS[b]} site {'out of' if c else 'in'} town"),
        ADDED: lambda: ("added", f"{who} adds {MATERIALS[b]} {SOURCES_OF_CARDS[c]} to {NAMES[a]}"),
        GRANTED: lambda: ("granted", f"{NAMES[a]} lets {who} take up to {b} {_granted(a)}"),
        OPENED: lambda: ("opened", f"{who} opens {NAMES[a]} of {names[b]} to everybody with {MATERIALS[c]}"),
        SHOWED: lambda: ("shown", f"{who} shows {NAMES[a]}"),
        DEMANDED: lambda: ("demanded", f"{who} demands and takes {_amounts(a, b) or 'nothing'} from the pool"),
        GAVE: lambda: ("gave", f"{who} gives {_amounts(a, b)} from hand to {names[c]}"),
        LOST: lambda: ("lost", f"{who} loses {_amounts(a, b)} from the stockpile to {names[c]}"),
        TOOK_CLIENT: lambda: ("took", f"{who} takes a {ROLES[a]} of {names[b]} into the vault"),
        TOOK_STRUCTURE: lambda: ("took", f"{who} takes {NAMES[a]} of {names[b]}"),
        TOOK_PLAYED_SENATOR: lambda: ("took", f"{who} takes the Senator that {names[a]} played"),
        CLEARED: lambda: ("cleared", f"the camp of {who} is cleared: {_with_senators(_amounts(a, b), c)}"),
        ROUND_ENDED: lambda: ("round", f"round {a}: {who} has the leader card"),
        LOOKED: lambda: ("looked", f"{who} draws a card from the deck to build with"),
        KEPT: lambda: ("kept", f"{who} keeps the card drawn"),
        OFFERED: lambda: ("offered", f"{who} offers to concede in favour of {names[a]}"),
        ANSWERED: lambda: ("answered", f"{who} {'accepts' if a else 'refuses'} to concede"),
    }  # fmt: skip
    words = tellers[kind]()
    return Told(words[0], player, words[1])


def _with_senators(amounts: str, senators: int) -> str:
    return ", ".join(part for part in (amounts, _senators(senators) if senators else "") if part)


def _granted(card: int) -> str:
    return {"Amphitheatre": "Craftsman actions", "Foundry": "Laborer actions", "Garden": "Patron actions"}.get(
        NAMES[card], "thinks"
    )


def _tell_points(kind: int, player: int, a: int, b: int, names: Names) -> Told:
    """Events that bring points: influence as it comes, the rest at the end."""
    who = names[player]
    if kind == COMPLETED:
        return Told("completed", player, f"{who} completes {NAMES[a]}: {b} influence", points=b)
    if kind == PAID:
        return Told("paid", player, f"{who} gives {a} influence to {names[b]}", points=-a)
    if kind == RECEIVED:
        return Told("received", player, f"{who} receives {a} influence from {names[b]}", points=a)
    if kind == SCORED:
        why = {
            "vault": "the cards of the vault",
            "bonuses": "merchant bonuses",
            "Wall": "every two cards of the stockpile",
        }
        return Told("scored", player, f"{who} scores {b}: {why.get(SOURCES[a], SOURCES[a])}", points=b)
    reasons = {
        "forum": "a Forum is fulfilled", "catacomb": "a Catacomb is completed", "deck": "the deck is empty",
        "sites": "the last site in town is taken", "concede": "all players have agreed",
    }  # fmt: skip
    winners = " and ".join(name for seat, name in enumerate(names) if b >> seat & 1)
    return Told("ended", None, f"the game ends: {reasons[ENDINGS[a]]}{f'; {winners} wins' if winners else ''}")
