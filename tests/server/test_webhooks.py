"""Another server is told whose turn it is: at addresses the host allows, and nowhere else."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from ludi.cli import main
from ludi.server.webhooks import Webhooks

from .conftest import Client, Guest, serving
from .test_api import BOT, until


class Listener(ThreadingHTTPServer):
    """Somebody else's server: what was posted there, and its responses."""

    heard: list[tuple[str, dict[str, Any]]]
    answers: list[int]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Answer(BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, json.loads(body)))
        status = self.server.answers.pop(0) if self.server.answers else 204
        self.send_response(status)
        if status == 302:
            self.send_header("location", f"{self.server.address}/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    do_GET = do_POST  # a redirect that was followed

    def log_message(self, *_said: Any) -> None:
        pass


@pytest.fixture
def listener() -> Iterator[Listener]:
    server = Listener(("127.0.0.1", 0), Answer)
    server.heard, server.answers = [], []
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def client(tmp_path: Path, listener: Listener) -> Iterator[Client]:
    with serving(tmp_path, webhooks=Webhooks([f"{listener.address}/hooks"], pauses=(0.0, 0.01, 0.01))) as found:
        yield found


def test_only_addresses_the_host_allows() -> None:
    hooks = Webhooks(["https://chat.example.org/hooks/", "http://10.0.0.1:8080"])
    for good in (
        "https://chat.example.org/hooks/x?y=1",
        "https://CHAT.example.org:443/hooks",
        "http://10.0.0.1:8080/a",
    ):
        assert hooks.allows(good), good
    for wrong in (
        "http://chat.example.org/hooks/x",
        "https://chat.example.org/hooksters",
        "https://chat.example.org/",
        "https://chat.example.org.evil.net/hooks/x",
        "https://chat.example.org@evil.net/hooks/x",
        "https://user:word@chat.example.org/hooks/x",
        "https://chat.example.org:8443/hooks/x",
        "https://chat.example.org/hooks/../admin",
        "https://chat.example.org/hooks/%2E%2e/admin",
        "https://chat.example.org/hooks\\..\\admin",
        "https://chat.example.org/hooks/ x",
        "https://chat.example.org/hooks/\nx",
        "http://10.0.0.1/a",
        "http://10.0.0.1:99999/a",
        "file:///etc/passwd",
        "",
    ):
        assert not hooks.allows(wrong), wrong
    assert not Webhooks().allows("https://chat.example.org/hooks/x")


def test_it_sends_whose_turn_it_is_and_nothing_private(client: Client, listener: Listener) -> None:
    livia, marek = Guest(client, "Livia"), Guest(client, "Marek")
    table = livia.table("glory", "me", "friend")
    path = f"/api/tables/{table['id']}/webhook"
    refused = livia.post(path, address="http://127.0.0.1:1/hooks")
    assert refused.status_code == 422 and listener.address in refused.json()["detail"]
    assert livia.post(path, address=f"{listener.address}/hooks/a").status_code == 200
    assert marek.post(path, address="").status_code == 403, "whoever made the table decides"
    marek.sit(table, 1, table["seats"][1]["key"])
    until(lambda: len(listener.heard) == 1)
    where, told = listener.heard[0]
    seen = livia.see(table)
    assert where == "/hooks/a" and told["event"] == "turn" and told["table"] == table["id"]
    assert told["seat"] == seen["to_move"] and told["name"] == seen["seats"][seen["to_move"]]["name"]
    assert told["name"] in told["text"] and "Glory to Rome" in told["text"]
    public = {"event", "table", "path", "game", "title", "number", "seat", "name", "here", "text", "content"}
    assert set(told) == public
    people = [livia, marek]
    while livia.see(table)["to_move"] == seen["to_move"]:
        mine = people[seen["to_move"]].see(table)
        people[seen["to_move"]].move(table, mine["number"], mine["choices"][0]["action"])
    until(lambda: len(listener.heard) == 2)
    assert listener.heard[1][1]["seat"] == 1 - told["seat"], "once for each turn"


def test_bots_turns_are_not_sent(client: Client, listener: Listener) -> None:
    livia = Guest(client, "Livia")
    table = livia.table("roads", "me", BOT)
    livia.post(f"/api/tables/{table['id']}/webhook", address=f"{listener.address}/hooks")
    livia.post(f"/api/tables/{table['id']}/seats/0/stand-in", level=BOT)
    until(lambda: livia.see(table)["status"] == "over")
    assert all(told["seat"] == 0 for _path, told in listener.heard) and len(listener.heard) <= 1


@pytest.mark.parametrize(("answers", "heard"), [([500, 503], 3), ([404], 1), ([500, 500, 500, 500], 3), ([302], 1)])
def test_attempts_are_few_and_no_redirect_is_followed(
    client: Client, listener: Listener, answers: list[int], heard: int
) -> None:
    listener.answers = list(answers)
    livia, marek = Guest(client, "Livia"), Guest(client, "Marek")
    table = livia.table("roads", "me", "friend")
    livia.post(f"/api/tables/{table['id']}/webhook", address=f"{listener.address}/hooks")
    marek.sit(table, 1, table["seats"][1]["key"])
    hooks = client.site.hall.services.webhooks
    until(lambda: len(listener.heard) == heard and not hooks.sending)
    assert {path for path, _told in listener.heard} == {"/hooks"}


def test_the_page_offers_it_only_to_the_tables_maker(client: Client, listener: Listener) -> None:
    livia = Guest(client, "Livia")
    table = livia.table("roads", "me", BOT)
    assert 'name="address"' in livia.get(f"/t/{table['id']}").text
    assert 'name="address"' not in Guest(client, "Ola").get(f"/t/{table['id']}").text
    form = {"address": f"{listener.address}/hooks/b"}
    assert client.post(f"/t/{table['id']}/webhook", data=form, headers=livia.headers).status_code == 303
    assert client.site.hall.get(table["id"]).webhook == form["address"]
    livia.client.request("DELETE", "/api/guests", headers=livia.headers)


def test_a_wrong_prefix_is_told_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code = main(["serve", "--no-browser", f"--data={tmp_path}", "--webhooks", "chat.example.org"])
    assert code == 2 and "--webhooks takes addresses" in capsys.readouterr().err
