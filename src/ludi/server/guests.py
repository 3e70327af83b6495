"""Who is asking: a guest is a number in a signed cookie (or bearer token) and a name. No accounts, no passwords."""

import os
import secrets
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update

from ludi.kernel.errors import LudiError
from ludi.server import schema
from ludi.server.store import Store
from ludi.web.words import WORDS

COOKIE = "ludi"
YEAR = 365 * 86400
LONGEST_NAME = 24
SHORTEST_SECRET = 32  # characters


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    language: str = ""  # as chosen by the guest
    coach: bool = False  # warns before costly decisions
    hints: bool = False  # shown in every turn


def clean(text: str, longest: int) -> str:
    """One line of printable text."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest].strip()


def secret_of(folder: Path) -> str:
    """The key that signs the cookies, created once per data folder, and never half written."""
    file, part = folder / "secret", folder / "secret.part"
    if not file.exists():
        part.unlink(missing_ok=True)
        with open(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as new:
            new.write(secrets.token_urlsafe(32))
            new.flush()
            os.fsync(new.fileno())
        part.replace(file)
    file.chmod(0o600)
    secret = file.read_text(encoding="utf-8", errors="replace").strip()
    if len(secret) < SHORTEST_SECRET:
        raise LudiError(WORDS("key-too-short", file=str(file)))
    return secret


class Guests:
    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="guest")
        self.known: dict[str, Guest] = {}  # recent guests, so that not every request needs a lookup
        self.here: set[str] = set()  # who was active since `note_seen`

    def token(self, guest: Guest) -> str:
        return str(self.signer.dumps(guest.id))

    def who(self, request: Request) -> Guest | None:
        """The guest who sent a request; None if unknown or forged."""
        kind, _, bearer = request.headers.get("authorization", "").partition(" ")
        token = bearer if kind.lower() == "bearer" else request.cookies.get(COOKIE, "")
        try:
            guest_id = self.signer.loads(token)
        except BadSignature:
            return None
        if guest_id not in self.known:
            rows = self.store.read(select(schema.guests).where(schema.guests.c.id == str(guest_id)))
            if not rows:
                return None
            row = rows[0]
            self._know(Guest(row.id, row.name, row.language, bool(row.coach), bool(row.hints)))
        self.here.add(guest_id)
        return self.known[guest_id]

    def note_seen(self) -> None:
        """Save who was active lately."""
        here, self.here = list(self.here), set()
        for part in (here[n : n + 500] for n in range(0, len(here), 500)):
            self.store.write_later(update(schema.guests).where(schema.guests.c.id.in_(part)).values(seen=time.time()))

    async def forget(self, guest: str) -> None:
        await self.store.write(delete(schema.guests).where(schema.guests.c.id == guest), news=f"guest {guest}")
        self.known.pop(guest, None)
        self.here.discard(guest)

    async def expire(self, unused: float) -> None:
        """Remove guests who have been inactive for `unused` seconds and have no seat anywhere."""
        seated = select(schema.seats.c.guest).where(schema.seats.c.guest.is_not(None))
        gone = (schema.guests.c.seen < time.time() - unused) & schema.guests.c.id.not_in(seated)
        await self.store.write(delete(schema.guests).where(gone))
        self.known.clear()

    def _know(self, guest: Guest) -> Guest:
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[guest.id] = guest
        return guest

    async def welcome(self, name: str) -> Guest:
        """Create a guest."""
        guest = Guest(secrets.token_urlsafe(12), name)
        await self.store.write(insert(schema.guests).values(id=guest.id, name=name, seen=time.time()))
        return self._know(guest)

    async def change(self, guest: Guest, **changes: Any) -> Guest:
        """Change a guest's name, language, coach or hints."""
        changed = update(schema.guests).where(schema.guests.c.id == guest.id).values(**changes)
        await self.store.write(changed, news=f"guest {guest.id}")
        return self._know(replace(guest, **changes))

    def remember(self, response: Response, guest: Guest, secure: bool) -> None:
        response.set_cookie(COOKIE, self.token(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
