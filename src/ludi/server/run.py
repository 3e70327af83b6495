"""Starts the server: `ludi` or `ludi serve`."""

import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import AbstractContextManager
from ipaddress import ip_network
from pathlib import Path

import platformdirs
import uvicorn
from filelock import FileLock, Timeout
from starlette.types import ASGIApp

from ludi.kernel.errors import LudiError
from ludi.server.door import BACKLOG, PATIENCE, Door, Once
from ludi.web.words import WORDS

PORT = 8377
FILES = 10_240  # that may be open; macOS allows no more


DAY = 86400.0


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    browser: bool,
    proxy: Sequence[str] = (),
    forget: float | None = None,
    forget_finished: float | None = None,
    webhooks: Sequence[str] = (),
    metrics: bool = False,
    json_log: bool = False,
) -> int:
    """Serve until stopped. The rules run interpreted here, so the first page appears at once; workers compile them."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    from ludi.server.app import create_app
    from ludi.server.monitoring import log_json
    from ludi.server.store import open_folder
    from ludi.server.webhooks import Webhooks, prefixes

    trusted, told = proxies(proxy), prefixes(webhooks)
    if json_log:
        log_json()
    folder = data or Path(platformdirs.user_data_dir("ludi", appauthor=False))
    with only_one(open_folder(folder)), listen(host, port) as listener:
        bound = listener.getsockname()[1]
        address = f"http://{shown(host)}:{bound}/"
        others = f"http://{own_address()}:{bound}" if host in ("0.0.0.0", "::") else ""
        pace = float(os.environ.get("LUDI_PACE", "0.7"))
        app = create_app(
            folder,
            pace=pace,
            origin=others,
            unused=forget * DAY if forget else None,
            finished=forget_finished * DAY if forget_finished else None,
            webhooks=Webhooks(told),
            metrics=metrics,
        )
        print(WORDS("serving-at", address=address))
        if others:
            print(WORDS("serving-others", address=f"{others}/"))
        print(WORDS("serving-folder", folder=str(folder)), flush=True)
        if browser and has_browser():
            threading.Timer(0.6, webbrowser.open, [address]).start()
        allow_files()
        for complaining in ("asyncio", "uvicorn.error", "ludi.door"):
            logging.getLogger(complaining).addFilter(Once())
        uvicorn.Server(configure(app, trusted)).run(sockets=[listener])
    return 0


def configure(app: ASGIApp, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How the application is served: here, in the tests and in the benchmarks."""
    return uvicorn.Config(
        app,
        http=Door,
        backlog=BACKLOG,
        timeout_keep_alive=int(PATIENCE),
        timeout_graceful_shutdown=5,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        log_config=None,  # all that is logged goes one way; the level is Python's: warnings
        access_log=False,
    )


def proxies(named: Sequence[str]) -> list[str]:
    """The addresses of the proxies that the host trusts to tell whom they ask for."""
    for address in named:
        try:
            ip_network(address)
        except ValueError:
            raise LudiError(WORDS("no-proxy", address=address)) from None
    return list(named)


def allow_files() -> None:
    """Every connection is an open file, and the usual limit is low; it may be raised without asking."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port asked for, else at ours or the next free one.

    It says that it speaks TCP: asyncio sets TCP_NODELAY on its connections only then."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [*range(PORT, PORT + 20), 0]:
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(BACKLOG)
            listener.set_inheritable(False)
            return listener
        except OSError as error:
            listener.close()
            trouble = error
    raise LudiError(WORDS("cannot-listen", host=host, port=str(port), reason=trouble.strerror))


def shown(host: str) -> str:
    """The host as a browser on this machine reaches it."""
    return {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(host, host)


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent: only the route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def has_browser() -> bool:
    """Whether opening a browser makes sense: not over ssh, not without a screen."""
    if "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def only_one(folder: Path) -> AbstractContextManager[object]:
    """Two servers over one folder would both let its bots play."""
    try:
        return FileLock(folder / "lock", mode=0o600).acquire(blocking=False)
    except Timeout:
        raise LudiError(WORDS("already-running", folder=str(folder))) from None
