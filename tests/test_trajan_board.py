"""The drawn table of Trajan: every decision can be made on the board, and previews are accurate."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import dist

import numpy as np
import pytest

import ludi
from ludi.games.trajan.board import ask, geometry, happened
from ludi.games.trajan.board.sowing import sowing
from ludi.games.trajan.data import COLOURS, SPACE_NAMES
from ludi.kernel.match import Match
from ludi.web.drawing import SHELL, draw, draw_log
from ludi.web.scene import look
from tests.looks import BOARDS, icons, poor

GAME = ludi.load("trajan")
NEEDED = 2  # positions per phase and number of players
RICH = ("seaport", "ship", "extra", "discard")  # phases of which the largest choices are used


def play(players: int, seed: int) -> Iterator[Match]:
    """A game of random decisions, mostly not passing; yielded before each of them, and at its end."""
    match = GAME.new(players=players, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        yield match
        moves = match.legal()
        moves = [move for move in moves if move.kind != "pass" and not (move.kind == "random" and seed % 2)] or moves
        match.apply(rng.choice(moves))
    yield match


@cache
def positions(players: int) -> tuple[Match, ...]:
    """Positions of every phase, and the end of a game."""
    found: dict[str | None, list[Match]] = {phase: [] for phase in (*GAME.phases, None)}
    for seed in (1, 2, 3):
        for match in play(players, seed):
            kept = found[match.phase]
            if len(kept) < NEEDED or (
                match.phase in RICH and len(match.legal_actions()) > len(kept[0].legal_actions())
            ):
                kept.insert(0, match.copy())
                del kept[NEEDED:]
        if all(found.values()):
            break
    return tuple(match for kept in found.values() for match in kept)


def regions(match: Match, seat: int | None) -> dict[str, str]:
    """The regions of the board itself."""
    drawn = draw(look(match, seat)).regions
    return {name: html for name, html in drawn.items() if name not in SHELL or name in ("seats", "strip")}


def numbers(html: str, only: str = "") -> set[int]:
    """The numbers of the decisions that elements stand for; `only` those with a class."""
    tags = [tag for tag in re.findall(r"<[a-z][^>]*>", html) if re.search(rf'class="[^"]*\b{only}', tag) or not only]
    return {int(number) for tag in tags for number in re.findall(r'data-action="(\d+)"', tag)}


def test_spectators_see_the_markers_in_a_hand() -> None:
    """They see the first seat's circle, and have no choices."""
    match = next(match for match in play(2, 1) if match.phase == "sow" and match.to_move == 0)
    assert "handm" in regions(match, None)["wheel"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_decision_is_on_the_board(players: int) -> None:
    phases = set()
    for match in positions(players):
        phases.add(match.phase)
        drawn = regions(match, match.to_move if match.to_move is not None else 0)
        html = "".join(drawn.values())
        legal = set(match.legal_actions())
        assert legal <= numbers(html), f"{match.phase}: not drawn {sorted(legal - numbers(html))}"
        assert numbers(html, "is-legal") <= legal, f"{match.phase}: glows but is not legal"
        assert {int(n) for n in re.findall(r'data-ghost="(\d+)"', html)} <= legal, match.phase
        check_markup(drawn)
    assert phases == {*GAME.phases, None}


def check_markup(drawn: dict[str, str]) -> None:
    """A strict content policy holds, elements are closed, pieces have unique names."""
    html = "".join(drawn.values())
    assert not re.search(r'\sstyle="|<script|\son[a-z]+="', html)
    names = Counter(re.findall(r'data-piece="([^"]*)"', html))
    assert {name for name, n in names.items() if n > 1} <= {"tt-+2 pink-white"}  # two tiles are identical
    for name, region in drawn.items():
        for tag in ("g", "svg", "p", "div", "span", "button"):
            assert len(re.findall(f"<{tag}\\b", region)) == region.count(f"</{tag}>"), (name, tag)


def test_the_names_of_spaces_stand_along_the_district() -> None:
    """For moves in words like `build B3`, its row and its column can be found."""
    drawn = regions(GAME.new(players=2, seed=1), 0)["district"]
    edge = re.findall(r">(\w)</text>", re.search(r'<g class="edge".*?</g>', drawn, re.DOTALL)[0])  # type: ignore[index]
    assert {row + column for row in edge[:4] for column in edge[4:]} == set(SPACE_NAMES)


def test_only_the_player_to_move_can_click() -> None:
    for match in positions(3)[::2]:
        for seat in (None, ((match.to_move or 0) + 1) % 3):
            html = "".join(regions(match, seat).values())
            assert "is-legal" not in html and "data-ghost" not in html, (match.phase, seat)
            assert seat is not None or not numbers(html)


def test_nothing_hidden_is_drawn() -> None:
    """Another world that looks the same to a viewer is drawn the same for them."""
    for match in positions(3)[::6]:
        for seat in (None, 0, 1):
            if match.over or seat == match.to_move:
                continue
            other = match.copy()
            GAME.redeal(other.state, -1 if seat is None else seat, np.uint64(7))
            assert regions(other, seat) == regions(match, seat), (match.phase, seat)


def test_the_end_is_the_end() -> None:
    """No lap is in progress when the game is over: the last one was the fourth."""
    match = positions(2)[-1]
    assert match.over and match.view()["time"]["lap"] == 4
    drawn = regions(match, 0)
    for name in ("time", "glance"):
        assert "The game is over" in drawn[name] and not re.search("lap [1-3]|to come", drawn[name]), name


def test_the_log_tells_markers_in_the_order_dealt() -> None:
    """Once all are dealt, and not before: a line that changes is read aloud twice. Programs get them by colour."""
    trays = {"purple": {"I": ["yellow", "green", "blue"]}}
    match = GAME.from_position({"players": 2, "asked": "tray", "trays": trays})
    told = []
    for words in ("sow from I", "blue to II", "green to III"):
        match.apply(words)
        told.append(drawn_markers(draw(look(match, 1)).regions["log"]))
    assert told == [[], [], ["blue", "green", "yellow"]]
    assert drawn_markers(draw_log(look(match, 0))) == told[-1]
    assert next(one for one in match.log[0].events if one.kind == "sown").parts["colours"] == [
        "yellow",
        "green",
        "blue",
    ]


def drawn_markers(html: str) -> list[str]:
    return re.findall(r"href=\"#m-(\w+)\"", html)


def test_markers_are_the_same_pieces_all_game_long() -> None:
    """Sowing moves the markers of one tray, all others stay: pieces are tracked individually, even in equal colours."""
    turns = 0
    before: list[list[set[str]]] = []
    for match in play(2, 5):
        if match.phase not in ("tray", "sow"):
            continue
        circles = happened.circles(look(match, None))
        now = [[{marker.piece for marker in tray} for tray in trays] for trays, _ in circles]
        for seat, (_, held) in enumerate(circles):
            pieces = set().union(*now[seat], {marker.piece for marker in held})
            assert pieces == {f"mk-{seat}-{colour}-{i}" for colour in COLOURS for i in (0, 1)}
        if match.phase == "tray":
            for seat in range(2 if before else 0):
                assert sum(not old <= new for old, new in zip(before[seat], now[seat], strict=True)) <= 1
            before, turns = now, turns + 1
        if turns == 25:
            return
    pytest.fail("too few turns")


def can_fulfil(match: Match, seat: int) -> bool:
    """Whether some way of continuing to sow fulfils a Trajan tile: tried out by the rules."""
    if match.phase != "sow" or match.to_move != seat:
        return any(told.kind == "fulfilled" for told in match.log[-1].events)
    for action in match.legal_actions():
        after = match.copy()
        after.apply(action)
        if can_fulfil(after, seat):
            return True
    return False


def test_advice_agrees_with_the_rules() -> None:
    tried = {True: 0, False: 0}
    for seed in (5, 6):
        for match in play(3, seed):
            if match.phase != "sow" or match.to_move is None or len(match.view(None)["turn"]["moving"]) > 5:
                continue
            seat = match.to_move
            scene = look(match, seat)
            advice = sowing(scene, scene.view["players"][seat]["circle"])
            assert advice
            for choice in scene.choices:
                after = match.copy()
                after.apply(choice.action)
                expected = advice["keeps"][choice.parts["colour"]]
                if tried[expected] < 25:
                    assert can_fulfil(after, seat) == expected, (seed, len(match.steps), choice.words)
                    tried[expected] += 1
            if min(tried.values()) >= 25:
                return
    assert min(tried.values()) >= 5, tried


@pytest.mark.parametrize("wheel", [geometry.WHEEL, geometry.MINI])
def test_markers_have_room(wheel: geometry.Wheel) -> None:
    for tray in range(6):
        for count in range(1, 13):
            places, size = wheel.layout(tray, count)
            assert len(places) >= count
            near = min((dist(a, b) for a, b in combinations(places[:count], 2)), default=99)
            assert near > size * (0.85 if wheel is geometry.MINI else 0.99), (tray, count)
            assert all(dist(place, wheel.centre) + size / 2 < wheel.outer for place in places[:count])


def test_the_question_fits_every_phase() -> None:
    for match in positions(2):
        for seat in (None, 0, 1):
            asked = ask(look(match, seat))
            assert str(asked.question) and isinstance(str(asked.hint), str)
            assert sum(step.state == "now" for step in asked.steps) <= 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_markers_are_readable_and_have_a_sign_each(theme: str) -> None:
    signs = {"yellow": "sun", "orange": "flame", "green": "leaf", "white": "moon", "pink": "rose", "blue": "wave"}
    assert not poor(theme, ("m-ink",), [f"m-{name}" for name in signs], 4.5)
    drawn = icons(BOARDS["trajan"] / "icons.svg")
    assert len({drawn[sign] for sign in signs.values()}) == len(signs)
