"""The components of Tali: bones with four sides, coins."""

import numpy as np

MOST_PLAYERS = 4
ROUNDS = np.array([5, 3], np.int64)  # by option `rounds`
COINS = 12  # per player, at the start
GIFT = 2  # coins the emperor adds to the pot each round
MOST_STAKED = 3
BONES = 4
SIDES = (1, 3, 4, 6)
VALUE = np.array(SIDES, np.int64)
FALLS = np.array([0, 1, 1, 1, 1, 2, 2, 2, 2, 3], np.int64)  # a bone lands four times as often on a broad side, 3 or 4
VENUS_POINTS = 5
