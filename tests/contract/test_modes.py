"""Compiled, bounds-checked and interpreted rules give the same states, byte for byte, over many games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.kernel.jit import INTERPRETED
from tests.__main__ import MODES
from tests.contract.play import Table, digest, scaled

DECISIONS = 120_000


@pytest.mark.skipif(INTERPRETED or bool(os.environ.get("NUMBA_BOUNDSCHECK")), reason="compares all modes by itself")
def test_all_modes_give_the_same_bytes(table: Table) -> None:
    decisions = scaled(DECISIONS)
    command = [sys.executable, "-m", "tests.contract.play", table[0], str(table[1]), str(decisions)]
    others = {
        mode: subprocess.Popen(
            command, env=os.environ | switches, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True
        )
        for mode, switches in MODES.items()
        if switches
    }
    here = digest(table, decisions)
    assert {mode: process.communicate()[0].strip() for mode, process in others.items()} == dict.fromkeys(others, here)
