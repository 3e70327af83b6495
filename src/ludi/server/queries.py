"""The SQL about tables, for reading and writing, and nothing else."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Executable,
    Float,
    Select,
    String,
    Update,
    and_,
    bindparam,
    case,
    cast,
    delete,
    extract,
    func,
    insert,
    not_,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert  # works for SQLite, too

from ludi.kernel.match import Match
from ludi.server.schema import (
    analyses,
    chat,
    claims,
    entries,
    presence,
    processes,
    reads,
    seats,
    snapshots,
    tables,
    thoughts,
    workers,
)
from ludi.server.seats import NOBODY, Seat
from ludi.server.snapshots import pack
from ludi.web.scene import Said

Query = Select[Any]
RUNNING = ("waiting", "playing")
ONE: dict[str, Any] = {"ludi_one": True, "preserve_rowcount": True}
"""For statements that fail (`store.Outdated`) unless they change one row."""
Filled = tuple[Executable, dict[str, Any] | list[dict[str, Any]]]
"""A statement with the values of one row or several. Each decision needs two, and making them anew takes long."""
NEXT_CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("its_id"), tables.c.changes == bindparam("known"))
    .execution_options(**ONE)
)
NEW_ENTRIES = insert(entries)
ENDED = ("over", "abandoned", "record", "earlier", "unreadable")


# ---------------------------------------------------------------- one table


def table(table_id: str) -> Query:
    return select(tables).where(tables.c.id == table_id)


def seats_at(table_id: str) -> Query:
    return select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)


def chat_at(table_id: str, lines: int) -> Query:
    """The last lines, newest first."""
    return select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(lines)


def last_line(table_id: str) -> Query:
    return select(func.max(chat.c.number)).where(chat.c.table_id == table_id)


def entries_from(table_id: str, number: int) -> Query:
    here = and_(entries.c.table_id == table_id, entries.c.number >= number)
    return select(entries).where(here).order_by(entries.c.number)


def snapshot_of(table_id: str) -> Query:
    return select(snapshots).where(snapshots.c.table_id == table_id)


def line_read(table_id: str, guest: str | None) -> Query:
    """The last line of chat that a guest has seen."""
    return select(reads.c.number).where(reads.c.table_id == table_id, reads.c.guest == guest)


# ---------------------------------------------------------------- many tables


def running_of(guest: str) -> Query:
    """The running tables made by a guest."""
    return select(tables.c.id).where(tables.c.owner == guest, tables.c.status.in_(RUNNING))


def games_of(guest: str, game: str) -> Query:
    """The tables of a game where a guest sits."""
    return select(tables.c.id).join(seats).where(tables.c.game == game, seats.c.guest == guest)


def timed() -> Query:
    """The games in progress with a clock."""
    return select(tables.c.id).where(
        tables.c.status == "playing", func.coalesce(cast(tables.c.clock, String), "null") != "null"
    )


def with_people(table_ids: list[str]) -> Query:
    """Those of the tables where a person sits or is awaited."""
    return select(seats.c.table_id).where(seats.c.table_id.in_(table_ids), seats.c.level.is_(None)).distinct()


def listed_for(guest: str, limit: int) -> Query:
    """A guest's list: tables where they sit, and those they made for bots only."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.hidden == 0)
    at = seats.alias()
    people = select(at.c.seat).where(at.c.table_id == tables.c.id, at.c.guest.is_not(None)).exists()
    return (
        select(tables.c.id, seats.c.seat)
        .outerjoin(seats, and_(seats.c.table_id == tables.c.id, seats.c.guest == guest))
        .where(or_(tables.c.id.in_(sits), and_(tables.c.owner == guest, ~people)))
        .order_by(tables.c.status.not_in(RUNNING), tables.c.moved.desc())
        .limit(limit)
    )


def played_by(guest: str) -> Query:
    """The games that a guest has sat down to."""
    return select(tables.c.game).join(seats).where(seats.c.guest == guest).distinct()


def open_to(guest: str | None, games: list[str], limit: int) -> Query:
    """Public tables waiting for players, except those where the guest already sits."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    return (
        select(tables.c.id)
        .where(tables.c.status == "waiting", tables.c.public == 1, tables.c.id.not_in(sits))
        .where(tables.c.game.in_(games))
        .order_by(tables.c.moved.desc())
        .limit(limit)
    )


def unread_by(guest: str) -> Query:
    """How many lines others wrote at each of a guest's tables since the guest last read there."""
    mine = and_(seats.c.table_id == chat.c.table_id, seats.c.guest == guest)
    seen = and_(reads.c.table_id == chat.c.table_id, reads.c.guest == guest)
    return (
        select(chat.c.table_id, func.count().label("lines"))
        .select_from(chat.join(seats, mine).outerjoin(reads, seen))
        .where(chat.c.number > func.coalesce(reads.c.number, -1), func.coalesce(chat.c.seat, -1) != seats.c.seat)
        .group_by(chat.c.table_id)
    )


def finished_by(guest: str, since: float, limit: int, pause: float) -> Query:
    """A guest's last finished games, unless removed from their list or started from a position.

    Includes the total seconds between their decisions, each capped at a pause. JSON comes as text, so that one
    invalid value spoils no other.
    """
    texts = [cast(column, String).label(column.name) for column in (tables.c.names, tables.c.result)]
    before = entries.alias()
    follows = and_(before.c.table_id == entries.c.table_id, before.c.number == entries.c.number - 1)
    wait = entries.c.at - before.c.at
    waits = func.sum(case((wait < pause, wait), else_=pause))
    seconds = select(func.coalesce(waits, 0.0)).join(before, follows).where(entries.c.table_id == tables.c.id)
    columns = (tables.c.id, tables.c.game, tables.c.made, tables.c.moved, seats.c.seat, *texts)
    return _finished(guest, since, limit, *columns, seconds.correlate(tables).scalar_subquery().label("seconds"))


def _finished(guest: str, since: float, limit: int, *columns: Any) -> Query:
    start = cast(tables.c.start, String)
    return (
        select(*columns)
        .join_from(tables, seats, seats.c.table_id == tables.c.id)
        .where(seats.c.guest == guest, seats.c.hidden == 0, tables.c.status == "over", tables.c.moved >= since)
        .where(func.coalesce(start, "null") == "null")
        .order_by(tables.c.moved.desc(), tables.c.id)
        .limit(limit)
    )


def seats_of_played(guest: str, since: float, limit: int) -> Query:
    """Everybody who sat there."""
    here = _finished(guest, since, limit, tables.c.id)
    columns = (seats.c.table_id, seats.c.seat, seats.c.name, seats.c.guest, seats.c.level)
    return select(*columns).where(seats.c.table_id.in_(here)).order_by(seats.c.table_id, seats.c.seat)


def fair_analyses(table_ids: Sequence[str]) -> Query:
    """The findings of finished analyses, as text."""
    done = and_(analyses.c.finished == 1, analyses.c.all_open == 0)
    found = select(analyses.c.table_id, cast(analyses.c.data, String).label("data"))
    return found.where(analyses.c.table_id.in_(table_ids), done)


def all_of(guest: str) -> Query:
    """All tables where a guest sits or that they made, whatever became of them."""
    return (
        select(tables, seats.c.seat)
        .outerjoin(seats, and_(seats.c.table_id == tables.c.id, seats.c.guest == guest))
        .where(or_(seats.c.guest == guest, tables.c.owner == guest))
        .order_by(tables.c.made)
    )


def said_by(guest: str) -> Query:
    return select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.guest == guest).order_by(chat.c.at)


def touched_by(guest: str) -> Executable:
    """Tables where a guest sits, has chatted, or that they made."""
    return union(
        select(seats.c.table_id).where(seats.c.guest == guest),
        select(chat.c.table_id).where(chat.c.guest == guest),
        select(tables.c.id).where(tables.c.owner == guest),
    )


def unused_since(at: float, *, finished: bool) -> Query:
    """`finished` games of people, or all other tables, not used since a time."""
    person = select(seats.c.table_id).where(seats.c.guest.is_not(None), seats.c.hidden == 0)
    ended = and_(tables.c.id.in_(person), tables.c.status.in_(ENDED))
    return select(tables.c.id).where(ended if finished else not_(ended), tables.c.moved < at)


# ---------------------------------------------------------------- writing


def change(table_id: str, **values: Any) -> Update:
    return update(tables).where(tables.c.id == table_id).values(**values)


def next_change(table_id: str, known: int, **values: Any) -> Filled:
    """Change a table if it is still as known; fails if somebody was first. Every write to a table includes this."""
    return NEXT_CHANGE, {"its_id": table_id, "known": known, "changes": known + 1, **values}


def add_table(row: dict[str, Any], at: list[Seat]) -> list[Executable]:
    return [insert(tables).values(row), *(insert(seats).values(_columns(row["id"], seat)) for seat in at)]


def save_seat(table_id: str, seat: Seat) -> Executable:
    here = and_(seats.c.table_id == table_id, seats.c.seat == seat.number)
    return update(seats).where(here).values(_columns(table_id, seat))


def _columns(table_id: str, seat: Seat) -> dict[str, Any]:
    columns = {**vars(seat), "table_id": table_id, "seat": seat.number}
    del columns["number"]
    return columns


def add_entries(rows: list[dict[str, Any]]) -> Filled:
    return NEW_ENTRIES, rows


def save_snapshot(table_id: str, number: int, match: Match) -> list[Executable]:
    """Replace a table's snapshot."""
    fresh = insert(snapshots).values(table_id=table_id, number=number, **pack(match))
    return [delete_snapshot(table_id), fresh]


def delete_snapshot(table_id: str) -> Executable:
    return delete(snapshots).where(snapshots.c.table_id == table_id)


def add_chat(table_id: str, guest: str, said: Said) -> Executable:
    return insert(chat).values(table_id=table_id, guest=guest, **vars(said))


def delete_chat(table_id: str, guest: str) -> Executable:
    return delete(chat).where(chat.c.table_id == table_id, chat.c.guest == guest)


def mark_read(table_id: str, guest: str, number: int) -> Executable:
    row = upsert(reads).values(table_id=table_id, guest=guest, number=number)
    seen = row.excluded.number
    later = case((reads.c.number > seen, reads.c.number), else_=seen)  # another window may have seen more
    return row.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"number": later})


def analyses_of(table_id: str) -> Query:
    """With the findings as text: invalid ones are dropped (`Analysis.kept`)."""
    columns = (analyses.c.all_open, analyses.c.total, analyses.c.finished, cast(analyses.c.data, String).label("data"))
    return select(*columns).where(analyses.c.table_id == table_id)


def unfinished_analyses() -> Query:
    return select(analyses.c.table_id, analyses.c.all_open).where(analyses.c.finished == 0)


def save_analysis(table_id: str, all_open: bool, total: int, finished: bool, data: dict[str, Any]) -> Executable:
    values = {"total": total, "finished": int(finished), "data": data}
    row = upsert(analyses).values(table_id=table_id, all_open=int(all_open), **values)
    return row.on_conflict_do_update(index_elements=["table_id", "all_open"], set_=values)


def delete_table(table_id: str) -> list[Executable]:
    parts = [delete(part).where(part.c.table_id == table_id) for part in (entries, snapshots, chat, seats)]
    return [*parts, delete(tables).where(tables.c.id == table_id)]


def forget_at(table_id: str, guest: str) -> list[Executable]:
    """Remove a guest from a table that cannot be read."""
    here = and_(seats.c.table_id == table_id, seats.c.guest == guest)
    return [
        update(seats).where(here).values(guest=None, name=NOBODY),
        change(table_id, owner=None, names=None),
        delete_snapshot(table_id),
        delete_chat(table_id, guest),
    ]


# ---------------------------------------------------------------- processes over one PostgreSQL

NOW = cast(extract("epoch", func.clock_timestamp()), Float)


def arrive(process: str) -> Executable:
    return (
        upsert(processes).values(id=process, seen=NOW).on_conflict_do_update(index_elements=["id"], set_={"seen": NOW})
    )


def beat(process: str) -> Executable:
    """A sign of life; fails if this process was taken for dead."""
    return update(processes).where(processes.c.id == process).values(seen=NOW).execution_options(**ONE)


def remove_dead(seconds: float) -> Executable:
    """Remove processes without a recent sign of life, and with them their claims."""
    return delete(processes).where(processes.c.seen < NOW - seconds)


def leave(process: str) -> Executable:
    return delete(processes).where(processes.c.id == process)


def alive() -> Query:
    return select(processes.c.id)


def claim(what: str, process: str) -> Executable:
    """Fails if another process has it. Repeating one's own claim succeeds, as the first reply may have been lost."""
    row, mine = upsert(claims).values(what=what, process=process), claims.c.process == process
    claimed = row.on_conflict_do_update(index_elements=["what"], set_={"process": process}, where=mine)
    return claimed.execution_options(**ONE)


def claim_of(what: str) -> Query:
    return select(claims.c.process).where(claims.c.what == what)


def release(what: str, process: str) -> Executable:
    return delete(claims).where(claims.c.what == what, claims.c.process == process)


def offer_help(process: str, number: int) -> Executable:
    """Offer to think about this many questions of others at a time."""
    row = upsert(workers).values(process=process, number=number)
    return row.on_conflict_do_update(index_elements=["process"], set_={"number": number})


def helpers() -> Query:
    return select(func.coalesce(func.sum(workers.c.number), 0))


def put_thought(name: str, asker: str, question: str) -> Executable:
    return insert(thoughts).values(id=name, asker=asker, at=NOW, question=question)


def take_thought(worker: str) -> Executable:
    """Take the first question that nobody is thinking about."""
    free = select(thoughts.c.id).where(thoughts.c.worker.is_(None), thoughts.c.answer.is_(None))
    first = free.order_by(thoughts.c.at).limit(1).with_for_update(skip_locked=True).scalar_subquery()
    taken = update(thoughts).where(thoughts.c.id == first).values(worker=worker)
    return taken.returning(thoughts.c.id, thoughts.c.question)


def answer_thought(name: str, worker: str, answer: str) -> Executable:
    """Answer, unless nobody waits any more or another worker has taken over."""
    return update(thoughts).where(thoughts.c.id == name, thoughts.c.worker == worker).values(answer=answer)


def thought(name: str) -> Query:
    return select(thoughts.c.answer).where(thoughts.c.id == name)


def drop_thought(name: str) -> Executable:
    return delete(thoughts).where(thoughts.c.id == name)


def come(table_id: str, seat: int, process: str) -> Executable:
    return upsert(presence).values(table_id=table_id, seat=seat, process=process).on_conflict_do_nothing()


def go(table_id: str, seat: int, process: str) -> Executable:
    here = and_(presence.c.table_id == table_id, presence.c.seat == seat, presence.c.process == process)
    return delete(presence).where(here)


def elsewhere(table_id: str, process: str) -> Query:
    """The seats whose people are seen by other processes."""
    return select(presence.c.seat).where(presence.c.table_id == table_id, presence.c.process != process).distinct()
