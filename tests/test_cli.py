"""The command, run as people run it."""

import json
import os
import random
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludi
from ludi import terminal
from ludi.bots import analysis
from ludi.bots.search import Settings
from ludi.cli import main
from ludi.kernel.words import languages, speaking
from ludi.terminal import COMMANDS, Play, command_of
from ludi.words import WORDS
from tests.contract.play import seats_near


def run(
    *arguments: str, keys: str = "", columns: int = 120, locale: str = "C.UTF-8"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludi", *arguments],
        input=keys,
        capture_output=True,
        text=True,
        timeout=300,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": str(columns), "LC_ALL": locale, "PYTHONUTF8": "1"},
    )


def played(tmp_path: Path, *arguments: str, keys: str = "1\n\n" * 60) -> tuple[subprocess.CompletedProcess[str], Path]:
    file = tmp_path / "game.jsonl"
    return run("play", *arguments, "--record", str(file), keys=keys), file


def test_help_and_games() -> None:
    helped = run("--help")
    assert "play" in helped.stdout and helped.returncode == 0
    listed = run("games").stdout
    assert all(str(about.title) in listed for about in ludi.catalogue().values())


def test_a_game_is_played_to_its_end_with_the_keyboard_only_and_replays(tmp_path: Path) -> None:
    done, file = played(tmp_path, "roads", "--players", "3", "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert "total" in done.stdout and "The game is saved in" in done.stdout
    shown = run("replay", str(file))
    assert shown.returncode == 0 and "Verified" in shown.stdout
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:6], lines[6].replace('"action": ', '"action": 1'), *lines[7:]]))
    broken = run("replay", str(file))
    assert broken.returncode == 2 and "Line 7" in broken.stderr and "Traceback" not in broken.stderr


def test_stopping_loses_nothing(tmp_path: Path) -> None:
    done, file = played(tmp_path, "roads", "--seed", "5", keys="1\n1\nnonsense\nundo\nhelp\nsheet\nlog\nboard\nquit\n")
    assert done.returncode == 0 and "Stopped before the end" in done.stdout
    assert "isn't a move" in done.stdout and "nothing to undo" in done.stdout
    again = run("play", "roads", "--record", str(file))
    assert again.returncode == 2 and "already exists" in again.stderr
    resumed = run("play", "--resume", str(file), keys="1\n\n" * 60)
    assert resumed.returncode == 0 and "wins" in resumed.stdout
    assert run("replay", str(file)).returncode == 0


def test_a_turn_can_be_taken_back_until_it_is_confirmed(tmp_path: Path) -> None:
    done, file = played(tmp_path, "roads", "--seed", "5", keys="1\nundo\n2\n\nquit\n")
    assert "Undone." in done.stdout
    mine = [json.loads(line) for line in file.read_text().splitlines()[1:-1]]
    first = next(line for line in mine if line["seat"] == "purple")
    legal = ludi.load("roads").new(players=2, seed=5)
    while legal.names[legal.state.to_move] != "purple":
        legal.apply(mine[len(legal.steps)]["action"])
    assert first["action"] == legal.legal_actions()[1]


@pytest.mark.parametrize(
    ("language", "keys", "said"),
    [
        (
            "pl",
            "1\ncofnij\nbuduj Roma-Genua\n\npomoc\nkoniec\n",
            ("Drogi do Rzymu", "niebieski", "Cofnięto.", "zasób:"),
        ),
        (
            "cs",
            "1\nzpět\npostavit Roma-Genua\n\npomoc\nkonec\n",
            ("Cesty do Říma", "modrý", "Vzato zpět.", "surovina:"),
        ),
        (
            "de",
            "1\nzurück\nRoma-Genua bauen\n\nhilfe\nende\n",
            ("Straßen nach Rom", "Blau", "Zurückgenommen.", "Ware:"),
        ),
        ("pl", "1\nundo\nbuild Roma-Genua\n\nhelp\nquit\n", ("Cofnięto.", "zasób:")),
    ],
)
def test_speaks_and_understands_the_language(language: str, keys: str, said: tuple[str, ...], tmp_path: Path) -> None:
    """By option or by locale; input is understood in that language, and in English."""
    file = tmp_path / "game.jsonl"
    game = ("play", "roads", "--seed", "5", "--seat", "blue", "--record", str(file))
    done = run(*game, "--language", language, keys=keys)
    assert done.returncode == 0, done.stderr
    assert all(words in done.stdout for words in said) and str(WORDS("commands")) not in done.stdout
    with speaking(language):
        assert str(WORDS("commands")) in done.stdout and str(WORDS("stopped", file=str(file)))[:20] in done.stdout
        replayed = run("replay", str(file), locale=f"{language}_XX.UTF-8")
        decisions = len(file.read_text(encoding="utf-8").splitlines()) - 2
        assert str(WORDS("verified", decisions=decisions)) in replayed.stdout


def test_help_and_errors_speak_the_language() -> None:
    assert "użycie: ludi play" in run("play", "--help", locale="pl_PL.UTF-8").stdout
    assert "Sag, welches Spiel" in run("play", "--language", "de").stderr
    assert "Aufruf: ludi " in run("--help", locale="de_AT").stdout
    assert "usage: ludi " in run("--help", locale="fi_FI.UTF-8").stdout, "a language Ludi does not speak"
    assert "Nie ma gry „chess”" in run("bench", "chess", locale="pl_PL.UTF-8").stderr


@pytest.mark.parametrize(
    ("language", "arguments", "sentence"),
    [
        ("pl", ("play", "roads", "--players", "many"), "błąd: argument --players: to nie jest liczba: 'many'"),
        ("cs", ("play", "roads", "--record"), "chyba: argument --record: chybí hodnota"),
        ("de", ("play", "roads", "now", "--fast"), "Fehler: unbekannte Argumente: now --fast"),
        ("de", ("replay",), "Fehler: es fehlt: FILE"),
        ("pl", ("replay", "nowhere.jsonl"), "Nie ma pliku nowhere.jsonl."),
        ("cs", ("replay", "."), ". je složka"),
        ("en", ("replay", "nowhere/a.jsonl"), "There is no folder nowhere."),
        ("pl", ("replay", "nowhere/a.jsonl"), "Nie ma folderu nowhere."),
        ("cs", ("replay", "nowhere/a.jsonl"), "Složka nowhere neexistuje."),
        ("de", ("replay", "nowhere/a.jsonl"), "Den Ordner nowhere gibt es nicht."),
        ("pl", ("play", "roads", "--bots", "hard+thinking=9"), "Poziom nie ma ustawienia „thinking”"),
        ("de", ("--proxy", "home"), "--proxy nimmt die Adresse"),
        ("cs", ("serve", "--proxy", "home"), "--proxy očekává adresu"),
    ],
)
def test_mistakes_are_explained_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str, arguments: tuple[str, ...], sentence: str
) -> None:
    with suppress(SystemExit):
        assert main([*arguments, "--language", language]) == 2
    assert sentence in capsys.readouterr().err
    with suppress(SystemExit):
        main(["--language", language, *arguments])
    assert sentence in capsys.readouterr().err, "or before the command"


@pytest.mark.parametrize("language", languages())
def test_the_list_of_commands_has_them_all(language: str) -> None:
    with speaking(language):
        listed = [line.split()[0] for line in str(WORDS("commands")).splitlines()[1:]]
        assert sorted(listed) == sorted(str(WORDS(f"command-{name}")) for name in COMMANDS)
        assert [command_of(word.upper()) for word in listed] == [command_of(word) for word in listed]
        assert set(map(command_of, listed)) == set(COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play",), "Say which game"),
        (("play", "roads", "--players", "9"), "2 to 5 players"),
        (("play", "roads", "--bots", "deep"), "There is no bot 'deep'"),
        (("play", "roads", "--bots", "greedy,greedy", "--players", "2"), "Name one bot"),
        (("play", "roads", "--seat", "pink"), "There is no seat 'pink'"),
        (("play", "roads", "--option", "side"), "NAME=VALUE"),
        (("play", "roads", "--option", "side=round"), "cannot be 'round'"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl"),
        (("replay", str(Path(ludi.__file__))), "Line 1"),
        (("check", "nowhere.yaml"), "nowhere.yaml"),
        (("check", str(Path(ludi.__file__))), "__init__.py"),
        (("bench", "chess"), "There is no game 'chess'"),
    ],
)
def test_mistakes_get_an_explanation(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert main([*arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_check_tells_pass_and_fail(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    text = """
game: roads
scenarios:
  - title: a road to Genua scores one
    given: {players: [y, p], resources: {Genua: wine}}
    when: [{y: build Roma-Genua}]
    then: {gained: {y: {routes: POINTS}}, position: {to_move: p}}
"""
    file.write_text(text.replace("POINTS", "1"))
    good = run("check", str(file))
    assert good.returncode == 0 and "1 passed, 0 failed" in good.stdout
    file.write_text(text.replace("POINTS", "2"))
    bad = run("check", str(file))
    assert bad.returncode == 1 and "gained.y.routes: expected 2, found 1" in bad.stdout
    file.write_text(text.replace("then:", "than:"))
    unread = run("check", str(file))
    assert unread.returncode == 2 and "unknown key 'than'" in unread.stderr


def test_check_speaks_the_language(tmp_path: Path) -> None:
    """Problems with a file, and differences, are in that language; refusals are compared in English, as written."""
    file = tmp_path / "mine.yaml"
    text = """
game: roads
scenarios:
  - title: a line starts where one can go
    given: {players: [y, p]}
    then: {illegal: [{move: build Genua-Roma, because: WORDS}]}
"""
    file.write_text(text.replace("WORDS", "not connected yet"))
    good = run("check", str(file), "--language", "de")
    assert good.returncode == 0 and "gut: 1, schlecht: 0" in good.stdout
    file.write_text(text.replace("WORDS", "nonsense"))
    bad = run("check", str(file), "--language", "cs")
    assert bad.returncode == 1 and "byl odmítnut slovy" in bad.stdout
    file.write_text(text.replace("players", "seats"))
    assert "'seats' nie jest częścią pozycji" in run("check", str(file), "--language", "pl").stdout


@pytest.mark.compiled
def test_bench_tells_its_figures() -> None:
    done = run("bench", "roads", "--seconds", "0.05", "--json")
    rows = json.loads(done.stdout)
    assert [row["players"] for row in rows] == [2, 3, 4, 5]
    keys = {"game", "players", "games_per_s", "decisions_per_s", "decisions_per_game", "state_bytes"}
    assert all(set(row) == keys and row["games_per_s"] > 0 for row in rows)


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_a_moment_is_drawn_as_one_file(tmp_path: Path, name: str) -> None:
    """It is XML, loads nothing, looks the same in any window, and keeps hidden things hidden."""
    names = ["Livia", "Marek", "Jana"][: seats_near(name, 3)]
    match, chance = ludi.load(name).new(len(names), seed=2, names=names), random.Random(2)
    while not match.over:
        match.apply(chance.choice(match.legal_actions()))
    file, drawn = tmp_path / "game.jsonl", {}
    match.record().write(file)
    at = str(len(match.steps) // 2)
    for look in ("", "--seat=Marek", "--open", "--theme=dark", "--language=pl"):
        out = tmp_path / f"board{look}.svg"
        assert main(["draw", str(file), "--at", at, "-o", str(out), *([look] if look else [])]) == 0
        drawn[look] = out.read_text(encoding="utf-8")
        root = ElementTree.fromstring(drawn[look])
        ids = {one.get("id") for one in root.iter()}
        used = {one.get("href", "#")[1:] for one in root.iter("{http://www.w3.org/2000/svg}use")}
        assert used and used <= ids and "@media" not in drawn[look] and "@import" not in drawn[look]
        assert not re.search(r"""(?:src|href)=["'](?!#|/rules)|url\((?!["']?(?:#|data:))""", drawn[look])
    assert len(set(drawn.values())) >= 4  # if nothing is hidden, two look the same
    assert main(["draw", str(file), "--at", at, "-o", str(tmp_path / "again.svg")]) == 0
    assert (tmp_path / "again.svg").read_text(encoding="utf-8") == drawn[""]


def test_what_cannot_be_drawn_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    ludi.load("roads").new(2, seed=2).record().write(file)
    monkeypatch.setenv("PATH", str(tmp_path))
    for arguments, complaint in (
        (["--at", "1", "-o", "a.svg"], "--at takes a number from 0 to 0, not 1"),
        (["-o", "a.jpg"], "A picture is an .svg or a .png file, not a.jpg"),
        (["-o", str(tmp_path / "a.png")], "needs Chromium or Chrome"),
        (["-o", "a.svg", "--seat", "Nobody"], "Nobody"),
        (["-o", str(tmp_path / "x" / "a.svg")], f"There is no folder {tmp_path / 'x'}."),
    ):
        assert main(["draw", str(file), *arguments]) == 2
        assert complaint in capsys.readouterr().err


def test_hint_tells_three_moves_and_what_follows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same advice as in the browser; with less thought here."""
    monkeypatch.setattr(terminal, "INTERPRETED", False)
    monkeypatch.setattr(analysis, "settings_of", lambda *_: Settings(iterations=12, depth=2))
    monkeypatch.setattr(analysis, "HINT_GAMES", 32)
    match = ludi.load("roads").new(players=2, seed=5)
    assert match.to_move is not None
    Play(match, match.to_move, ["greedy"], None).hint()
    told = capsys.readouterr().out
    best = analysis.advise(match, "expert")["candidates"]
    assert len(best) == 3 and all(str(match.game.move(match.state, one["action"]).words) in told for one in best)
    assert "you win" in told and f"Expected: {match.names[match.to_move]}: " in told
