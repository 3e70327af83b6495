"""The record of a game of Glory to Rome."""

from ludi.kernel.jit import record_type
from ludi.kernel.state import record

from .data import CARD_COUNT, KINDS, MOST_PLAYERS, ORDERS

# Options, by their slot.
OPTION_VARIANT, OPTION_HANDS, OPTION_TOWN, OPTION_MAXIMUS, OPTION_STAIRWAY, OPTION_CONCEDING = range(6)
CLASSIC, TRAINING = 1, 2
OPEN, OPEN_AT_FIRST = 1, 2

# Phases: what the player to move is asked, in the order of the QUESTIONS.
(
    ASK_LEAD, ASK_FOLLOW, ASK_PETITION, ASK_MORE, ASK_THINK,
    ASK_LABORER, ASK_CRAFTSMAN, ASK_ARCHITECT, ASK_LEGIONARY, ASK_MERCHANT, ASK_PATRON,
    ASK_MATERIAL, ASK_SITE, ASK_FOUNTAIN, ASK_ROLE, ASK_GIVE, ASK_CLIENTS, ASK_PRISON,
    ASK_SENATE, ASK_SEWER, ASK_CONCEDE,
) = range(21)  # fmt: skip
ASK_ROLE_ACTION = ASK_LABORER  # + role

# Steps of a round; each goes through the players from the leader clockwise.
STEPS = ("lead", "follow", "act", "senate", "sewer", "academy")
STEP_LEAD, STEP_FOLLOW, STEP_ACT, STEP_SENATE, STEP_SEWER, STEP_ACADEMY = range(len(STEPS))

# Frames: pending work above the step of the round, with the meaning of their two numbers. All belong to the actor.
FRAMES = (
    "", "grant", "think", "action", "bath", "fountain", "material", "site", "petition", "more", "demand", "give",
    "clients", "prison", "concede", "client",
)  # fmt: skip
(
    _,
    F_GRANT,  # role, actions left
    F_THINK,  # thinks left, flags
    F_ACTION,  # role, parts left of an action that was begun
    F_BATH,  # kind of the client just hired
    F_FOUNTAIN,  # card drawn, 1 in the single action of a client
    F_MATERIAL,  # structure, owner's offset * 2 + 1 for a Craftsman
    F_SITE,  # card, 1 for out of town
    F_PETITION,  # kind, cards still to be played
    F_MORE,  # Palace: further units
    F_DEMAND,  # cards that may still be shown
    F_GIVE,  # opponent's offset, 1 when begun
    F_CLIENTS,  # the same
    F_PRISON,
    F_CONCEDE,  # winner offered, offset of who is asked
    F_CLIENT,  # role, 1: the single action of a client hired with Bath
) = range(len(FRAMES))
MOST_FRAMES = 72  # a chain of hired Patrons and Merchants, at most 48, and the buildings completed on the way
OPTIONAL, DISCARDED = 1, 2  # flags of a think

# Parts of an action: of the first of them everybody has the use, the others need a function.
MAIN, EXTRA, FROM_DECK = 1, 2, 4
OF_CLIENT = 8  # beside the parts left: the action is the single one of a client hired with Bath

# Stages of a structure; a public one is PUBLIC + the kind of the material that opened it.
NONE, FOUNDED, COMPLETE, PUBLIC = range(4)

NO_LIMIT = 99  # in `at_most`
UNDECIDED = -1  # in `units`

ENDINGS = ("", "forum", "catacomb", "sites", "deck", "concede")
_, BY_FORUM, BY_CATACOMB, BY_SITES, BY_DECK, BY_CONCEDING = range(len(ENDINGS))

# Where a card comes from, in events.
SOURCES_OF_CARDS = ("pool", "hand", "deck", "stockpile", "camp")
S_POOL, S_HAND, S_DECK, S_STOCK, S_CAMP = range(len(SOURCES_OF_CARDS))

# The most in one decision: a demand (1 + 8), a structure (4), the camps (5), the next round, four sources each, the end
# with its winners (6).
MOST_EVENTS = 48

STATE = record(
    [
        ("functions", "i8", (MOST_PLAYERS,)),  # bits of the functions active for each player; follows from `stage`
        ("leader", "i2"),
        ("round_number", "i2"),
        ("step", "i2"),
        ("turn", "i2"),  # whose part of the step it is, counted from the leader
        ("role", "i2"),  # the role led, -1 none
        ("done", "i2"),  # actions done in the phase now running
        ("maximus", "i2"),  # of which before Circus Maximus became active
        ("offered", "i2"),  # whether the leader's offer to concede was refused in this round
        ("depth", "i2"),
        ("deck_count", "i2"),
        ("removed", "i2"),  # cards at the bottom of `deck` that are out of the game
        ("pile", "i2"),  # Senators
        ("ending", "i2"),
        ("victors", "i2"),  # bits of those who won by Forum or agreement
        ("frames", "i1", (MOST_FRAMES, 3)),
        ("deck", "i1", (ORDERS,)),  # bottom first
        ("pool", "i2", (KINDS,)),
        ("in_town", "i2", (KINDS,)),
        ("out_of_town", "i2", (KINDS,)),
        ("present", "i2", (KINDS,)),  # the actor's clients when the phase began
        ("demanded", "i2", (KINDS,)),  # by the actor in this phase
        ("due", "i2", (KINDS,)),  # what is still demanded from the opponent asked
        ("showing", "i1", (CARD_COUNT,)),  # demand cards of the procedure in progress
        ("influence", "i2", (MOST_PLAYERS,)),
        ("senators", "i2", (MOST_PLAYERS,)),  # in hand
        ("camp_senators", "i2", (MOST_PLAYERS,)),
        ("units", "i2", (MOST_PLAYERS,)),  # played in this round; 0 thought
        ("crafted", "i2", (MOST_PLAYERS,)),  # performed a Craftsman action in this round
        ("statue_site", "i2", (MOST_PLAYERS,)),  # kind of the site of an own Statue
        ("camp", "i2", (MOST_PLAYERS, KINDS)),
        ("clients", "i2", (MOST_PLAYERS, KINDS)),
        ("stock", "i2", (MOST_PLAYERS, KINDS)),
        ("vault", "i2", (MOST_PLAYERS, KINDS)),  # all that lies there
        ("vault_seen", "i2", (MOST_PLAYERS, KINDS)),  # of which everybody saw going in
        ("hand_kinds", "i2", (MOST_PLAYERS, KINDS)),  # follows from `hand`
        ("at_most", "i2", (MOST_PLAYERS, KINDS)),  # bounds on a hand that a demand not met has proved
        ("hand", "i1", (MOST_PLAYERS, CARD_COUNT)),
        ("shown", "i1", (MOST_PLAYERS, CARD_COUNT)),  # known to all to be in the hand, or banked from it
        ("banked", "i1", (MOST_PLAYERS, CARD_COUNT)),  # in the vault, known to the owner only (Basilica)
        ("unseen", "i1", (MOST_PLAYERS, CARD_COUNT)),  # in the vault, known to nobody (Atrium)
        ("stage", "i1", (MOST_PLAYERS, CARD_COUNT)),  # of the player's structure of this name
        ("materials", "i2", (MOST_PLAYERS, CARD_COUNT)),  # in it: two bits for each kind
    ],
    events=MOST_EVENTS,
    numbers=1 + KINDS,  # Senators, or who gets them; and cards of each kind
)
S = record_type(STATE)
