"""The command `ludi`: parses the arguments and calls what does the work. Imports late, so that help appears at once."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
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
from ludi.kernel.words import Message, languages, speaking
from ludi.registry import about, folder_of
from ludi.words import WORDS, language_of

if TYPE_CHECKING:
    from ludi.bots.workers import Workers
    from ludi.kernel.about import About
    from ludi.kernel.game import Game
    from ludi.kernel.match import Match


FILE_PROBLEMS = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "forbidden"}


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    with speaking(wanted_language(arguments)):
        options = build_parser().parse_args(arguments)
        try:
            return int(options.run(options))
        except LudiError as error:
            print(f"ludi: {error}", file=sys.stderr)
        except OSError as error:
            print(f"ludi: {bad_file(error)}", file=sys.stderr)
        except KeyboardInterrupt:
            print(f"\n{WORDS('interrupted')}", file=sys.stderr)
            return 130
    return 2


def bad_file(error: OSError) -> Message:
    """What is wrong with a file or, if it was to be created, with its folder."""
    file, problem = str(error.filename or ""), FILE_PROBLEMS.get(type(error), str(error.strerror))
    if problem == "missing" and not Path(file).parent.exists():
        file, problem = str(Path(file).parent), "no-folder"
    return WORDS("bad-file", file=file, problem=problem)


def wanted_language(arguments: list[str] | None) -> str:
    """The language from `--language`, else the locale; needed before parsing, as help is in that language, too."""
    parser = argparse.ArgumentParser("ludi", add_help=False, allow_abbrev=False)
    parser.add_argument("--language", choices=languages(), default=language_of(os.environ))
    return str(parser.parse_known_args(arguments)[0].language)


ARGPARSE = {
    "usage: ": "help-usage",
    "positional arguments": "help-arguments",
    "options": "help-options",
    "show this help message and exit": "help-help",
    "%(prog)s: error: %(message)s\n": "args-error",
    "argument %(argument_name)s: %(message)s": "args-argument",
    "invalid %(type)s value: %(value)r": "args-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "args-choice",
    "expected one argument": "args-one",
    "the following arguments are required: %s": "args-required",
    "unrecognized arguments: %s": "args-unknown",
    "ambiguous option: %(option)s could match %(matches)s": "args-ambiguous",
}
"""argparse's texts, and the messages that translate them."""


def said_here(text: str) -> str:
    """Translate for argparse: the standard library has no translations."""
    return f"{WORDS(ARGPARSE[text])}{text[len(text.rstrip()) :]}" if text in ARGPARSE else text


argparse._ = said_here  # type: ignore[attr-defined]


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "ludi",
        description=str(WORDS("help-about")),
        epilog=str(WORDS("help-examples")),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"ludi {ludi.__version__}"
    parser.add_argument("--version", action="version", version=version, help=str(WORDS("help-version")))
    add_serving(parser)
    parser.set_defaults(run=serve)
    commands = parser.add_subparsers(title=str(WORDS("help-commands")), metavar="COMMAND")

    serving = commands.add_parser("serve", help=str(WORDS("help-serve")))
    add_serving(serving)
    serving.set_defaults(run=serve)

    moving = commands.add_parser("move-data", help=str(WORDS("help-move-data")))
    moving.add_argument("--data", type=Path, metavar="FOLDER", help=str(WORDS("help-data")))
    moving.add_argument("--database", required=True, metavar="URL", help=str(WORDS("help-database")))
    add_language(moving)
    moving.set_defaults(run=move_data)

    worker = commands.add_parser("worker", help=str(WORDS("help-worker")))
    worker.add_argument("--database", required=True, metavar="URL", help=str(WORDS("help-worker-database")))
    worker.add_argument("--jobs", type=int, metavar="N", help=str(WORDS("help-worker-jobs")))
    add_language(worker)
    worker.set_defaults(run=work)

    games = commands.add_parser("games", help=str(WORDS("help-games")))
    add_language(games)
    games.set_defaults(run=list_games)

    play = commands.add_parser("play", help=str(WORDS("help-play")))
    play.add_argument("game", metavar="GAME", nargs="?", help=str(WORDS("help-game")))
    play.add_argument("--players", type=int, metavar="N", help=str(WORDS("help-players")))
    play.add_argument("--bots", default="greedy", metavar="BOT[,BOT]", help=str(WORDS("help-bots")))
    play.add_argument("--seat", metavar="NAME", help=str(WORDS("help-seat")))
    play.add_argument("--seed", type=int, metavar="N", help=str(WORDS("help-seed")))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=str(WORDS("help-option")))
    play.add_argument("--record", type=Path, metavar="FILE", help=str(WORDS("help-record")))
    play.add_argument("--resume", type=Path, metavar="FILE", help=str(WORDS("help-resume")))
    add_language(play)
    play.set_defaults(run=play_game)

    replay = commands.add_parser("replay", help=str(WORDS("help-replay")))
    replay.add_argument("file", type=Path, metavar="FILE", help=str(WORDS("help-file")))
    replay.add_argument("--all", action="store_true", help=str(WORDS("help-all")))
    add_language(replay)
    replay.set_defaults(run=replay_game)

    analyse = commands.add_parser("analyse", help=str(WORDS("help-analyse")))
    analyse.add_argument("files", nargs="+", type=Path, metavar="FILE", help=str(WORDS("help-file")))
    analyse.add_argument("--json", type=Path, metavar="OUT", help=str(WORDS("help-analysis")))
    analyse.add_argument("--level", metavar="LEVEL", help=str(WORDS("help-level")))
    analyse.add_argument("--seed", type=int, default=0, metavar="N", help=str(WORDS("help-analysis-seed")))
    analyse.add_argument("--open", action="store_true", help=str(WORDS("help-judge-open")))
    analyse.add_argument("--jobs", type=int, metavar="N", help=str(WORDS("help-jobs")))
    add_ray(analyse)
    add_language(analyse)
    analyse.set_defaults(run=analyse_game)

    draw = commands.add_parser("draw", help=str(WORDS("help-draw")))
    draw.add_argument("file", type=Path, metavar="RECORD", help=str(WORDS("help-file")))
    draw.add_argument("--at", type=int, metavar="N", help=str(WORDS("help-at")))
    draw.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help=str(WORDS("help-output")))
    draw.add_argument("--seat", metavar="NAME", help=str(WORDS("help-draw-seat")))
    draw.add_argument("--open", action="store_true", help=str(WORDS("help-open")))
    draw.add_argument("--theme", choices=("light", "dark"), default="light", help=str(WORDS("help-theme")))
    add_language(draw)
    draw.set_defaults(run=draw_board)

    check = commands.add_parser("check", help=str(WORDS("help-check")))
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help=str(WORDS("help-scenarios")))
    add_language(check)
    check.set_defaults(run=check_scenarios)

    arena = commands.add_parser(
        "arena",
        help=str(WORDS("help-arena")),
        description=str(WORDS("help-bots-known")),
    )
    arena.add_argument("game", metavar="GAME", help=str(WORDS("help-game")))
    arena.add_argument("--bots", required=True, metavar="A,B[,C]", help=str(WORDS("help-who-plays")))
    arena.add_argument("--games", type=int, default=100, metavar="N", help=str(WORDS("help-arena-games")))
    arena.add_argument("--players", type=int, metavar="P", help=str(WORDS("help-table-size")))
    arena.add_argument("--seed", type=int, default=0, metavar="N", help=str(WORDS("help-first-deal")))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=str(WORDS("help-option")))
    arena.add_argument("--seconds", type=float, default=60.0, metavar="S", help=str(WORDS("help-seconds")))
    arena.add_argument("--jobs", type=int, metavar="N", help=str(WORDS("help-games-at-once")))
    add_ray(arena)
    arena.add_argument("--records", type=Path, metavar="DIR", help=str(WORDS("help-records")))
    arena.add_argument("--json", type=Path, metavar="FILE", help=str(WORDS("help-summary")))
    add_language(arena)
    arena.set_defaults(run=hold_arena)

    data = commands.add_parser("dataset", help=str(WORDS("help-dataset")))
    data.add_argument("game", metavar="GAME", help=str(WORDS("help-game")))
    data.add_argument("--bots", required=True, metavar="A,B[,C]", help=str(WORDS("help-who-plays-too")))
    data.add_argument("--games", type=int, default=1000, metavar="N", help=str(WORDS("help-at-least")))
    data.add_argument("--players", type=int, metavar="P", help=str(WORDS("help-table-size")))
    data.add_argument("--seed", type=int, default=0, metavar="N", help=str(WORDS("help-first-deal")))
    data.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=str(WORDS("help-option")))
    data.add_argument("--shard", type=int, default=50, metavar="N", help=str(WORDS("help-shard")))
    data.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help=str(WORDS("help-folder")))
    data.add_argument("--jobs", type=int, metavar="N", help=str(WORDS("help-shards-at-once")))
    add_ray(data)
    add_language(data)
    data.set_defaults(run=make_dataset)

    learn = commands.add_parser("learn", help=str(WORDS("help-learn")))
    learn.add_argument("game", metavar="GAME", help=str(WORDS("help-game")))
    learn.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help=str(WORDS("help-folder")))
    learn.add_argument("--rounds", type=int, default=1, metavar="N", help=str(WORDS("help-rounds")))
    for name, kind in LEARNING.items():
        what = str(WORDS(f"help-learn-{name}"))
        learn.add_argument(f"--{name}", type=kind, metavar="N", default=argparse.SUPPRESS, help=what)
    learn.add_argument("--jobs", type=int, metavar="N", help=str(WORDS("help-games-at-once")))
    add_ray(learn)
    add_language(learn)
    learn.set_defaults(run=learn_game)

    bench = commands.add_parser("bench", help=str(WORDS("help-bench")))
    bench.add_argument("game", metavar="GAME", nargs="?", help=str(WORDS("help-game")))
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help=str(WORDS("help-measure")))
    bench.add_argument("--json", action="store_true", help=str(WORDS("help-json")))
    add_language(bench)
    bench.set_defaults(run=measure)

    compile_all = commands.add_parser("compile", help=str(WORDS("help-compile")))
    add_language(compile_all)
    compile_all.set_defaults(run=compile_games)
    return parser


LEARNING = {
    "games": int, "keep": float, "search": int, "think": int, "trust": float, "stray": int, "walks": int,
    "learned": float, "explore": float, "first": int, "second": int, "epochs": int, "duel": int, "iterations": int,
    "seed": int,
}  # fmt: skip
"""The settings of `ludi learn` besides the rounds: fields of `learning.Plan`, which has the defaults."""


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=languages(), help=str(WORDS("help-language")))


def add_ray(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS", help=str(WORDS("help-ray")))


def workers_of(options: argparse.Namespace) -> "Workers":
    """Who does the work: local processes, or with `--ray` a cluster."""
    if options.ray is None:
        from ludi.bots.workers import Processes

        return Processes(options.jobs or compiling.cores())
    from ludi.research.cluster import Cluster

    return Cluster(options.ray)


# ---------------------------------------------------------------- the browser


def add_serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=str(WORDS("help-host")))
    parser.add_argument("--port", type=int, metavar="N", help=str(WORDS("help-port")))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=str(WORDS("help-data")))
    parser.add_argument("--database", default="", metavar="URL", help=str(WORDS("help-database")))
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=str(WORDS("help-processes")))
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=str(WORDS("help-proxy")))
    parser.add_argument("--webhooks", nargs="+", default=[], metavar="URL", help=str(WORDS("help-webhooks")))
    parser.add_argument("--no-browser", action="store_true", help=str(WORDS("help-no-browser")))
    parser.add_argument("--forget", type=float, default=365.0, metavar="DAYS", help=str(WORDS("help-forget")))
    parser.add_argument(
        "--forget-finished", type=float, default=0.0, metavar="DAYS", help=str(WORDS("help-forget-finished"))
    )
    parser.add_argument("--metrics", action="store_true", help=str(WORDS("help-metrics")))
    parser.add_argument("--log-format", choices=("text", "json"), default="text", help=str(WORDS("help-log-format")))
    add_language(parser)


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
        options.webhooks,
        options.metrics,
        options.log_format == "json",
        options.database,
        options.processes,
    )


def move_data(options: argparse.Namespace) -> int:
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # nothing is played
    from ludi.server.moving import move_data as move

    print(WORDS("data-moved", tables=move(options.data, options.database)))
    return 0


def work(options: argparse.Namespace) -> int:
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # the workers compile
    from ludi.server.distant import help_out

    return help_out(options.database, options.jobs or compiling.cores())


# ---------------------------------------------------------------- playing


def load_to_play(name: str, bots: list[str]) -> "Game":
    """Load a game for people to play. Searching bots need compiled rules; for others nobody waits for a compiler."""
    about(name)
    if all(bot in ("random", "greedy") for bot in bots):
        return load_without_waiting(name)
    from ludi.bots import check

    for bot in bots:
        check(bot, name)
    compile_shown([name])
    return ludi.load(name)


def load_without_waiting(name: str) -> "Game":
    """Load a game: compiled if that is already done, else interpreted."""
    about(name)
    if not is_ready(folder_of(name)):
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    return ludi.load(name)


def list_games(_: argparse.Namespace) -> int:
    console = Console(highlight=False)
    for game in ludi.catalogue().values():
        minutes = game.minutes.replace("-", "–")
        told = WORDS("about-game", title=game.title, min=game.min_players, max=game.max_players, minutes=minutes)
        console.print(f"[bold]{game.name}[/bold]  {told}")
        console.print(f"  {game.summary}")
        for option in game.options:
            labels = {choice: str(option.label(choice)) for choice in option.choices}
            choices = " | ".join(
                choice if label == choice else f"{choice} ({label})" for choice, label in labels.items()
            )
            default = WORDS("option-default", choice=option.choices[0])
            console.print(f"  --option {option.name}=…  {choices} ({default}): {option.help}")
    return 0


def play_game(options: argparse.Namespace) -> int:
    from ludi.kernel.game import seat_names

    bots = options.bots.split(",")
    if options.resume:
        from ludi.kernel.record import Record

        record = Record.read(options.resume)
        game = load_to_play(record.game, bots)
        match = record.replay(game)
        file: Path | None = options.resume
    else:
        if not options.game:
            raise LudiError(WORDS("say-game", games=tuple(ludi.catalogue())))
        if options.record and options.record.exists():
            raise LudiError(WORDS("exists", file=str(options.record)))
        game = load_to_play(options.game, bots)
        players = options.players or max(game.about.min_players, len(bots) + 1)
        seed = options.seed if options.seed is not None else time.time_ns() % 1_000_000
        chosen = dict(_option(text) for text in options.option)
        match = game.new(players=players, seed=seed, options=chosen, names=seat_names()[:players])
        file = options.record
    from ludi.terminal import Play

    return Play(match, _seat(match, options.seat), bots, file).run()


def _seat(match: "Match", name: str | None) -> int:
    """A seat by its name in this match or in English; the first by default."""
    from ludi.kernel.game import SEATS

    if name is None:
        return 0
    for names in (match.names, SEATS[: match.players]):
        if name in names:
            return names.index(name)
    raise LudiError(WORDS("no-seat-called", seat=name, seats=match.names))


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise LudiError(WORDS("name-value", text=text))
    return name, value


def replay_game(options: argparse.Namespace) -> int:
    from ludi.kernel.record import Record
    from ludi.terminal import replay

    record = Record.read(options.file)
    return replay(record, load_without_waiting(record.game), stepwise=sys.stdin.isatty() and not options.all)


def analyse_game(options: argparse.Namespace) -> int:
    several = len(options.files) > 1
    if options.json and several:
        options.json.mkdir(parents=True, exist_ok=True)
    workers = workers_of(options)
    for file in options.files:
        if several:
            print(file)
        found = options.json / f"{file.stem}.json" if options.json and several else options.json
        analyse_one(file, found, workers, options)
    return 0


def analyse_one(file: Path, found: Path | None, workers: "Workers", options: argparse.Namespace) -> None:
    """Analyse one game and print the result; `found` is a file to save to and resume from."""
    from ludi.bots.analysis import Analysis, look_back, read
    from ludi.bots.levels import check_level, strongest
    from ludi.kernel.record import Record
    from ludi.terminal import tell_analysis

    record = Record.read(file)
    level = options.level or strongest(about(record.game).name)
    check_level(about(record.game).name, level)
    compile_shown([record.game])
    match = record.replay(ludi.load(record.game))
    analysis = Analysis(level, options.seed, options.open)
    if found and found.exists():
        analysis = read(found, match, analysis)
    questions = analysis.questions(match)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            total, done = len(questions) + len(analysis.moments), len(analysis.moments)
            task = progress.add_task(str(WORDS("thinking")), total=total, completed=done)
            for moment in look_back(questions, workers):
                analysis.add(moment)
                progress.advance(task)
    finally:
        if found:
            found.write_text(json.dumps(analysis.data(match), ensure_ascii=False) + "\n", encoding="utf-8")
    tell_analysis(match, analysis)


def draw_board(options: argparse.Namespace) -> int:
    from ludi.kernel.record import Record
    from ludi.web import export

    kind = options.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise LudiError(WORDS("svg-or-png", file=str(options.output)))
    record = Record.read(options.file)
    match = record.replay(load_without_waiting(record.game))
    last = len(match.steps)
    if not 0 <= (at := last if options.at is None else options.at) <= last:
        raise LudiError(WORDS("bad-moment", at=at, last=last))
    seat = None if options.seat is None else _seat(match, options.seat)
    drawn = export.svg(match.at(at), seat, options.open, options.theme)
    if kind == ".svg":
        options.output.write_text(drawn, encoding="utf-8")
    else:
        export.png(drawn, options.output)
    return 0


# ---------------------------------------------------------------- checking


def check_scenarios(options: argparse.Namespace) -> int:
    from ludi.kernel.scenario import read_scenarios, run_scenario

    console = Console(highlight=False, soft_wrap=True)
    passed = failed = 0
    read = [(file, scenario) for file in options.files for scenario in read_scenarios(file)]
    for file, scenario in read:
        differences = run_scenario(scenario, load_without_waiting(scenario.game))
        passed, failed = passed + (not differences), failed + bool(differences)
        mark = f"[red]{WORDS('check-fail')}[/red]" if differences else f"[green]{WORDS('check-pass')}[/green]"
        console.print(f"{mark}  {file.name}: {scenario.title}")
        for line in differences:
            console.print(f"        {line}", markup=False)
    console.print(str(WORDS("checked", passed=passed, failed=failed)))
    return 1 if failed else 0


# ---------------------------------------------------------------- tournaments


def who_plays(options: argparse.Namespace) -> tuple["About", tuple[str, ...], int, dict[str, str]]:
    """The game, the bots, the number of players, and the game's options."""
    description = about(options.game)
    bots = tuple(name.strip() for name in options.bots.split(","))
    return description, bots, options.players or description.min_players, dict(_option(text) for text in options.option)


def hold_arena(options: argparse.Namespace) -> int:
    from ludi.bots import arena

    description, bots, players, chosen = who_plays(options)
    event = arena.Event(options.game, bots, players, options.games, options.seed, chosen, options.seconds)
    arena.check(event)
    compile_shown([options.game])
    workers, results = workers_of(options), []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(str(description.title), total=len(list(arena.pairings(event))))
        for result in arena.hold(event, workers, options.records):
            results.append(result)
            progress.advance(task)
            if result.failed:
                told = WORDS("game-told", n=result.number, problem=result.failed)
                progress.console.print(str(told), markup=False)
    standings = arena.standings(results)
    if options.json:
        options.json.write_text(arena.summary(event, standings, results), encoding="utf-8")
    title = WORDS("arena-title", title=description.title, players=players, games=len(results))
    heads = ("bot", "games", "wins", "interval", "rating", "score", "decisions", "pace")
    narrow: dict[str, Any] = {"box": SIMPLE_HEAD, "collapse_padding": True, "pad_edge": False}
    table = Table(*(str(WORDS(f"arena-{head}")) for head in heads), title=str(title), **narrow)
    for one in standings:
        table.add_row(
            one.bot,
            figure("whole", one.games),
            figure("percent", one.win_rate),
            str(WORDS("arena-between", low=figure("percent", one.low), high=figure("percent", one.high))),
            f"{figure('tenths', one.rating)} ± {figure('tenths', one.rating_error)}",
            figure("tenths", one.mean_score),
            figure("tenths", one.decisions),
            figure("thousandths", one.seconds_per_decision),
        )
    print_numbers(table)
    return 0


def make_dataset(options: argparse.Namespace) -> int:
    from ludi.research import dataset

    description, bots, players, chosen = who_plays(options)
    plan = dataset.Plan(options.game, bots, players, options.games, options.seed, chosen, options.shard)
    compile_shown([options.game])
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(str(description.title), total=len(plan.shards()))
        for _ in dataset.write(options.output, plan, workers_of(options)):
            progress.advance(task)
    games = sum(len(games) for _, games in plan.shards())
    print(WORDS("dataset-written", folder=str(options.output), shards=len(plan.shards()), games=games))
    return 0


def learn_game(options: argparse.Namespace) -> int:
    from ludi.research.learning import Learning, Plan

    title = about(options.game).title
    compile_shown([options.game])
    chosen = {name: getattr(options, name) for name in LEARNING if hasattr(options, name)}
    learning = Learning(options.output, Plan(options.game, **chosen), workers_of(options))
    before = len(learning.log())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(str(title))
        for what, done, total in learning.rounds(options.rounds):
            told = str(WORDS("learning-now", title=title, what=what))
            progress.update(task, description=told, completed=done, total=total)
            for figures in learning.log()[before:]:
                progress.console.print(json.dumps(figures), markup=False)
            before = len(learning.log())
    for figures in learning.log()[before:]:
        print(json.dumps(figures))
    best = learning.accepted(options.rounds + 1)
    print(WORDS("learning-accepted", file=str(learning.net(best))) if best else WORDS("learning-none"))
    return 0


def figure(kind: str, number: float) -> str:
    """A number formatted for this language: `percent`, `whole`, `tenths` or `thousandths`."""
    return str(WORDS(kind, n=float(number)))


def print_numbers(table: Table) -> None:
    """Print a table whose columns but the first are numbers."""
    for column in table.columns[1:]:
        column.justify = "right"
    Console().print(table)


# ---------------------------------------------------------------- compiling and measuring


def compile_shown(names: Iterable[str]) -> None:
    """Compile games if necessary, with a progress bar for each."""
    left = (TimeRemainingColumn(), TextColumn(str(WORDS("time-left"))))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *left)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bars = {name: progress.add_task(str(WORDS("compiling", game=name)), visible=False) for name in names}

        def show(name: str, done: int, total: int) -> None:
            progress.update(bars[name], completed=done, total=total, visible=True)

        compiling.compile_games(bars, show)


def compile_games(_: argparse.Namespace) -> int:
    start = time.perf_counter()
    compile_shown(ludi.catalogue())
    print(WORDS("compiled", seconds=figure("tenths", time.perf_counter() - start)))
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
    heads = ("game", "players", "games", "decisions", "length", "state")
    table = Table(*(str(WORDS(f"bench-{head}")) for head in heads), title=str(WORDS("bench-title")))
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            figure("whole", row["games_per_s"]),
            figure("whole", row["decisions_per_s"]),
            figure("tenths", row["decisions_per_game"]),
            str(WORDS("bench-bytes", n=row["state_bytes"])),
        )
    print_numbers(table)
    return 0


def measure_table(game: "Game", players: int, seconds: float) -> dict[str, Any]:
    """Play random games for about this many seconds."""
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
