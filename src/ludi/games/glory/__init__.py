"""Glory to Rome: cards that are roles, clients, materials, buildings and money at once."""

from ludi.kernel.about import About, Option

ABOUT = About(
    name="glory",
    title="Glory to Rome",
    min_players=2,
    max_players=5,
    minutes="60-90",
    summary="Lead and follow roles, hire clients, erect buildings whose functions bend the rules, and fill your vault.",
    options=(
        Option(
            "variant",
            ("standard", "classic", "training"),
            "classic: petition of three, Forum by clients alone; training: no functions",
        ),
        Option(
            "hands",
            ("hidden", "open", "open at first"),
            "open: all hands lie open; at first: until everyone has led twice",
        ),
        Option("out of town", ("any time", "town full"), "when sites out of town may be founded on"),
        Option(
            "circus maximus",
            ("all clients", "unused clients"),
            "what it doubles when it is completed in the middle of a phase",
        ),
        Option(
            "stairway",
            ("extra", "instead"),
            "its material is an extra part of an Architect action, or replaces the usual one",
        ),
        Option(
            "conceding",
            ("no", "yes"),
            "whether a leader may offer to end the game in favour of a winner; all must accept",
        ),
    ),
)
