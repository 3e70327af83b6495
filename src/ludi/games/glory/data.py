"""The printed components of Glory to Rome, read from cards.json: kinds and buildings.

A card's kind is both its material and its role. Buildings are in alphabetical order, which decides who leads first.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from ludi.kernel.words import terms

CARDS: dict[str, Any] = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))

# --- kinds
MATERIALS: tuple[str, ...] = tuple(kind["material"] for kind in CARDS["kinds"])
ROLES: tuple[str, ...] = tuple(kind["role"] for kind in CARDS["kinds"])
KINDS = len(MATERIALS)
RUBBLE, WOOD, CONCRETE, BRICK, STONE, MARBLE = range(KINDS)
LABORER, CRAFTSMAN, ARCHITECT, LEGIONARY, MERCHANT, PATRON = range(KINDS)
EVERY_KIND = (1 << KINDS) - 1  # as bits
VALUE = np.array([kind["value"] for kind in CARDS["kinds"]], np.int64)

# --- buildings
BUILDINGS: list[dict[str, Any]] = CARDS["buildings"]
NAMES: tuple[str, ...] = tuple(building["name"] for building in BUILDINGS)
CARD_COUNT = len(NAMES)
KIND = np.array([MATERIALS.index(building["material"]) for building in BUILDINGS], np.int64)
COPIES = np.array([CARDS["kinds"][kind]["copies"] for kind in KIND], np.int64)
ORDERS = int(COPIES.sum())
CARDS_OF = np.array([sum(1 << card for card in np.flatnonzero(kind == KIND)) for kind in range(KINDS)])  # as bits
CARDS_OF_KINDS = np.array(  # the same for each set of kinds
    [sum(int(CARDS_OF[kind]) for kind in range(KINDS) if kinds >> kind & 1) for kinds in range(EVERY_KIND + 1)]
)
ORDERS_EACH = 24  # per kind
assert all(int(COPIES[kind == KIND].sum()) == ORDERS_EACH for kind in range(KINDS))
(
    ACADEMY, AQUEDUCT, AMPHITHEATRE, COLISEUM, ATRIUM, GATE, CIRCUS, DOCK, FOUNTAIN, INSULA,
    CATACOMB, LATRINE, BATH, ARCHWAY, STOREROOM, BRIDGE, WALL, FOUNDRY, GARDEN, SHRINE,
    PALISADE, PALACE, FORUM, STATUE, VILLA, BASILICA, STAIRWAY, SENATE, SCRIPTORIUM, SCHOOL,
    LUDUS_MAGNA, SEWER, TEMPLE, CIRCUS_MAXIMUS, MARKET, BAR, ROAD, VOMITORIUM, TOWER, PRISON,
) = range(CARD_COUNT)  # fmt: skip
assert NAMES[PRISON] == "Prison" and NAMES[LUDUS_MAGNA] == "Ludus Magna" and NAMES[GARDEN] == "Garden"
CARD_BY_WORD = {name.lower(): card for card, name in enumerate(NAMES)}
KIND_BY_WORD = {
    **{name.lower(): int(KIND[card]) for card, name in enumerate(NAMES)},
    **{word.lower(): kind for words in (MATERIALS, ROLES) for kind, word in enumerate(words)},
}

# --- names as terms
CARD_TERMS, MATERIAL_TERMS, ROLE_TERMS = terms("building", NAMES), terms("material", MATERIALS), terms("role", ROLES)

# --- the rest of the box
MOST_PLAYERS = 5
SENATORS: int = CARDS["senators"]
SITES: int = CARDS["sites"]  # per kind
TRAINING_SITES = 3
BONUS: int = CARDS["bonus"]
STATUE_POINTS: int = CARDS["statue"]
OPENING_HAND, OPENING_INFLUENCE = 4, 2
HAND_LIMIT, SHRINE_CARDS, TEMPLE_CARDS = 5, 2, 4
INSULA_CLIENTS, MARKET_CARDS = 2, 2
PRISON_PRICE = 3
