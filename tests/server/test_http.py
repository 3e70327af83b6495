"""The layers below the pages: connections, limits, proxies, HEAD, compression, shutdown."""

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute

import ludi
from ludi.kernel.errors import LudiError
from ludi.server import api, pages, run
from ludi.server.app import warm
from ludi.server.door import Door, Once, network_of
from ludi.server.guard import MOST_STREAMS, Rates

from ..serving import Server
from .conftest import GENEROUS, Client, Guest, Person, serving
from .test_api import BOT, two_at_a_table, until
from .test_live import listening


@contextmanager
def connected(client: httpx.Client, count: int) -> Iterator[list[socket.socket]]:
    """Open `count` silent connections."""
    with ExitStack() as stack:
        address = (client.base_url.host, client.base_url.port or 80)
        yield [stack.enter_context(socket.create_connection(address, 20)) for _ in range(count)]


def is_closed(connection: socket.socket) -> bool:
    """Wait until the server closes a connection, or sends something on it."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


# ---------------------------------------------------------------- connections


def test_responses_are_sent_immediately(client: Client) -> None:
    client.get("/api/games")
    sockets = [door.transport.get_extra_info("socket") for door in client.server.server_state.connections]
    assert sockets and all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets)


def test_idle_connections_shut_nobody_out(tmp_path: Path) -> None:
    server = Server(tmp_path, files=256)
    with httpx.Client(base_url=server.address, timeout=30) as client, connected(client, 600):
        for _ in range(5):
            assert httpx.get(server.address + "/api/games", timeout=30).status_code == 200
        guest = {"name": "Livia"}
        assert client.post("/api/guests", json=guest).status_code == 200, "the files of the store can be opened"
    server.stop()
    assert len(server.complaints.splitlines()) < 10, "repeated messages are suppressed"


def test_a_table_that_cannot_be_drawn_ahead_is_drawn_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_files(*_scene: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("ludi.server.app.draw", no_files)
    monkeypatch.setattr("gc.freeze", lambda: None)
    warm()
    assert caplog.text.count("could not be drawn ahead") == len(ludi.catalogue())


def test_the_longest_silent_connection_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table = livia.table("roads", "me", BOT)
        monkeypatch.setattr(Door, "each", 4)
        with listening(livia, f"/t/{table['id']}/live") as events, connected(client, 6) as silent:
            assert all(is_closed(connection) for connection in silent[:2])
            assert httpx.get(f"{client.base_url}/api/games").status_code == 200
            livia.post(f"/api/tables/{table['id']}/chat", text="Ave")
            until(lambda: "Ave" in str(events.next()))  # an open page stays open


def test_requests_must_arrive_in_time(client: Client, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    livia, _marek, table = two_at_a_table(person)
    monkeypatch.setattr(Door, "patience", 0.2)
    begun = (
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:",
        b"POST /name HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=",
    )
    with listening(livia, f"/t/{table['id']}/live") as events, connected(client, len(begun)) as connections:
        for connection, text in zip(connections, begun, strict=True):
            connection.sendall(text)
        assert all(is_closed(connection) for connection in connections)
        livia.post(f"/api/tables/{table['id']}/chat", text="Ave")
        until(lambda: "Ave" in str(events.next()))


def test_repeated_complaints_are_logged_once() -> None:
    once = Once()
    records = [logging.makeLogRecord({"msg": text}) for text in ("Out of files", "Out of files", "Out of luck")]
    assert [once.filter(record) for record in records] == [True, False, True]
    later = logging.makeLogRecord({"msg": "Out of files", "created": records[0].created + 61})
    assert once.filter(later) and "1 more" in later.getMessage()


def test_the_limit_on_open_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
        run.allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(before[1], 4096)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_stopping_with_open_pages_is_quiet(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with httpx.Client(base_url=server.address, timeout=30) as client:
        client.post("/api/guests", json={"name": "Livia"})
        plan = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "bot", "level": BOT}]}
        table = client.post("/api/tables", json=plan).json()["id"]
        with client.stream("GET", f"/t/{table}/live") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry")
            server.stop()
    assert server.complaints == ""


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(
    ("limit", "method", "path"),
    [
        ("address", "GET", "/static/table.js"),
        ("address", "GET", "/api/openapi.json"),
        ("address", "GET", "/nowhere"),
        ("page", "GET", "/"),
        ("page", "GET", "/join?link=/t/abc"),
        ("page", "GET", "/new/roads"),
        ("page", "GET", "/t/TABLE"),
        ("page", "GET", "/t/TABLE/log"),
        ("page", "GET", "/t/TABLE/score"),
        ("page", "GET", "/t/TABLE/state"),
        ("page", "GET", "/me"),
        ("export", "GET", "/me/export"),
        ("export", "GET", "/api/guests/me/export"),
        ("api", "GET", "/api/guests/me/statistics"),
        ("table", "POST", "/t/TABLE/webhook"),
        ("page", "GET", "/t/TABLE/live"),
        ("page", "GET", "/t/TABLE/seat/0/key"),
        ("page", "GET", "/api/docs"),
        ("page", "POST", "/t/TABLE/sit"),
        ("api", "GET", "/api/games"),
        ("api", "GET", "/api/tables"),
        ("api", "GET", "/api/tables/TABLE"),
        ("api", "GET", "/api/tables/TABLE/record"),
        ("api", "GET", "/api/tables/TABLE/live"),
        ("seat", "POST", "/api/tables/TABLE/seats/0/sit"),
        ("seat", "POST", "/api/tables/TABLE/seats/0/stand-in"),
        ("seat", "POST", "/api/tables/TABLE/begin"),
        ("seat", "POST", "/t/TABLE/sit"),
        ("seat", "POST", "/t/TABLE/seat/0/key"),
    ],
)
def test_everything_has_a_limit(
    client: Client, person: Person, monkeypatch: pytest.MonkeyPatch, limit: str, method: str, path: str
) -> None:
    """With a burst of three, the fourth request is refused."""
    livia = person("Livia")
    table = livia.table("roads", "me", "friend")["id"]
    body = {"level": None, "key": None} if path.startswith("/api/") else None
    monkeypatch.setattr(client.site, "rates", Rates({**GENEROUS, limit: (3, 0)}))
    statuses = []
    for _ in range(5):
        with client.stream(method, path.replace("TABLE", table), headers=livia.headers, json=body) as answer:
            statuses.append(answer.status_code)
    assert 429 not in statuses[:3] and statuses[3:] == [429, 429]


def test_default_limits_affect_nobody() -> None:
    """A person reloads at most once a second and opens some twenty pages at once."""
    for what, (burst, rate) in Rates().limits.items():
        if what in ("page", "api", "address"):
            assert burst >= 100 and rate >= 10, what


def test_streams_are_counted_by_guest(client: Client, person: Person) -> None:
    livia, marek = person("Livia"), person("Marek")
    tables = [livia.table("roads", "me", "friend")["id"] for _ in range(2)]
    with ExitStack() as stack:
        for n in range(MOST_STREAMS):
            path = f"/t/{tables[n % 2]}/live" if n % 4 < 2 else f"/api/tables/{tables[n % 2]}/live"
            answer = stack.enter_context(client.stream("GET", path, headers=livia.headers))
            assert answer.status_code == 200
        refused = livia.get(f"/t/{tables[0]}/live")
        assert refused.status_code == 429 and "too many windows" in refused.json()["detail"]
        with client.stream("GET", f"/t/{tables[0]}/live", headers=marek.headers) as answer:
            assert answer.status_code == 200
    until(lambda: not client.site.streams.total())


# ---------------------------------------------------------------- proxies


def spend_as(client: Client, forwarded: str) -> int:
    return client.get("/api/games", headers={"x-forwarded-for": forwarded}).status_code


def test_addresses_are_forwarded_only_by_named_proxies(tmp_path: Path) -> None:
    scarce = {**GENEROUS, "address": (2.0, 0.0)}
    with serving(tmp_path / "none", rates=scarce) as client:
        assert [spend_as(client, f"10.0.0.{n}") for n in range(4)] == [200, 200, 429, 429]
    with serving(tmp_path / "other", rates=scarce, proxies=["192.0.2.1"]) as client:
        assert [spend_as(client, f"10.0.0.{n}") for n in range(4)] == [200, 200, 429, 429]
    with serving(tmp_path / "named", rates=scarce, proxies=["127.0.0.0/8"]) as client:
        assert [spend_as(client, f"10.0.0.{n}") for n in range(4)] == [200] * 4
        assert [spend_as(client, "10.0.0.9, 10.0.0.1") for _ in range(2)] == [200, 429], "the proxy is trusted"


def test_a_proxy_may_have_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Door, "each", 2)
    with serving(tmp_path, proxies=["127.0.0.1"]) as client, connected(client, 6) as connections:
        assert client.get("/api/games").status_code == 200
        for connection in connections:
            connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.recv(8) == b"HTTP/1.1"


def test_a_proxy_must_be_an_address() -> None:
    assert run.proxies(["10.0.0.1", "10.1.0.0/16", "::1"]) == ["10.0.0.1", "10.1.0.0/16", "::1"]
    for wrong in ("localhost", "10.0.0", "*", "10.0.0.1/8"):
        with pytest.raises(LudiError, match="--proxy"):
            run.proxies([wrong])


def test_a_household_is_one_address() -> None:
    assert network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") and network_of("unknown") == "unknown"


# ---------------------------------------------------------------- requests and answers


@pytest.mark.parametrize(
    ("method", "path", "headers", "body"),
    [
        ("GET", "/", {"accept-language": "x" * 300}, ""),
        ("GET", "/", {"accept-language": "../" * 30}, ""),
        ("GET", "/", {"host": "["}, ""),
        ("GET", "/t/TABLE", {"host": "[::1"}, ""),
        ("GET", "/", {"host": ""}, ""),
        ("GET", "/", {"cookie": "ludi=\xff; theme=\xff"}, ""),
        ("GET", "/", {"authorization": "Bearer \xff.\xff"}, ""),
        ("POST", "/name", {"origin": "http://["}, "name=Nero"),
        ("POST", "/name", {}, "name=%ED%A0%80&back=%00"),
        ("GET", "/join?link=http://%5B", {}, ""),
        ("GET", "/join?link=%00", {}, ""),
        ("GET", "/t/%00", {}, ""),
        ("GET", "/t/%ED%A0%80", {"accept": "text/html"}, ""),
        ("GET", "/t/TABLE/seat/99999999999999999999/x", {}, ""),
        ("GET", "/t/TABLE/live?since=%F0", {"last-event-id": "\xff"}, ""),
        ("POST", "/t/TABLE/what-if", {}, "at=99999999999999999999"),
        ("POST", "/t/TABLE/what-if", {}, "at=" + "9" * 5000),
        ("POST", "/t/TABLE/what-if", {}, "at=-1"),
        ("GET", "/new/%ED%A0%80", {"accept": "text/html"}, ""),
        ("GET", "/static/%00", {}, ""),
        ("GET", "/static/games/roads/%00", {}, ""),
        ("POST", "/api/guests", {}, r'{"name": "\ud800\u0000"}'),
        ("POST", "/api/guests", {}, "[" * 8000),
        ("POST", "/api/tables", {}, r'{"game": "\ud800", "seats": []}'),
        ("POST", "/api/tables", {}, r'{"game": "roads", "seats": [{"kind": "me"}], "options": {"\ud800": "\ud800"}}'),
        ("POST", "/api/tables", {}, r'{"game": "roads", "seats": [{"kind": "\ud800"}, {"kind": "me"}]}'),
        ("POST", "/api/tables/TABLE/moves", {}, '{"number": 1e400, "action": 99999999999999999999}'),
        ("POST", "/api/tables/TABLE/moves", {}, '{"number": 0, "action": 99999999999999999999}'),
        ("POST", "/api/tables/TABLE/chat", {}, r'{"text": "\ud800"}'),
        ("POST", "/api/tables/TABLE/seats/99999999999999999999/sit", {}, '{"key": "x"}'),
        ("POST", "/api/tables/TABLE/seats/0/stand-in", {}, r'{"level": "\ud800"}'),
    ],
)
def test_nonsense_is_not_a_server_error(
    client: Client, person: Person, method: str, path: str, headers: dict[str, str], body: str
) -> None:
    livia = person("Livia")
    address = path.replace("TABLE", livia.table("roads", "me", BOT)["id"])
    form = {"content-type": "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"}
    sent = {name.encode(): value.encode("latin-1") for name, value in {**livia.headers, **form, **headers}.items()}
    with client.stream(method, address, headers=sent, content=body) as answer:
        assert answer.status_code < 500


def test_a_pasted_link_leads_to_its_table(client: Client) -> None:
    for link in ("/t/abc-1_2", "http://localhost:8377/t/abc-1_2", " localhost:8377/t/abc-1_2?x=1 "):
        answer = client.get("/join", params={"link": link})
        assert answer.status_code == 303 and answer.headers["location"] == "/t/abc-1_2"
    seat = "/t/abc/seat/1/key-2_3"
    assert client.get("/join", params={"link": f"https://ludi.example{seat}"}).headers["location"] == seat
    assert client.get("/join", params={"link": "http://elsewhere.example/"}).status_code == 422


@pytest.mark.parametrize("path", ["/api/games/", "/static", "/new/roads/", "//elsewhere.example/", "/join?link=/t/a"])
def test_redirects_do_not_echo_the_host(client: Client, path: str) -> None:
    answer = client.get(path, headers={"host": "elsewhere.example"})
    assert "elsewhere" not in answer.headers.get("location", "")


def test_head_answers_wherever_get_does(client: Client, person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", "me", "friend")["id"]
    routes = [route for route in (*api.router.routes, *pages.router.routes) if isinstance(route, APIRoute)]
    paths = {route.path for route in routes if "GET" in (route.methods or ())}
    assert len(paths) > 12
    for path in [*paths, "/static/table.js", "/api/openapi.json"]:
        address = path.format(table_id=table, game="roads", name="tabs.css", number=0, key="none")
        head = client.head(address, headers=livia.headers)
        with client.stream("GET", address, headers=livia.headers) as get:
            assert head.status_code == get.status_code and head.content == b"", path
            assert head.headers.get("content-type") == get.headers.get("content-type"), path
    until(lambda: not client.site.streams.total())


def test_pages_are_compressed_and_streams_are_not(client: Client, person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", "me", BOT)["id"]
    page = livia.get(f"/t/{table}")
    assert page.headers["content-encoding"] == "gzip" and page.num_bytes_downloaded < len(page.content) / 3
    assert "Accept-Encoding" in page.headers["vary"]
    plain = client.get(f"/t/{table}", headers={**livia.headers, "accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.num_bytes_downloaded == len(plain.content)
    with client.stream("GET", f"/t/{table}/live", headers={**livia.headers, "accept-encoding": "gzip"}) as stream:
        assert "content-encoding" not in stream.headers
        assert next(stream.iter_lines()).startswith("retry")


def test_the_icon_that_browsers_ask_for(client: Client) -> None:
    answer = client.get("/favicon.ico")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/x-icon"
    assert answer.content.startswith(b"\0\0\1\0")
