"""Playing and replaying in a terminal. Knows no game: each game draws its own view (`terminal.py` in its folder)."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

from ludi.bots import make
from ludi.bots.levels import Level
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Entry, Match
from ludi.kernel.record import Record

HELP = """Type the number of a move, or the move in words. You can also type:
  undo    undo your last decision, until your turn is over
  hint    the three best moves, and why   log     what has happened so far
  board   draw the table again
  sheet   the score sheet as it is now    help    this text
  quit    stop; a game saved with --record goes on with --resume"""


def drawings(
    game: Game,
) -> tuple[Callable[[dict[str, Any], int], RenderableType], Callable[[dict[str, Any]], RenderableType]]:
    """How a game draws its table and its score sheet."""
    module = import_module(f"ludi.games.{game.name}.terminal")
    return module.draw, module.sheet


class Quit(Exception):
    """The person wants to stop."""


class Play:
    """One person at the terminal against bots."""

    def __init__(self, match: Match, seat: int, bots: Sequence[str], file: Path | None) -> None:
        others = [other for other in range(match.players) if other != seat]
        names = list(bots) * len(others) if len(bots) == 1 else list(bots)
        if len(names) != len(others):
            raise LudiError(f"Name one bot for all the other seats, or {len(others)} bots.")
        self.match, self.seat, self.file = match, seat, file
        self.bot_names = dict(zip(others, names, strict=True))
        self.adviser = Level("expert", match.seed)
        self.bots = {other: make(name, match.seed * 8 + other) for other, name in self.bot_names.items()}
        self.console = Console(highlight=False)
        self.draw, self.sheet = drawings(match.game)
        self.told = len(match.log)  # log entries the person has seen

    def run(self) -> int:
        """Play to the end, or until the person stops."""
        match = self.match
        bots = ", ".join(f"{match.names[seat]} is {name}" for seat, name in self.bot_names.items())
        title = f"{match.game.about.title}, seed {match.seed}. You are {match.names[self.seat]}; {bots}."
        self.console.print(f"[bold]{escape(title)}[/bold] Type `help` for the commands.")
        try:
            while not match.over:
                if match.to_move == self.seat:
                    self.my_turn()
                else:
                    assert match.to_move is not None
                    self.decide(self.bots[match.to_move].choose(match))
        except (Quit, EOFError):
            self.console.print(
                "\nStopped before the end of the game." + (f" Continue with --resume {self.file}." if self.file else "")
            )
            return 0
        self.tell_news()
        self.console.print(self.draw(match.view(self.seat), self.console.width))
        self.console.print(self.sheet(match.view(self.seat)))
        if self.file:
            self.console.print(f"The game is saved in {self.file}.")
        return 0

    def decide(self, decision: int | str) -> None:
        """Apply and keep: a move is done only when it is in the file."""
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
        """Whether a decision passes the turn on and reveals nothing: then one may still think better of it."""
        after = self.match.copy()
        after.apply(decision)
        return after.steps[-1].passed and after.state.reveals == self.match.state.reveals

    def confirmed(self) -> bool:
        answer = self.ask("Press Enter to end your turn, or type undo")
        return answer.lower() not in ("u", "undo")

    def one_decision(self) -> None:
        """Ask until there is a decision, or something taken back."""
        while True:
            answer = self.ask(f"{self.match.names[self.seat]}, {self.match.phase}")
            try:
                if answer.lower() in ("u", "undo"):
                    self.undo()
                    return
                if not self.command(answer.lower()):
                    decision = self.chosen(answer)
                    choice = len(self.match.legal_actions()) > 1  # else it was asked just to be confirmed
                    if choice and self.ends_turn(decision) and not self.confirmed():
                        self.console.print("Undone.")
                    else:
                        self.decide(decision)
                    return
            except LudiError as problem:
                self.console.print(f"[red]{escape(str(problem))}[/red] [dim]Press Enter for the list of moves.[/dim]")

    def chosen(self, answer: str) -> int | str:
        """A number of the list, or words."""
        if not answer.isdigit():
            return answer
        moves = self.match.legal_actions()
        if not 1 <= int(answer) <= len(moves):
            raise LudiError(f"Choose a number from 1 to {len(moves)}.")
        return moves[int(answer) - 1]

    def command(self, word: str) -> bool:
        """Carry out a command; False when it is none."""
        if word in ("q", "quit", "exit"):
            raise Quit
        if word in ("h", "help", "?"):
            self.console.print(HELP)
        elif word in ("b", "board"):
            self.console.print(self.draw(self.match.view(self.seat), self.console.width))
            self.list_moves()
        elif word in ("l", "log"):
            self.print_log(self.match.log)
        elif word in ("s", "sheet"):
            self.console.print(self.sheet(self.match.view(self.seat)))
        elif word == "hint":
            self.hint()
        elif word == "":
            self.list_moves()
        else:
            return False
        return True

    def undo(self) -> None:
        if not self.match.may_undo(self.seat):
            raise LudiError("There is nothing to undo in this turn.")
        self.match.undo()
        self.save()
        self.told = min(self.told, len(self.match.log))
        self.console.print("Undone.")

    def ask(self, question: str) -> str:
        return self.console.input(f"[bold]{escape(question)}[/bold] > ").strip()

    def list_moves(self) -> None:
        """The legal moves, numbered, with what each brings."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        outcomes = self.match.outcomes()
        for number, move in enumerate(self.match.legal(), 1):
            table.add_row(
                str(number), escape(str(move.words)), f"[dim]{escape(str(outcomes[move.action].words))}[/dim]"
            )
        self.console.print(table)

    def hint(self) -> None:
        """The three best moves, with what games played on from each of them brought."""
        if INTERPRETED:
            raise LudiError("Hints need the compiled rules: run `ludi compile` once (a few minutes), then start again.")
        match = self.match
        if len(match.legal_actions()) == 1:
            raise LudiError("There is only one move.")
        with self.console.status("thinking ..."):
            thought = self.adviser.analyse(match)
        table = Table("move", "you win", "final points", "looked at", box=None)
        for one in thought.candidates[:3]:
            points = ", ".join(f"{name} {score:.0f}" for name, score in zip(match.names, one.scores, strict=True))
            words = match.game.move(match.state, one.action).words
            looked = f"{one.visits / thought.iterations:.0%}"
            table.add_row(escape(words), f"{one.win_chance:.0%}", escape(points), looked)
        self.console.print(table)
        self.console.print(f"Expected: {escape('; '.join(thought.line))}", style="dim")

    def tell_news(self) -> None:
        """What has happened since the person last looked."""
        self.print_log(self.match.log[self.told :])
        self.told = len(self.match.log)

    def print_log(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            for told in (told for told in entry.events if not told.silent):
                self.console.print(f"  {escape(str(told.words))}", style="bold" if told.points else "")


def replay(record: Record, game: Game, stepwise: bool) -> int:
    """Show a record decision by decision and verify it."""
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
            answer = console.input("Enter: next, b: board, a: all, q: quit > ").strip().lower()
            if answer == "b":
                console.print(draw(match.view(None), console.width))
                console.input("Enter: next > ")
            elif answer == "a":
                stepwise = False
            elif answer == "q":
                return 0
    record.check_end(match)
    console.print(draw(match.view(None), console.width))
    console.print(sheet(match.view(None)))
    console.print(f"Verified: {len(record.decisions)} decisions replay to the same state.")
    return 0
