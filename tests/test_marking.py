"""Boards for viewing only."""

from markupsafe import Markup

from ludi.web.marking import marked

WORDS = {"played": "played", "better": "better"}


def drawn(html: str, **marks: int) -> str:
    return str(marked(Markup(html), marks, WORDS))


def test_nothing_can_be_chosen_and_two_choices_are_marked() -> None:
    piece = '<g class="target is-legal" data-action="{0}" role="button" tabindex="0" aria-label="Take {0}"></g>'
    html = drawn("".join(map(piece.format, (1, 12, 2))), played=1, better=2)
    assert "is-legal" not in html and "tabindex" not in html and 'role="button"' not in html
    assert html.count("data-mark") == 2
    assert '<g data-mark="played" class="target" data-action="1" role="img" aria-label="played: Take 1">' in html
    assert '<g class="target" data-action="12" role="img" aria-label="Take 12">' in html


def test_buttons_offers_and_ghosts() -> None:
    button = drawn('<button class="btn is-legal" data-action="3" role="button" tabindex="0">Pass</button>', better=3)
    assert button == '<button data-mark="better" disabled class="btn" data-action="3" role="button">Pass</button>'
    assert 'data-mark="played better"' in drawn('<g data-offer="3 4 5" role="button"></g>', played=5, better=3)
    ghost = drawn('<u data-ghost="7 3"></u>', played=1, better=3)
    assert ghost == '<u data-mark="better" class="is-shown" data-ghost="7 3"></u>'
    assert "is-shown" not in drawn('<u data-ghost="7 3"></u>', played=3, better=1)
    assert drawn("<p>is-legal, data-action=&#34;3&#34;</p>", better=3) == "<p>is-legal, data-action=&#34;3&#34;</p>"
