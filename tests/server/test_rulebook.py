"""The rules of every game as pages of the server, and the links to their paragraphs."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from markdown_it import MarkdownIt

import ludi
from ludi.kernel.game import Game
from ludi.kernel.scenario import run_scenario
from ludi.kernel.words import ENGLISH, languages, slug, speaking
from ludi.registry import folder_of
from ludi.server.rulebook import BLOCKS, explained, rulebook, scenario_of, watched
from ludi.web.drawing import drawn_parts, page
from ludi.web.paragraphs import headings, index_of
from ludi.web.picture import Element, picture, read
from ludi.web.scene import look

from .conftest import Client

ANCHOR = r"href=\"#([^\"]+)\""
every_language = pytest.mark.parametrize("language", languages())


def fences(game: str, language: str) -> list[tuple[str, dict[str, Any]]]:
    """The fences in a game's short rules."""
    text = (folder_of(game) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    tokens = MarkdownIt("commonmark").parse(text)
    return [(token.info, yaml.safe_load(token.content)) for token in tokens if token.type == "fence"]


# ---------------------------------------------------------------- the short rules


@every_language
def test_the_rules_are_a_page_in_every_language(client: Client, game: Game, language: str) -> None:
    answer = client.get(f"/rules/{game.name}", headers={"accept-language": language})
    with speaking(language):
        assert answer.status_code == 200 and f"<h1>{game.about.title}</h1>" in answer.text
    main = answer.text.partition("<main")[2].partition("</main>")[0]
    assert f'lang="{language}"' in main[:80]
    ids = Counter(re.findall(r'\sid="([^"]+)"', answer.text))
    assert ids.most_common(1)[0][1] == 1, "no two pictures share an id"
    assert set(re.findall(ANCHOR, main)) <= set(ids)
    assert "style=" not in main and "<script" not in main
    text = re.sub(r"<[^>]+>", " ", main)
    assert not re.search(r"\{[#\w]", text), "no placeholder is left"


def test_the_rules_are_the_same_in_every_language(game: Game) -> None:
    def shape(language: str) -> Any:
        with speaking(language):
            found = [(heading.number, heading.anchor) for heading in headings(game.name).values()]
        blocks = [
            (kind, [content.get(key) for key in ("scenario", "position", "name", "number", "show", "seat", "crop")],
             len(content.get("steps", ())))
            for kind, content in fences(game.name, language)
        ]  # fmt: skip
        return found, blocks

    for language in languages():
        assert shape(language) == shape(ENGLISH), language


def test_examples_are_scenarios_that_hold(game: Game) -> None:
    blocks = fences(game.name, ENGLISH)
    assert {kind for kind, _content in blocks} <= set(BLOCKS)
    titles = {content["scenario"] for _kind, content in blocks if "scenario" in content}
    assert titles, "rules are explained by examples"
    for title in titles:
        assert run_scenario(scenario_of(game.name, title), game) == []


def test_the_rules_take_a_quarter_of_an_hour_at_most() -> None:
    for name in ludi.catalogue():
        text = (folder_of(name) / "rules" / "en.md").read_text(encoding="utf-8")
        assert len(re.findall(r"[^\W\d_]+", text)) < 15 * 260, name


def test_a_game_without_short_rules_shows_the_long_ones(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.rulebook.text_of", lambda game: None)
    assert 'class="panel rules"' in client.get("/rules/tali").text


def test_rules_missing_in_a_language_are_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda file: file.name != "cs.md" and exists(file))
    with speaking("cs"):
        book = rulebook("tali")
    assert book is not None and book.language == ENGLISH


def test_unknown_games_have_no_rules(client: Client) -> None:
    assert "chess" in client.get("/rules/chess", headers={"accept": "text/html"}).text


# ---------------------------------------------------------------- the long page


def test_the_long_rules_are_a_page_whose_links_work(client: Client, game: Game) -> None:
    answer = client.get(f"/rules/{game.name}/all")
    assert answer.status_code == 200 and f"{game.about.title}</h1>" in answer.text
    article = answer.text.partition("<article")[2].partition("</article>")[0]
    anchors = set(re.findall(r' id="([^"]+)"', article))
    links = re.findall(r'href="([^"]+)"', article)
    assert links and {link.removeprefix("#") for link in links if link.startswith("#")} <= anchors
    assert all(link.startswith(("#", "https:")) for link in links), "files are not served"
    assert "<table" in article and "style=" not in article
    assert index_of(game.name).rulings in anchors


# ---------------------------------------------------------------- pictures


def test_each_step_of_an_example_is_the_board_at_that_moment(game: Game) -> None:
    """The picture that combines all steps can be taken apart again."""
    examples = [content for kind, content in fences(game.name, ENGLISH) if kind == "example"]
    content = max(examples, key=lambda content: len(content["steps"]))
    scenes, gains = watched(game, scenario_of(game.name, content["scenario"]), content.get("seat"))
    assert len(scenes) == len(gains) == len(content["steps"])
    whole = read(picture(scenes, content["show"], "x"))
    for step, scene in enumerate(scenes):
        regions, _layout = drawn_parts(scene, content["show"])
        for region, html in regions.items():
            (place,) = (element for element in whole.within() if element.id == f"x-{region}")
            shown = [child for child in place.children if isinstance(child, Element) and shows(child, step)]
            wanted = [child for child in read(html).children if isinstance(child, Element)]
            assert [bare(child) for child in shown] == [bare(child) for child in wanted], (step, region)


def shows(element: Element, step: int) -> bool:
    found = re.search(r'class="at ([^"]*)"', element.start)
    return found is None or f"at-{step}" in found[1].split()


def bare(element: Element) -> str:
    """Its elements and words, without a picture's additions."""
    text = re.sub(r"\bat( at-\d+)+ ?", "", re.sub(r'"x-', '"', re.sub(r'"#x-', '"#', str(element))))
    kept = re.sub(r'\s(?:data-(?:tip|piece|scores|open)|tabindex|role|aria-label)="[^"]*"', "", text).replace(
        ' class=""', ""
    )
    return re.sub(r"\s+", " ", kept)


def test_nothing_in_a_picture_can_be_chosen(game: Game) -> None:
    book = rulebook(game.name)
    assert book is not None
    pictures = re.findall(r'<div class="picture[^>]*>', book.text)
    assert pictures and all(" inert" in start for start in pictures)
    assert "is-legal" not in book.text


def test_every_example_has_something_to_see(game: Game) -> None:
    book = rulebook(game.name)
    assert book is not None
    examples = [part for part in book.text.split('<figure class="example">') if "example-steps" in part]
    assert examples and all('class="at at-' in part for part in examples)


def test_unknown_regions_are_named() -> None:
    with pytest.raises(ValueError, match="no region 'sea'; there are"):
        picture([look(ludi.load("roads").new(), None)], ["sea"], "x")


# ---------------------------------------------------------------- what is explained where


@every_language
def test_everything_is_explained_somewhere(game: Game, language: str) -> None:
    index = index_of(game.name)
    assert set(index.questions) == {question.name for question in game.questions}
    shown = {kind.name for kind in game.events.kinds.values() if not (kind.silent or kind.heading)}
    assert shown <= set(index.events) <= {kind.name for kind in game.events.kinds.values()}
    terms = [[found] if isinstance(found, str) else [*found.values()] for found in index.terms.values()]
    anchors = {*index.questions.values(), *index.events.values(), *index.refusals.values(), *index.first}
    anchors |= {anchor for some in terms for anchor in some}
    with speaking(language):
        assert anchors <= set(headings(game.name))
        told = [text.strip() for _heading, text in explained(game.name, index.first)]
        assert all(text and not text.endswith(":</p>") for text in told), "a list that is announced is there"


def test_terms_and_refusals_are_words_of_the_game(game: Game) -> None:
    words = game.about.words
    assert words is not None
    assert all(key in words for key in index_of(game.name).refusals)
    for kind, anchors in index_of(game.name).terms.items():
        for name in anchors if isinstance(anchors, dict) else ():
            assert f"{kind}-{slug(name)}" in words


def test_a_table_links_to_places_in_the_rules(client: Client, game: Game) -> None:
    match = game.new(seed=1)
    for _n in range(12):
        match.apply(match.legal_actions()[0])
    html = page(look(match, match.state.to_move), static="", guest=None)
    links = set(re.findall(r'href="(/rules/[^"#]+)#([^"]+)"', html))
    asked = index_of(game.name).questions[str(match.phase)]
    assert (f"/rules/{game.name}", asked) in links and len(links) > 1
    for path, anchor in links:
        assert f' id="{anchor}"' in client.get(path).text


def test_words_of_the_log_lead_to_the_rules_and_others_do_not() -> None:
    match = ludi.load("roads").new(players=2, seed=1)
    match.apply("build Roma-Genua")
    html = page(look(match, None), static="", guest=None)
    log = html.partition('id="log"')[2].partition("</ol>")[0]
    assert 'class="term" href="/rules/roads#goods" target="rules"' in log
    assert 'class="law" href="/rules/roads#turn" target="rules"' in log


def test_roads_says_that_it_is_a_reconstruction(client: Client) -> None:
    """In one line with a link, while its data say so; and in its rules."""
    scene = look(ludi.load("roads").new(), None)
    assert scene.view["reconstructed"]
    layout = page(scene, static="", guest=None)
    (line,) = re.findall(r'<p class="origin".*?</p>', layout)
    assert "reconstruction" in line and 'href="/rules/roads#known"' in line
    scene.view["reconstructed"] = False
    assert "reconstruction" not in page(scene, static="", guest=None)
    assert "are our reconstruction" in " ".join(client.get("/rules/roads").text.split())


# ---------------------------------------------------------------- before the first game


def test_new_players_read_what_the_game_is_about(client: Client) -> None:
    client.post("/api/guests", json={"name": "Livia"})
    seats = [{"kind": "me"}, {"kind": "friend"}]

    def table() -> str:
        found = client.post("/api/tables", json={"game": "glory", "seats": seats}).json()
        path = f"/t/{found['id']}"
        client.post(f"/api/tables/{found['id']}/begin", json={})
        return client.get(path).text

    first = table()
    for anchor in index_of("glory").first:
        assert f'href="/rules/glory#{anchor}"' in first.partition('id="first"')[2]
    assert 'id="first"' not in table(), "the second time they know"


def test_words_of_one_letter_stay_with_the_next(client: Client) -> None:
    """Also those at the end of a line of the text."""
    page = client.get("/rules/trajan", headers={"accept-language": "pl"}).text
    assert "zgodnie z\u00a0ruchem" in page and "zgodnie z ruchem" not in page
