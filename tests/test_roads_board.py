"""The table of Roads to Rome in the browser: everything legal can be clicked, and previews tell the truth."""

import random
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

import ludi
from ludi.games.roads.board import REGIONS, ask
from ludi.games.roads.board.geometry import POINTS, SPOTS, STRETCHES
from ludi.games.roads.board.happened import turns
from ludi.games.roads.board.outcomes import outcomes
from ludi.games.roads.rules import FINISH
from ludi.kernel.match import Match
from ludi.server.drawing import draw
from ludi.server.scene import Scene, look

NAMES = ("Livia", "Roma", 'Jana "<b>&', "Massilia", "Wolfeschlegelstein X")


def positions(players: int, games: int, every: int, **options: str) -> Iterator[Match]:
    """Positions of random games: one of `every` that are asked, all that ask for a route, and each game's end."""
    for seed in range(games):
        chance = random.Random(f"{players} {seed}")
        match = ludi.load("roads").new(players=players, seed=seed, names=NAMES[:players], options=options)
        while not match.over:
            if match.phase == "route" or chance.random() < 1 / every:
                yield match
            match.apply(chance.choice(match.legal_actions()))
        yield match


class Targets(HTMLParser):
    """The actions of all elements, and of those that look legal."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.actions: set[int] = set()
        self.legal: set[int] = set()
        self.unnamed: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if (action := values.get("data-action")) is not None:
            self.actions.add(int(action))
            if "is-legal" in (values.get("class") or "").split():
                self.legal.add(int(action))
        if values.get("tabindex") == "0" and not values.get("aria-label"):
            self.unnamed.append(tag)


def drawn(scene: Scene) -> Targets:
    regions = draw(scene)[1]
    html = "".join(regions[name] for name in REGIONS)
    assert not re.search(r'<[^>]*\s(style|on[a-z]+)="', html), "the page's security rules forbid inline styles"
    assert "<b>&" not in html, "names are escaped"
    assert html.count(" data-center") == 1, "a phone's map opens at one place"
    return Targets(html)


@pytest.mark.parametrize("players", range(2, 6))
def test_every_choice_is_on_the_board(players: int) -> None:
    """Each legal action can be clicked, nothing else glows, and what can be focused has a name."""
    phases = set()
    for match in positions(players, games=2, every=12):
        scene = look(match, match.to_move)
        targets = drawn(scene)
        phases.add(scene.phase)
        assert targets.legal == {choice.action for choice in scene.choices}
        assert not targets.unnamed
        assert ask(scene).question
    assert phases >= {"connect", "extend", None}


def test_only_the_player_to_move_chooses() -> None:
    for match in positions(3, games=1, every=6):
        for seat in {None, 0, 1, 2} - {match.to_move}:
            scene = look(match, seat)
            assert not drawn(scene).actions
            assert ask(scene).question and not ask(scene).steps


@pytest.mark.parametrize("options", [{}, {"tables": "gold in columns", "side": "large"}])
def test_previews_tell_what_happens(options: dict[str, str]) -> None:
    """The points of every result, and what the chooser would have at the end, are those of the rules."""
    kinds = set()
    for match in positions(4, games=3, every=6, **options):
        scene = look(match, match.to_move)
        for outcome in outcomes(scene):
            kinds.add(outcome.kind)
            after = match.copy()
            after.apply(outcome.action)
            results = list(ends(after, len(match.steps)))
            before = [player["points"] for player in scene.view["players"]]
            gained = [
                tuple(player["points"] - n for player, n in zip(result.view()["players"], before, strict=True))
                for result in results
            ]
            assert set(gained) == set(outcome.points) and len(set(outcome.points)) == len(outcome.points)
            assert outcome.mine == max(points[outcome.seat] for points in gained)
            best = results[gained.index(outcome.points[0])]
            assert outcome.after == best.view()["players"][outcome.seat]["sheet"]["total"]
            assert sum(outcome.points[0]) == outcome.length * (1 + outcome.twice)
            assert outcome.route[-1] & {"Roma"} and len(outcome.route) <= outcome.length
    assert kinds == {"connect", "extend", "finish", "route"}


def ends(match: Match, steps: int) -> Iterator[Match]:
    """The ways in which the turn can end if its line is finished as it is."""
    if match.phase == "extend" and not _passed(match, steps):
        match.apply(FINISH)
    if _passed(match, steps):
        yield match
        return
    for action in match.legal_actions():
        after = match.copy()
        after.apply(action)
        yield from ends(after, steps)


def _passed(match: Match, steps: int) -> bool:
    """Whether a decision since then ended the turn."""
    return any(step.passed for step in match.steps[steps:])


def test_the_log_tells_every_turn_and_all_points() -> None:
    """Also when players are named after places; the last city of each seat is marked on the map."""
    match = next(match for match in positions(4, games=1, every=10**9) if match.over)
    scene = look(match, None)
    story = turns(scene)
    players = scene.view["players"]
    for player in players:
        taken = [turn.city for turn in story if turn.told.kind == "took" and turn.told.seat == player["seat"]]
        assert sorted(map(str, taken)) == sorted(city["name"] for city in player["cities"])
        assert sum(n for turn in story for seat, n in turn.paid if seat == player["seat"]) == player["points"]
    last = {seat: next(turn.city for turn in story if turn.city and turn.told.seat == seat) for seat in range(4)}
    cities = draw(scene)[1]["cities"]
    assert set(re.findall(r'class="target is-last".*?<text[^>]*>([A-Za-z ]+)</text>', cities)) == set(last.values())


def test_the_map_has_a_place_for_everything() -> None:
    assert SPOTS.keys() == POINTS.keys() - {"Roma"}
    assert all(stretch.roads.count("M") == stretch.slots.count("M") == stretch.length for stretch in STRETCHES.values())
