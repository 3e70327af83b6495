"""The record of a game of Glory to Rome."""

from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.fields import Field, Fields, Flag, Name, Number, Tally
from ludi.kernel.jit import record_type
from ludi.kernel.state import record
from ludi.kernel.words import Words

from . import WORDS, data as D

# Options, by their slot.
OPTION_VARIANT, OPTION_HANDS, OPTION_TOWN, OPTION_MAXIMUS, OPTION_STAIRWAY, OPTION_CONCEDING = range(6)
CLASSIC, TRAINING = 1, 2
OPEN, OPEN_AT_FIRST = 1, 2

# Phases: the player's question, in the order of QUESTIONS.
(
    ASK_LEAD, ASK_FOLLOW, ASK_PETITION, ASK_MORE, ASK_THINK,
    ASK_LABORER, ASK_CRAFTSMAN, ASK_ARCHITECT, ASK_LEGIONARY, ASK_MERCHANT, ASK_PATRON,
    ASK_MATERIAL, ASK_SITE, ASK_FOUNTAIN, ASK_ROLE, ASK_GIVE, ASK_CLIENTS, ASK_PRISON,
    ASK_SENATE, ASK_SEWER, ASK_CONCEDE,
) = range(21)  # fmt: skip
ASK_ROLE_ACTION = ASK_LABORER  # + role

# Steps of a round; each goes through the players clockwise from the leader.
STEPS = ("lead", "follow", "act", "senate", "sewer", "academy")
STEP_LEAD, STEP_FOLLOW, STEP_ACT, STEP_SENATE, STEP_SEWER, STEP_ACADEMY = range(len(STEPS))

# Frames: pending work above the round's step, with the meaning of their two numbers. All belong to the actor.
FRAMES = (
    "", "grant", "think", "action", "bath", "fountain", "material", "site", "petition", "more", "demand", "give",
    "clients", "prison", "concede", "client",
)  # fmt: skip
(
    _,
    F_GRANT,  # role, actions left
    F_THINK,  # thinks left, flags
    F_ACTION,  # role, remaining parts of an action begun
    F_BATH,  # kind of the client just hired
    F_FOUNTAIN,  # card drawn, 1 for the single action of a client
    F_MATERIAL,  # structure, owner's offset * 2 + 1 for a Craftsman
    F_SITE,  # card, 1 if out of town
    F_PETITION,  # kind, cards still to be played
    F_MORE,  # Palace: further units
    F_DEMAND,  # cards that may still be shown
    F_GIVE,  # opponent's offset, 1 once begun
    F_CLIENTS,  # the same
    F_PRISON,
    F_CONCEDE,  # winner offered, offset of the player asked
    F_CLIENT,  # role, 1: the single action of a client hired with Bath
) = range(len(FRAMES))
MOST_FRAMES = 72  # a chain of hired Patrons and Merchants, at most 48, and the buildings completed on the way
OPTIONAL, DISCARDED = 1, 2  # flags of a think

# Parts of an action: the first is available to everybody, the others need a function.
MAIN, EXTRA, FROM_DECK = 1, 2, 4
OF_CLIENT = 8  # flag beside the remaining parts: the single action of a client hired with Bath

# Stages of a structure; a public one is PUBLIC + the kind of the material that opened it.
NONE, FOUNDED, COMPLETE, PUBLIC = range(4)

NO_LIMIT = 99  # in `at_most`
UNDECIDED = -1  # in `units`

ENDINGS = ("", "forum", "catacomb", "sites", "deck", "concede")
_, BY_FORUM, BY_CATACOMB, BY_SITES, BY_DECK, BY_CONCEDING = range(len(ENDINGS))

# Where a card comes from, in events.
SOURCES_OF_CARDS = ("pool", "hand", "deck", "stockpile", "camp")
S_POOL, S_HAND, S_DECK, S_STOCK, S_CAMP = range(len(SOURCES_OF_CARDS))

# The most events of a decision: a demand (1) with what hands (4) and stockpiles (4) give, the end, four sources and a
# total each, the winners (31). Otherwise there is room for a structure (4), the camps (5) and the next round.
MOST_EVENTS = 48


class Kinds(Tally):
    """Counts of kinds, named by materials or roles; a building's name stands for its kind, too."""

    def find(self, word: Any, what: Words) -> int:
        kind = D.KIND_BY_WORD.get(str(word).strip().lower())
        if kind is None:
            raise BadPosition(WORDS("position-no-kind", what=what, word=repr(word), known=D.MATERIALS))
        return kind


class Cards(Tally):
    """Counts of cards, named by their buildings."""

    def find(self, word: Any, what: Words) -> int:
        card = D.CARD_BY_WORD.get(str(word).strip().lower().replace("_", " "))
        if card is None:
            raise BadPosition(WORDS("position-no-building", what=what, word=repr(word)))
        return card


MATERIAL, ROLE, CARD = Kinds(D.MATERIALS), Kinds(D.ROLES), Cards(D.NAMES)

FIELDS = Fields(
    Field("functions", "i8", each=D.MOST_PLAYERS),  # active functions as bits; follows from `stage`
    Field("leader", "i2"),
    Field("round_number", "i2", Number(1, 32_000), "round"),
    Field("step", "i2", Name(STEPS)),
    Field("turn", "i2"),  # whose part of the step it is, counted from the leader
    Field("role", "i2"),  # the role led; -1: none
    Field("done", "i2", Number(0, 1000)),  # actions done in the current phase
    Field("maximus", "i2", Number(0, 1000), "maximus_from"),  # those before Circus Maximus became active
    Field("offered", "i2", Flag()),  # whether the leader's offer to concede was refused in this round
    Field("depth", "i2"),
    Field("deck_count", "i2"),
    Field("removed", "i2"),  # cards at the bottom of `deck` that are out of the game
    Field("pile", "i2"),  # Senators
    Field("ending", "i2"),
    Field("victors", "i2"),  # bits of the winners by Forum or agreement
    Field("frames", "i1", (MOST_FRAMES, 3)),
    Field("deck", "i1", (D.ORDERS,)),  # bottom first
    Field("pool", "i2", MATERIAL),
    Field("in_town", "i2", (D.KINDS,)),
    Field("out_of_town", "i2", (D.KINDS,)),
    Field("present", "i2", ROLE, "clients_ready"),  # the actor's clients when the phase began
    Field("demanded", "i2", MATERIAL),  # by the actor in this phase
    Field("due", "i2", MATERIAL),  # still demanded from the opponent asked
    Field("showing", "i1", CARD),  # demand cards of the current procedure
    Field("influence", "i2", Number(0, 100), each=D.MOST_PLAYERS),
    Field("senators", "i2", each=D.MOST_PLAYERS),  # in hand
    Field("camp_senators", "i2", each=D.MOST_PLAYERS),
    Field("units", "i2", each=D.MOST_PLAYERS),  # played in this round; 0: thought
    Field("crafted", "i2", each=D.MOST_PLAYERS),  # performed a Craftsman action in this round
    Field("statue_site", "i2", each=D.MOST_PLAYERS),  # kind of the site of the player's Statue
    Field("camp", "i2", (D.KINDS,), each=D.MOST_PLAYERS),
    Field("clients", "i2", ROLE, each=D.MOST_PLAYERS),
    Field("stock", "i2", MATERIAL, "stockpile", each=D.MOST_PLAYERS),
    Field("vault", "i2", (D.KINDS,), each=D.MOST_PLAYERS),  # all cards there
    Field("vault_seen", "i2", MATERIAL, "vault", each=D.MOST_PLAYERS),  # those everybody saw going in
    Field("hand_kinds", "i2", (D.KINDS,), each=D.MOST_PLAYERS),  # follows from `hand`
    Field("at_most", "i2", (D.KINDS,), each=D.MOST_PLAYERS),  # bounds on the hand proved by unmet demands
    Field("hand", "i1", (D.CARD_COUNT,), each=D.MOST_PLAYERS),
    Field("shown", "i1", CARD, each=D.MOST_PLAYERS),  # known to all to be in the hand, or banked from it
    Field("banked", "i1", CARD, each=D.MOST_PLAYERS),  # in the vault, known to the owner only (Basilica)
    Field("unseen", "i1", CARD, each=D.MOST_PLAYERS),  # in the vault, known to nobody (Atrium)
    Field("stage", "i1", (D.CARD_COUNT,), each=D.MOST_PLAYERS),  # of the player's structure of this name
    Field("materials", "i2", (D.CARD_COUNT,), each=D.MOST_PLAYERS),  # in it: two bits per kind
)
STATE = record(FIELDS.dtypes, events=MOST_EVENTS, numbers=1 + D.KINDS)  # Senators, or their recipient; cards by kind
S = record_type(STATE)
