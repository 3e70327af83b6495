"""What happens in Tali."""

from ludi.kernel.events import Count, Events

EVENTS = Events()
SHOOK = EVENTS.kind("shook", "round {round}: {who} begins, the pot holds {pot:coin|coins}", round=int, pot=Count)
RECAST = EVENTS.kind("recast", "{who} throws {bones:bone|bones} again", bones=Count)
KEPT = EVENTS.kind("kept", "{who} keeps the throw")
STAKED = EVENTS.kind("staked", "{who} stakes {coins:coin|coins}", coins=Count, points=int)
SAT_OUT = EVENTS.kind("sat out", "{who} sits out")
SHOWED = EVENTS.kind("showed", "{who} shows {total}", total=int)
VENUS = EVENTS.kind("venus", "{who} shows Venus", points=int)
WON = EVENTS.kind("won", "{who} takes the pot", points=int)
STAYED = EVENTS.kind("stayed", "no throw is best: {pot:coin stays|coins stay} in the pot", of_nobody=True, pot=Count)
ENDED = EVENTS.kind("ended", "the last round is over", of_nobody=True)
