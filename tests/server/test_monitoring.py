"""Monitoring: health, Prometheus metrics, JSON logs, and restarts nobody needs to notice."""

import json
import logging
import re
import socket
import sys
import threading
import time
from pathlib import Path
from queue import Queue

import httpx
import pytest

from ludi.server.monitoring import BOUNDS, Json
from tests.serving import Server

from .conftest import Client, Guest, serving
from .test_api import two_at_a_table, whose_turn

SAMPLE = re.compile(r'([a-z_]+)(?:\{(?:le|status)="[^"]+"\})? ([0-9.]+)')


def test_it_says_whether_it_is_well(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client.get("/healthz").text == "ok\n"

    def broken(_query: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(client.site.store, "read", broken)
    assert client.get("/healthz").status_code == 503


def test_metrics_only_on_request(client: Client, tmp_path: Path) -> None:
    assert client.get("/metrics").status_code == 404
    with serving(tmp_path, metrics=True) as counted:
        livia, marek, table = two_at_a_table(lambda name: Guest(counted, name))
        guest, seen = whose_turn(table, livia, marek)
        assert guest.move(table, seen["number"], seen["choices"][0]["action"]).status_code == 200
        assert counted.get("/nowhere").status_code == 404
        answer = counted.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    samples = [line for line in lines if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in samples), "a name, perhaps a label, a number"
    declared = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert {re.sub("_(bucket|sum|count)$", "", line.split("{")[0].split()[0]) for line in samples} == declared
    assert {"ludi_tables 1", "ludi_entries_total 1", 'ludi_answers_total{status="404"} 1'} <= set(samples)
    slots = [int(line.split()[1]) for line in samples if "_bucket" in line]
    assert (
        len(slots) == len(BOUNDS) + 1 and slots == sorted(slots) and f"ludi_answer_seconds_count {slots[-1]}" in lines
    )


def test_a_line_of_json_for_each_message() -> None:
    try:
        raise ValueError("no\nway")
    except ValueError:
        record = logging.LogRecord("ludi", logging.ERROR, "f", 1, "Table %s: „%s“", ("t1", "Ave"), sys.exc_info())
    line = Json().format(record)
    told = json.loads(line)
    assert "\n" not in line and told["message"] == "Table t1: „Ave“" and told["level"] == "error"
    assert told["error"].endswith("no\nway") and told["time"].endswith("+00:00")


def test_a_restart_finishes_what_was_begun_and_pages_come_back(tmp_path: Path) -> None:
    """SIGTERM during a request: it is still answered. Open pages are disconnected at once, and find the new server."""
    server = Server(tmp_path, more=["--log-format=json"])
    try:
        with httpx.Client(base_url=server.address, timeout=30) as client:
            headers = {"authorization": f"Bearer {client.post('/api/guests', json={'name': 'Livia'}).json()['token']}"}
            seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
            table = client.post("/api/tables", json={"game": "roads", "seats": seats}, headers=headers).json()
            ended: Queue[tuple[float, str]] = Queue()

            def listen() -> None:
                heard = ""
                with httpx.stream(
                    "GET", f"{server.address}/t/{table['id']}/live", headers=headers, timeout=30
                ) as stream:
                    try:
                        for line in stream.iter_lines():
                            heard += f"{line}\n"
                            if line.startswith("data:"):
                                ended.put((0.0, heard))
                    except httpx.RemoteProtocolError:
                        pass  # closed in the middle, as it is endless
                ended.put((time.monotonic(), heard))

            page = threading.Thread(target=listen, daemon=True)
            page.start()
            ended.get(timeout=30)  # it is open
            body = b'{"text": "Ave"}'
            head = f"POST /api/tables/{table['id']}/chat HTTP/1.1\r\nhost: localhost\r\nauthorization: "
            head += (
                f"{headers['authorization']}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            )
            with socket.create_connection(("127.0.0.1", server.port)) as slow:
                slow.sendall(head.encode() + body[:5])
                time.sleep(0.3)
                asked = time.monotonic()
                server.process.terminate()
                at, heard = ended.get(timeout=30)
                slow.sendall(body[5:])
                assert slow.recv(100).startswith(b"HTTP/1.1 200")
            assert at - asked < 2 and "retry: 1000\n" in heard, "disconnected at once, to reconnect after a second"
            page.join()
        server.stop()
        assert server.complaints == "", "nothing went wrong"
        server.start()
        with httpx.stream("GET", f"{server.address}/t/{table['id']}/live", headers=headers, timeout=30) as stream:
            assert "Ave" in next(line for line in stream.iter_lines() if line.startswith("data:")), (
                "everything is there"
            )
    finally:
        server.stop()
