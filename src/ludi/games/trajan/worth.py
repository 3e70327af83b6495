"""What single things are worth to a player in Trajan, in points: the dossier's strategy notes as numbers.

A free action is worth about five points; everything that saves or brings actions is measured against that. Values fade
as the game runs out of turns.
"""

import numpy as np

from ludi.kernel.jit import INT, REAL, compiled
from ludi.kernel.quick import bit_count
from ludi.kernel.state import State

from . import data as D, state as R
from .areas import province_points
from .quarter import demands_up
from .reach import could_fulfil, markers_in
from .state import S

MARKERS_A_TURN = 2.4
FACTORIAL = np.array([1, 1, 2, 6], np.int64)
ACTION = 5.0  # points an action brings
MARKER_PLACE = np.array([0.6, 0.9, 0.8, 1.0, 0.8, 0.9])  # a "+2" marker that no tile waits for, by action
DOUBLED = 1.7  # factor for an extra-action tile with a "+2" marker: its second repeat may find less to do


@compiled(REAL(S))
def spaces_left(state: State) -> float:
    """Spaces the time marker has left in this quarter."""
    length = D.TRACK[state.options[R.OPTION_TRACK], state.players]
    return float((D.LAPS - demands_up(state)) * length - state.time)


@compiled(REAL(S))
def quarter_turns(state: State) -> float:
    """Roughly the turns a player has left in this quarter."""
    return spaces_left(state) / (MARKERS_A_TURN * state.players)


@compiled(REAL(S))
def turns_left(state: State) -> float:
    """Roughly the turns a player has left in the game."""
    length = D.TRACK[state.options[R.OPTION_TRACK], state.players]
    spaces = spaces_left(state) + (D.QUARTERS - 1 - state.quarter) * D.LAPS * length
    return spaces / (MARKERS_A_TURN * state.players)


# ---------------------------------------------------------------- demands


@compiled(REAL(S, INT, INT, INT, INT))
def penalty_with(state: State, player: int, bread: int, games: int, religion: int) -> float:
    """What the demands face up plus these further ones would cost with what the player has."""
    missing = 0
    for kind in range(D.DEMAND_KINDS):
        more = bread if kind == 0 else games if kind == 1 else religion
        needed = state.demand_up[kind] + more
        missing += max(0, needed - state.permanent[player, kind] - state.tiles[player, kind])
    missing = max(0, missing - int(state.tiles[player, D.JOKER_DEMAND]))
    return float(D.PENALTY[min(missing, D.DEMANDS_A_QUARTER)])


@compiled(REAL(S, INT))
def expected_penalty(state: State, player: int) -> float:
    """The expected penalty, averaged over the demands still to come in this quarter."""
    unknown = D.DEMANDS_A_QUARTER - demands_up(state)
    total, ways = 0.0, 0
    for bread in range(unknown + 1):
        for games in range(unknown + 1 - bread):
            religion = unknown - bread - games
            orders = FACTORIAL[unknown] // (FACTORIAL[bread] * FACTORIAL[games] * FACTORIAL[religion])
            total += orders * penalty_with(state, player, bread, games, religion)
            ways += orders
    return total / ways


@compiled(REAL(S, INT))
def stores(state: State, player: int) -> float:
    """Forum tiles and permanent tiles for later quarters; the first of each kind counts most."""
    later = D.QUARTERS - 1 - state.quarter
    worth = 0.0
    for kind in range(D.DEMAND_KINDS):
        worth += state.permanent[player, kind] * 2.8 * later
        spare = max(0, state.tiles[player, kind] + state.permanent[player, kind] - state.demand_up[kind])
        if later > 0:
            worth += 1.6 * min(spare, 1) + 0.8 * min(max(0, spare - 1), 2)
    if later > 0:
        worth += 2.0 * min(2, int(state.tiles[player, D.JOKER_DEMAND]))
    return worth


# ---------------------------------------------------------------- tiles on the mat


@compiled(REAL(S, INT, INT))
def demand_tile_worth(state: State, player: int, kind: int) -> float:
    """Another bread, games or religion tile."""
    owned = int(state.tiles[player, kind]) + int(state.permanent[player, kind])
    unknown = D.DEMANDS_A_QUARTER - demands_up(state)
    bonus = 0.0
    if owned <= state.demand_up[kind]:
        if state.bonus_gold[player] >> (D.BONUS_DEMAND + kind) & 1:
            bonus = 3.0
        elif state.bonus_grey[player] >> (D.BONUS_DEMAND + kind) & 1:
            bonus = 2.0
    if owned < state.demand_up[kind]:
        return 5.0 + bonus
    if state.quarter == D.QUARTERS - 1 and unknown == 0:
        return 2 * bonus
    return bonus + (1.0 + 1.0 * unknown) / (1 + owned - int(state.demand_up[kind]))


@compiled(REAL(S, INT, INT))
def extra_worth(state: State, player: int, action: int) -> float:
    """An extra-action tile: an action, two with a "+2" marker, if there is still time."""
    each = 0.8 * ACTION * min(1.0, turns_left(state) / 4)
    return each * (DOUBLED if state.plus_two[player] >> action & 1 else 1.0)


@compiled(REAL(S, INT))
def joker_worth(state: State, player: int) -> float:
    """An extra-action joker: it can wait for the best possible action, so it is worth more than any tile."""
    each = 1.1 * ACTION * min(1.0, turns_left(state) / 4)
    return each * (DOUBLED if state.plus_two[player] else 1.0)


@compiled(REAL(S, INT))
def marker_worth(state: State, player: int) -> float:
    """The next "+2" marker: much if a tile waits for it, else a little for future tiles."""
    left = min(1.0, turns_left(state) / 6)
    for action in range(D.TRAYS):
        if state.tiles[player, D.EXTRA + action] and not state.plus_two[player] >> action & 1:
            return (1.0 + (DOUBLED - 1.0) * 0.8 * ACTION) * left
    if state.tiles[player, D.JOKER_EXTRA] and not state.plus_two[player]:
        return (1.0 + (DOUBLED - 1.0) * 1.1 * ACTION) * left
    return 1.2 * left


@compiled(REAL(S, INT, INT))
def tile_worth(state: State, player: int, kind: int) -> float:
    """One more forum tile of a kind."""
    left = min(1.0, turns_left(state) / 4)
    if kind < D.DEMAND_KINDS:
        return demand_tile_worth(state, player, kind)
    if kind < D.EXTRA:
        return 0.6 + 0.55 * (2 + kind - D.VOTES_2)
    if kind < D.EXTRA + D.TRAYS:
        return extra_worth(state, player, kind - D.EXTRA)
    if kind == D.JOKER_COMMODITY:
        return 1.0 + 2.5 * left
    if kind == D.JOKER_DEMAND:
        return 4.5
    if kind == D.JOKER_CONSTRUCTION:
        return 5.0
    return joker_worth(state, player)


@compiled(REAL(S, INT))
def tiles_worth(state: State, player: int) -> float:
    """Extra-action tiles and jokers; votes and demands are counted elsewhere, sets by the scoring."""
    worth = 0.0
    for action in range(D.TRAYS):
        if state.tiles[player, D.EXTRA + action]:
            worth += state.tiles[player, D.EXTRA + action] * extra_worth(state, player, action)
    left = min(1.0, turns_left(state) / 4)
    worth += state.tiles[player, D.JOKER_COMMODITY] * 2.5 * left
    if state.tiles[player, D.JOKER_EXTRA]:
        worth += state.tiles[player, D.JOKER_EXTRA] * joker_worth(state, player)
    worth += state.tiles[player, D.JOKER_CONSTRUCTION] * 3.0 * left
    for action in range(D.TRAYS):
        if state.plus_two[player] >> action & 1:
            worth += MARKER_PLACE[action] * left
    return float(worth)


# ---------------------------------------------------------------- the action circle


@compiled(REAL(S, INT, INT))
def fulfilling_worth(state: State, player: int, tile: int) -> float:
    """The points and effect of fulfilling a Trajan tile."""
    category = tile // D.EACH_CATEGORY
    turns = turns_left(state)
    left = min(1.0, turns / 6)
    worth = float(D.TRAJAN_POINTS[tile])
    if category == D.PLAIN:
        return worth
    if category == D.PLUS_TWO:
        return worth + marker_worth(state, player)
    if category == D.CARDS:
        return worth + 1.5 + 2.0 * left
    if category == D.WORKERS:
        return worth + D.TRAJAN_AMOUNT[tile] * (1.0 + 1.8 * left)
    if category == D.LEGIONNAIRES:
        return worth + D.TRAJAN_AMOUNT[tile] * (1.0 + 0.9 * left)
    kind = D.TRAJAN_AMOUNT[tile]
    now = 3.0 if state.demand_up[kind] > state.permanent[player, kind] + state.tiles[player, kind] else 1.5
    return worth + now + 2.8 * (D.QUARTERS - 1 - state.quarter) / (1 + 0.5 * state.permanent[player, kind])


@compiled(INT(S, INT, INT, INT))
def colours_lying(state: State, player: int, tray: int, tile: int) -> int:
    """How many of a tile's two colours are already in a tray."""
    first, second = D.TRAJAN_COLOURS[tile, 0], D.TRAJAN_COLOURS[tile, 1]
    if first == second:
        return min(2, int(state.tray[player, tray, first]))
    return min(1, int(state.tray[player, tray, first])) + min(1, int(state.tray[player, tray, second]))


@compiled(REAL(S, INT))
def circle_worth(state: State, player: int) -> float:
    """Waiting Trajan tiles, by how close they are to being fulfilled; and how many different actions are in reach."""
    turns = turns_left(state)
    time = min(1.0, turns / 5)
    reachable, matched = 0, 0
    for tray in range(D.TRAYS):
        held = markers_in(state, player, tray)
        if held:
            target = (tray + held) % D.TRAYS
            reachable |= 1 << target
            if could_fulfil(state, player, tray):
                matched |= 1 << target
    worth = 0.5 * bit_count(reachable)
    for slot in range(D.TRAYS):
        tile = int(state.slot[player, slot])
        if tile >= 0:
            lying = colours_lying(state, player, slot, tile)
            chance = 0.25 if lying == 0 else 0.40 if lying == 1 else 0.62
            if matched >> slot & 1:
                chance = 0.80
            worth += chance * time * fulfilling_worth(state, player, tile)
    return worth


@compiled(REAL(S, INT))
def layout_worth(state: State, player: int) -> float:
    """The initial markers: different colours in a tray and the second one before it can fulfil more tiles."""
    worth = 0.0
    for tray in range(D.TRAYS):
        for colour in range(D.TRAYS):
            if state.tray[player, tray, colour]:
                alike = (
                    state.tray[player, tray, colour] - 1 + state.tray[player, (tray + D.TRAYS - 2) % D.TRAYS, colour]
                )
                worth -= 2.0 * alike
    return worth


# ---------------------------------------------------------------- figures and buildings


@compiled(REAL(S, INT, INT, INT))
def building_worth(state: State, player: int, tile: int, grants: int) -> float:
    """A construction tile: its points, the action for the first of its kind, and its value for sets."""
    kind = D.BUILDING_KIND[tile]
    owned = int(state.buildings[player, kind]) + int(state.tiles[player, D.JOKER_CONSTRUCTION])
    worth = float(D.BUILDING_VALUE[tile])
    if state.buildings[player, kind] == 0:
        return worth + ACTION * grants
    if owned == 1:
        return worth + 2.0
    return worth + 7.0 if owned == 2 else worth + 9.0


@compiled(REAL(S, INT))
def waiting_worth(state: State, legionnaires: int) -> float:
    """Legionnaires in the camp, beyond their point at the end. Each needs an action to occupy, so a few are enough."""
    return (1.2 * min(legionnaires, 1) + 0.6 * min(max(0, legionnaires - 1), 2)) * min(1.0, turns_left(state) / 5)


@compiled(REAL(S, INT))
def figures_worth(state: State, player: int) -> float:
    """Waiting workers and legionnaires (each saves an action), and half-finished sets."""
    left = min(1.0, turns_left(state) / 5)
    worth = 0.0
    waiting = int(state.work_camp[player])
    worth += (2.2 * min(waiting, 2) + 1.0 * max(0, min(waiting - 2, 2))) * left
    worth += waiting_worth(state, int(state.military_camp[player]))
    lying = 0  # number of each kind still in the district, three bits each
    for space in range(D.SPACES):
        if state.district[space] >= 0:
            lying += 1 << (3 * D.BUILDING_KIND[state.district[space]])
    for kind in range(D.KIND_COUNT):
        count = int(state.buildings[player, kind])
        there = lying >> (3 * kind) & 7
        if count == 2 and there >= 1:
            worth += 4.0 * left
        elif count == 3 and there >= 1:
            worth += 4.0 * left
        elif count == 1 and there >= 2:
            worth += 1.2 * left
    return worth


@compiled(REAL(S, INT, INT))
def province_hope(state: State, player: int, province: int) -> float:
    """What a leader in a province promises: its points beyond what an action brings anyway."""
    if province == D.CAMP or state.legionnaires[player] >> province & 1:
        return 0.0
    ready = 0.2 if state.military_camp[player] else 0.1
    return ready * max(0, province_points(state, player, province) - 3) * min(1.0, turns_left(state) / 3)


@compiled(REAL(S, INT))
def leader_worth(state: State, player: int) -> float:
    """The leader's place: a province still to be occupied, if a legionnaire is waiting."""
    return province_hope(state, player, int(state.leader[player]))


# ---------------------------------------------------------------- cards


@compiled(REAL(S, INT, INT))
def shipping(state: State, player: int, ship: int) -> float:
    """The hand's best set (with jokers) for a ship, in points now."""
    jokers = int(state.tiles[player, D.JOKER_COMMODITY])
    most, pairs, kinds = 0, 0, 0
    for kind in range(D.COMMODITY_KINDS):
        cards = int(state.hand[player, kind])
        most = max(most, cards)
        if cards > 1:
            pairs += 1
        if cards:
            kinds += 1
    if ship == D.IDENTICAL:
        return float(D.SHIP_POINTS[ship, state.grey[ship], min(4, most + jokers)])
    if ship == D.PAIRS:
        return float(D.SHIP_POINTS[ship, state.grey[ship], min(3, pairs + min(jokers, kinds - pairs))])
    return float(D.SHIP_POINTS[ship, state.grey[ship], min(4, kinds + jokers)])


@compiled(REAL(S, INT))
def hand_worth(state: State, player: int) -> float:
    """What shipping may bring: the best ship now, growing sets, cards for the player's bonus tiles."""
    turns = turns_left(state)
    if turns < 0.7:
        return 0.0
    best, second = 0.0, 0.0
    for ship in range(3):
        value = shipping(state, player, ship)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    worth = 0.55 * best + 0.15 * second
    for kind in range(D.COMMODITY_KINDS):
        cards = int(state.hand[player, kind])
        if cards == 2:
            worth += 0.7
        elif cards >= 3:
            worth += 1.5
        if cards:
            bit = kind // 2
            if state.bonus_gold[player] >> bit & 1:
                worth += 1.8 * cards
            elif state.bonus_grey[player] >> bit & 1:
                worth += 1.1 * cards
    return worth * min(1.0, turns / 3)


# ---------------------------------------------------------------- the senate


@compiled(REAL(S, INT, INT, INT))
def bonus_worth(state: State, player: int, tile: int, grey: int) -> float:
    """Roughly what a bonus tile will bring at the end."""
    left = min(1.0, turns_left(state) / 20)
    if tile < D.BONUS_DEMAND:
        cards = 0.0
        for kind in (2 * tile, 2 * tile + 1):
            cards += state.display[player, kind] + 0.6 * state.hand[player, kind]
        return (cards + 2.0 * left) * D.COMMODITY_BONUS[grey]
    if tile < D.BONUS_WORKERS:
        owned = state.tiles[player, tile - D.BONUS_DEMAND] > 0 or state.tiles[player, D.JOKER_DEMAND] > 0
        return (9.0 if grey == 0 else 6.0) * max(0.6 * left + 0.15, 0.9 if owned and left < 0.1 else 0.0)
    if tile == D.BONUS_WORKERS:
        return (bit_count(int(state.workers[player])) + 4.0 * left) * (1.0 if grey == 0 else 0.5)
    if tile == D.BONUS_LEGIONNAIRES:
        return (bit_count(int(state.legionnaires[player])) + 3.5 * left) * D.LEGIONNAIRE_BONUS[grey]
    gold = bit_count(int(state.bonus_gold[player])) + (1 if grey == 0 else 0)
    return (gold + 1.0 * left) * D.GOLD_BONUS[grey]


@compiled(INT(S, INT))
def votes_of(state: State, player: int) -> int:
    votes = 0 if state.senate[player] == 0 else int(state.senate[player]) + 1
    for i in range(4):
        votes += (2 + i) * int(state.tiles[player, D.VOTES_2 + i])
    return votes


@compiled(REAL(S, INT))
def vote_worth(state: State, player: int) -> float:
    """The chance of an office times the bonus tiles, and a little for the disc's place, which the next step adds to."""
    votes = votes_of(state, player)
    ahead, even = 0.0, 0.0
    best_other = 0
    for other in range(state.players):
        if other != player:
            theirs = votes_of(state, other)
            best_other = max(best_other, theirs)
            if theirs > votes:
                ahead += 1
            elif theirs == votes:
                even += 1
    turns = quarter_turns(state)
    spread = 2.5 + 0.9 * turns
    first = 1.0 / (1.0 + 2.718281828 ** (-(votes - best_other) / spread * 1.8))
    place = 1.0 + ahead + 0.5 * even
    second = max(0.0, (1.0 - first) * (1.0 if state.players == 2 else max(0.1, 1.0 - 0.35 * (place - 1))))
    gold, grey = 0.0, 0.0
    for i in range(2):
        if state.senate_bonus[i] >= 0:
            gold = max(gold, bonus_worth(state, player, int(state.senate_bonus[i]), 0))
            grey += 0.5 * bonus_worth(state, player, int(state.senate_bonus[i]), 1)
    return first * gold + second * grey + 0.22 * state.senate[player] * min(turns, 4.0)


@compiled(REAL(S, INT))
def bonuses_worth(state: State, player: int) -> float:
    """What the player's bonus tiles will still gain beyond the current score sheet."""
    left = min(1.0, turns_left(state) / 20)
    worth = 0.0
    for grey in range(2):
        bits = int(state.bonus_gold[player]) if grey == 0 else int(state.bonus_grey[player])
        for tile in range(D.BONUS_GOLD + 1):
            if bits >> tile & 1 and D.BONUS_DEMAND <= tile < D.BONUS_WORKERS:
                worth -= 3.0 * left if state.tiles[player, tile - D.BONUS_DEMAND] else -3.0 * left
    return worth
