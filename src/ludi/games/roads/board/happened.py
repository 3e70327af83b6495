"""What the log says about the pieces."""

from collections.abc import Sequence

from ludi.web.scene import Line


def last_cities(log: Sequence[Line]) -> list[str]:
    """The last city that each seat connected, latest first."""
    last: dict[int | None, str] = {}
    for told in (told for line in reversed(log) for told in reversed(line.told) if told.kind == "took"):
        last.setdefault(told.seat, told.parts["city"])
    return list(last.values())
