"""Leaving tables, ending games, forgetting guests, and removing what nobody uses."""

import re
import secrets
import time
from dataclasses import replace

from sqlalchemy import Executable

from ludi.bots.levels import USUAL
from ludi.kernel.events import Told
from ludi.kernel.match import Entry, Match
from ludi.server import queries
from ludi.server.hall import Hall
from ludi.server.refused import Refused
from ludi.server.seats import NOBODY, Seat, distinct
from ludi.server.table import Table, chat_at
from ludi.web.words import WORDS


async def leave(hall: Hall, table: Table, guest: str) -> None:
    """Give up a person's seat: to a bot, or, while friends are awaited, to whoever comes."""
    async with table.lock:
        number = table.seat_of(guest)
        if number is None:
            raise Refused(WORDS("no-seat-here"), 403)
        if not table.running:
            raise Refused(WORDS("not-running-remove"))
        if len(table.people) > 1:
            await _vacate(table, number, table.seats[number].name)
            if all(seat.agreed for seat in table.people):
                await _end(table)
        elif table.status == "waiting":
            await hall.delete(table)
        else:
            await _end(table)
    table.driver.drive()


async def _vacate(table: Table, number: int, name: str) -> None:
    """Vacate the seat of a person who leaves for good; from now on it is called `name`."""
    seat, key = table.seats[number], secrets.token_urlsafe(12)
    if table.status == "waiting":
        fresh = Seat(number, "", key)
    else:
        fresh = Seat(number, name, key, level=USUAL if table.status == "playing" else None)
    if table.owner == seat.guest:
        heir = next((other.guest for other in table.people if other.number != number), None)
        await table.write(owner=heir, webhook="")
        table.owner, table.webhook = heir, ""
    await table.take(fresh)
    table.viewers.leave_behind(number)
    table.viewers.publish()


async def abandon(table: Table, guest: str, agree: bool) -> None:
    """Vote to end a game without a result; it ends when all people at the table agree."""
    async with table.lock:
        number = table.seat_of(guest)
        if number is None and (table.people or table.owner != guest):
            raise Refused(WORDS("no-seat-here"), 403)
        if table.status == "waiting":
            raise Refused(WORDS("not-started-leave"))
        if not table.running:
            raise Refused(WORDS("not-running-remove"))
        if number is not None:
            await table.take(replace(table.seats[number], agreed=agree))
        if agree and all(seat.agreed for seat in table.people):
            await _end(table)
        else:
            table.viewers.publish()


async def _end(table: Table) -> None:
    await table.write(status="abandoned", to_move=None, moved=time.time())
    table.status = "abandoned"
    table.viewers.publish()


async def remove(hall: Hall, table: Table, guest: str) -> None:
    """Remove a table from one person's list; the others keep it."""
    async with table.lock:
        number = table.seat_of(guest)
        if table.running:
            raise Refused(WORDS("still-running"))
        if number is not None:
            await table.take(replace(table.seats[number], hidden=True))
        elif table.owner == guest and not table.people:
            await hall.delete(table)
        else:
            raise Refused(WORDS("not-listed"), 403)


async def forget(hall: Hall, guest: str) -> None:
    """Delete everything about a guest: tables where nobody else sat go, elsewhere a bot plays on under another name."""
    for row in hall.store.read(queries.touched_by(guest)):
        try:
            table = hall.get(row[0])
        except Refused:  # not even its row can be read
            await hall.store.write(*queries.forget_at(row[0], guest))
            continue
        async with table.lock:
            mine, others = table.seat_of(guest), [seat for seat in table.people if seat.guest != guest]
            if not others and (mine is not None or table.owner == guest):
                await hall.delete(table)
                continue
            owner = others[0].guest if table.owner == guest else table.owner
            values = {"owner": owner, "webhook": "" if table.owner == guest else table.webhook}
            await table.write(queries.delete_chat(table.id, guest), **values)
            table.webhook = values["webhook"] or ""
            table.said = chat_at(table.store, table.id)
            if mine is not None:
                await _rename(table, mine)
                await _vacate(table, mine, table.names[mine] if table.names else "")
            table.viewers.publish()
        table.driver.drive()


async def _rename(table: Table, number: int) -> None:
    """Give a seat a neutral name, in the log, too."""
    if table.names is None:
        return
    old, names = table.names[number], list(table.names)
    others = names[:number] + names[number + 1 :]
    names[number] = distinct([*others, NOBODY])[-1]
    statements: list[Executable] = []
    match = None
    if table.match is not None:
        match = table.match.copy()
        match.names = tuple(names)
        match.log = [_renamed(match, entry, old, number) for entry in match.log]
        statements += queries.save_snapshot(table.id, table.number, match)
    else:
        statements.append(queries.delete_snapshot(table.id))
    await table.write(*statements, names=names)
    table.names, table.match = names, match


def _renamed(match: Match, entry: Entry, old: str, number: int) -> Entry:
    """A line of the log with a player's name replaced."""
    new, tell = match.names[number], match.game.events.tell

    def told(event: Told) -> Told:
        if event.event:
            return tell(event.event, match.names)
        return replace(event, words=re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _found: new, str(event.words)))

    return replace(entry, events=tuple(map(told, entry.events)))


async def expire(hall: Hall, unused: float | None, finished: float | None) -> None:
    """Remove what nobody has used for a number of seconds (None: never): `finished` applies to people's finished games,
    `unused` to other tables.
    """
    for seconds, ended in ((finished, True), (unused, False)):
        if seconds is None:
            continue
        for row in hall.store.read(queries.unused_since(time.time() - seconds, finished=ended)):
            table = hall.open.get(row.id)
            if table is None:
                await hall.store.write(*queries.delete_table(row.id))
            elif not table.viewers.watching and not table.lock.locked():
                async with table.lock:
                    await hall.delete(table)
