"""The lock of the launcher's packages covers what pyproject.toml requires, on every system and Python."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PLAY = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
TEST = [*PLAY, *PROJECT["project"]["optional-dependencies"]["dev"]]
SETS = pytest.mark.parametrize(("name", "asked"), [("play", PLAY), ("test", TEST)])
MACHINES = [
    {"python_version": f"3.{minor}", "python_full_version": f"3.{minor}.0", "sys_platform": system}
    for minor in (11, 12, 13, 14)
    for system in ("linux", "darwin")
]


def entries(name: str) -> list[str]:
    """One entry per package, with its hashes on the same line."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    return [line for line in text.splitlines() if not line.startswith("#")]


def locked(name: str, machine: dict[str, str]) -> dict[str, str]:
    """The version of every package on some machine."""
    found: dict[str, str] = {}
    for line in entries(name):
        pin = Requirement(line.partition(" --hash")[0])
        if pin.marker is None or pin.marker.evaluate(dict(machine)):
            package = canonicalize_name(pin.name)
            assert package not in found, f"{package} is locked twice"
            found[package] = str(pin.specifier).removeprefix("==")
    return found


@SETS
def test_the_lock_has_all_requirements(name: str, asked: list[str]) -> None:
    for machine in MACHINES:
        versions = locked(name, machine)
        for requirement in map(Requirement, asked):
            version = versions.get(canonicalize_name(requirement.name))
            assert version and requirement.specifier.contains(version), f"{requirement}: run ./ludi lock"


@SETS
def test_the_lock_has_all_indirect_requirements(name: str, asked: list[str]) -> None:
    versions = locked(name, {})  # on this machine
    for package in versions:
        try:
            needs = requires(package) or []
        except PackageNotFoundError:  # for another system, or not installed by ./ludi
            continue
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                assert canonicalize_name(need.name) in versions, f"{package} needs {need}: run ./ludi lock"


@SETS
def test_names_versions_and_hashes_and_nothing_else(name: str, asked: list[str]) -> None:
    pin = r"[a-z0-9._-]+==[\w.+!-]+ ( *; [\w .<>=!'()]+)?( +--hash=sha256:[0-9a-f]{64})+"
    wrong = [line for line in entries(name) if not re.fullmatch(pin, line)]
    assert entries(name) and not wrong


def test_playing_is_tested_with_the_same_versions() -> None:
    for machine in MACHINES:
        assert locked("play", machine).items() <= locked("test", machine).items()
