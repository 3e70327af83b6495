"""The rules of every game as a page of the server."""

import re

import ludi
from ludi.kernel.game import Game
from ludi.web.drawing import page
from ludi.web.scene import look

from .conftest import Client


def test_the_rules_are_a_page_whose_links_work(client: Client, game: Game) -> None:
    answer = client.get(f"/rules/{game.name}")
    assert answer.status_code == 200 and f"{game.about.title}</h1>" in answer.text
    article = answer.text.partition("<article")[2].partition("</article>")[0]
    anchors = set(re.findall(r' id="([^"]+)"', article))
    links = re.findall(r'href="([^"]+)"', article)
    assert links and {link.removeprefix("#") for link in links if link.startswith("#")} <= anchors
    assert all(link.startswith(("#", "https:")) for link in links), "files are not served"
    assert "<table" in article and "style=" not in article


def test_a_board_links_to_a_place_in_the_rules(client: Client, game: Game) -> None:
    html = page(look(game.new(), 0), static="", guest=None)
    for path, anchor in re.findall(r'href="(/rules/[^"#]+)#([^"]+)"', html):
        assert f' id="{anchor}"' in client.get(path).text


def test_there_are_no_rules_of_other_games(client: Client) -> None:
    assert "chess" in client.get("/rules/chess", headers={"accept": "text/html"}).text


def test_roads_says_that_it_is_a_reconstruction() -> None:
    """In one line with a link, and only as long as its data say so."""
    scene = look(ludi.load("roads").new(), None)
    assert scene.view["reconstructed"]
    layout = page(scene, static="", guest=None)
    (line,) = re.findall(r'<p class="origin".*?</p>', layout)
    assert "reconstruction" in line and 'href="/rules/roads#10-the-map"' in line
    scene.view["reconstructed"] = False
    assert "reconstruction" not in page(scene, static="", guest=None)
