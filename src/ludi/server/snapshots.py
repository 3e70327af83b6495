"""Stores a match: a snapshot holds the state, its steps and the log. Also how a finished game ended."""

import hashlib
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from ludi import __version__
from ludi.kernel.events import Told
from ludi.kernel.game import Game, Position
from ludi.kernel.match import Entry, Match, Step
from ludi.kernel.words import ENGLISH, speaking

FORMAT = 2  # version of the story


def seal(game: Game, state: bytes, story: bytes) -> str:
    """A digest of what must match for a snapshot to be usable: the version, the fields of its parts, all its bytes."""
    fits = f"{__version__} {game.dtype.descr} {FORMAT}".encode()
    return hashlib.sha256(fits + state + story).hexdigest()[:16]


def pack(match: Match) -> dict[str, Any]:
    """The columns of a snapshot."""
    story = {
        "steps": [[b64encode(s.before).decode(), s.seat, s.action, s.kind, s.parts, s.passed] for s in match.steps],
        "log": [[entry.seat, [_packed(told) for told in entry.events]] for entry in match.log],
    }
    packed = zlib.compress(json.dumps(story, separators=(",", ":")).encode(), 1)
    return {"layout": seal(match.game, bytes(match), packed), "state": bytes(match), "story": packed}


def _packed(told: Told) -> list[Any]:
    """An event as emitted by the rules; its English words are kept for when the rules no longer know it."""
    with speaking(ENGLISH):
        return [told.kind, told.seat, str(told.words), told.points, told.event]


def result_of(match: Match) -> dict[str, Any]:
    """How a finished game ended, by seat."""
    sheet = match.game.scores_of(match.state)
    return {"places": match.game.places_of(match.state), "sheet": [sheet[seat] for seat in sorted(sheet)]}


def unpack(row: Row[Any], game: Game, names: Sequence[str], seed: int, start: Position | None = None) -> Match:
    """The match stored by `pack`."""
    log = [
        Entry(seat, tuple(game.events.tell(told[-1], names) if told[-1] else _words_only(told) for told in events))
        for seat, events in _story(row)["log"]
    ]
    steps = [Step(b64decode(before), *rest) for before, *rest in _story(row)["steps"]]
    return Match.resume(game, row.state, names, seed, steps, log, start)


def _words_only(told: list[Any]) -> Told:
    _kind, seat, words, points, *_rest = told
    return Told("", seat, words, points)


def log_of(row: Row[Any]) -> list[Entry]:
    """The log alone, in English, readable whatever has become of the game."""
    return [Entry(seat, tuple(map(_words_only, events))) for seat, *_, events in _story(row)["log"]]


def _story(row: Row[Any]) -> dict[str, Any]:
    return dict(json.loads(zlib.decompress(row.story)))
