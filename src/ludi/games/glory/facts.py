"""The tables of the rules page, from the same data as the rules."""

import numpy as np

from ludi.kernel.facts import Cell, Fact, Table
from ludi.kernel.words import slug

from . import ABOUT, WORDS, data as D

MATERIAL_ICONS = ("rubble", "timber", "concrete", "brick", "stone", "marble")
KINDS = range(D.KINDS)


def components() -> Table:
    """What is in the box."""
    return Table(
        (WORDS("facts-pieces"), WORDS("facts-number"), ""),
        (
            _pieces("orders", D.ORDERS, buildings=D.CARD_COUNT, each=D.ORDERS_EACH, kinds=D.KINDS),
            _pieces("senators", D.SENATORS),
            _pieces("sites", D.SITES * D.KINDS, each=D.SITES),
            _pieces("bonuses", D.KINDS, points=D.BONUS),
            _pieces("camps", D.MOST_PLAYERS),
            _pieces("leader", 1),
        ),
    )


def _pieces(name: str, number: int, **more: int) -> tuple[Cell, ...]:
    return WORDS(f"facts-pieces-{name}"), number, WORDS(f"facts-pieces-{name}-more", **more)


def kinds() -> Table:
    """The six kinds of cards."""
    names = ("role", "material", "value", "buildings", "copies", "cards")
    rows = []
    for kind in KINDS:
        buildings = D.KIND == kind
        role = Fact(D.ROLE_TERMS[kind], icon=slug(D.ROLES[kind]))
        material = Fact(D.MATERIAL_TERMS[kind], icon=MATERIAL_ICONS[kind])
        copies = D.COPIES[buildings]
        rows.append((role, material, D.VALUE[kind], int(buildings.sum()), copies[0], copies.sum()))
    return Table(tuple(WORDS(f"facts-{name}") for name in names), rows)


def setup() -> Table:
    """What depends on the number of players."""
    names = ("players", "in-town", "out-of-town", "pile", "deck")
    return Table(
        tuple(WORDS(f"facts-{name}") for name in names),
        tuple((n, n, D.SITES - n, D.SENATORS - n, D.ORDERS - n * (D.OPENING_HAND + 1)) for n in ABOUT.player_counts),
    )


def roles() -> Table:
    """What one action of each role does."""
    return Table(
        (WORDS("facts-role"), WORDS("facts-does")),
        tuple(
            (Fact(role, icon=slug(role), anchor=slug(role)), WORDS(f"facts-does-{slug(role)}")) for role in D.ROLE_TERMS
        ),
    )


def buildings() -> Table:
    """All buildings in order, with what they do."""
    rows = []
    for card, building in enumerate(D.BUILDINGS):
        kind = int(D.KIND[card])
        rows.append(
            (
                D.CARD_TERMS[card],
                Fact(D.MATERIAL_TERMS[kind], icon=MATERIAL_ICONS[kind]),
                D.VALUE[kind],
                WORDS(
                    "facts-function",
                    when=WORDS(f"when-{slug(building['when'])}"),
                    function=WORDS(f"function-{slug(building['name'])}"),
                ),
            )
        )
    head = ("building", "material", "value", "function-of-it")
    return Table(tuple(WORDS(f"facts-{name}") for name in head), rows)


def points() -> Table:
    """Where points come from."""
    values = np.unique(D.VALUE)
    rows: tuple[tuple[str, str, dict[str, int], str], ...] = (
        ("influence", "influence", {"start": D.OPENING_INFLUENCE}, "influence"),
        ("vault", "vault", {"least": values[0], "most": values[-1]}, "merchant"),
        ("bonuses", "merchant", {"points": D.BONUS}, "score"),
        ("statue", "star", {"points": D.STATUE_POINTS}, "buildings"),
        ("wall", "stock", {}, "buildings"),
    )
    return Table(
        (WORDS("facts-source"), WORDS("facts-worth"), WORDS("facts-rule")),
        tuple(
            (Fact(WORDS(f"source-{name}"), icon=icon), WORDS(f"facts-worth-{name}", **parts), Fact("", anchor=anchor))
            for name, icon, parts, anchor in rows
        ),
    )
