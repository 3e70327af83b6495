"""Ludi for research: environments that others' tools understand, data sets, and work spread over many machines.

Playing needs nothing of it. `VectorEnv`, data sets and notebooks need nothing but Ludi; the rest says what to install.
"""

from ludi.research.notebook import show_boards
from ludi.research.vector import VectorEnv

__all__ = ["VectorEnv"]

show_boards()
