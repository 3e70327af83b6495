"""Run all tests in the three ways rules can run: compiled, compiled with every index checked, and interpreted.

python -m tests [pytest arguments]          (or, with everything installed for you: ./ludi test)
"""

import os
import subprocess
import sys
from pathlib import Path

MODES = {
    "compiled": {},
    "bounds checked": {"NUMBA_BOUNDSCHECK": "1"},
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
}


def main() -> int:
    failed = []
    for mode, switches in MODES.items():
        print(f"\n=== {mode} ===", flush=True)
        command = [sys.executable, "-m", "pytest", *sys.argv[1:]]
        if subprocess.run(
            command, env=os.environ | switches | {"PYTHONUNBUFFERED": "1"}, cwd=Path(__file__).parent.parent
        ).returncode:
            failed.append(mode)
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
