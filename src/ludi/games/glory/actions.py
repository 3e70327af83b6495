"""The decisions of Glory to Rome. The same numbers answer many questions; frequent ones come first.

Words name other players by number, `player 2`, for a move does not know the players' names.
"""

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State

from . import WORDS
from .data import ARCHITECT, KIND, MATERIALS, MOST_PLAYERS, NAMES, ROLES
from .state import (
    ASK_ARCHITECT,
    ASK_CLIENTS,
    ASK_CONCEDE,
    ASK_CRAFTSMAN,
    ASK_FOLLOW,
    ASK_FOUNTAIN,
    ASK_GIVE,
    ASK_LABORER,
    ASK_LEAD,
    ASK_LEGIONARY,
    ASK_MATERIAL,
    ASK_MERCHANT,
    ASK_MORE,
    ASK_PATRON,
    ASK_PETITION,
    ASK_PRISON,
    ASK_ROLE,
    ASK_SENATE,
    ASK_SEWER,
    ASK_SITE,
    ASK_THINK,
    F_ACTION,
)

# Private are those where not to be asked would tell of the hand.
QUESTIONS = (
    Question(
        "lead",
        "which role to lead, or to think",
        "think, lead Craftsman with Dock, lead Patron with a Senator, or lead Patron with Dock and Market",
    ),
    Question(
        "follow",
        "whether to follow the role that was led, or to think",
        "think, follow with Dock, follow with a Senator, or follow with Dock and Market",
        private=True,
    ),
    Question("petition", "which card to play for the petition", "play Dock", private=True),
    Question(
        "more", "whether to play more cards", "add Dock, add a Senator, add a petition of wood, or enough", private=True
    ),
    Question(
        "think",
        "what to draw: a Senator, or cards from the deck",
        "draw, or take a Senator; with Latrine also discard Dock, with Vomitorium discard the hand",
    ),
    Question("laborer", "which material to take from the pool", "take wood, or stop; with Dock also store Wall"),
    Question(
        "craftsman",
        "which foundation to lay, or which structure gets a material from the hand",
        "lay Dock, lay Dock out of town, add Dock to Palisade, or stop",
        private=True,
    ),
    Question(
        "architect",
        "which foundation to lay, or which structure gets a material from the stockpile",
        "lay Dock, lay Dock out of town, add brick to Gate, or stop",
        private=True,
    ),
    Question(
        "legionary", "which cards to show for the demand", "show Dock, demand Dock and Wall, or demand", private=True
    ),
    Question("merchant", "which material goes into the vault", "bank stone, or stop"),
    Question("patron", "which client to hire", "hire Merchant, or stop"),
    Question("material", "which material to use", "use brick", private=True),
    Question("site", "which site the Statue gets", "on brick"),
    Question("fountain", "what becomes of the card drawn", "lay Garden, add to Garden, or keep", private=True),
    Question("role", "as which role the client acts", "act as Laborer, or decline"),
    Question("give", "which card to give", "give Dock", private=True),
    Question("clients", "which clients to take over", "take Merchant of player 2, or stop"),
    Question("prison", "which structure to take for the Prison", "take Market of player 2, or decline"),
    Question("senate", "which Senators to take", "take a Senator of player 2, or stop"),
    Question("sewer", "which Orders go into the stockpile", "keep stone, or stop"),
    Question("concede", "whether to accept the offer", "accept, or refuse"),
)
PHASES = tuple(question.name for question in QUESTIONS)
BUILDING = (ASK_CRAFTSMAN, ASK_ARCHITECT)
LAYING = (*BUILDING, ASK_FOUNTAIN)


# ---------------------------------------------------------------- parts that follow from the state


def _begun(state: State) -> bool:
    """Whether an action was begun, of which other parts are left."""
    return bool(state.depth and state.frames[state.depth - 1, 0] == F_ACTION)


def _stop_word(state: State) -> str:
    return "skip" if _begun(state) else "stop"


def _role(state: State, kind: int) -> str:
    return ROLES[kind]


def _role_of_card(state: State, card: int) -> str:
    return ROLES[int(KIND[card])]


def _material_of_card(state: State, card: int) -> str:
    return MATERIALS[int(KIND[card])]


def _architect(state: State, card: int) -> str:
    return ROLES[ARCHITECT]


def _led(state: State, *numbers: int) -> str:
    return ROLES[int(state.role)]


def _pool(state: State, kind: int) -> str:
    return "pool"


def _out_of_town(state: State, card: int) -> str:
    return "out of town"


class Player(int):
    """A seat; it reads as the player's number, counted from 1."""

    def __format__(self, spec: str) -> str:
        return str(int(self) + 1)


def _player(state: State, places: int) -> Player:
    """Who sits so many places to the left of who acts."""
    return Player((state.leader + state.turn + places) % state.players)


def _opponent(state: State, number: int, other: int) -> Player:
    """The opponents are counted from the left of who acts."""
    return _player(state, number + 1)


# ---------------------------------------------------------------- the action space

NOT_DECLINED = "This cannot be declined."
NO_CARD = "No card can be drawn from the deck here, or there is no room for it."
DISCARDING = "Discarding needs a Latrine or, for the whole hand, a Vomitorium, before the draw."
FROM_HAND = "Using a card from hand here needs {}, once in each action."
OPPONENTS = range(MOST_PLAYERS - 1)

ACTIONS = Actions(WORDS, QUESTIONS)

STOP = ACTIONS.group(
    "stop", "{_word}", asked=(ASK_LABORER, *BUILDING, ASK_MERCHANT, ASK_PATRON), _word=_stop_word, begun=_begun
)
STOP.also("stop", "stop", asked=(ASK_CLIENTS, ASK_SENATE, ASK_SEWER))
STOP.also("enough", "enough", asked=ASK_MORE)
STOP.also("decline", "decline", asked=(ASK_THINK, ASK_ROLE, ASK_PRISON), why=NOT_DECLINED)
STOP.also("demand", "demand", asked=ASK_LEGIONARY)
STOP.also("keep", "keep", asked=ASK_FOUNTAIN)
STOP.also("give", "give nothing", asked=ASK_GIVE, why=NOT_DECLINED)
STOP.also("refuse", "refuse", asked=ASK_CONCEDE)

THINK_INSTEAD = ACTIONS.group("think", "think", asked=(ASK_LEAD, ASK_FOLLOW))

DECK = ACTIONS.group("draw", "draw", asked=ASK_THINK)
DECK.also("draw", "draw from the deck", asked=ASK_CRAFTSMAN, why=NO_CARD)
DECK.also("hire", "hire from the deck", asked=ASK_PATRON, why=NO_CARD)
DECK.also("bank", "bank from the deck", asked=ASK_MERCHANT, why=NO_CARD)

SENATOR_FROM_PILE = ACTIONS.group(
    "take", "take a Senator", asked=ASK_THINK, why="There is no Senator left in the pile."
)
DISCARD_SENATOR = ACTIONS.group("discard", "discard a Senator", asked=ASK_THINK, why=DISCARDING)
DISCARD_HAND = ACTIONS.group("discard", "discard the hand", asked=ASK_THINK, why=DISCARDING)
ACCEPT = ACTIONS.group("accept", "accept", asked=ASK_CONCEDE)
ACTIONS.group("none", "", asked=())  # never used; records know the others by their numbers

OF_KIND = ACTIONS.group(
    "take",
    "take {material}",
    asked=ASK_LABORER,
    why="There is no {material} to take in the pool now.",
    material=MATERIALS,
    role=_role,
)
OF_KIND.also(
    "bank",
    "bank {material}",
    asked=ASK_MERCHANT,
    why="There is no {material} in the stockpile, or this action has used its main part already.",
    role=_role,
)
OF_KIND.also(
    "hire",
    "hire {role}",
    asked=ASK_PATRON,
    why="There is no {role} in the pool, or this action has hired from the pool already.",
    role=_role,
)
OF_KIND.also(
    "use",
    "use {material}",
    asked=ASK_MATERIAL,
    why="There is no {material} in the stockpile, or it does not match the structure.",
    role=_role,
)
OF_KIND.also("site", "on {material}", asked=ASK_SITE, why="There is no {material} site left there.", role=_role)
OF_KIND.also("role", "act as {role}", asked=ASK_ROLE, why="This client cannot act as a {role}.", role=_role)
OF_KIND.also("keep", "keep {material}", asked=ASK_SEWER, why="There is no {material} in your camp.", role=_role)

FROM_POOL = ACTIONS.group(
    "use",
    "use {material} from the pool",
    asked=ASK_MATERIAL,
    why="No {material} can be used from the pool: that needs an Archway and a match.",
    material=MATERIALS,
    from_=_pool,
)

SENATOR_FOR = ACTIONS.group("senator", "lead {role} with a Senator", asked=ASK_LEAD, role=ROLES)
SENATOR_FOR.also("senator", "follow with a Senator", asked=ASK_FOLLOW)
SENATOR_FOR.also("senator", "add a Senator", asked=ASK_MORE)

PETITION_FOR = ACTIONS.group(
    "petition", "lead {role} with a petition of {petition}", asked=ASK_LEAD, petition=MATERIALS, role=ROLES
)
PETITION_FOR.also("petition", "follow with a petition of {petition}", asked=ASK_FOLLOW)
PETITION_FOR.also("petition", "add a petition of {petition}", asked=ASK_MORE)

NOT_LED = "{card} is a {_role}: following {_led} takes that role, a Senator or a petition."
CARD = ACTIONS.group("lead", "lead {role} with {card}", asked=ASK_LEAD, card=NAMES, role=_role_of_card)
CARD.also("follow", "follow with {card}", asked=ASK_FOLLOW, why=NOT_LED, _role=_role_of_card, _led=_led)
CARD.also("add", "add {card}", asked=ASK_MORE, why=NOT_LED, _role=_role_of_card, _led=_led)
CARD.also("play", "play {card}", asked=ASK_PETITION, why="{card} is not of the petition's role.")
CARD.also(
    "discard", "discard {card}", asked=ASK_THINK, why="Discarding a card needs a Latrine, and comes before the draw."
)
CARD.also("lay", "lay {card}", asked=LAYING)
CARD.also("store", "store {card}", asked=ASK_LABORER, why=FROM_HAND.format("a Dock"))
CARD.also("bank", "bank {card} from hand", asked=ASK_MERCHANT, why=FROM_HAND.format("a Basilica and room in the vault"))
CARD.also(
    "hire", "hire {card} from hand", asked=ASK_PATRON, why=FROM_HAND.format("an Aqueduct and room in the clientele")
)
CARD.also(
    "show",
    "show {card}",
    asked=ASK_LEGIONARY,
    why="{card} cannot be shown again: every demand of the round needs a card of its own.",
)
CARD.also(
    "use",
    "use {card}",
    asked=ASK_MATERIAL,
    why="{card} is {_material}, which does not match the structure.",
    _material=_material_of_card,
)
CARD.also(
    "give",
    "give {card}",
    asked=ASK_GIVE,
    why="{card} is {_material}, which is not demanded now.",
    _material=_material_of_card,
)

CARD_ELSE = ACTIONS.group("lay", "lay {card} out of town", asked=LAYING, card=NAMES, site=_out_of_town)
CARD_ELSE.also(
    "lead",
    "lead {role} with {card}",
    asked=ASK_LEAD,
    why="{card} is a {_role}: a single Order leads its own role.",
    role=_architect,
    _role=_role_of_card,
)

OWN = ACTIONS.group("build", "build {structure}", asked=BUILDING, structure=NAMES)
OWN.also("build", "add to {structure}", asked=ASK_FOUNTAIN)

CLIENT = ACTIONS.group(
    "take",
    "take {client} of player {player}",
    asked=ASK_CLIENTS,
    why="No {client} of player {player} can be taken now.",
    _place=OPPONENTS,
    client=ROLES,
    player=_opponent,
)

SEAT = ACTIONS.group(
    "offer",
    "offer victory to player {player}",
    asked=ASK_LEAD,
    why="The offer to concede was refused in this round already.",
    _place=range(MOST_PLAYERS),
    player=_player,
)
SEAT.also(
    "take",
    "take a Senator of player {player}",
    asked=ASK_SENATE,
    why="Player {player} has no Senator in the camp, or another one offered stands for it.",
    player=_player,
)

THEIRS = ACTIONS.group(
    "open",
    "open {structure} of player {player}",
    asked=ASK_ARCHITECT,
    _place=OPPONENTS,
    structure=NAMES,
    player=_opponent,
)
THEIRS.also("take", "take {structure} of player {player}", asked=ASK_PRISON, player=_opponent)
SIZE: int = ACTIONS.size
