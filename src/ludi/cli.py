"""The command `ludi`: reads the arguments and calls what does the work. Imports late, so that help appears at once."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import ludi
from ludi import compiling
from ludi.kernel.cache import is_ready
from ludi.kernel.errors import LudiError
from ludi.registry import about, folder_of

if TYPE_CHECKING:
    from ludi.kernel.game import Game

EXAMPLES = """examples:
  ludi                                  sit down and play in the browser
  ludi play roads                       you against one greedy bot
  ludi play roads --players 4 --bots random --record mine.jsonl
  ludi replay mine.jsonl                step through a game and verify it
  ludi check my-scenarios.yaml          run scenario files
  ludi arena roads --bots hard,greedy --games 100 --records games/
  ludi bench roads --json               how fast the rules are"""


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status tells whether all went well."""
    parser = build_parser()
    options = parser.parse_args(arguments)
    try:
        return int(options.run(options))
    except LudiError as error:
        print(f"ludi: {error}", file=sys.stderr)
    except OSError as error:
        print(f"ludi: {error.filename or ''}: {error.strerror}. Check the name and the permissions.", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 2


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ludi",
        description="Three Roman board games, to play and to compute with. Without a command: play in the browser.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"ludi {ludi.__version__}")
    add_serving(parser)
    parser.set_defaults(run=serve)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    serving = commands.add_parser("serve", help="play in the browser; the same as ludi without a command")
    add_serving(serving)
    serving.set_defaults(run=serve)

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=list_games)

    play = commands.add_parser("play", help="play in the terminal against bots")
    play.add_argument("game", metavar="GAME", nargs="?", help="which game; `ludi games` lists them")
    play.add_argument("--players", type=int, metavar="N", help="number of players, including you")
    play.add_argument(
        "--bots",
        default="greedy",
        metavar="BOT[,BOT]",
        help="random, greedy, easy, medium, hard or expert; one for all, or one for each",
    )
    play.add_argument(
        "--seat", default=None, metavar="NAME", help="your seat: purple, blue, red, ... (default: purple)"
    )
    play.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same game")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--record", type=Path, metavar="FILE", help="save the game to this file, move by move")
    play.add_argument("--resume", type=Path, metavar="FILE", help="continue a game saved in a file")
    play.set_defaults(run=play_game)

    replay = commands.add_parser("replay", help="step through a recorded game and verify it")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--all", action="store_true", help="don't stop after each decision")
    replay.set_defaults(run=replay_game)

    check = commands.add_parser("check", help="run scenario files")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=check_scenarios)

    arena = commands.add_parser(
        "arena",
        help="let bots play each other and measure their strength",
        description="Bots: random, greedy, easy, medium, hard, expert; a level with other settings (hard+depth=8); "
        "exec:COMMAND, your own program; MODULE:CALLABLE, your own Python callable.",
    )
    arena.add_argument("game", metavar="GAME")
    arena.add_argument(
        "--bots", required=True, metavar="A,B[,C]", help="who plays; the last one also takes the seats that are left"
    )
    arena.add_argument(
        "--games", type=int, default=100, metavar="N", help="at least this many; deals are played in full"
    )
    arena.add_argument("--players", type=int, metavar="P", help="seats at the table (default: as few as possible)")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="the first deal")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    arena.add_argument("--seconds", type=float, default=60.0, help="a program's time for one decision (default: 60)")
    arena.add_argument("--jobs", type=int, metavar="N", help="games side by side (default: one per core)")
    arena.add_argument("--records", type=Path, metavar="DIR", help="save every game there; a second run continues")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write the summary there")
    arena.set_defaults(run=hold_arena)

    bench = commands.add_parser("bench", help="measure random games per second, compiled, on one core")
    bench.add_argument("game", metavar="GAME", nargs="?")
    bench.add_argument("--seconds", type=float, default=2.0, help="how long to measure each number of players")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.set_defaults(run=measure)

    compile_all = commands.add_parser("compile", help="compile the rules of all games")
    compile_all.set_defaults(run=compile_games)
    return parser


# ---------------------------------------------------------------- the browser


def add_serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 lets other machines in")
    parser.add_argument("--port", type=int, metavar="N", help="port to listen on (default: first free one from 8377)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where to keep the games")
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address of a reverse proxy in front of this server, whose X-Forwarded-For is trusted; may be repeated",
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open a browser")
    parser.add_argument(
        "--forget",
        type=float,
        default=365.0,
        metavar="DAYS",
        help="remove unfinished tables and guests not used for this long (default: 365; 0: never)",
    )
    parser.add_argument(
        "--forget-finished",
        type=float,
        default=0.0,
        metavar="DAYS",
        help="remove people's finished games after this long (default: 0, never)",
    )


def serve(options: argparse.Namespace) -> int:
    from ludi.server.run import serve as run

    return run(
        options.host,
        options.port,
        options.data,
        not options.no_browser,
        options.proxy,
        options.forget,
        options.forget_finished,
    )


# ---------------------------------------------------------------- playing


def load_to_play(name: str, bots: list[str]) -> "Game":
    """Load a game for people. Bots that search need compiled rules; for the others nobody waits for a compiler."""
    about(name)
    if all(bot in ("random", "greedy") for bot in bots):
        return load_without_waiting(name)
    from ludi.bots import make

    for bot in bots:
        make(bot, 0)
    compile_shown([name])
    return ludi.load(name)


def load_without_waiting(name: str) -> "Game":
    """Load a game: compiled if that is done already, else interpreted."""
    about(name)
    if not is_ready(folder_of(name)):
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    return ludi.load(name)


def list_games(_: argparse.Namespace) -> int:
    console = Console(highlight=False)
    for game in ludi.catalogue().values():
        players = f"{game.min_players} to {game.max_players} players, {game.minutes} minutes"
        console.print(f"[bold]{game.name}[/bold]  {game.title}: {players}")
        console.print(f"  {game.summary}")
        for option in game.options:
            choices = " | ".join(option.choices)
            console.print(
                f"  --option {option.name}=…  {choices} (default {option.choices[0]}): {option.help}", highlight=False
            )
    return 0


def play_game(options: argparse.Namespace) -> int:
    bots = options.bots.split(",")
    if options.resume:
        from ludi.kernel.record import Record

        record = Record.read(options.resume)
        game = load_to_play(record.game, bots)
        match = record.replay(game)
        file: Path | None = options.resume
    else:
        if not options.game:
            raise LudiError(f"Say which game: ludi play {' or '.join(ludi.catalogue())}.")
        if options.record and options.record.exists():
            raise LudiError(
                f"{options.record} already exists. Choose another name, or continue with --resume {options.record}."
            )
        game = load_to_play(options.game, bots)
        players = options.players or max(game.about.min_players, len(bots) + 1)
        seed = options.seed if options.seed is not None else time.time_ns() % 1_000_000
        match = game.new(players=players, seed=seed, options=dict(_option(text) for text in options.option))
        file = options.record
    seat = match.names[0] if options.seat is None else options.seat
    if seat not in match.names:
        raise LudiError(f"There is no seat {seat!r} in this game. Seats are: {', '.join(match.names)}.")
    from ludi.terminal import Play

    return Play(match, match.names.index(seat), bots, file).run()


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise LudiError(f"Give an option as NAME=VALUE, not {text!r}.")
    return name, value


def replay_game(options: argparse.Namespace) -> int:
    from ludi.kernel.record import Record
    from ludi.terminal import replay

    record = Record.read(options.file)
    return replay(record, load_without_waiting(record.game), stepwise=sys.stdin.isatty() and not options.all)


# ---------------------------------------------------------------- checking


def check_scenarios(options: argparse.Namespace) -> int:
    from ludi.kernel.scenario import read_scenarios, run_scenario

    console = Console(highlight=False, soft_wrap=True)
    passed = failed = 0
    read = [(file, scenario) for file in options.files for scenario in read_scenarios(file)]
    for file, scenario in read:
        differences = run_scenario(scenario, load_without_waiting(scenario.game))
        passed, failed = passed + (not differences), failed + bool(differences)
        mark = "[red]fail[/red]" if differences else "[green]pass[/green]"
        console.print(f"{mark}  {file.name}: {scenario.title}")
        for line in differences:
            console.print(f"        {line}", markup=False)
    console.print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


# ---------------------------------------------------------------- tournaments


def hold_arena(options: argparse.Namespace) -> int:
    from ludi.bots import arena

    description = about(options.game)
    players = options.players or description.min_players
    chosen = dict(_option(text) for text in options.option)
    bots = tuple(name.strip() for name in options.bots.split(","))
    event = arena.Event(options.game, bots, players, options.games, options.seed, chosen, options.seconds)
    arena.check(event)
    compile_shown([options.game])
    results = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(description.title, total=len(list(arena.pairings(event))))
        for result in arena.hold(event, options.jobs or compiling.cores(), options.records):
            results.append(result)
            progress.advance(task)
            if result.failed:
                progress.console.print(f"game {result.number}: {result.failed}", markup=False)
    standings = arena.standings(results)
    if options.json:
        options.json.write_text(arena.summary(event, standings, results), encoding="utf-8")
    title = f"{description.title}, {players} players, {len(results)} games"
    table = Table(
        "bot", "games", "wins", "95 % interval", "rating", "mean score", "decisions/game", "s/decision", title=title
    )
    for one in standings:
        table.add_row(
            one.bot,
            str(one.games),
            f"{one.win_rate:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.rating:.1f} ± {one.rating_error:.1f}",
            f"{one.mean_score:.1f}",
            f"{one.decisions:.1f}",
            f"{one.seconds_per_decision:.3f}",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    Console().print(table)
    return 0


# ---------------------------------------------------------------- compiling and measuring


def compile_shown(names: Iterable[str]) -> None:
    """Compile games, if that is not done yet, with a progress bar for each."""
    left = (TimeRemainingColumn(), TextColumn("left"))
    columns = (TextColumn("compiling {task.description}"), BarColumn(), MofNCompleteColumn(), *left)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bars = {name: progress.add_task(name, visible=False) for name in names}

        def show(name: str, done: int, total: int) -> None:
            progress.update(bars[name], completed=done, total=total, visible=True)

        compiling.compile_games(bars, show)


def compile_games(_: argparse.Namespace) -> int:
    start = time.perf_counter()
    compile_shown(ludi.catalogue())
    print(f"All games are compiled ({time.perf_counter() - start:.1f} s).")
    return 0


def measure(options: argparse.Namespace) -> int:
    names = [about(options.game).name] if options.game else list(ludi.catalogue())
    compile_shown(names)
    rows = []
    for name in names:
        game = ludi.load(name)
        game.random_games(game.about.min_players, 1)
        rows += [measure_table(game, players, options.seconds) for players in game.about.player_counts]
    if options.json:
        print(json.dumps(rows, indent=1))
        return 0
    table = Table(
        "game", "players", "games/s", "decisions/s", "decisions per game", "state", title="Random games, one core"
    )
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['decisions_per_game']:.1f}",
            f"{row['state_bytes']} bytes",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    Console().print(table)
    return 0


def measure_table(game: "Game", players: int, seconds: float) -> dict[str, Any]:
    """Random games for about so many seconds."""
    games, decisions, spent, batch = 0, 0, 0.0, 1
    while spent < seconds:
        start = time.perf_counter()
        decisions += game.random_games(players, batch, seed=games)
        spent += time.perf_counter() - start
        games += batch
        batch = max(1, min(batch * 2, int(games / spent * (seconds - spent)) + 1))
    return {
        "game": game.name,
        "players": players,
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "state_bytes": game.dtype.itemsize,
    }
