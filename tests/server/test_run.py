"""Starting the server: ports, folders, addresses."""

import socket
import sys
from ipaddress import ip_address
from pathlib import Path

import pytest

from ludi.kernel.errors import LudiError
from ludi.server import run


def test_a_taken_or_impossible_port_is_told_or_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LudiError, match="port 99999: port must be 0-65535"):
        run.listen("127.0.0.1", 99_999)
    with run.listen("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with pytest.raises(LudiError, match="Choose another"):
            run.listen("127.0.0.1", taken)
        monkeypatch.setattr(run, "PORT", taken)
        with run.listen("127.0.0.1", None) as second:
            assert second.getsockname()[1] != taken


def test_one_server_for_one_folder(tmp_path: Path) -> None:
    with run.only_one(tmp_path):
        with pytest.raises(LudiError, match="already running"):
            run.only_one(tmp_path)
    with run.only_one(tmp_path):
        pass


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.shown("0.0.0.0") == run.shown("127.0.0.1") == "localhost" and run.shown("10.0.0.7") == "10.0.0.7"
    assert run.own_address() == "localhost" or ip_address(run.own_address())

    def unreachable(self: socket.socket, address: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert run.own_address() == "localhost"


def test_a_browser_is_opened_only_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("SSH_CONNECTION", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not run.has_browser(), "there is no screen"
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.has_browser()
    monkeypatch.setenv("SSH_CONNECTION", "somewhere")
    assert not run.has_browser(), "the screen is elsewhere"
