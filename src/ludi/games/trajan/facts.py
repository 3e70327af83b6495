"""The tables of the rules page, from the same data as the rules."""

from collections.abc import Sequence

from ludi.kernel.facts import Cell, Fact, Table
from ludi.kernel.words import Term, Words, slug

from . import ABOUT, WORDS, data as D, state as R, terms

ACTION_ICONS = ("ship", "forum", "military", "senate", "trajan", "construction")


def components() -> Table:
    """What is in the box."""
    players, colours = D.MOST_PLAYERS, len(D.COLOURS)
    return Table(
        (WORDS("facts-pieces"), WORDS("facts-number"), ""),
        (
            _pieces("mats", players),
            _pieces("markers", players * colours * D.MARKERS_EACH, each=D.MARKERS_EACH, colours=colours),
            _pieces("figures", players * D.FIGURES, each=D.FIGURES),
            _pieces("trajan", D.TRAJAN_TILES, each=D.EACH_CATEGORY, categories=len(D.CATEGORIES)),
            _pieces("forum", D.FORUM_TILES),
            _pieces("extra", D.EXTRA_TILES, each=D.EXTRA_EACH),
            _pieces("buildings", D.BUILDINGS, each=D.EACH_KIND, kinds=terms.KIND),
            _pieces("goods", D.COMMODITY_CARDS, each=D.EACH_COMMODITY, goods=terms.GOOD),
            _pieces("demands", D.DEMAND_TILES, each=D.DEMAND_EACH, demands=terms.DEMAND),
            _pieces("bonus", D.BONUS_TILES),
            _pieces("ships", len(D.SHIPS)),
            _pieces("plus-two", players * D.TRAYS, each=D.TRAYS),
        ),
    )


def _pieces(name: str, number: int, **more: object) -> tuple[Cell, ...]:
    return WORDS(f"facts-pieces-{name}"), number, WORDS(f"facts-pieces-{name}-more", **more)


def actions() -> Table:
    """The trays of the circle and their actions."""
    return Table(
        (WORDS("facts-tray"), WORDS("facts-action"), WORDS("facts-short")),
        tuple(
            (D.ROMAN[action], Fact(term, icon=icon, anchor=str(term)), WORDS(f"facts-does-{term}"))
            for action, (term, icon) in enumerate(zip(terms.ACTION, ACTION_ICONS, strict=True))
        ),
    )


def setup() -> Table:
    """What depends on the number of players."""
    return Table(
        (WORDS("facts-players"), WORDS("facts-forum-spaces"), WORDS("facts-track")),
        tuple(
            (players, D.FORUM_SPACES[players], Fact(int(D.TRACK[0, players]), reconstructed=True))
            for players in ABOUT.player_counts
        ),
    )


def ships() -> Table:
    """What a shipment scores, by the cards or pairs loaded."""
    return Table(
        (WORDS("facts-ship"), WORDS("facts-side"), *range(1, D.MOST_CARGO + 1)),
        tuple(
            (term, side, *(D.SHIP_POINTS[ship, grey, n] if n <= D.SHIP_FULL[ship] else "" for n in _cargoes()))
            for ship, term in enumerate(terms.SHIP)
            for grey, side in enumerate(terms.SHIP_SIDE)
        ),
    )


def _cargoes() -> range:
    return range(1, D.MOST_CARGO + 1)


def provinces() -> Table:
    """The provinces with their values and neighbours."""
    return Table(
        (WORDS("facts-province"), WORDS("facts-value"), WORDS("facts-neighbours")),
        tuple((name, D.PROVINCE_VALUE[number], _near(number)) for number, name in enumerate(D.PROVINCES)),
    )


def _near(province: int) -> Words:
    near: list[object] = [D.PROVINCES[n] for n in range(D.PROVINCE_COUNT) if D.NEAR_PROVINCES[province] >> n & 1]
    camp = [WORDS("camp")] if D.NEAR_PROVINCES[D.CAMP] >> province & 1 else []
    return WORDS("facts-list", items=[*camp, *near])


def senate() -> Table:
    """The points and votes of each space of the senate track."""
    steps = range(1, D.SENATE_LAST + 1)
    return Table(
        (WORDS("facts-step"), *steps),
        ((WORDS("facts-points-and-votes"), *(D.SENATE_POINTS[step] for step in steps)),),
    )


def buildings() -> Table:
    """The kinds of construction tiles and the actions they grant."""
    values = WORDS("facts-list", items=[*map(str, D.BUILDING_VALUES)])
    return Table(
        (WORDS("facts-building"), WORDS("facts-grants"), WORDS("facts-values")),
        tuple(
            (Fact(term, icon=str(term)), Fact(terms.ACTION[grant], icon=ACTION_ICONS[grant]), values)
            for term, grant in zip(terms.KIND, D.GRANT, strict=True)
        ),
    )


def trajan() -> Table:
    """The Trajan tiles: what each category brings."""
    found = sorted({(n // D.EACH_CATEGORY, -int(D.TRAJAN_POINTS[n]), _figures(n)) for n in range(D.TRAJAN_TILES)})
    return Table(
        (WORDS("facts-category"), WORDS("facts-points"), WORDS("facts-effect")),
        tuple(
            (terms.CATEGORY[category], -points, WORDS(f"facts-effect-{slug(D.CATEGORIES[category])}", amount=amount))
            for category, points, amount in found
        ),
    )


def _figures(tile: int) -> int:
    """How many figures a tile brings."""
    return int(D.TRAJAN_AMOUNT[tile]) if tile // D.EACH_CATEGORY in (D.WORKERS, D.LEGIONNAIRES) else 0


def forum() -> Table:
    """The forum tiles: how many there are of each and what they do."""
    votes = terms.TILE[D.VOTES_2 : D.VOTES_5 + 1]
    extra = terms.TILE[D.EXTRA : D.EXTRA + D.TRAYS]
    jokers = terms.TILE[D.JOKER_COMMODITY : D.JOKER_EXTRA + 1]
    return Table(
        (WORDS("facts-tile"), WORDS("facts-of-each"), WORDS("facts-use")),
        (
            *(_tiles("demand", [demand], icon=str(demand)) for demand in terms.DEMAND),
            _tiles("votes", votes, icon="senate"),
            _tiles("extra", extra, icon="trajan"),
            *(_tiles(slug(joker), [joker], icon="star") for joker in jokers),
        ),
    )


def _tiles(use: str, tiles: Sequence[Term], icon: str) -> tuple[Cell, ...]:
    each = D.FORUM_COUNT[D.TILE_NAMES.index(tiles[0])]
    return Fact(WORDS("facts-list", items=tiles), icon=icon), each, WORDS(f"facts-use-{use}")


def penalty() -> Table:
    """What unmet demands cost."""
    unmet = range(1, D.DEMANDS_A_QUARTER + 1)
    return Table(
        (WORDS("facts-unmet"), *unmet),
        ((WORDS("facts-points"), *(-int(D.PENALTY[n]) for n in unmet)),),
    )


def points() -> Table:
    """Where points come from."""
    anchors = ("fulfil", "ships", "military", "senate", "construction", "demands", "final", "final", "final", "final")
    icons = (
        "trajan",
        "ship",
        "military",
        "senate",
        "construction",
        "bread",
        "hand",
        "figure",
        "trajan",
        "door",
        "star",
    )
    worth = {
        "trajan-tiles": {"least": D.TRAJAN_POINTS.min(), "most": D.TRAJAN_POINTS.max()},
        "ships": {"most": D.SHIP_POINTS.max()},
        "provinces": {"least": D.PROVINCE_VALUE.min(), "most": D.PROVINCE_VALUE.max(), "less": D.PROVINCE_REDUCTION},
        "senate": {"least": D.SENATE_POINTS[1], "most": D.SENATE_POINTS[-1]},
        "construction": {"least": min(D.BUILDING_VALUES), "most": max(D.BUILDING_VALUES)},
        "demands": {"one": D.PENALTY[1], "two": D.PENALTY[2], "three": D.PENALTY[3]},
        "sets": {"three": D.THREE_ALIKE, "four": D.FOUR_ALIKE},
    }
    rows = []
    for source, icon, anchor in zip(R.SOURCES, icons, (*anchors, "bonus"), strict=True):
        name = slug(source)
        when = "facts-at-once" if source in R.PLAY_SOURCES else "facts-at-end"
        rows.append(
            (
                Fact(WORDS(f"source-{name}"), icon=icon),
                Fact(WORDS(f"facts-worth-{name}", **worth.get(name, {})), reconstructed=name == "circle"),
                WORDS("facts-quarter" if source == "demands" else when),
                Fact("", anchor=anchor),
            )
        )
    return Table((WORDS("facts-source"), WORDS("facts-worth"), WORDS("facts-when"), WORDS("facts-rule")), rows)


def bonus() -> Table:
    """The bonus tiles: what they count, gold and grey."""
    rows: list[Sequence[Cell]] = []
    for first, second in zip(terms.GOOD[::2], terms.GOOD[1::2], strict=True):
        tile = WORDS("bonus", first=first, second=second)
        rows.append((tile, *D.COMMODITY_BONUS, WORDS("facts-for-goods")))
    for term, demand in zip(terms.BONUS[D.BONUS_DEMAND : D.BONUS_WORKERS], terms.DEMAND, strict=True):
        rows.append((term, *D.DEMAND_BONUS, WORDS("bonus-for-demand", demand=demand)))
    workers, legionnaires, gold = terms.BONUS[D.BONUS_WORKERS :]
    rows.append((workers, 1, WORDS("facts-half"), WORDS("facts-for-workers")))
    rows.append((legionnaires, *D.LEGIONNAIRE_BONUS, WORDS("bonus-for-legionnaires")))
    rows.append((gold, *D.GOLD_BONUS, WORDS("bonus-for-gold")))
    return Table((WORDS("facts-tile"), WORDS("facts-gold"), WORDS("facts-grey"), WORDS("facts-for")), rows)
