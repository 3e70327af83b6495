"""Run all tests, in the three ways rules can run: interpreted, compiled with every index checked, and compiled.

python -m tests [pytest arguments]          (or, with everything installed for you: ./ludi test)
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NO_TESTS = 5  # pytest's exit status if no tests were collected
# Numba's switches, and the tests that run with them; their markers are explained in pyproject.toml. Interpreted,
# each file runs in one process, because many share a server or tables that are expensive to set up. Files run in order
# of name, which puts the long browser tests first. Checks do not depend on optimisation, so that is kept light.
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
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # for a hundred processes, bytecode caches pay off
    return subprocess.Popen(command, env=environment, cwd=ROOT)


def main() -> int:
    """Run the modes; the compilers work during the interpreted tests, at lower priority, unless only some tests run."""
    gently = ["nice"] if shutil.which("nice") else []
    some = any(not argument.startswith("-") for argument in sys.argv[1:])  # by file, keyword or marker
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
