"""PostgreSQL for the tests: a fresh cluster in a temporary folder, reached by a socket there."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import pytest

USER = "postgres"  # PostgreSQL refuses to run as root


def missing() -> str:
    """What is missing to run it; "" if nothing."""
    if _program("initdb") is None:
        return "There is no PostgreSQL: apt install postgresql"
    if os.geteuid() == 0 and USER not in {entry.pw_name for entry in pwd.getpwall()}:
        return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


def _program(name: str) -> str | None:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    return shutil.which(name, path=os.pathsep.join([*map(str, reversed(versions)), os.environ.get("PATH", "")]))


class Cluster:
    """A running PostgreSQL, until stopped."""

    def __init__(self) -> None:
        if missing():
            pytest.skip(missing())
        self.folder = Path(tempfile.mkdtemp(prefix="ludi-postgres-"))
        self.user = USER if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.numbers = count()
        self._run("initdb", "--no-sync", "--auth=trust", "--username=ludi", "--encoding=UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *options: str) -> None:
        found = _program(program)
        assert found is not None
        command = [found, "-D", str(self.folder / "data"), *options]
        subprocess.run(command, user=self.user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        postgres = _program("postgres")
        assert postgres is not None
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "fsync": "off"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("a") as log:
            command = [postgres, "-D", str(self.folder / "data"), *options]
            self.process = subprocess.Popen(command, user=self.user, cwd=self.folder, stderr=log)
        for _ in range(600):
            try:
                self.execute("SELECT 1")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def address(self, name: str) -> str:
        return f"postgresql://ludi@/{name}?host={self.folder}"

    def execute(self, statement: str) -> None:
        import psycopg

        try:
            with psycopg.connect(f"user=ludi dbname=postgres host={self.folder}", autocommit=True) as connection:
                connection.execute(statement.encode())
        except psycopg.OperationalError as error:
            raise OSError(error) from None

    def database(self) -> str:
        """Create an empty database; returns its address."""
        name = f"ludi{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.address(name)

    def stop(self) -> None:
        """Stop immediately, as in a crash; `start` brings it back."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
