"""Ludi for research: environments for standard tools, data sets, and work spread over many machines.

Playing needs none of this. `VectorEnv`, data sets and notebooks need only Ludi; the others tell you what to install.
"""

from ludi.research.notebook import show_boards
from ludi.research.vector import VectorEnv

__all__ = ["VectorEnv"]

show_boards()
