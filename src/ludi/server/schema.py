"""The tables of the database. A change here raises `SCHEMA` and adds a step to `migrations.py`."""

import secrets

from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

SCHEMA = 6  # the version of what follows; `migrations.py` upgrades older files

metadata = MetaData()

about = Table(
    "ludi",
    metadata,  # one row about the file itself
    Column("schema", Integer, primary_key=True, autoincrement=False),
    Column("versions", BigInteger, nullable=False),  # where those of the last server began; see `Store.versions`
    Column("secret", String, nullable=False, server_default=""),  # signs cookies if there is no data folder
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", Float, nullable=False),
    Column("language", String, nullable=False, server_default=""),  # as chosen; "": the browser's
    Column("coach", Integer, nullable=False, server_default="0"),  # warns before costly decisions
    Column("hints", Integer, nullable=False, server_default="0"),  # shown in every turn, if allowed
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String, nullable=False, server_default=""),  # hexadecimal; `match_seed` reads it
    Column("owner", String),  # the guest who made it
    Column("public", Integer, nullable=False),  # whether anybody may find it and sit down
    Column("status", String, nullable=False),  # waiting, playing, over, abandoned, record, earlier, unreadable
    Column("to_move", Integer),  # the seat; None unless playing
    Column("names", JSON),  # as in the match, once begun
    Column("result", JSON),  # places and points of a finished game, even if its rules change
    Column("start", JSON),  # the position it continues from, in words, players by their seats' names; None: a new deal
    Column("clock", JSON),  # the agreed limit, and each seat's time left; None: no clock
    Column("webhook", String, nullable=False, server_default=""),  # told whose turn it is
    Column("again", String),  # the rematch's table
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("changes", Integer, nullable=False, server_default="0"),  # counted, so that of two conflicting ones one wins
    Index("tables_by_status", "status", "moved"),
    Index("tables_by_owner", "owner"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("level", String),  # if the seat is a bot's
    Column("stand_in", String),  # level of the bot playing for the person
    Column("key", String, nullable=False),  # whoever has it may sit down here
    Column("agreed", Integer, nullable=False, server_default="0"),  # to abandoning the game
    Column("hidden", Integer, nullable=False, server_default="0"),  # the person removed the table from their list
    Column("hints", Integer, nullable=False, server_default="0"),  # the person agrees to hints
    Index("seats_by_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),  # None takes back the last decision
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # number of entries it covers
    Column("layout", String, nullable=False),  # its `seal`: useless if it differs
    Column("state", LargeBinary, nullable=False),
    Column("story", LargeBinary, nullable=False),  # steps and log
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # None: a spectator
    Column("guest", String),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)

reads = Table(
    "reads",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last chat line displayed
)

analyses = Table(
    "analyses",
    metadata,  # finished games' analyses, complete or not: `bots/analysis.py`
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("all_open", Integer, primary_key=True, autoincrement=False),  # judged by everything, hidden or not
    Column("total", Integer, nullable=False),  # moments to examine
    Column("finished", Integer, nullable=False),
    Column("data", JSON, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("progress", JSON, nullable=False),  # see `lessons.Progress`
)


shared = MetaData()  # what processes over one PostgreSQL tell each other; see `peers.py`

processes = Table(
    "processes",
    shared,
    Column("id", String, primary_key=True),
    Column("seen", Float, nullable=False),  # by the database's clock; silent processes are removed
)

claims = Table(
    "claims",
    shared,
    Column("what", String, primary_key=True),  # the bots of a table, or an analysis
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
)

presence = Table(
    "presence",
    shared,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),  # whose person is here
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
)


workers = Table(
    "workers",
    shared,  # processes that think for others (`distant.py`)
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of simultaneous questions
)

thoughts = Table(
    "thoughts",
    shared,  # their questions and answers
    Column("id", String, primary_key=True),
    Column("asker", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("worker", ForeignKey("processes.id", ondelete="SET NULL")),  # who is thinking about it
    Column("at", Float, nullable=False),
    Column("question", String, nullable=False),
    Column("answer", String),
)


def new_seed() -> str:
    """A new seed for a table's chance, as stored: hexadecimal."""
    return secrets.token_hex(16)


def match_seed(seed: str) -> int:
    """The seed as a match takes it."""
    return int(seed, 16)
