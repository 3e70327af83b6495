"""The tables of the database. A change here raises `SCHEMA` and adds a step to `migrations.py`."""

import secrets

from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

SCHEMA = 6  # of what follows; `migrations.py` brings older files here

metadata = MetaData()

about = Table(
    "ludi",
    metadata,  # one row: what the file says of itself
    Column("schema", Integer, primary_key=True, autoincrement=False),
    Column("versions", BigInteger, nullable=False),  # where those of the last server began; see `Store.versions`
    Column("secret", String, nullable=False, server_default=""),  # signs cookies where there is no data folder
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", Float, nullable=False),
    Column("language", String, nullable=False, server_default=""),  # that was chosen; "": what the browser wishes
    Column("coach", Integer, nullable=False, server_default="0"),  # warns them before a costly decision
    Column("hints", Integer, nullable=False, server_default="0"),  # are shown to them in every turn, where they may be
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
    Column("names", JSON),  # as in the match, once it has begun
    Column("result", JSON),  # places and points of a finished game, whatever becomes of its rules
    Column("start", JSON),  # the position it goes on from, in words, players by their seats' names; None: a new deal
    Column("clock", JSON),  # what was agreed, and how long each seat still has; None: nobody is hurried
    Column("webhook", String, nullable=False, server_default=""),  # where is told whose turn it is
    Column("again", String),  # the table where these people play again
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("changes", Integer, nullable=False, server_default="0"),  # how many there were: of two that meet one wins
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
    Column("level", String),  # of the bot whose seat it is
    Column("stand_in", String),  # level of the bot that plays for the person
    Column("key", String, nullable=False),  # whoever brings it may sit down here
    Column("agreed", Integer, nullable=False, server_default="0"),  # to abandon the game
    Column("hidden", Integer, nullable=False, server_default="0"),  # the person took the table off their list
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
    Column("number", Integer, nullable=False),  # how many entries it holds
    Column("layout", String, nullable=False),  # its `seal`: with another one it is of no use
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
    Column("number", Integer, nullable=False),  # of the last line of chat that was on show
)

analyses = Table(
    "analyses",
    metadata,  # of games that are over, as far as they have come: `bots/analysis.py`
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("all_open", Integer, primary_key=True, autoincrement=False),  # judged by all that lay hidden, too
    Column("total", Integer, nullable=False),  # moments there are to look at
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
    Column("seen", Float, nullable=False),  # by the database's clock; who is silent for long is removed
)

claims = Table(
    "claims",
    shared,
    Column("what", String, primary_key=True),  # the bots of a table, an analysis
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
    Column("number", Integer, nullable=False),  # of questions at a time
)

thoughts = Table(
    "thoughts",
    shared,  # what they are asked, and what they answer
    Column("id", String, primary_key=True),
    Column("asker", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("worker", ForeignKey("processes.id", ondelete="SET NULL")),  # who thinks about it
    Column("at", Float, nullable=False),
    Column("question", String, nullable=False),
    Column("answer", String),
)


def new_seed() -> str:
    """What a table deals from, as it is kept: hexadecimal."""
    return secrets.token_hex(16)


def match_seed(seed: str) -> int:
    """What a match is given of it."""
    return int(seed, 16)
