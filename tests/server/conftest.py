"""The application inside the test's process, on a real port, with bots that decide at random."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from ludi.server.app import create_app
from ludi.server.guard import Rates
from ludi.server.run import configure, listen
from ludi.server.site import Site
from ludi.server.thinkers import Thinkers
from ludi.server.webhooks import Webhooks
from tests.postgres import Cluster

Limits = dict[str, tuple[float, float]]
GENEROUS: Limits = dict.fromkeys(Rates().limits, (1e9, 1e9))


class Client(httpx.Client):
    """A visitor without a name; `site` is what is behind the pages, `server` what responds."""

    site: Site
    server: uvicorn.Server


class AtRandom(Thinkers):
    """Bots that never find a move, so that the table immediately takes a random one."""

    async def choose(self, *_asked: Any, **_more: Any) -> None:
        return None


@contextmanager
def serving(
    data: Path,
    thinkers: Callable[[], Thinkers] = lambda: AtRandom(deep=0),
    rates: Limits = GENEROUS,
    proxies: Sequence[str] = (),
    webhooks: Webhooks | None = None,
    metrics: bool = False,
    database: str = "",
) -> Iterator[Client]:
    """Run the application in a thread."""
    app = create_app(
        data, thinkers, pace=0.0, rates=Rates(rates), webhooks=webhooks, metrics=metrics, database=database
    )
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(app, proxies))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    with Client(base_url=f"http://127.0.0.1:{listener.getsockname()[1]}", timeout=60) as client:
        client.site, client.server = app.state.site, server
        yield client
    server.should_exit = True
    thread.join()
    listener.close()


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Both kinds of store: a new file, an empty database."""
    if request.param == "sqlite":
        return tmp_path / "x.sqlite"
    found: str = request.getfixturevalue("postgres").database()
    return found


Person = Callable[[str], "Guest"]


class Guest:
    """Somebody with a token, using the API."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        token = client.post("/api/guests", json={"name": name}, headers={"cookie": "ludi="}).json()["token"]
        client.cookies.clear()
        self.headers = {"authorization": f"Bearer {token}"}

    @classmethod
    def nobody(cls, client: Client) -> "Guest":
        """A visitor without a name."""
        found = cls.__new__(cls)
        found.client, found.headers = client, {}
        return found

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, **content: Any) -> Any:
        return self.client.post(path, json=content, headers=self.headers)

    def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Create a table; a seat is me, friend, or a bot's level."""
        plan = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.post("/api/tables", game=game, seats=plan, **more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def see(self, table: dict[str, Any]) -> dict[str, Any]:
        return dict(self.get(f"/api/tables/{table['id']}").json())

    def sit(self, table: dict[str, Any], seat: int, key: str | None = None) -> Any:
        return self.post(f"/api/tables/{table['id']}/seats/{seat}/sit", key=key)

    def move(self, table: dict[str, Any], number: int, action: int, **more: Any) -> Any:
        return self.post(f"/api/tables/{table['id']}/moves", number=number, action=action, **more)


@pytest.fixture
def person(client: Client) -> Person:
    return lambda name: Guest(client, name)
