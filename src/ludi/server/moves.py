"""Moves a table's decisions into the match and onto the disk, and back.

A decision is tried on a copy of the match, written, and only then adopted: nobody ever sees anything that might still
be lost.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Entry, Match
from ludi.server import queries, snapshots
from ludi.server.schema import match_seed
from ludi.server.state import TableState
from ludi.server.store import Statement

SNAPSHOT_EVERY = 32  # entries to replay at most when opening a table


async def append(table: TableState, seat: int, actions: Sequence[int | None]) -> Entry | None:
    """Decide, or take back (None); returns what happened, unless it was taken back. The caller holds the lock."""
    assert table.match is not None
    match = table.match.copy()
    for action in actions:
        if action is None:
            match.undo()
        else:
            match.apply(action)
    match.forget()
    at, number = time.time(), table.number + len(actions)
    rows = [
        {"table_id": table.id, "number": table.number + i, "seat": seat, "action": action, "at": at}
        for i, action in enumerate(actions)
    ]
    status = "over" if match.over else "playing"
    changed: dict[str, Any] = {"status": status, "to_move": match.to_move, "moved": at}
    if match.over:
        changed["result"] = snapshots.result_of(match)
    statements: list[Statement] = [queries.add_entries(rows)]
    if number // SNAPSHOT_EVERY != table.number // SNAPSHOT_EVERY or match.over:
        statements += queries.save_snapshot(table.id, number, match)
    await table.write(*statements, **changed)
    table.services.entries += len(actions)
    table.match, table.number, table.status, table.moved = match, number, status, at
    table.result = changed.get("result")
    return None if actions[0] is None else match.log[-1]


def begin(table: TableState, names: Sequence[str] | None) -> Match:
    """The match before the first decision."""
    game = ludi.load(table.about.name)
    if table.start is not None:
        return game.from_position(table.start, names)
    return game.new(len(table.seats), match_seed(table.seed), table.options, names)


def replay(table: TableState) -> None:
    """Bring the match to where the entries lead: from the snapshot, or if that is unusable, from the beginning."""
    game, store = ludi.load(table.about.name), table.services.store
    row = next(iter(store.read(queries.snapshot_of(table.id))), None)
    if row is not None and row.layout == snapshots.seal(game, row.state, row.story):
        assert table.names is not None
        seed = match_seed(table.seed)
        table.match, table.number = snapshots.unpack(row, game, table.names, seed, table.start), row.number
        _play_entries(table)
        return
    table.match, table.number = begin(table, table.names), 0
    _play_entries(table)
    if table.status == "over" and (not table.match.over or snapshots.result_of(table.match) != table.result):
        raise LudiError("Under today's rules the game ends differently.")
    if row is not None:
        store.write_later(*queries.save_snapshot(table.id, table.number, table.match))


def _play_entries(table: TableState) -> None:
    assert table.match is not None
    table.number = play_entries(table, table.match, table.number)
    table.match.forget()


def go_on(table: TableState) -> Entry | None:
    """Apply what other processes have written; returns what happened, if it was a single decision."""
    assert table.match is not None
    match, before = table.match.copy(), len(table.match.steps)
    number = play_entries(table, match, table.number)
    match.forget()
    one = number == table.number + 1 and len(match.steps) > before
    table.match, table.number = match, number
    return match.log[-1] if one else None


def play_entries(table: TableState, match: Match, number: int, until: int | None = None) -> int:
    """Apply entries from `number` on, all or up to `until`; returns the resulting number."""
    for entry in table.services.store.read(queries.entries_from(table.id, number)):
        if number == until:
            break
        if entry.number != number:
            raise LudiError(f"Entry {number} is missing.")
        if entry.action is None:
            match.undo()
        else:
            match.apply(entry.action)
        number += 1
    return number


def kept_log(table: TableState) -> list[Entry]:
    """The last snapshot's log, for a game that can no longer be opened."""
    for row in table.services.store.read(queries.snapshot_of(table.id)):
        with suppress(Exception):
            return snapshots.log_of(row)
    return []
