"""What all tables share."""

import asyncio
from dataclasses import dataclass, field

from ludi.server.home import Homes
from ludi.server.store import Store
from ludi.server.thinkers import Thinkers


@dataclass
class Services:
    store: Store
    thinkers: Thinkers
    homes: Homes
    pace: float = 0.7  # seconds between bots' moves while somebody looks on
    driving: set[asyncio.Task[None]] = field(default_factory=set)  # bots that play, also at tables just deleted
