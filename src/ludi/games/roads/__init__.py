"""Roads to Rome: connect the cities of the empire; every road on the way to a new city pays its owner."""

from ludi.kernel.about import About, Option

ABOUT = About(
    name="roads",
    title="Roads to Rome",
    min_players=2,
    max_players=5,
    minutes="20-45",
    summary="Build roads from Rome to new cities; everyone earns for their own roads on the shortest route.",
    options=(
        Option("side", ("auto", "small", "large"), "side of the board; auto: small for 2-3 players, large for 4-5"),
        Option(
            "tables",
            ("standard", "gold in columns"),
            "score tables; gold in columns: gold scores like equal goods",
            formerly=(("dossier", "standard"),),
        ),
        Option("start", ("level", "head start"), "head start: of two players the one who does not begin gets 6 points"),
    ),
)
