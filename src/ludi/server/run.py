"""Starts the server: `ludi` or `ludi serve`."""

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import IO

from ludi.kernel.errors import LudiError

PORT = 8377


DAY = 86400.0


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    browser: bool,
    forget: float | None = None,
    forget_finished: float | None = None,
) -> int:
    """Serve until stopped. The rules run interpreted here, so the first page appears at once; workers compile them."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    import platformdirs
    import uvicorn

    from ludi.server.app import create_app
    from ludi.server.store import open_folder

    folder = data or Path(platformdirs.user_data_dir("ludi", appauthor=False))
    with only_one(open_folder(folder)), listen(host, port) as listener:
        bound = listener.getsockname()[1]
        address = f"http://{shown(host)}:{bound}/"
        others = f"http://{own_address()}:{bound}" if host in ("0.0.0.0", "::") else ""
        pace = float(os.environ.get("LUDI_PACE", "0.7"))
        app = create_app(
            folder, pace=pace, origin=others,
            unused=forget * DAY if forget else None, finished=forget_finished * DAY if forget_finished else None,
        )  # fmt: skip
        print(f"Ludi is at {address}" + (f"\nOther machines find it at {others}/" if others else ""))
        print(f"Games are kept in {folder}. Stop with Ctrl+C.", flush=True)
        if browser and has_browser():
            threading.Timer(0.6, webbrowser.open, [address]).start()
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=1,
            server_header=False,
        )
        uvicorn.Server(config).run(sockets=[listener])
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port asked for, else at ours or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [*range(PORT, PORT + 20), 0]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
            listener.set_inheritable(False)
            return listener
        except OSError as error:
            listener.close()
            trouble = error
    raise LudiError(f"Cannot listen at {host}, port {port}: {trouble.strerror}. Choose another with --host or --port.")


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


def only_one(folder: Path) -> IO[bytes]:
    """Two servers over one folder would both let its bots play."""
    file = open(os.open(folder / "lock", os.O_CREAT | os.O_RDWR | os.O_APPEND, 0o600), "a+b")
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise LudiError(
            f"Ludi runs already with the games in {folder}: use that one, or give another folder with --data."
        ) from None
    return file
