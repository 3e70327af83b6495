"""Run all tests, in the three ways rules can run: interpreted, compiled with every index checked, and compiled.

python -m tests [pytest arguments]          (or, with everything installed for you: ./ludi test)
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NO_TESTS = 5  # pytest found none to run
# Numba's switches, and the tests that run so: their markers are explained in pyproject.toml. Interpreted, a file is run
# as a whole: many share a server or tables that take longer to lay than to look at; in the order of their names, which
# has the long ones, in the browser, first. Checks are the same however well code is optimised, so that is done lightly.
MODES: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "interpreted": (
        {"NUMBA_DISABLE_JIT": "1"},
        ("-m", "not checked and not compiled", "--dist=loadfile", "--no-loadscope-reorder"),
    ),
    "bounds checked": ({"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}, ("-m", "every_mode or checked")),
    "compiled": ({}, ("-m", "every_mode or compiled")),
}


def start(mode: str, *command: str) -> "subprocess.Popen[bytes]":
    environment = os.environ | MODES[mode][0] | {"PYTHONUNBUFFERED": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a hundred processes start: what one has read, others need not
    return subprocess.Popen(command, env=environment, cwd=ROOT)


def main() -> int:
    """The compilers work while the interpreted tests run, and give way to them; not for some tests alone."""
    gently = ["nice"] if shutil.which("nice") else []
    some = any(not argument.startswith("-") for argument in sys.argv[1:])  # named by file, word or marker
    ahead = [] if some else list(MODES)[1:]
    compilers = {mode: start(mode, *gently, sys.executable, "-m", "ludi", "compile") for mode in ahead}
    results = {}
    for mode, (_, tests) in MODES.items():
        if mode in compilers:
            compilers[mode].wait()
        print(f"\n=== {mode} ===", flush=True)
        results[mode] = start(mode, sys.executable, "-m", "pytest", *tests, *sys.argv[1:]).wait()
    failed = [mode for mode, result in results.items() if result not in (0, NO_TESTS)]
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed or set(results.values()) == {NO_TESTS} else 0


if __name__ == "__main__":
    sys.exit(main())
