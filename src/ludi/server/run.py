"""Starts the server: `ludi` or `ludi serve`."""

import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn
from filelock import FileLock, Timeout
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from ludi.kernel.errors import LudiError
from ludi.server.door import BACKLOG, PATIENCE, Door, Once
from ludi.web.words import WORDS

PORT = 8377
AWAY = 60.0  # seconds that a starting process waits for the database
FILES = 10_240  # open files; macOS allows no more


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
    database: str = "",
    processes: int = 1,
) -> int:
    """Serve until stopped. The rules run interpreted here, so the first page appears at once; workers compile them."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    from ludi.server.store import Store, open_folder
    from ludi.server.webhooks import prefixes

    trusted, told = proxies(proxy), prefixes(webhooks)
    if processes > 1 and not database:
        raise LudiError(WORDS("processes-database"))
    folder = folder_of(data)
    with ExitStack() as held:
        if database:
            Store(database).close()  # fails early if something is wrong with it
        else:
            held.enter_context(only_one(open_folder(folder)))
        listener = held.enter_context(listen(host, port))
        bound = listener.getsockname()[1]
        address = f"http://{shown(host)}:{bound}/"
        others = f"http://{own_address()}:{bound}" if host in ("0.0.0.0", "::") else ""
        make = partial(
            application,
            json_log,
            told,
            processes > 1,
            data=folder,
            pace=float(os.environ.get("LUDI_PACE", "0.7")),
            origin=others,
            unused=forget * DAY if forget else None,
            finished=forget_finished * DAY if forget_finished else None,
            metrics=metrics,
            database=database,
        )
        app = make if processes > 1 else make()  # also fails early
        print(WORDS("serving-at", address=address))
        if others:
            print(WORDS("serving-others", address=f"{others}/"))
        if not database:
            print(WORDS("serving-folder", folder=str(folder)))
        sys.stdout.flush()
        if browser and has_browser():
            threading.Timer(0.6, webbrowser.open, [address]).start()
        if processes > 1:
            os.environ.setdefault("LUDI_WORKERS", str(max(1, (os.cpu_count() or 1) // 2 // processes)))
            Multiprocess(configure(app, trusted, processes), [listener]).run()
        else:
            uvicorn.Server(configure(app, trusted)).run(sockets=[listener])
    return 0


def folder_of(data: Path | None) -> Path:
    """The default place for games."""
    return data or Path(platformdirs.user_data_dir("ludi", appauthor=False))


def application(json_log: bool, webhooks: Sequence[str], several: bool, **options: Any) -> ASGIApp:
    """The application, in the process that serves it. If one of several restarts while the database is unreachable, it
    waits: its failure would end them all.
    """
    from ludi.server.app import create_app
    from ludi.server.monitoring import log_json
    from ludi.server.webhooks import Webhooks

    if json_log:
        log_json()
    allow_files()
    for complaining in ("asyncio", "uvicorn.error", "ludi.door"):
        logging.getLogger(complaining).addFilter(Once())
    until = time.monotonic() + (AWAY if several else 0.0)
    while True:
        try:
            return create_app(webhooks=Webhooks(webhooks), **options)
        except LudiError:
            if time.monotonic() >= until:
                raise
            time.sleep(0.5)


def configure(app: ASGIApp | Callable[[], ASGIApp], proxies: Sequence[str] = (), processes: int = 1) -> uvicorn.Config:
    """The server's configuration, also for tests and benchmarks. Several processes each make their own application."""
    return uvicorn.Config(
        app,
        factory=processes > 1,
        workers=processes,
        http=Door,
        backlog=BACKLOG,
        timeout_keep_alive=int(PATIENCE),
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=15,  # replaces a process that hangs this long
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        log_config=None,  # logging is configured once, at Python's default level: warnings
        access_log=False,
    )


def proxies(named: Sequence[str]) -> list[str]:
    """The addresses of proxies the host trusts to name the client."""
    for address in named:
        try:
            ip_network(address)
        except ValueError:
            raise LudiError(WORDS("no-proxy", address=address)) from None
    return list(named)


def allow_files() -> None:
    """Raise the limit on open files: every connection is one, and the default is low."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on the requested port, else on our default or the next free one.

    It names TCP explicitly, because only then does asyncio set TCP_NODELAY on its connections.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [*range(PORT, PORT + 20), 0]:
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(BACKLOG)
            listener.set_inheritable(False)
            return listener
        except (OSError, OverflowError) as error:
            listener.close()
            reason = error.strerror if isinstance(error, OSError) else str(error).removeprefix("bind(): ").rstrip(".")
    raise LudiError(WORDS("cannot-listen", host=host, port=str(port), reason=reason))


def shown(host: str) -> str:
    """The host as a browser on this machine reaches it."""
    return {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(host, host)


def own_address() -> str:
    """This machine's address in its network. Sends nothing: only looks up the route."""
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
    """Lock the folder: two servers on one folder would both play its bots."""
    try:
        return FileLock(folder / "lock", mode=0o600).acquire(blocking=False)
    except Timeout:
        raise LudiError(WORDS("already-running", folder=str(folder))) from None
