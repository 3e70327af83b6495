"""The numbers of the actions. What one means is told by the phase; `actions.py` has the words. Frequent ones first."""

from .data import CARD_COUNT, KINDS, MOST_PLAYERS

STOP = 0  # stop, skip, enough, keep, decline, refuse
THINK_INSTEAD = 1
DECK = 2  # draw, or take the top card of the deck
SENATOR_FROM_PILE = 3
DISCARD_SENATOR = 4
DISCARD_HAND = 5
ACCEPT = 6
OF_KIND = 8  # + kind: from the pool, the stockpile, the camp; a site; a role
FROM_POOL = OF_KIND + KINDS  # + kind: a material from the pool
SENATOR_FOR = FROM_POOL + KINDS  # + role
PETITION_FOR = SENATOR_FOR + KINDS  # + kind * KINDS + role
CARD = PETITION_FOR + KINDS * KINDS  # + card in hand
CARD_ELSE = CARD + CARD_COUNT  # + card in hand: as an Architect, or out of town
OWN = CARD_ELSE + CARD_COUNT  # + own structure
CLIENT = OWN + CARD_COUNT  # + (offset of the opponent - 1) * KINDS + kind
SEAT = CLIENT + (MOST_PLAYERS - 1) * KINDS  # + offset
THEIRS = SEAT + MOST_PLAYERS  # + (offset - 1) * CARD_COUNT + structure
ACTIONS = THEIRS + (MOST_PLAYERS - 1) * CARD_COUNT
