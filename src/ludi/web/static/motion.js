// Animations: pieces travel to their new places, points rise from those who earned them, maps scroll to what matters.

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const TRAVEL = 320;

/** The positions of all pieces. A piece shown several times has several, in page order. */
export function places() {
  const found = new Map();
  if (calm.matches || document.hidden) return found;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    const name = piece.dataset.piece;
    if (box.width) found.set(name, [...(found.get(name) ?? []), box]);
  }
  return found;
}

/** Screen pixels per unit of the piece's own coordinates, as SVG is scaled. */
function scaleOf(piece) {
  const parent = piece.parentElement;
  return parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.a || 1 : 1;
}

/** Move pieces from their old places; new ones fade in. Measures everything first: interleaving would be slow. */
export function travel(before, speed) {
  if (!before.size) return;
  const seen = new Map();
  const moves = [];
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    const name = piece.dataset.piece;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const olds = before.get(name);
    const old = olds?.[nth] ?? olds?.[0];
    if (!old) {
      moves.push([piece, [{ opacity: 0 }, { opacity: 1 }]]);
      continue;
    }
    const dx = old.x + old.width / 2 - box.x - box.width / 2;
    const dy = old.y + old.height / 2 - box.y - box.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const scale = scaleOf(piece);
    moves.push([piece, [{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }]]);
  }
  for (const [piece, frames] of moves) piece.animate(frames, { duration: TRAVEL / speed, easing: EASE });
}

/** Let points rise from what was just played if it is visible, else from the seat's own points. */
export function rise(told) {
  if (calm.matches || document.hidden) return;
  const heights = new Map();
  for (const { seat, points } of told) {
    if (!points || seat === null) continue;
    const from = [...document.querySelectorAll(`[data-scores="${seat}"]`)].find((place) => place.getBoundingClientRect().width);
    if (!from) continue;
    const box = from.getBoundingClientRect();
    const sign = document.createElement("div");
    sign.className = "vp float-points";
    sign.setAttribute("aria-hidden", "true");
    sign.innerHTML = '<svg class="icon"><use href="#i-wreath"/></svg>';
    sign.append(points > 0 ? `+${points}` : `−${-points}`);
    document.body.append(sign);
    const stack = (heights.get(seat) ?? 0) * 30;
    heights.set(seat, (heights.get(seat) ?? 0) + 1);
    const left = Math.min(Math.max(4, box.x + box.width / 2 - sign.offsetWidth / 2), innerWidth - sign.offsetWidth - 4);
    sign.style.left = `${left}px`;
    sign.style.top = `${Math.max(4, box.y - 6 + stack)}px`;
    const frames = [
      { opacity: 0, transform: "translateY(14px)" },
      { opacity: 1, transform: "none", offset: 0.2 },
      { opacity: 1, transform: "translateY(-8px)", offset: 0.75 },
      { opacity: 0, transform: "translateY(-26px)" },
    ];
    sign.animate(frames, { duration: 1500, easing: "ease-out" }).finished.then(() => sign.remove());
  }
}

/** Scroll a map larger than its window to the place that matters, whenever that changes. */
let centred = "";

export function centre() {
  const marked = document.querySelector(':is([data-mark~="better"], [data-mark~="other"])[data-action]'); // in a replay
  const place = marked ?? document.querySelector("[data-center]");
  const where = marked?.dataset.action ?? place?.getAttribute("transform") ?? place?.id ?? "";
  if (!place || where === centred) return;
  centred = where;
  let frame = place.parentElement;
  while (frame && frame !== document.body && frame.scrollWidth <= frame.clientWidth + 1) frame = frame.parentElement;
  if (!frame || frame === document.body || getComputedStyle(frame).overflowX === "visible") return;
  const [inner, outer] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    top: inner.y + inner.height / 2 - outer.y - outer.height / 2,
    behavior: calm.matches ? "auto" : "smooth",
  });
}
