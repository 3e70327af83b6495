"""Run all tests in the three ways rules can run: compiled, compiled with every index checked, and interpreted.

python -m tests [pytest arguments]          (or, with everything installed for you: ./ludi test)
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODES: dict[str, dict[str, str]] = {
    "compiled": {},
    "bounds checked": {"NUMBA_BOUNDSCHECK": "1"},
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
}


def compile_rules() -> None:
    """Fill both caches first, side by side: it is most of the waiting."""
    print("Compiling the rules in both ways; this takes some minutes ...", flush=True)
    command = [sys.executable, "-m", "ludi", "compile"]
    compilers = [
        subprocess.Popen(command, env=os.environ | switches, cwd=ROOT)
        for switches in MODES.values()
        if "NUMBA_DISABLE_JIT" not in switches
    ]
    for compiler in compilers:
        compiler.wait()


def main() -> int:
    compile_rules()
    failed = []
    for mode, switches in MODES.items():
        print(f"\n=== {mode} ===", flush=True)
        command = [sys.executable, "-m", "pytest", *sys.argv[1:]]
        if subprocess.run(command, env=os.environ | switches | {"PYTHONUNBUFFERED": "1"}, cwd=ROOT).returncode:
            failed.append(mode)
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
