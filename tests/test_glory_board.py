"""The drawn table of Glory to Rome: all choices are on the board and nothing else is, and nothing hidden shows."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser

import numpy as np
import pytest
from markupsafe import Markup

import ludi
from ludi.games.glory.actions import PHASES
from ludi.games.glory.board import REGIONS, ask, glyph
from ludi.games.glory.board.news import fresh
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.words import languages, speaking
from ludi.web.drawing import draw, page
from ludi.web.scene import Scene, look
from tests.looks import BOARDS, colour, contrast, icons, poor, tokens
from tests.test_glory import rich_position

OF_EACH_PHASE = 2
MOVED = ("played", "hired", "stored", "banked", "added")
VOID = {"br", "input", "link", "meta"}


class Drawn(HTMLParser):
    """The elements of some HTML; checks that they are closed and valid for strict browsers."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[dict[str, str]] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(set(names)) == len(names), f"{tag} has an attribute twice: {names}"
        assert not any(name == "style" or name.startswith("on") for name in names), f"{tag}: {names}"
        self.elements.append({"tag": tag, **{name: value or "" for name, value in attrs}})
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def having(self, attribute: str) -> list[dict[str, str]]:
        return [element for element in self.elements if attribute in element]


@pytest.fixture(scope="module")
def glory() -> Game:
    return ludi.load("glory")


def tables(glory: Game) -> Iterator[tuple[Match, random.Random]]:
    """Rich tables of every size and with all options, at every point of some random rounds; then new games."""
    for number in range(400):
        chance = random.Random(number)
        position = rich_position(chance, 2 + number % 4)
        options = position["options"]
        assert isinstance(options, dict)
        options["conceding"] = chance.choice(["no", "yes"])
        if number % 8 == 1:  # a rare question, asked right away
            position |= {"step": "act", "turn": position["leader"], "led": "Craftsman", "pending": ["prison"]}
        match = glory.from_position(position) if number % 8 else glory.new(2 + number // 8 % 4, seed=number)
        for _ in range(60):
            if match.over:
                break
            yield match, chance
            match.apply(chance.choice(match.legal_actions()))


@pytest.fixture(scope="module")
def moments(glory: Game) -> list[Match]:
    """Some moments in every phase."""
    seen: Counter[str] = Counter()
    found = []
    for match, _ in tables(glory):
        phase = match.phase or ""
        if seen[phase] < OF_EACH_PHASE:
            seen[phase] += 1
            found.append(match.copy())
        if set(seen) == set(PHASES):
            break
    assert set(seen) == set(PHASES), f"never asked: {set(PHASES) - set(seen)}"
    return found


def regions(scene: Scene, without: str = "") -> str:
    """The board without the list of moves in words."""
    drawn = draw(scene).regions
    return "".join(drawn[name] for name in REGIONS if name != without)


def test_every_choice_is_on_the_board_and_nothing_else(moments: list[Match]) -> None:
    for match in moments:
        scene = look(match, match.to_move)
        drawn = Drawn(regions(scene))
        legal = {str(choice.action) for choice in scene.choices}
        assert {e["data-action"] for e in drawn.having("data-action")} >= legal, match.phase
        shining = [e for e in drawn.having("class") if "is-legal" in e["class"].split()]
        assert {e["data-action"] for e in shining} == legal, match.phase
        assert all("is-legal" in e["class"].split() for e in drawn.having("data-action") if e["data-action"] in legal)
        assert all(e.get("aria-label", "what is written on it") and e["data-tip"] for e in shining)
        ghosts = {number for e in drawn.having("data-ghost") for number in e["data-ghost"].split()}
        assert ghosts <= legal, match.phase
        once = Drawn(regions(scene, without="opened"))  # which shows the camps again
        pieces = [e["data-piece"] for e in once.having("data-piece")]
        assert len(set(pieces)) == len(pieces), match.phase


def test_clicks_on_anything_else_are_refused_with_a_reason(glory: Game, moments: list[Match]) -> None:
    for match in moments:
        legal = set(match.legal_actions())
        drawn = Drawn(regions(look(match, match.to_move)))
        others = {int(e["data-action"]) for e in drawn.having("data-action")} - legal
        assert others, match.phase
        for action in others:
            assert str(glory.why_not(match.state, action))[-1] == "."


def test_others_see_the_table_without_choices(glory: Game, moments: list[Match]) -> None:
    """Another world that fits what a viewer knows is drawn the same."""
    for number, match in enumerate(moments):
        seat = ((match.to_move or 0) + 1 + number % (match.players - 1)) % match.players
        html = regions(look(match, seat))
        assert not Drawn(html).having("data-action")
        world = match.copy()
        glory.redeal(world.state, seat, np.uint64(number))
        assert regions(look(world, seat)) == html
        assert number % 4 or not Drawn(regions(look(match, None))).having("data-action")


def test_pieces_are_seen_to_move(glory: Game) -> None:
    """A piece in a new place carries the id it had at the old one."""
    moved: Counter[str] = Counter()
    for match, chance in tables(glory):
        seat = match.to_move
        if seat is None or match.phase not in ("lead", "laborer", "merchant", "patron", "architect", "material"):
            continue
        after = match.copy()
        after.apply(chance.choice(after.legal_actions()))
        told = after.log[-1].events
        if len(told) != 1 or told[0].kind not in MOVED or moved[told[0].kind] >= OF_EACH_PHASE:
            continue
        pieces = {piece for piece in fresh(look(after, seat)).values() if piece}
        for number, scene in enumerate((look(match, seat), look(after, seat))):
            drawn = {e["data-piece"] for e in Drawn(regions(scene)).having("data-piece")}
            assert pieces <= drawn, (number, told[0].words)
        moved[told[0].kind] += len(pieces)
        if set(MOVED) == set(+moved):
            break
    assert set(MOVED) == set(+moved), moved


@pytest.mark.parametrize("language", languages())
def test_every_phase_asks_a_question(moments: list[Match], language: str) -> None:
    questions = {}
    with speaking(language):
        for match in moments:
            asked = ask(look(match, match.to_move))
            assert str(asked.hint) and all(str(step.words) for step in asked.steps)
            assert [step.state for step in asked.steps].count("now") == 1
            questions[match.phase] = str(asked.question)
            assert match.names[match.to_move or 0] in str(ask(look(match, None)).question)
    assert len(set(questions.values())) == len(PHASES)


@pytest.mark.parametrize("kind, name", [("material", "wood"), ("role", "Patron"), ("building", "Circus Maximus")])
def test_words_of_the_log_have_pictures(kind: str, name: str) -> None:
    drawn = glyph(kind, name, Markup("word"))
    used = [element["href"].removeprefix("#i-") for element in Drawn(drawn).having("href")]
    assert ">word<" in drawn
    assert len(used) == (kind != "building") and set(used) <= set(icons(BOARDS["glory"] / "icons.svg"))


def test_the_whole_page_from_start_to_end(glory: Game) -> None:
    """Each region has its place on the page; the end names the winner."""
    for players in glory.about.player_counts:
        match = glory.new(players, seed=players)
        for seat in (None, match.to_move):
            ids = {e["id"] for e in Drawn(page(look(match, seat), static="static")).having("id")}
            assert set(REGIONS) - ({"own", "hand"} if seat is None else set()) <= ids
    chance = random.Random(1)
    while not match.over:
        match.apply(chance.choice(match.legal_actions()))
    scene = look(match, 0)
    assert Drawn(page(scene, static="static")).elements
    assert all(name in str(ask(scene).question) for name in match.winners())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_materials_are_readable_and_have_a_sign_and_a_shape_each(theme: str) -> None:
    names = ("rubble", "wood", "concrete", "brick", "stone", "marble")
    assert not poor(theme, ("ink", "ink-2"), [f"g-{name}-2" for name in names], 4.5)
    assert all(contrast(colour("#ffffff"), tokens(theme)[f"g-{name}"]) >= 4.5 for name in names), "roles on their cards"
    drawn = icons(BOARDS["glory"] / "icons.svg")
    assert len({drawn["timber" if name == "wood" else name] for name in names}) == len(names)
    css = (BOARDS["glory"] / "pieces.css").read_text(encoding="utf-8")
    shapes = re.findall(r"\[data-mat=\"(\w+)\"\] .*--shape: ([^;]+);", css)
    assert {name for name, _shape in shapes} == set(names) and len({shape for _name, shape in shapes}) == 6
