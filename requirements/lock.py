"""Locks every package that ./ludi installs, direct or not: its exact version and the hashes of its files.

./ludi lock             after changing pyproject.toml; keeps versions where possible
./ludi lock --upgrade   the newest versions; then run the tests

One lock serves Linux and macOS and every Python from 3.11 on. `play.txt` is what playing needs, plus what builds Ludi
itself; `test.txt` adds the test tools, with otherwise the same versions.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
OPTIONS = (
    "--universal --python-version 3.11 --generate-hashes --quiet --no-annotate --no-emit-index-url --no-emit-find-links"
)
COMPILE = ["pip", "compile", "pyproject.toml", "-", *OPTIONS.split(), "--custom-compile-command", "./ludi lock"]


def main() -> int:
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    build = "\n".join([*project["build-system"]["requires"], "editables"])  # hatchling needs this to install a checkout
    for more in (
        ["--extra", "dev", "-o", "requirements/test.txt"],
        ["-c", "requirements/test.txt", "-o", "requirements/play.txt"],
    ):
        command = [sys.executable, "-m", "uv", *COMPILE, *more, *sys.argv[1:]]
        if subprocess.run(command, input=build, text=True, cwd=HERE.parent).returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
