"""What all tables share."""

import asyncio
from dataclasses import dataclass, field

from ludi.server.home import Homes
from ludi.server.peers import Peers
from ludi.server.store import Store
from ludi.server.thinkers import Thinkers
from ludi.server.webhooks import Webhooks


@dataclass
class Services:
    store: Store
    thinkers: Thinkers
    homes: Homes
    webhooks: Webhooks = field(default_factory=Webhooks)
    origin: str = ""  # the address by which other machines reach this one, if known
    pace: float = 0.7  # seconds between bots' moves while somebody watches
    entries: int = 0  # written since the start
    peers: Peers = field(init=False)
    driving: set[asyncio.Task[None]] = field(default_factory=set)  # running bots, even of tables just deleted

    def __post_init__(self) -> None:
        self.peers = Peers(self.store)
