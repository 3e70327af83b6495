"""The tables of the rules page, from the same data as the rules."""

from ludi.kernel.facts import Fact, Table

from . import WORDS, data as D


def components() -> Table:
    return Table(
        (WORDS("facts-pieces"), WORDS("facts-each")),
        (
            (Fact(WORDS("facts-cup"), icon="cup"), 1),
            (Fact(WORDS("facts-bones"), icon="talus-6"), D.BONES),
            (Fact(WORDS("facts-coins"), icon="coin"), D.COINS),
        ),
    )


def sides() -> Table:
    """How often a bone lands on each of its sides."""
    falls = [D.FALLS.tolist().count(side) for side in range(len(D.SIDES))]
    return Table((WORDS("facts-side"), *D.SIDES), ((WORDS("facts-falls", throws=len(D.FALLS)), *falls),))


def points() -> Table:
    """Where points come from."""
    return Table(
        (WORDS("facts-source"), WORDS("facts-worth"), WORDS("facts-rule")),
        (
            (Fact(WORDS("source-coins"), icon="coin"), WORDS("facts-coin-worth"), Fact("", anchor="lift")),
            (
                Fact(WORDS("source-venus"), icon="star"),
                WORDS("facts-venus-worth", points=D.VENUS_POINTS),
                Fact("", anchor="venus"),
            ),
        ),
    )
