"""Tali: knucklebones under a cup; who dares to stake what on a throw that only they have seen?"""

from ludi.kernel.about import About, Option

ABOUT = About(
    name="tali",
    title="Tali",
    min_players=2,
    max_players=4,
    minutes="5-10",
    summary="Throw four knucklebones under your cup, and stake coins that nobody has a better throw.",
    options=(Option("rounds", ("five", "three"), "how many rounds are played"),),
)
