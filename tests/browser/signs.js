// Everything in the colour of a seat must have a second sign: the seat's emblem, its road's pattern, or a name.
() => {
  const seats = new Map();
  for (const seat of ["purple", "blue", "terra", "gold", "green"]) {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.dataset.seat = seat;
    probe.style.forcedColorAdjust = "none";
    probe.style.color = "var(--pc)";
    seats.set(getComputedStyle(probe).color, seat);
    probe.remove();
  }
  const found = { coloured: 0, bare: [] };
  for (const element of document.querySelectorAll("[data-seat], [data-seat] *")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest(".vig, .sprite")) continue;
    const drawn = element.ownerSVGElement;
    const style = getComputedStyle(element);
    const inked = drawn ? [style.fill, style.stroke] : [style.backgroundColor, style.color, style.borderTopColor, style.borderLeftColor];
    const seat = inked.map((colour) => seats.get(colour)).find(Boolean);
    if (!seat || (drawn && element.matches("g, svg, title"))) continue;
    found.coloured += 1;
    const owner = element.closest("[data-seat]");
    // an emblem inside, or at the head of its column; the roads' patterns; the plain road is purple's pattern
    const emblem = (within) => within?.querySelector(`[href="#i-e-${seat}"]`);
    const cell = element.closest("td");
    const column = cell && cell.closest("table").querySelector("thead tr").cells[cell.cellIndex];
    const pattern = owner.querySelector(":scope > .road-mark");
    const patterned = pattern && (seat === "purple" || parseFloat(getComputedStyle(pattern).strokeWidth) > 0);
    if (!emblem(owner) && !emblem(column) && !patterned && !owner.closest(".plus")) found.bare.push(`${seat}: ${owner.outerHTML.slice(0, 160)}`);
  }
  return found;
}
