"""The decisions of Glory to Rome. The same numbers answer many questions; frequent ones come first.

Words refer to other players by number, `player 2`, because a move does not know the players' names.
"""

from collections.abc import Callable

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State
from ludi.kernel.words import Message, Term

from . import WORDS, data as D, state as R

# Private questions are those that, left out, would give away something about the hand.
QUESTIONS = (
    Question("lead"),
    Question("follow", private=True),
    Question("petition", private=True),
    Question("more", private=True),
    Question("think"),
    Question("laborer"),
    Question("craftsman", private=True),
    Question("architect", private=True),
    Question("legionary", private=True),
    Question("merchant"),
    Question("patron"),
    Question("material", private=True),
    Question("site"),
    Question("fountain", private=True),
    Question("role"),
    Question("give", private=True),
    Question("clients"),
    Question("prison"),
    Question("senate"),
    Question("sewer"),
    Question("concede"),
)
PHASES = tuple(question.name for question in QUESTIONS)
BUILDING = (R.ASK_CRAFTSMAN, R.ASK_ARCHITECT)
LAYING = (*BUILDING, R.ASK_FOUNTAIN)


# ---------------------------------------------------------------- parts that depend on the state


def _begun(state: State) -> bool:
    """Whether an action with several parts has been begun."""
    return bool(state.depth and state.frames[state.depth - 1, 0] == R.F_ACTION)


def _role(state: State, kind: int) -> Term:
    return D.ROLE_TERMS[kind]


def _role_of_card(state: State, card: int) -> Term:
    return D.ROLE_TERMS[int(D.KIND[card])]


def _material_of_card(state: State, card: int) -> Term:
    return D.MATERIAL_TERMS[int(D.KIND[card])]


def _architect(state: State, card: int) -> Term:
    return D.ROLE_TERMS[D.ARCHITECT]


def _led(state: State, *numbers: int) -> Term:
    return D.ROLE_TERMS[int(state.role)]


def _pool(state: State, kind: int) -> str:
    return "pool"


def _out_of_town(state: State, card: int) -> str:
    return "out of town"


def _player(state: State, places: int) -> int:
    """The seat a number of places to the actor's left."""
    return int((state.leader + state.turn + places) % state.players)


def _opponent(state: State, number: int, other: int) -> int:
    """The seat of an opponent, counted from the actor's left."""
    return _player(state, number + 1)


def _called(player: Callable[..., int]) -> Callable[..., Message]:
    """The player's number, counted from 1; drawings replace it with the name."""
    return lambda state, *numbers: WORDS("player", number=player(state, *numbers) + 1)


# ---------------------------------------------------------------- the action space

OPPONENTS = range(D.MOST_PLAYERS - 1)

ACTIONS = Actions(WORDS, QUESTIONS)

STOP = ACTIONS.group("stop", asked=(R.ASK_LABORER, *BUILDING, R.ASK_MERCHANT, R.ASK_PATRON), begun=_begun)
STOP.also("stop", asked=(R.ASK_CLIENTS, R.ASK_SENATE, R.ASK_SEWER), key="stop-taking")
STOP.also("enough", asked=R.ASK_MORE)
STOP.also("decline", asked=(R.ASK_THINK, R.ASK_ROLE, R.ASK_PRISON))
STOP.also("demand", asked=R.ASK_LEGIONARY)
STOP.also("keep", asked=R.ASK_FOUNTAIN)
STOP.also("give", asked=R.ASK_GIVE, key="give-nothing")
STOP.also("refuse", asked=R.ASK_CONCEDE)

THINK_INSTEAD = ACTIONS.group("think", asked=(R.ASK_LEAD, R.ASK_FOLLOW))

DECK = ACTIONS.group("draw", asked=R.ASK_THINK)
DECK.also("draw", asked=R.ASK_CRAFTSMAN, key="draw-one")
DECK.also("hire", asked=R.ASK_PATRON, key="hire-from-deck")
DECK.also("bank", asked=R.ASK_MERCHANT, key="bank-from-deck")

SENATOR_FROM_PILE = ACTIONS.group("take", asked=R.ASK_THINK, key="take-senator")
DISCARD_SENATOR = ACTIONS.group("discard", asked=R.ASK_THINK, key="discard-senator")
DISCARD_HAND = ACTIONS.group("discard", asked=R.ASK_THINK, key="discard-hand")
ACCEPT = ACTIONS.group("accept", asked=R.ASK_CONCEDE)
ACTIONS.group("none", asked=())  # never used; keeps the numbers of the others stable for old records

OF_KIND = ACTIONS.group("take", asked=R.ASK_LABORER, material=D.MATERIAL_TERMS, role=_role)
OF_KIND.also("bank", asked=R.ASK_MERCHANT, role=_role)
OF_KIND.also("hire", asked=R.ASK_PATRON, role=_role)
OF_KIND.also("use", asked=R.ASK_MATERIAL, role=_role)
OF_KIND.also("site", asked=R.ASK_SITE, role=_role)
OF_KIND.also("role", asked=R.ASK_ROLE, role=_role)
OF_KIND.also("keep", asked=R.ASK_SEWER, key="keep-material", role=_role)

FROM_POOL = ACTIONS.group("use", asked=R.ASK_MATERIAL, key="use-from-pool", material=D.MATERIAL_TERMS, from_=_pool)

SENATOR_FOR = ACTIONS.group("senator", asked=R.ASK_LEAD, key="lead-senator", role=D.ROLE_TERMS)
SENATOR_FOR.also("senator", asked=R.ASK_FOLLOW, key="follow-senator")
SENATOR_FOR.also("senator", asked=R.ASK_MORE, key="add-senator")

PETITION_FOR = ACTIONS.group(
    "petition", asked=R.ASK_LEAD, key="lead-petition", petition=D.MATERIAL_TERMS, role=D.ROLE_TERMS
)
PETITION_FOR.also("petition", asked=R.ASK_FOLLOW, key="follow-petition")
PETITION_FOR.also("petition", asked=R.ASK_MORE, key="add-petition")

CARD = ACTIONS.group("lead", asked=R.ASK_LEAD, card=D.CARD_TERMS, role=_role_of_card)
CARD.also("follow", asked=R.ASK_FOLLOW, _role=_role_of_card, _led=_led)
CARD.also("add", asked=R.ASK_MORE, _role=_role_of_card, _led=_led)
CARD.also("play", asked=R.ASK_PETITION)
CARD.also("discard", asked=R.ASK_THINK)
CARD.also("lay", asked=LAYING)
CARD.also("store", asked=R.ASK_LABORER)
CARD.also("bank", asked=R.ASK_MERCHANT, key="bank-from-hand")
CARD.also("hire", asked=R.ASK_PATRON, key="hire-from-hand")
CARD.also("show", asked=R.ASK_LEGIONARY)
CARD.also("use", asked=R.ASK_MATERIAL, key="use-card", _material=_material_of_card)
CARD.also("give", asked=R.ASK_GIVE, _material=_material_of_card)

CARD_ELSE = ACTIONS.group("lay", asked=LAYING, key="lay-out-of-town", card=D.CARD_TERMS, site=_out_of_town)
CARD_ELSE.also("lead", asked=R.ASK_LEAD, key="lead-else", role=_architect, _own=_role_of_card)

OWN = ACTIONS.group("build", asked=BUILDING, structure=D.CARD_TERMS)
OWN.also("build", asked=R.ASK_FOUNTAIN, key="build-with-drawn")

CLIENT = ACTIONS.group(
    "take",
    asked=R.ASK_CLIENTS,
    key="take-client",
    _place=OPPONENTS,
    client=D.ROLE_TERMS,
    player=_opponent,
    _who=_called(_opponent),
)

SEAT = ACTIONS.group("offer", asked=R.ASK_LEAD, _place=range(D.MOST_PLAYERS), player=_player, _who=_called(_player))
SEAT.also("take", asked=R.ASK_SENATE, key="take-played-senator", player=_player, _who=_called(_player))

THEIRS = ACTIONS.group(
    "open",
    asked=R.ASK_ARCHITECT,
    _place=OPPONENTS,
    structure=D.CARD_TERMS,
    player=_opponent,
    _who=_called(_opponent),
)
THEIRS.also("take", asked=R.ASK_PRISON, key="take-structure", player=_opponent, _who=_called(_opponent))
SIZE: int = ACTIONS.size
