"""Playing and replaying in a terminal. Knows no game: each game draws its own view (`terminal.py` in its folder)."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

from ludi.bots import make
from ludi.bots.analysis import Analysis, advise, line_of, match_at
from ludi.bots.levels import strongest
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Entry, Match
from ludi.kernel.record import Record
from ludi.kernel.words import Message, Several
from ludi.words import WORDS

COMMANDS = ("undo", "hint", "log", "board", "sheet", "help", "quit")
SHORT = {"u": "undo", "l": "log", "b": "board", "s": "sheet", "h": "help", "?": "help", "q": "quit", "exit": "quit"}


def command_of(answer: str) -> str | None:
    """The command that was typed, in the current language or in English; None if it is not a command."""
    said = {str(WORDS(f"command-{name}")): name for name in COMMANDS} | SHORT | {name: name for name in COMMANDS}
    return said.get(answer.lower())


def drawings(
    game: Game,
) -> tuple[Callable[[dict[str, Any], int], RenderableType], Callable[[dict[str, Any]], RenderableType]]:
    """A game's functions for drawing its table and its score sheet."""
    module = import_module(f"ludi.games.{game.name}.terminal")
    return module.draw, module.sheet


class Quit(Exception):
    """The person wants to stop."""


class Play:
    """One person at the terminal, against bots."""

    def __init__(self, match: Match, seat: int, bots: Sequence[str], file: Path | None) -> None:
        others = [other for other in range(match.players) if other != seat]
        names = list(bots) * len(others) if len(bots) == 1 else list(bots)
        if len(names) != len(others):
            raise LudiError(WORDS("name-bots", n=len(others)))
        self.match, self.seat, self.file = match, seat, file
        self.bot_names = dict(zip(others, names, strict=True))
        self.bots = {other: make(name, match.seed * 8 + other) for other, name in self.bot_names.items()}
        self.console = Console(highlight=False)
        self.draw, self.sheet = drawings(match.game)
        self.told = len(match.log) if match.steps else 0  # log entries the person has seen

    def run(self) -> int:
        """Play to the end, or until the person stops."""
        match = self.match
        bots = [WORDS("bot-is", seat=match.names[seat], bot=name) for seat, name in self.bot_names.items()]
        title, seed, you = match.game.about.title, str(match.seed), match.names[self.seat]
        welcome = WORDS("welcome", title=title, seed=seed, you=you, bots=bots)
        self.console.print(f"[bold]{escape(str(welcome))}[/bold] {WORDS('type-help')}")
        try:
            while not match.over:
                if match.to_move == self.seat:
                    self.my_turn()
                else:
                    assert match.to_move is not None
                    self.decide(self.bots[match.to_move].choose(match))
        except (Quit, EOFError):
            self.console.print(f"\n{WORDS('stopped', file=self.file and str(self.file))}", markup=False)
            return 0
        self.tell_news()
        self.console.print(self.draw(match.view(self.seat), self.console.width))
        self.console.print(self.sheet(match.view(self.seat)))
        if self.file:
            self.console.print(str(WORDS("saved", file=str(self.file))), markup=False)
        return 0

    def decide(self, decision: int | str) -> None:
        """Apply and save: a move counts only once it is in the file."""
        self.match.apply(decision)
        self.save()

    def save(self) -> None:
        if self.file:
            self.match.record().write(self.file)

    def my_turn(self) -> None:
        """Ask until the turn is over."""
        match = self.match
        self.tell_news()
        self.console.print(self.draw(match.view(self.seat), self.console.width))
        while not match.over and match.to_move == self.seat:
            self.list_moves()
            self.one_decision()
            self.tell_news()

    def ends_turn(self, decision: int | str) -> bool:
        """Whether a decision passes the turn on and reveals nothing: then the person may still reconsider."""
        after = self.match.copy()
        after.apply(decision)
        return after.steps[-1].passed and after.state.reveals == self.match.state.reveals

    def confirmed(self) -> bool:
        return command_of(self.ask(WORDS("confirm-turn"))) != "undo"

    def one_decision(self) -> None:
        """Ask until a decision is made, or something is undone."""
        while True:
            asks = self.match.game.reader.space.asks(self.match.state)
            answer = self.ask(WORDS("prompt", who=self.match.names[self.seat], asks=asks))
            command = command_of(answer)
            try:
                if command == "undo":
                    self.undo()
                    return
                if command:
                    self.carry_out(command)
                elif not answer:
                    self.list_moves()
                else:
                    decision = self.chosen(answer)
                    choice = len(self.match.legal_actions()) > 1  # else it was asked only for confirmation
                    if choice and self.ends_turn(decision) and not self.confirmed():
                        self.console.print(str(WORDS("undone")))
                    else:
                        self.decide(decision)
                    return
            except LudiError as problem:
                self.console.print(f"[red]{escape(str(problem))}[/red] [dim]{WORDS('list-moves')}[/dim]")

    def chosen(self, answer: str) -> int | str:
        """A number from the list, or words."""
        if not answer.isdigit():
            return answer
        moves = self.match.legal_actions()
        if not 1 <= int(answer) <= len(moves):
            raise LudiError(WORDS("choose-number", last=len(moves)))
        return moves[int(answer) - 1]

    def carry_out(self, command: str) -> None:
        """Carry out a command that changes nothing."""
        match command:
            case "quit":
                raise Quit
            case "help":
                self.console.print(str(WORDS("commands")), markup=False)
            case "board":
                self.console.print(self.draw(self.match.view(self.seat), self.console.width))
                self.list_moves()
            case "log":
                self.print_log(self.match.log)
            case "sheet":
                self.console.print(self.sheet(self.match.view(self.seat)))
            case "hint":
                self.hint()

    def undo(self) -> None:
        if not self.match.may_undo(self.seat):
            raise LudiError(WORDS("no-undo"))
        self.match.undo()
        self.save()
        self.told = min(self.told, len(self.match.log))
        self.console.print(str(WORDS("undone")))

    def ask(self, question: Message) -> str:
        return self.console.input(f"[bold]{escape(str(question))}[/bold] > ").strip()

    def list_moves(self) -> None:
        """List the legal moves, numbered, with what each brings."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        outcomes = self.match.outcomes()
        for number, move in enumerate(self.match.legal(), 1):
            table.add_row(
                str(number), escape(str(move.words)), f"[dim]{escape(str(outcomes[move.action].words))}[/dim]"
            )
        self.console.print(table)

    def hint(self) -> None:
        """The three best moves, with their results in games played to the end."""
        if INTERPRETED:
            raise LudiError(WORDS("not-compiled"))
        match = self.match
        if len(match.legal_actions()) == 1:
            raise LudiError(WORDS("only-move"))
        with self.console.status(str(WORDS("thinking"))):
            found = advise(match, strongest(match.game.name))["candidates"]
        table = Table(*(str(WORDS(f"column-{what}")) for what in ("move", "win", "points")), box=None)
        for one in found:
            words = match.game.move(match.state, one["action"]).words
            scores = zip(match.names, one["points"], strict=True)
            points = ", ".join(str(WORDS("points", who=name, points=round(score))) for name, score in scores)
            chance = WORDS("share", share=one["chances"][self.seat])
            table.add_row(escape(str(words)), str(chance), escape(points))
        self.console.print(table)
        line = line_of(match, found[0]["line"], all_open=False)
        said = Several(tuple(WORDS("decides", who=match.names[seat], move=words) for seat, words in line))
        self.console.print(str(WORDS("expected", line=said)), style="dim", markup=False)

    def tell_news(self) -> None:
        """Tell what happened since the person last looked."""
        self.print_log(self.match.log[self.told :])
        self.told = len(self.match.log)

    def print_log(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            for told in (told for told in entry.events if not told.silent):
                self.console.print(f"  {escape(str(told.words))}", style="bold" if told.points else "")


def replay(record: Record, game: Game, stepwise: bool) -> int:
    """Show a record decision by decision, and verify it."""
    console = Console(highlight=False)
    draw, sheet = drawings(game)
    match = record.begin(game)
    for n in range(len(record.decisions)):
        record.decide(match, n)
        step = match.steps[-1]
        console.print(
            f"[bold]{n + 1:4}  {escape(match.names[step.seat])}: {escape(str(match.move_of(step).words))}[/bold]"
        )
        for told in (told for told in match.log[-1].events if not told.silent):
            console.print(f"      {escape(str(told.words))}")
        if stepwise:
            answer = console.input(f"{WORDS('replay-prompt')} > ").strip().lower()
            if answer == "b":
                console.print(draw(match.view(None), console.width))
                console.input(f"{WORDS('replay-next')} > ")
            elif answer == "a":
                stepwise = False
            elif answer == "q":
                return 0
    record.check_end(match)
    console.print(draw(match.view(None), console.width))
    console.print(sheet(match.view(None)))
    console.print(str(WORDS("verified", decisions=len(record.decisions))))
    return 0


def tell_analysis(match: Match, analysis: Analysis, shown: int = 10) -> None:
    """Tell the costliest decisions with better ones, then luck and skill."""
    console = Console(highlight=False)
    names = ("n", "who", "played", "mark", "cost", "better", "line")
    table = Table(*(str(WORDS(f"column-{name}")) for name in names), box=None, title=str(WORDS("costliest")))
    for one in analysis.costliest[:shown]:
        before = match_at(match, one["n"])
        line = line_of(before, one["candidates"][0]["line"], analysis.all_open)
        after = (WORDS("decides", who=match.names[seat], move=words) for seat, words in line[1:])
        table.add_row(
            str(one["n"] + 1),
            escape(match.names[one["seat"]]),
            escape(str(before.game.move(before.state, one["action"]).words)),
            str(WORDS(f"mark-{one['mark']}")),
            str(WORDS("share", share=one["loss"])),
            escape(str(line[0][1])),
            escape(str(Several(tuple(after)))),
        )
    if analysis.costliest:
        console.print(table)
    else:
        console.print(str(WORDS("no-mistakes")))
    names = ("who", "luck", "skill", "cost", "slips", "mistakes", "blunders")
    table = Table(*(str(WORDS(f"column-{name}")) for name in names), box=None, title=str(WORDS("luck-and-skill")))
    for name, mine in zip(match.names, analysis.balance(match.players), strict=True):
        points = [
            str(WORDS("signed", points=round(mine["luck"][1]))),
            str(WORDS("signed", points=round(mine["skill"]))),
        ]
        counts = [str(mine["marks"][mark]) for mark in ("slip", "mistake", "blunder")]
        table.add_row(escape(name), *points, str(WORDS("share", share=mine["lost"][0])), *counts)
    console.print(table)
    console.print(str(WORDS("analysis-fair", open=analysis.all_open)), style="dim")
