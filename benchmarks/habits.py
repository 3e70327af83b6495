"""What bots tend to do, as rates over whole games that they play against themselves.

python benchmarks/habits.py trajan --bot greedy --games 100
python benchmarks/habits.py trajan --records FOLDER      for games saved by `ludi arena --records`, all bots together
"""

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import ludi
from ludi.bots import make
from ludi.bots.levels import LEVELS
from ludi.games.glory import actions as glory_actions, data as glory, events as glory_events, state as glory_states
from ludi.games.trajan import actions as trajan_actions, data as trajan, state as trajan_states
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from ludi.kernel.state import State, bytes_of

Tally = Counter[str]
Rates = dict[str, str]


def rate(part: float, whole: float) -> str:
    return f"{part / whole:.2f} ({part:g} of {whole:g})" if whole else "never"


# ---------------------------------------------------------------- Trajan


def first_sowings(state: State, seat: int) -> int:
    """Trajan tiles that the first sowing could fulfil, summed over the three slots that then have one."""
    count = 0
    for slot in map(int, trajan.FIRST_SLOTS):
        lying, coming = state.tray[seat, slot], state.tray[seat, slot - 2]  # one of the two that come lands there
        for first, second in trajan.TRAJAN_COLOURS:
            missing = [
                colour for colour, there in ((first, 0), (second, int(first == second))) if lying[colour] <= there
            ]
            count += not missing or (len(missing) == 1 and coming[missing[0]] > 0)
    return count


def watch_trajan(before: State, action: int, after: State, tally: Tally) -> None:
    """Record one decision."""
    seat, phase = int(before.to_move), before.phase
    if phase == trajan_states.MARKERS and after.phase != trajan_states.MARKERS:  # all markers are placed
        for player in range(after.players):
            tally["circles"] += 1
            tally["first sowings"] += first_sowings(after, player)
            tally["equal pairs"] += int((after.tray[player] == 2).sum())
    elif phase == trajan_states.EXTRA_ACTION and action != trajan_actions.PASS:
        doubled = int(before.plus_two[seat]) >> int(before.doing) & 1
        tally["tiles spent"] += 1
        tally["tiles spent doubled"] += doubled
        if action == trajan_actions.USE_JOKER:
            tally["jokers spent"] += 1
            tally["jokers doubled"] += doubled
            tally["jokers beside a tile"] += before.tiles[seat, trajan.EXTRA + before.doing] > 0
            tally[f"joker on {trajan.ACTION_NAMES[before.doing]}"] += 1
    elif phase == trajan_states.EFFECT and trajan_actions.PUT_PLUS_TWO <= action < trajan_actions.DRAW_TWO:
        laid = action - trajan_actions.PUT_PLUS_TWO
        tally["markers laid"] += 1
        tally["markers with a tile"] += (
            before.tiles[seat, trajan.EXTRA + laid] + before.tiles[seat, trajan.JOKER_EXTRA] > 0
        )
        tally[f"+2 on {trajan.ACTION_NAMES[laid]}"] += 1
    elif trajan_actions.CHOOSE_SHIP <= action < trajan_actions.CHOOSE_SHIP + len(trajan.SHIPS):
        tally["ships chosen"] += 1
    elif action == trajan_actions.SAIL:
        tally["sailings"] += 1
    if after.over:
        tally["demand points lost"] -= int(after.points[: after.players, trajan_states.FROM_DEMANDS].sum())
        for player in range(after.players):
            tally["players"] += 1
            tally["legionnaires placed"] += int(after.legionnaires[player]).bit_count()
            tally["legionnaires left"] += int(after.military_camp[player])
            tally["workers placed"] += int(after.workers[player]).bit_count()
            tally["workers left"] += int(after.work_camp[player])
            tally["tiles left"] += int(after.tiles[player, trajan.EXTRA : trajan.EXTRA + trajan.TRAYS].sum())
            tally["jokers left"] += int(after.tiles[player, trajan.JOKER_EXTRA])


def rates_of_trajan(n: Tally) -> Rates:
    legionnaires = n["legionnaires placed"] + n["legionnaires left"]
    workers = n["workers placed"] + n["workers left"]
    return {
        "first markers: tiles the first sowing could fulfil, a slot": rate(n["first sowings"], 3 * n["circles"]),
        "first markers: trays with two of a colour, a circle": rate(n["equal pairs"], n["circles"]),
        "legionnaires a player": rate(legionnaires, n["players"]),
        "of which placed": rate(n["legionnaires placed"], legionnaires),
        "workers a player": rate(workers, n["players"]),
        "of which at work": rate(n["workers placed"], workers),
        "extra-action tiles and jokers spent, a player": rate(n["tiles spent"], n["players"]),
        "of which doubled by +2": rate(n["tiles spent doubled"], n["tiles spent"]),
        "left over, a player": rate(n["tiles left"] + n["jokers left"], n["players"]),
        "jokers spent, a player": rate(n["jokers spent"], n["players"]),
        "of which doubled by +2 ": rate(n["jokers doubled"], n["jokers spent"]),
        "of which beside an ordinary tile": rate(n["jokers beside a tile"], n["jokers spent"]),
        **{f"of which on {a}": rate(n[f"joker on {a}"], n["jokers spent"]) for a in trajan.ACTION_NAMES},
        "ships chosen, a sailing": rate(n["ships chosen"], n["sailings"]),
        "points lost to demands, a player": rate(n["demand points lost"], n["players"]),
        "+2 markers laid, a player": rate(n["markers laid"], n["players"]),
        "of which where a tile waits": rate(n["markers with a tile"], n["markers laid"]),
        "tiles doubled, a marker": rate(n["tiles spent doubled"], n["markers laid"]),
        **{f"of markers on {a}": rate(n[f"+2 on {a}"], n["markers laid"]) for a in trajan.ACTION_NAMES},
    }


# ---------------------------------------------------------------- Glory to Rome


ACTIONS_OF_ROLES = {
    glory_events.HIRED,
    glory_events.STORED,
    glory_events.BANKED,
    glory_events.LAID,
    glory_events.ADDED,
    glory_events.SHOWED,
}


def hand_limit(state: State, seat: int) -> int:
    active = int(state.functions[seat])
    shrine, temple = active >> glory.SHRINE & 1, active >> glory.TEMPLE & 1
    return glory.HAND_LIMIT + glory.SHRINE_CARDS * shrine + glory.TEMPLE_CARDS * temple


def watch_glory(before: State, action: int, after: State, tally: Tally) -> None:
    """Record one decision."""
    seat, phase = int(before.to_move), before.phase
    units = (glory_states.ASK_LEAD, glory_states.ASK_FOLLOW, glory_states.ASK_MORE)
    if phase in units and action != glory_actions.STOP:
        tally["units"] += action != glory_actions.THINK_INSTEAD
        if glory_actions.PETITION_FOR <= action < glory_actions.CARD:
            kind, role = divmod(action - glory_actions.PETITION_FOR, glory.KINDS)
            size = 2
            enough = [k for k in range(glory.KINDS) if before.hand_kinds[seat, k] >= size]
            held = int((before.hand_kinds[seat] * glory.VALUE).sum())
            tally["petitions"] += 1
            tally["petitioned value"] += int(size * glory.VALUE[kind])
            tally["petitioned cards"] += size
            tally["rest value"] += held - int(size * glory.VALUE[kind])
            tally["rest cards"] += int(before.hand_kinds[seat].sum()) - size
            tally["dear petitions"] += any(glory.VALUE[k] < glory.VALUE[kind] for k in enough)
            tally["needless petitions"] += before.hand_kinds[seat, role] > 0 and kind != role
    elif phase == glory_states.ASK_THINK and action in (glory_actions.DECK, glory_actions.SENATOR_FROM_PILE):
        full = before.hand_kinds[seat].sum() + before.senators[seat] >= hand_limit(before, seat)
        tally["thinks"] += 1
        tally["draws"] += action == glory_actions.DECK
        tally["single draws"] += action == glory_actions.DECK and full
        tally["single draws behind Senators"] += action == glory_actions.DECK and full and before.senators[seat] >= 3
        tally["single draws beside Senators"] += action == glory_actions.DECK and full and before.pile > 0
    for event in after.events[: after.event_count]:
        if event[0] == glory_events.COMPLETED and event[2] == glory.AMPHITHEATRE:
            cards = int(after.hand_kinds[event[1]].sum())
            tally["amphitheatres"] += 1
            tally["amphitheatres without a hand"] += cards == 0
            tally["cards at amphitheatres"] += cards
        elif event[0] == glory_events.PLAYED or event[0] == glory_events.PETITIONED:
            tally[f"idle {event[1]}"] = 1
        elif event[0] in ACTIONS_OF_ROLES:
            tally[f"idle {event[1]}"] = 0
        elif event[0] == glory_events.ROUND:
            for player in range(after.players):
                tally["idle units"] += tally.pop(f"idle {player}", 0)
    if after.over:
        tally["players"] += after.players
        tally["rounds"] += after.round_number


def rates_of_glory(n: Tally) -> Rates:
    return {
        "rounds a game, a player": rate(n["rounds"], n["players"]),
        "units of cards a player": rate(n["units"], n["players"]),
        "after which its player did nothing": rate(n["idle units"], n["units"]),
        "petitions, a unit": rate(n["petitions"], n["units"]),
        "value of a card petitioned with": rate(n["petitioned value"], n["petitioned cards"]),
        "value of a card kept then": rate(n["rest value"], n["rest cards"]),
        "petitions that a cheaper kind would have done": rate(n["dear petitions"], n["petitions"]),
        "petitions beside a card of the role": rate(n["needless petitions"], n["petitions"]),
        "thinks a player": rate(n["thinks"], n["players"]),
        "of which draw a single card at the limit": rate(n["single draws"], n["thinks"]),
        "of which with Senators in the pile": rate(n["single draws beside Senators"], n["thinks"]),
        "single draws with three Senators in hand": rate(n["single draws behind Senators"], n["single draws"]),
        "Amphitheatres completed, a player": rate(n["amphitheatres"], n["players"]),
        "of which with no card in hand": rate(n["amphitheatres without a hand"], n["amphitheatres"]),
        "cards in hand then": rate(n["cards at amphitheatres"], n["amphitheatres"]),
    }


# ---------------------------------------------------------------- whole games

WATCHED: dict[str, tuple[Callable[[State, int, State, Tally], None], Callable[[Tally], Rates]]] = {
    "trajan": (watch_trajan, rates_of_trajan),
    "glory": (watch_glory, rates_of_glory),
}


ENDLESS = 4000  # decisions, ten times a game's length


def play(game: Game, bot: str, players: int, seed: int, tally: Tally) -> None:
    """Play one game of a bot against itself."""
    match = game.new(players=players, seed=seed)
    bots = [make(bot, seed * 8 + seat) for seat in range(players)]
    while match.to_move is not None and len(match.steps) < ENDLESS:
        decide(match, bots[match.to_move].choose(match), tally)
    note_end(match, tally)


def play_again(game: Game, file: Path, tally: Tally) -> None:
    """Replay one saved game."""
    record = Record.read(file)
    match = record.begin(game)
    for decision in record.decisions:
        decide(match, decision["action"], tally)
    note_end(match, tally)


def decide(match: Match, action: int, tally: Tally) -> None:
    """Take a decision, and record it and those it forces."""
    game, (watch, _) = match.game, WATCHED[match.game.name]
    before, after = game.copy(bytes(match)), game.copy(bytes(match))
    match.apply(action)
    mask = game.new_mask()
    while True:
        game.apply(after[0], action)
        watch(before[0], action, after[0], tally)
        if bytes_of(after) == bytes(match):
            return
        game.legal(after[0], mask)
        before, action = game.copy(bytes_of(after)), int(mask.argmax())


def note_end(match: Match, tally: Tally) -> None:
    tally["endless games"] += not match.over
    tally["games"] += 1
    tally["points"] += sum(row["total"] for row in match.scores().values())
    tally["seats"] += match.players


def habits(game: Game, bot: str, players: int, games: int, seed: int) -> Tally:
    """What a bot does in a number of games against itself."""
    if bot.split("+")[0] in LEVELS:
        bot += "+seconds=600+turn_seconds=6000"  # no clock, so that a busy machine changes nothing
    tally: Tally = Counter()
    for number in range(games):
        play(game, bot, players, seed + number, tally)
    return tally


def kept_habits(game: Game, folder: Path) -> Tally:
    """What was done in saved games."""
    tally: Tally = Counter()
    for file in sorted(folder.glob("[0-9]*.jsonl")):
        play_again(game, file, tally)
    return tally


def rates(game: Game, tally: Tally) -> Rates:
    return {
        "points a player": rate(tally["points"], tally["seats"]),
        "games that do not end": rate(tally["endless games"], tally["games"]),
        **WATCHED[game.name][1](tally),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=WATCHED)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--records", type=Path, help="use the games saved here instead")
    options = parser.parse_args()
    game = ludi.load(options.game)
    if options.records:
        tally = kept_habits(game, options.records)
    else:
        tally = habits(game, options.bot, options.players, options.games, options.seed)
    for name, value in rates(game, tally).items():
        print(f"{name:62} {value}")


if __name__ == "__main__":
    main()
