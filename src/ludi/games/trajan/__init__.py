"""Trajan: six trays, twelve markers, six actions; where the last marker lands, that is what one does."""

from ludi.kernel.about import About, Option

ABOUT = About(
    name="trajan",
    title="Trajan",
    min_players=2,
    max_players=4,
    minutes="60-120",
    summary="Sow markers round your circle of actions: ship, trade, conquer, build, and feed the people of Rome.",
    options=(
        Option("leftovers", ("yes", "no"), "1 point for each Trajan tile left on the action circle at the end"),
        Option("draft", ("rotation", "at once"), "the first Trajan tiles: one by one in rotation, or three at once"),
        Option("markers", ("chosen", "random"), "the first markers: placed by the players, or at random"),
        Option("track", ("short", "long"), "spaces of the time track: 11, 16, 21 or 12, 17, 22 for 2, 3, 4 players"),
    ),
)
