"""Records: a game as a small file that replays. JSON lines: its beginning, one line per decision, its final standing.

The action numbers replay the game. The kind and parts beside them are for readers, but are checked too, so that a file
that is damaged or made for other rules fails at the first line that makes no sense. It contains no words: everybody
reads it in their own language.
"""

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludi.kernel.errors import BadRecord, LudiError
from ludi.kernel.words import WORDS

if TYPE_CHECKING:
    from ludi.kernel.game import Game
    from ludi.kernel.match import Match

FORMAT = 3
WITH_WORDS = 2  # stores each decision's words instead of its kind and parts; still readable
OTHER_CHANCE = 1  # its seeds dealt other games


def digest(match: "Match") -> str:
    """A short fingerprint of the whole position, independent of the state's memory layout."""
    return hashlib.sha256(json.dumps(match.position(), sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Record:
    """How a game began, what was decided, and how it ended."""

    game: str
    version: str
    names: list[str]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    decisions: list[dict[str, Any]] = field(default_factory=list)
    end: dict[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        begun = f"seed {self.seed}" if self.position is None else "from a position"
        return f"<Record of {self.game}: {', '.join(self.names)}; {begun}; {len(self.decisions)} decisions>"

    @classmethod
    def of(cls, match: "Match") -> "Record":
        from ludi import __version__

        decisions = [
            {"n": n, "seat": match.names[step.seat], "action": step.action, "kind": step.kind, "parts": step.parts}
            for n, step in enumerate(match.steps, 1)
        ]
        end = {"over": match.over, "scores": match.scores(), "places": match.places(), "position": digest(match)}
        return cls(
            match.game.name,
            __version__,
            list(match.names),
            match.seed,
            match.options,
            match.start_position,
            decisions,
            end,
        )

    def dumps(self) -> str:
        """The record as JSON lines."""
        head: dict[str, Any] = {"ludi": FORMAT, "game": self.game, "version": self.version, "names": self.names}
        if self.position is None:
            head |= {"seed": self.seed, "options": self.options}
        else:
            head |= {"position": self.position}
        lines = [head, *self.decisions, {"end": self.end}]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def write(self, file: Path) -> None:
        """Write the file completely, or leave the old one as it was."""
        part = file.with_name(file.name + ".part")
        part.write_text(self.dumps(), encoding="utf-8")
        part.replace(file)

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Parse JSON lines; an error names the line."""
        lines = [_line(number, line) for number, line in enumerate(text.splitlines(), 1)]
        if not lines or "ludi" not in lines[0]:
            raise BadRecord(WORDS("record-none"))
        head, *decisions = lines
        if head["ludi"] not in (FORMAT, WITH_WORDS):
            key = "record-older" if head["ludi"] == OTHER_CHANCE else "record-format"
            raise BadRecord(WORDS(key, format=str(head["ludi"]), known=FORMAT))
        names = head.get("names")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BadRecord(WORDS("record-names"))
        seed = head.get("seed", 0)
        if not isinstance(seed, int) or not isinstance(head.get("game"), str):
            raise BadRecord(WORDS("record-head"))
        if not decisions or "end" not in decisions[-1]:
            raise BadRecord(WORDS("record-stops", line=len(lines) + 1))
        end = decisions.pop()["end"]
        if not isinstance(end, dict):
            raise BadRecord(WORDS("record-object", line=len(lines)))
        for n, decision in enumerate(decisions, 1):
            if decision.get("n") != n or not isinstance(decision.get("action"), int):
                raise BadRecord(WORDS("record-decision", line=n + 1, n=n))
        return cls(
            head["game"],
            str(head.get("version", "")),
            names,
            seed,
            head.get("options", {}),
            head.get("position"),
            decisions,
            end,
        )

    @classmethod
    def read(cls, file: Path) -> "Record":
        return cls.decode(file.read_bytes())

    @classmethod
    def decode(cls, content: bytes) -> "Record":
        """Parse a file's bytes."""
        try:
            return cls.loads(content.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise BadRecord(WORDS("record-no-text")) from None

    def begin(self, game: "Game") -> "Match":
        """The match before its first decision."""
        try:
            if self.position is not None:
                return game.from_position(self.position, names=self.names)
            return game.new(players=len(self.names), seed=self.seed, options=self.options, names=self.names)
        except (LudiError, TypeError, ValueError, ArithmeticError, AttributeError, LookupError) as error:
            raise BadRecord(WORDS("record-line", line=1, problem=str(error))) from error

    def decide(self, match: "Match", n: int) -> None:
        """Take decision n (from 0) and check that it matches the record."""
        decision, line = self.decisions[n], n + 2
        if match.over:
            raise BadRecord(WORDS("record-over", line=line))
        seat = match.names[match.state.to_move]
        if decision.get("seat", seat) != seat:
            raise BadRecord(WORDS("record-turn", line=line, seat=str(decision["seat"]), name=seat))
        try:
            match.apply(decision["action"])
        except LudiError as error:
            raise BadRecord(WORDS("record-line", line=line, problem=str(error))) from error
        step = match.steps[-1]
        here = json.loads(json.dumps([step.kind, step.parts]))
        if "kind" in decision and here != [decision["kind"], decision.get("parts")]:
            said = [decision["kind"], decision.get("parts")]
            raise BadRecord(
                WORDS("record-differs", line=line, action=step.action, here=json.dumps(here), said=json.dumps(said))
            )

    def check_end(self, match: "Match") -> None:
        """Compare the final state with the ending in the record."""
        reached = Record.of(match).end
        for key, value in self.end.items():
            if key not in reached or reached[key] != value:
                line, found = len(self.decisions) + 2, json.dumps(reached.get(key))
                raise BadRecord(WORDS("record-end", line=line, key=key, said=json.dumps(value), found=found))

    def replay(self, game: "Game") -> "Match":
        """Replay the whole record and verify it."""
        match = self.begin(game)
        for n in range(len(self.decisions)):
            self.decide(match, n)
        self.check_end(match)
        return match


def _line(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadRecord(WORDS("record-json", line=number, problem=error.msg)) from None
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number with too many digits
        raise BadRecord(WORDS("record-json", line=number, problem=str(error))) from None
    if not isinstance(value, dict):
        raise BadRecord(WORDS("record-object", line=number))
    return value
