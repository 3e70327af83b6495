"""A match as it is kept: a snapshot holds the state, its steps and the log; how a finished game ended."""

import hashlib
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Row

from ludi import __version__
from ludi.kernel.events import Told
from ludi.kernel.game import Game
from ludi.kernel.match import Entry, Match, Step

TOLD = tuple(field.name for field in fields(Told))


def _told(values: list[Any]) -> Told:
    """An event that was kept. Of those without parts, by an earlier Ludi, only the words are left."""
    kind, seat, words, points, *rest = values
    parts = rest[0] if rest else None
    return Told(kind, seat, words, points, parts) if isinstance(parts, dict) else Told("", seat, words, points)


def seal(game: Game, state: bytes, story: bytes) -> str:
    """What must be the same for a snapshot to be of use: the version, the fields of what it holds, every byte of it."""
    fits = f"{__version__} {game.dtype.descr} {TOLD}".encode()
    return hashlib.sha256(fits + state + story).hexdigest()[:16]


def pack(match: Match) -> dict[str, Any]:
    """The columns of a snapshot."""
    story = {
        "steps": [[b64encode(s.before).decode(), s.seat, s.action, s.words, s.passed] for s in match.steps],
        "log": [[entry.seat, [[getattr(told, name) for name in TOLD] for told in entry.events]] for entry in match.log],
    }
    packed = zlib.compress(json.dumps(story, separators=(",", ":")).encode(), 1)
    return {"layout": seal(match.game, bytes(match), packed), "state": bytes(match), "story": packed}


def result_of(match: Match) -> dict[str, Any]:
    """How a finished game ended, by seats."""
    sheet = match.game.scores_of(match.state)
    return {"places": match.game.places_of(match.state), "sheet": [sheet[seat] for seat in sorted(sheet)]}


def unpack(row: Row[Any], game: Game, names: Sequence[str], seed: int) -> Match:
    """The match that `pack` has packed."""
    return Match.resume(game, row.state, names, seed, steps_of(row), log_of(row))


def steps_of(row: Row[Any]) -> list[Step]:
    return [Step(b64decode(before), *rest) for before, *rest in _story(row)["steps"]]


def log_of(row: Row[Any]) -> list[Entry]:
    """The log alone, which can be read whatever has become of the game."""
    return [Entry(seat, tuple(map(_told, events))) for seat, *_, events in _story(row)["log"]]


def _story(row: Row[Any]) -> dict[str, Any]:
    return dict(json.loads(zlib.decompress(row.story)))
