"""Positions of Glory to Rome in words, both ways. The format is documented in rules.md."""

import random
from collections.abc import Iterable
from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.events import Names
from ludi.kernel.fields import Counts, as_lines, as_list
from ludi.kernel.game import Position
from ludi.kernel.position import HEAD, begin, by_seat, head, number, seat_of, write_chance
from ludi.kernel.state import State, States, forget_events, seat_after
from ludi.kernel.words import WORDS as COMMON, Words

from . import ABOUT, WORDS, data as D, state as R, table
from .hidden import recount_vaults
from .rounds import advance
from .rules import clear_table
from .work import PARTS as PARTS_OF_ROLE, phase_left

KEYS = (
    *HEAD, *R.FIELDS.by_key, "leader", "turn", "led", "camp", "units", "crafted", "pending", "hands", "senators",
    "structures", "in_town", "out_of_town", "deck", "deck_size", "removed", "at_most", "ending", "victors",
    "actions", "limits", "active", "hand_size",
)  # fmt: skip
PARTS = ("main", "extra", "deck", "client")
SITES_LEFT = Counts(D.MATERIALS)
ALWAYS_ON_TOP = (
    R.F_MATERIAL, R.F_SITE, R.F_PETITION, R.F_MORE, R.F_DEMAND, R.F_GIVE, R.F_CLIENTS, R.F_CONCEDE
)  # fmt: skip

# ---------------------------------------------------------------- state to words


def materials_list(packed: int) -> list[str]:
    names: list[str] = R.MATERIAL.write([packed >> (2 * kind) & 3 for kind in range(D.KINDS)])
    return names


def write_structure(state: State, seat: int, card: int) -> dict[str, Any]:
    stage = int(state.stage[seat, card])
    return {
        "site": D.MATERIALS[table.site_kind(state, seat, card)],
        "materials": materials_list(int(state.materials[seat, card])),
        "complete": stage >= R.COMPLETE,
        "public": D.MATERIALS[stage - R.PUBLIC] if stage >= R.PUBLIC else None,
    }


def write_structures(state: State, seat: int) -> dict[str, Any]:
    return {
        D.NAMES[card]: write_structure(state, seat, card) for card in range(D.CARD_COUNT) if state.stage[seat, card]
    }


def write_frame(state: State, i: int) -> str:
    """A frame of pending work, in words."""
    frame, a, b = (int(n) for n in state.frames[i])
    name = R.FRAMES[frame]
    if frame in (R.F_GRANT, R.F_CLIENT):
        return f"{name} {D.ROLES[a]} {b}"
    if frame == R.F_ACTION:
        return " ".join([name, D.ROLES[a], *(part for bit, part in enumerate(PARTS) if b >> bit & 1)])
    if frame == R.F_THINK:
        return f"{name} {a}" + " optional" * bool(b & R.OPTIONAL) + " discarded" * bool(b & R.DISCARDED)
    if frame == R.F_BATH:
        return f"{name} {D.ROLES[a]}"
    if frame == R.F_PETITION:
        return f"{name} {D.MATERIALS[a]} {b}"
    if frame == R.F_FOUNTAIN:
        return f"{name} {D.NAMES[a].replace(' ', '_')}" + " client" * b
    if frame in (R.F_SITE, R.F_MATERIAL):
        return f"{name} {D.NAMES[a].replace(' ', '_')} {b}"
    if frame in (R.F_DEMAND, R.F_GIVE, R.F_CLIENTS, R.F_CONCEDE):
        return f"{name} {a} {b}"
    return name


def actions_now(state: State) -> int | None:
    """Role actions still to be begun, as far as the top frame tells."""
    if state.over or not R.ASK_ROLE_ACTION <= state.phase < R.ASK_MATERIAL:
        return None
    frame = table.top(state)
    if frame == R.F_DEMAND:
        return table.top_number(state, 1)
    if frame in (R.F_GRANT, R.F_CLIENT):
        return table.top_number(state, 2)
    if frame == R.F_ACTION and state.depth > 1:
        below = state.frames[state.depth - 2]
        return int(below[2]) if below[0] == R.F_GRANT else 0
    return int(phase_left(state)) if state.step == R.STEP_ACT else 0


def write_position(state: State, names: Names) -> Position:
    """The complete position, including some things that follow from it."""
    seats = list(enumerate(names))
    senators = [[int(n) for n in counts[: state.players]] for counts in (state.senators, state.camp_senators)]
    removed = int(state.removed)
    return {
        **head(state, ABOUT, names),
        **R.FIELDS.write(state, names),
        "leader": names[state.leader],
        "turn": names[table.actor(state)],
        "led": D.ROLES[state.role] if state.role >= 0 else None,
        "camp": {name: R.MATERIAL.write(state.camp[seat]) + ["Senator"] * senators[1][seat] for seat, name in seats},
        "units": {name: None if state.units[seat] == R.UNDECIDED else int(state.units[seat]) for seat, name in seats},
        "crafted": [name for seat, name in seats if state.crafted[seat]],
        "pending": [write_frame(state, i) for i in range(state.depth)],
        "hands": {name: R.CARD.write(state.hand[seat]) + ["Senator"] * senators[0][seat] for seat, name in seats},
        "senators": int(state.pile),
        "structures": {name: write_structures(state, seat) for seat, name in seats},
        "in_town": SITES_LEFT.write(state.in_town),
        "out_of_town": SITES_LEFT.write(state.out_of_town),
        "deck": [D.NAMES[card] for card in state.deck[removed : state.deck_count][::-1]],
        "deck_size": int(table.deck_left(state)),
        "removed": [D.NAMES[card] for card in state.deck[:removed]],
        "at_most": {
            name: {D.MATERIALS[kind]: int(n) for kind, n in enumerate(state.at_most[seat]) if n != R.NO_LIMIT}
            for seat, name in seats
        },
        "ending": R.ENDINGS[state.ending] or None,
        "victors": [name for seat, name in seats if state.victors >> seat & 1],
        "actions": actions_now(state),
        "limits": {name: limits(state, seat) for seat, name in seats},
        "active": {
            name: [D.NAMES[card] for card in range(D.CARD_COUNT) if table.has(state, seat, card)]
            for seat, name in seats
        },
        "hand_size": {name: int(table.hand_size(state, seat)) for seat, name in seats},
    }


def limits(state: State, seat: int) -> dict[str, int]:
    return {
        "hand": int(table.hand_limit(state, seat)),
        "clientele": int(table.client_limit(state, seat)),
        "vault": int(table.vault_limit(state, seat)),
    }


# ---------------------------------------------------------------- words to state


def split_senators(value: Any, where: Words) -> tuple[list[Any], int]:
    words = as_list(value, where)
    others = [word for word in words if str(word).lower() != "senator"]
    return others, len(words) - len(others)


def read_position(position: Position) -> States:
    """A state from a position written by hand or by `write_position`."""
    states, names = begin(position, ABOUT, KEYS, R.STATE)
    state = states[0]
    clear_table(state)
    _put_structures(state, by_seat(position, "structures", names), names)
    R.FIELDS.read(state, position, names)
    _put_cards(state, position, names)
    _put_table(state, position, names)
    _put_round(state, position, names)
    _put_pending(state, position)
    _check_demand(state, names)
    _put_deck(state, position)
    _put_end(state, position, names)
    if not state.over:
        if table.deck_left(state) == 0:
            raise BadPosition(WORDS("position-over"))
        advance(state)
    forget_events(state)
    state.reveals = number(position.get("reveals", int(state.reveals)), 0, 32_000, "`reveals`")
    return states


def _put_cards(state: State, position: Position, names: list[str]) -> None:
    """Place the players' cards and the pool."""
    state.senators[:] = 0
    for seat, value in by_seat(position, "hands", names).items():
        hand = WORDS("position-hand", name=names[seat])
        cards, state.senators[seat] = split_senators(value, hand)
        state.hand[seat] = R.CARD.read(cards, hand)
    for seat, value in by_seat(position, "camp", names).items():
        camp = WORDS("position-camp", name=names[seat])
        kinds, state.camp_senators[seat] = split_senators(value, camp)
        state.camp[seat] = R.MATERIAL.read(kinds, camp)
    for seat in range(len(names)):
        for card in range(D.CARD_COUNT):
            state.hand_kinds[seat, D.KIND[card]] += state.hand[seat, card]
            if state.shown[seat, card] > state.hand[seat, card] + state.banked[seat, card]:
                raise BadPosition(WORDS("position-shown", key="shown", name=names[seat], card=D.NAMES[card]))
    for seat, value in by_seat(position, "at_most", names).items():
        what = COMMON("position-of", key="at_most", name=names[seat])
        for word, most in as_lines(value, what).items():
            kind = R.MATERIAL.find(word, "`at_most`")
            state.at_most[seat, kind] = number(most, int(state.hand_kinds[seat, kind]), R.NO_LIMIT, what)
    recount_vaults(state)


def _put_structures(state: State, structures: dict[int, Any], names: list[str]) -> None:
    for seat, listed in structures.items():
        if not isinstance(listed, dict):
            raise BadPosition(WORDS("position-structures", name=names[seat]))
        for name, value in listed.items():
            _put_structure(state, seat, R.CARD.find(name, "`structures`"), value)
    for seat in range(len(names)):
        for card in range(D.CARD_COUNT):
            if state.stage[seat, card] >= R.COMPLETE:
                state.influence[seat] += table.cost(state, seat, card)
    table.refresh_functions(state)


def _put_structure(state: State, seat: int, card: int, value: Any) -> None:
    """Parse a structure: a list (unfinished), `complete`, `public`, or a full description."""
    name = D.NAMES[card]
    if isinstance(value, list) or value is None:
        value = {"materials": value or []}
    elif value in ("complete", "public"):
        value = {"complete": True, "public": D.MATERIALS[D.KIND[card]] if value == "public" else None}
    if not isinstance(value, dict) or set(value) - {"site", "materials", "complete", "public"}:
        raise BadPosition(WORDS("position-structure", card=name))
    site = R.MATERIAL.find(value.get("site", D.MATERIALS[D.KIND[card]]), name)
    if site != D.KIND[card] and card != D.STATUE:
        raise BadPosition(WORDS("position-site", card=name, site=D.MATERIALS[site]))
    if card == D.STATUE:
        state.statue_site[seat] = site
    complete, public = bool(value.get("complete")), value.get("public")
    materials = value.get("materials", [D.MATERIALS[site]] * int(D.VALUE[site]) if complete else [])
    counts = R.MATERIAL.read(materials, name)
    if sum(counts) > D.VALUE[site] or (sum(counts) == D.VALUE[site] and not complete):
        raise BadPosition(WORDS("position-materials", card=name, needed=D.VALUE[site], n=sum(counts)))
    if public and not complete:
        raise BadPosition(WORDS("position-public", card=name))
    state.stage[seat, card] = (
        R.FOUNDED if not complete else R.PUBLIC + R.MATERIAL.find(public, name) if public else R.COMPLETE
    )
    state.materials[seat, card] = sum(count << (2 * kind) for kind, count in enumerate(counts))


def _put_table(state: State, position: Position, names: list[str]) -> None:
    """Place Senators and sites: as given, else as they follow from the rest."""
    used = int(state.senators.sum() + state.camp_senators.sum())
    left = position.get("senators", D.SENATORS - used)
    state.pile = number(left, 0, D.SENATORS, WORDS("position-senators"))
    for seat in range(state.players):
        for card in range(D.CARD_COUNT):
            if state.stage[seat, card]:
                kind = table.site_kind(state, seat, card)
                if state.in_town[kind]:
                    state.in_town[kind] -= 1
                elif state.out_of_town[kind]:
                    state.out_of_town[kind] -= 1
    for key, counts in (("in_town", state.in_town), ("out_of_town", state.out_of_town)):
        sites = position.get(key) or {}
        if not isinstance(sites, dict):
            raise BadPosition(WORDS("position-sites", key=key))
        for word, value in sites.items():
            counts[R.MATERIAL.find(word, f"`{key}`")] = number(value, 0, D.SITES, f"`{key}`")


def _put_round(state: State, position: Position, names: list[str]) -> None:
    """Restore the state of the round."""
    state.leader = seat_of(position.get("leader", position.get("to_move", names[0])), names, "leader")
    usual = names[(state.leader + (state.step == R.STEP_FOLLOW)) % state.players]
    state.turn = (seat_of(position.get("turn") or usual, names, "turn") - state.leader) % state.players
    if position.get("led") is not None:
        state.role = R.MATERIAL.find(position["led"], "`led`")
    elif state.step != R.STEP_LEAD and not position.get("over"):
        raise BadPosition(WORDS("position-led", step=R.STEPS[state.step]))
    _put_units(state, position, names)
    for name in as_list(position.get("crafted"), "`crafted`"):
        state.crafted[seat_of(name, names, "crafted")] = 1
    if "clients_ready" not in position and state.step == R.STEP_ACT:
        state.present[:] = state.clients[table.actor(state)]


def _put_units(state: State, position: Position, names: list[str]) -> None:
    """Restore the units played: as given, else one for the leader and everybody with cards on the camp."""
    for seat in range(state.players):
        offset = (seat - state.leader) % state.players
        played = state.camp[seat].any() or state.camp_senators[seat] or offset == 0
        later = state.step == R.STEP_FOLLOW and offset >= state.turn
        state.units[seat] = R.UNDECIDED if state.step == R.STEP_LEAD or later else int(bool(played))
    for seat, value in by_seat(position, "units", names).items():
        what = WORDS("position-units", name=names[seat])
        state.units[seat] = R.UNDECIDED if value is None else number(value, 0, 200, what)
    if position.get("over") and "units" not in position:
        state.units[: state.players] = R.UNDECIDED
    if state.step == R.STEP_LEAD and state.role < 0 and state.units[state.leader] > 0:
        raise BadPosition(WORDS("position-led", step=R.STEPS[state.step]))


def _put_pending(state: State, position: Position) -> None:
    frames = as_list(position.get("pending"), "`pending`")
    if len(frames) > R.MOST_FRAMES:
        raise BadPosition(WORDS("position-work"))
    for text in frames:
        words, below = str(text).split(), table.top(state)
        try:
            table.push(state, *_frame(words))
        except (IndexError, ValueError, KeyError, OverflowError):
            raise BadPosition(WORDS("position-pending", text=repr(text))) from None
        if below in ALWAYS_ON_TOP or not _is_possible(state):
            raise BadPosition(WORDS("position-not-now", text=repr(text)))


def _is_possible(state: State) -> bool:
    """Whether the work on top makes sense here."""
    frame, a, b = (int(n) for n in state.frames[state.depth - 1])
    player = table.actor(state)
    if frame in (R.F_GRANT, R.F_CLIENT):
        return b >= 1
    if frame == R.F_ACTION:
        parts = b & ~R.OF_CLIENT
        return parts > 0 and not parts & ~int(PARTS_OF_ROLE[a])
    if frame == R.F_THINK:
        return a >= 1
    if frame == R.F_MATERIAL:
        owner, wanted = b // 2, R.COMPLETE if b // 2 else R.FOUNDED
        return 0 <= owner < state.players and state.stage[seat_after(state, player, owner), a] == wanted
    if frame == R.F_SITE:
        return a == D.STATUE and not table.owns(state, player, a)
    if frame == R.F_PETITION:
        return 1 <= b <= state.hand_kinds[player, a]
    if frame == R.F_DEMAND:
        return a >= 0
    if frame in (R.F_GIVE, R.F_CLIENTS):
        return 1 <= a < state.players and b in (0, 1)
    if frame == R.F_CONCEDE:
        return bool(state.options[R.OPTION_CONCEDING]) and 0 <= a < state.players and 1 <= b < state.players
    return True


def _check_demand(state: State, names: list[str]) -> None:
    """Check that cards are shown and due only during a demand, and shown from the hand."""
    top, player = table.top(state), table.actor(state)
    for key, counts, when in (
        ("showing", state.showing, (R.F_DEMAND, R.F_GIVE, R.F_CLIENTS)),
        ("due", state.due, (R.F_GIVE, R.F_CLIENTS)),
    ):
        if counts.any() and top not in when:
            raise BadPosition(WORDS("position-no-demand", key=key))
    for card in range(D.CARD_COUNT):
        if state.showing[card] > state.hand[player, card]:
            raise BadPosition(WORDS("position-shown", key="showing", name=names[player], card=D.NAMES[card]))


def _frame(words: list[str]) -> tuple[int, int, int]:
    """Parse a frame of pending work."""
    frame, rest = R.FRAMES.index(words[0].lower()), words[1:]
    if frame == 0:
        raise ValueError
    if frame in (R.F_GRANT, R.F_CLIENT):
        return frame, D.KIND_BY_WORD[rest[0].lower()], int(rest[1])
    if frame == R.F_ACTION:
        return frame, D.KIND_BY_WORD[rest[0].lower()], sum(1 << PARTS.index(part) for part in rest[1:])
    if frame == R.F_THINK:
        return frame, int(rest[0]), R.OPTIONAL * ("optional" in rest) + R.DISCARDED * ("discarded" in rest)
    if frame in (R.F_BATH, R.F_PETITION):
        return frame, D.KIND_BY_WORD[rest[0].lower()], int(rest[1]) if len(rest) > 1 else 0
    if frame == R.F_FOUNTAIN:
        name = [word for word in rest if word != "client"]
        return frame, D.CARD_BY_WORD[" ".join(name).lower().replace("_", " ")], int("client" in rest)
    if frame in (R.F_SITE, R.F_MATERIAL):
        return frame, D.CARD_BY_WORD[rest[0].lower().replace("_", " ")], int(rest[1])
    numbers = [int(word) for word in rest] + [0, 0]
    return frame, numbers[0], numbers[1]


def _open_cards(state: State) -> list[int]:
    """How many Orders of each kind lie open, or face down as kinds."""
    counts = [int(state.pool[kind]) for kind in range(D.KINDS)]
    for seat in range(state.players):
        for kind in range(D.KINDS):
            counts[kind] += int(state.camp[seat, kind] + state.clients[seat, kind] + state.stock[seat, kind])
            counts[kind] += int(state.vault_seen[seat, kind])
            counts[kind] += sum(int(packed) >> (2 * kind) & 3 for packed in state.materials[seat])
        for stage in state.stage[seat]:
            if stage >= R.PUBLIC:
                counts[stage - R.PUBLIC] += 1
    return counts


def _named_cards(state: State) -> Iterable[int]:
    """The cards that are somewhere by name."""
    for seat in range(state.players):
        for card in range(D.CARD_COUNT):
            held = int(state.hand[seat, card] + state.banked[seat, card] + state.unseen[seat, card])
            yield from [card] * (held + bool(state.stage[seat, card]))
    for i in range(state.depth):
        if state.frames[i, 0] in (R.F_FOUNTAIN, R.F_SITE):
            yield int(state.frames[i, 1])


def _put_deck(state: State, position: Position) -> None:
    """Stack the given cards, top first, on all that are nowhere else; those beyond `deck_size` are out of play."""
    left = [int(n) for n in D.COPIES]
    listed = [R.CARD.find(word, "`deck`") for word in as_list(position.get("deck"), "`deck`")]
    removed = [R.CARD.find(word, "`removed`") for word in as_list(position.get("removed"), "`removed`")]
    for card in [*_named_cards(state), *listed, *removed]:
        left[card] -= 1
        if left[card] < 0:
            raise BadPosition(WORDS("position-copies", n=D.COPIES[card], card=D.NAMES[card]))
    for kind, count in enumerate(_open_cards(state)):
        for _ in range(count):
            card = max((card for card in range(D.CARD_COUNT) if D.KIND[card] == kind), key=lambda card: left[card])
            if left[card] == 0:
                raise BadPosition(WORDS("position-orders", material=D.MATERIALS[kind]))
            left[card] -= 1
    rest = [card for card in range(D.CARD_COUNT) for _ in range(left[card])]
    random.Random(write_chance(state)).shuffle(rest)
    deck = listed + rest
    size = number(position.get("deck_size", len(deck)), 0, len(deck), "`deck_size`")
    removed += deck[size:]
    cards = removed + deck[:size][::-1]
    state.removed = len(removed)
    state.deck_count = len(cards)
    state.deck[: len(cards)] = cards


def _put_end(state: State, position: Position, names: list[str]) -> None:
    ending = position.get("ending") or ""
    if ending not in R.ENDINGS:
        raise BadPosition(WORDS("position-ending", known=R.ENDINGS[1:], ending=repr(ending)))
    state.ending = R.ENDINGS.index(ending)
    for name in as_list(position.get("victors"), "`victors`"):
        state.victors |= 1 << seat_of(name, names, "victors")
    if state.over:
        state.to_move = state.leader


assert D.OPENING_INFLUENCE == 2, "documented with positions"
