"""The launcher, with stand-ins for Python and uv: no network, nothing outside a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SH = shutil.which("sh")
PLAY, TEST = "requirements/play.txt", "requirements/test.txt"
# Every program the launcher may rely on besides Python.
TOOLS = ["sh", "cat", "cp", "dirname", "mkdir", "mv", "readlink", "rm", "rmdir", "sleep", "tail"]

pytestmark = pytest.mark.skipif(SH is None or os.name != "posix", reason="the launcher is a POSIX shell script")

# A Python that answers the launcher's questions. Calls of venv, pip and programs are recorded in $CALLS. pip installs
# the locked packages, and then the checkout, which brings the command.
PYTHON = """#!/bin/sh
version=@VERSION@
case "$*" in
    *_base_executable*) echo "$version $0" ;;
    *sys.argv*) for last; do :; done; [ "$last" = "$version" ] ;;
    *"import venv"*) [ -z "${NO_VENV:-}" ] ;;
    *"-m venv"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python && echo "venv $version" >>"$CALLS" ;;
    *"pip --version"*) : ;;
    *"pip install"*)
        case "$*" in
            *"--require-hashes --requirement requirements/"*) : ;;
            *"--no-deps --no-build-isolation --editable ."*) [ -e .venv/locked ] && cp "$LUDI" .venv/bin/ludi; exit ;;
            *) exit 98 ;;
        esac
        for last; do :; done
        echo "pip $last" >>"$CALLS"
        while [ -n "${HOLD:-}" ] && [ -e "$HOLD" ]; do sleep 0.02; done
        if [ -n "${PIP_FAILS:-}" ]; then echo "no route to the packages"; exit 1; fi
        : >.venv/locked
        ;;
    "-m "* | requirements/lock.py*)
        [ "$1" != -m ] || shift
        echo "$* in $PWD" >>"$CALLS"
        case "$*" in "${TOOL_FAILS:-none}"*) exit 3 ;; esac
        ;;
    *) echo "unexpected: $*" >&2; exit 99 ;;
esac
"""
LUDI = """#!/bin/sh
echo "in $PWD"
for word; do echo "<$word>"; done
exit "${LUDI_STATUS:-0}"
"""
UV = """#!/bin/sh
echo "uv $1" >>"$CALLS"
[ -z "${UV_FAILS:-}" ] || exit 2
case $1 in
    venv) mkdir -p .venv/bin && cp "$GOOD_PYTHON" .venv/bin/python ;;
    pip) cp "$LUDI" .venv/bin/ludi ;;
esac
"""


def script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


@dataclass
class Machine:
    """A checkout in a folder with spaces in its name, and a PATH with nothing but the tools."""

    folder: Path

    def __post_init__(self) -> None:
        self.checkout = self.folder / "my checkout"
        self.checkout.mkdir()
        shutil.copy(ROOT / "ludi", self.checkout)
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        for name in PLAY, TEST:
            (self.checkout / name).parent.mkdir(exist_ok=True)
            (self.checkout / name).write_text("example==1.0 --hash=sha256:0\n")
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found, f"{tool} is missing here"
            (self.bin / tool).symlink_to(found)
        self.hold = self.folder / "hold"
        self.calls_file = self.folder / "calls"
        self.calls_file.touch()
        self.ludi_command = script(self.folder / "ludi command", LUDI)

    def python(self, name: str = "python3", version: str = "3.12") -> Path:
        return script(self.bin / name, PYTHON.replace("@VERSION@", version))

    def calls(self) -> list[str]:
        return self.calls_file.read_text().splitlines()

    def environment(self, **extra: str) -> dict[str, str]:
        return {
            "PATH": str(self.bin),
            "HOME": "/nonexistent",
            "CALLS": str(self.calls_file),
            "LUDI": str(self.ludi_command),
            "GOOD_PYTHON": str(self.bin / "python3"),
            **extra,
        }

    def start(self, *words: str, launcher: Path | None = None, **extra: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(launcher or self.checkout / "ludi"), *words],
            cwd=self.folder,
            env=self.environment(**extra),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *words: str, launcher: Path | None = None, **extra: str) -> subprocess.CompletedProcess[str]:
        process = self.start(*words, launcher=launcher, **extra)
        out, err = process.communicate(timeout=60)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def start_and_hold(self, *words: str) -> subprocess.Popen[str]:
        """Start it and return while pip is running, which continues once the file `hold` is removed."""
        self.hold.touch()
        process = self.start(*words, HOLD=str(self.hold))
        while not any(call.startswith("pip") for call in self.calls()):
            assert process.poll() is None
            time.sleep(0.01)
        return process

    def leftovers(self) -> set[str]:
        return {path.name for path in self.checkout.iterdir()} - {"ludi", "pyproject.toml", "requirements"}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_without_python_it_says_what_it_needs(machine: Machine) -> None:
    result = machine.run("games")
    assert result.returncode == 1
    assert result.stderr.startswith("ludi: needs Python 3.11 or newer, but found no Python.")
    assert result.stdout == ""
    assert machine.leftovers() == set()


@pytest.mark.parametrize("version", ["2.7", "3.6", "3.9", "3.10"])
def test_an_old_python_is_refused_by_version(machine: Machine, version: str) -> None:
    machine.python(version=version)
    result = machine.run("games")
    assert result.returncode == 1
    assert f"needs Python 3.11 or newer, but found only Python {version}." in result.stderr
    assert machine.calls() == []
    assert machine.leftovers() == set()


@pytest.mark.parametrize("version", ["3.11", "3.13", "3.14", "3.20"])
def test_a_recent_python_is_taken(machine: Machine, version: str) -> None:
    machine.python(version=version)
    assert machine.run("games").returncode == 0
    assert machine.calls() == [f"venv {version}", f"pip {PLAY}"]


def test_it_looks_past_old_and_broken_pythons(machine: Machine) -> None:
    script(machine.bin / "python3.13", "#!/bin/sh\necho 'shim: not installed' >&2\nexit 127\n")
    machine.python("python3", "3.9")
    machine.python("python3.11", "3.11")
    result = machine.run("games")
    assert result.returncode == 0
    assert "shim" not in result.stderr
    assert machine.calls()[0] == "venv 3.11"


def test_the_python_that_was_named_is_used_or_refused(machine: Machine) -> None:
    machine.python("python3.13", "3.13")
    old = machine.python("old one", "3.8")
    good = machine.python("good one", "3.12")
    refused = machine.run("games", PYTHON=str(old))
    assert refused.returncode == 1
    assert "is Python 3.8" in refused.stderr
    missing = machine.run("games", PYTHON=str(machine.bin / "nothing"))
    assert missing.returncode == 1
    assert "does not run" in missing.stderr
    assert machine.run("games", PYTHON=str(good)).returncode == 0
    assert machine.calls()[0] == "venv 3.12"


def test_without_venv_it_names_the_package(machine: Machine) -> None:
    machine.python(version="3.12")
    result = machine.run("games", NO_VENV="1")
    assert result.returncode == 1
    assert "sudo apt install python3.12-venv" in result.stderr
    assert machine.leftovers() == set()


def test_first_start_installs_and_says_so_in_one_line(machine: Machine) -> None:
    machine.python()
    result = machine.run("games")
    assert result.returncode == 0
    assert result.stderr.count("\n") == 1
    assert ".venv" in result.stderr
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}"]
    assert machine.leftovers() == {".venv"}


def test_later_starts_install_nothing(machine: Machine) -> None:
    machine.python()
    machine.run("games")
    before = machine.calls()
    result = machine.run("replay", "a file", "", "*", LUDI_STATUS="7")
    assert machine.calls() == before
    assert result.stderr == ""
    assert result.stdout.splitlines() == [f"in {machine.folder}", "<replay>", "<a file>", "<>", "<*>"]
    assert result.returncode == 7


@pytest.mark.parametrize("changed", ["pyproject.toml", PLAY])
def test_a_changed_pyproject_or_lock_is_installed_again(machine: Machine, changed: str) -> None:
    machine.python()
    machine.run("games")
    with (machine.checkout / changed).open("a") as file:
        file.write("# changed\n")
    machine.run("games")
    machine.run("games")
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}", f"pip {PLAY}"]


def test_a_failed_first_install_leaves_nothing_and_is_tried_again(machine: Machine) -> None:
    machine.python()
    result = machine.run("games", PIP_FAILS="1")
    assert result.returncode == 1
    assert "the installation failed" in result.stderr
    assert "no route to the packages" in result.stderr
    assert result.stdout == ""
    assert machine.leftovers() == set()
    assert machine.run("games").returncode == 0


def test_a_failed_update_is_tried_again_even_when_the_change_is_taken_back(machine: Machine) -> None:
    machine.python()
    machine.run("games")
    pyproject = machine.checkout / "pyproject.toml"
    original = pyproject.read_text()
    pyproject.write_text(original + "# changed\n")
    assert machine.run("games", PIP_FAILS="1").returncode == 1
    pyproject.write_text(original)
    assert machine.run("games").returncode == 0
    assert machine.calls().count(f"pip {PLAY}") == 3


def test_a_moved_checkout_is_set_up_anew(machine: Machine) -> None:
    machine.python()
    machine.run("games")
    moved = machine.folder / "another place"
    machine.checkout.rename(moved)
    assert machine.run("games", launcher=moved / "ludi").returncode == 0
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}"] * 2


@pytest.mark.parametrize("damage", ["gone", "broken", "upgraded"])
def test_an_environment_whose_python_changed_is_made_anew(machine: Machine, damage: str) -> None:
    machine.python()
    machine.run("games")
    python = machine.checkout / ".venv/bin/python"
    if damage == "gone":
        python.unlink()
        python.symlink_to("/nonexistent/python3")
    elif damage == "broken":
        script(python, "#!/bin/sh\nexit 1\n")
    else:
        script(python, PYTHON.replace("@VERSION@", "3.13"))
    assert machine.run("games").returncode == 0
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}"] * 2


def test_it_works_through_symlinks(machine: Machine) -> None:
    machine.python()
    (machine.folder / "one").symlink_to("my checkout/ludi")
    (machine.folder / "links").mkdir()
    two = machine.folder / "links/two"
    two.symlink_to("../one")
    assert machine.run("games", launcher=two).returncode == 0
    assert machine.run("games").returncode == 0
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}"]
    assert machine.leftovers() == {".venv"}


def test_two_launches_at_once_install_once(machine: Machine) -> None:
    machine.python()
    first = machine.start_and_hold("games")
    second = machine.start("play")
    assert second.stderr
    assert "waiting" in second.stderr.readline()
    machine.hold.unlink()
    out, _ = second.communicate(timeout=60)
    first.communicate(timeout=60)
    assert first.returncode == second.returncode == 0
    assert "<play>" in out
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}"]
    assert machine.leftovers() == {".venv"}


def test_the_lock_of_a_dead_launch_is_taken_over(machine: Machine) -> None:
    machine.python()
    dead = subprocess.Popen(["sh", "-c", ":"])
    dead.wait()
    lock = machine.checkout / ".venv.lock"
    lock.mkdir()
    (lock / "pid").write_text(f"{dead.pid}\n")
    (machine.checkout / ".venv").mkdir()  # half made
    assert machine.run("games").returncode == 0
    assert machine.leftovers() == {".venv"}


def test_a_stopped_install_leaves_nothing(machine: Machine) -> None:
    machine.python()
    process = machine.start_and_hold("games")
    process.terminate()
    machine.hold.unlink()  # the shell handles the signal when pip has ended
    process.communicate(timeout=60)
    assert process.returncode not in (0, None)
    assert machine.leftovers() == set()


def test_the_test_command_adds_the_dev_extra_once(machine: Machine) -> None:
    machine.python()
    machine.run("games")
    for _ in range(2):
        assert machine.run("test", "-k", "a b").returncode == 0
    machine.run("games")
    asked = f"tests -k a b in {machine.checkout}"
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}", f"pip {TEST}", asked, asked]


def test_when_the_test_tools_fail_to_install_playing_goes_on(machine: Machine) -> None:
    machine.python()
    machine.run("games")
    result = machine.run("test", PIP_FAILS="1")
    assert result.returncode == 1
    assert "no route to the packages" in result.stderr
    before = machine.calls()
    assert not any(call.startswith("tests") for call in before)
    assert machine.run("games").returncode == 0
    assert machine.calls() == before
    machine.run("test")
    assert machine.calls().count(f"pip {TEST}") == 2


def test_the_test_tools_are_installed_again_after_any_other_install(machine: Machine) -> None:
    machine.python()
    machine.run("test")
    pyproject = machine.checkout / "pyproject.toml"
    original = pyproject.read_text()
    pyproject.write_text(original + "# changed\n")
    machine.run("games")
    pyproject.write_text(original)
    machine.run("games")
    machine.run("test")
    installs = [call for call in machine.calls() if call.startswith("pip")]
    assert installs == [f"pip {TEST}", f"pip {PLAY}", f"pip {PLAY}", f"pip {TEST}"]


def test_nothing_starts_while_another_launch_changes_the_environment(machine: Machine) -> None:
    machine.python()
    machine.run("games")
    lock = machine.checkout / ".venv.lock"
    lock.mkdir()
    (lock / "pid").write_text(f"{os.getpid()}\n")
    process = machine.start("games")
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=0.3)
    shutil.rmtree(lock)
    out, _ = process.communicate(timeout=60)
    assert "<games>" in out
    assert machine.calls() == ["venv 3.12", f"pip {PLAY}"]


def test_a_lock_of_test_tools_does_not_matter_for_playing(machine: Machine) -> None:
    machine.python()
    machine.run("test")
    with (machine.checkout / TEST).open("a") as file:
        file.write("# changed\n")
    machine.run("games")
    assert machine.calls().count(f"pip {PLAY}") == 0
    machine.run("test")
    assert machine.calls().count(f"pip {TEST}") == 2


def test_the_lock_command_has_the_test_tools(machine: Machine) -> None:
    machine.python()
    assert machine.run("lock", "--upgrade").returncode == 0
    assert machine.calls() == ["venv 3.12", f"pip {TEST}", f"requirements/lock.py --upgrade in {machine.checkout}"]


def test_failing_tests_fail_the_command(machine: Machine) -> None:
    machine.python()
    assert machine.run("test", TOOL_FAILS="tests").returncode == 3


@pytest.mark.parametrize("failing", ["none", "ruff check", "ruff format", "mypy"])
def test_lint_runs_all_its_checks_and_fails_with_any(machine: Machine, failing: str) -> None:
    machine.python()
    result = machine.run("lint", TOOL_FAILS=failing)
    assert result.returncode == (0 if failing == "none" else 1)
    checks = [f"{check} in {machine.checkout}" for check in ("ruff check", "ruff format --check", "mypy --strict")]
    assert machine.calls() == ["venv 3.12", f"pip {TEST}", *checks]


def test_uv_is_used_where_present(machine: Machine) -> None:
    machine.python()
    script(machine.bin / "uv", UV)
    assert machine.run("games", NO_VENV="1").returncode == 0
    assert machine.calls() == ["uv venv", "uv pip", "uv pip"]


def test_pip_takes_over_where_uv_fails(machine: Machine) -> None:
    machine.python()
    script(machine.bin / "uv", UV)
    result = machine.run("games", UV_FAILS="1")
    assert result.returncode == 0
    assert "trying without uv" in result.stderr
    assert machine.calls() == ["uv venv", "venv 3.12", "uv pip", f"pip {PLAY}"]


def test_ci_runs_the_command_of_the_readme(machine: Machine) -> None:
    shutil.copytree(ROOT / ".ci", machine.checkout / ".ci")
    script(machine.checkout / "ludi", '#!/bin/sh\necho "ludi $*" >>"$CALLS"\n[ "$1" != "${STOP:-}" ]\n')
    result = machine.run(launcher=machine.checkout / ".ci/run")
    assert result.returncode == 0
    assert machine.calls() == ["ludi test", "ludi lint"]
    assert machine.run(launcher=machine.checkout / ".ci/run", STOP="test").returncode != 0
    assert machine.calls()[2:] == ["ludi test"]
    assert "./ludi test\n" in (ROOT / "README.md").read_text()
