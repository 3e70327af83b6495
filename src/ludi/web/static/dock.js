// Positions floating elements: as close as possible to what they are about, but without covering choices.

import { targets } from "./keys.js";

const narrow = matchMedia("(max-width: 900px)");
const WIDTHS = [430, 320, 240]; // of a coach: there may be room for a narrow one only

/** The overlap of two boxes, in square pixels. */
const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function around(box, space) {
  return { left: box.left - space, top: box.top - space, right: box.right + space, bottom: box.bottom + space };
}

/** A choice with the text next to it, and the name of its place. */
const parts = (target) => [target.querySelector(":scope > .halo") ?? target, ...(target.closest("[data-place]") ?? target).querySelectorAll("text")];

/** Put an element next to another; returns how much of the choices it covers. */
export function dock(floating, element) {
  const [width, height] = [floating.offsetWidth, floating.offsetHeight];
  const home = element.getBoundingClientRect();
  const others = [...document.querySelectorAll("#banner, #hints:not([hidden]), :popover-open, .coach button")];
  const choices = [...targets().flatMap(parts), ...others.filter((other) => !floating.contains(other))];
  const taken = choices.map((target) => around(target.getBoundingClientRect(), 2));
  taken.push(around(home, 8));
  let [least, covered] = [Infinity, 0];
  const consider = (x, y) => {
    const left = Math.max(8, Math.min(x, innerWidth - width - 8));
    const top = Math.max(8, Math.min(y, innerHeight - height - 8));
    const box = { left, top, right: left + width, bottom: top + height };
    const away = Math.hypot(left + width / 2 - home.x - home.width / 2, top + height / 2 - home.y - home.height / 2);
    const over = taken.reduce((sum, other) => sum + common(box, other), 0);
    const cost = away + 100 * over; // better far away than covering a corner
    if (cost >= least) return;
    [least, covered] = [cost, over];
    Object.assign(floating.style, { left: `${left}px`, top: `${top}px` });
  };
  const [middle, centre] = [home.x + home.width / 2 - width / 2, home.y + home.height / 2 - height / 2];
  for (const [x, y] of [[middle, home.bottom + 10], [middle, home.y - height - 10], [home.right + 10, centre], [home.x - width - 10, centre]]) consider(x, y);
  for (let x = 8; x < innerWidth - width; x += 20) for (let y = 8; y < innerHeight - height; y += 20) consider(x, y);
  return covered;
}

/** A position for the coach next to his subject that covers no choice; false if there is none. */
function free(coach, about) {
  coach.classList.add("is-floating");
  return WIDTHS.some((width) => {
    coach.style.width = `${width}px`;
    return !dock(coach, about);
  });
}

/** Put the coach next to his subject, with a line to it. Without room, and on phones, he is a panel of the page. Returns whether he floats. */
export function beside(coach, about) {
  const pointer = document.getElementById("pointer");
  const floats = Boolean(about) && !narrow.matches && free(coach, about);
  pointer.toggleAttribute("hidden", !floats);
  if (floats) point(pointer, coach.getBoundingClientRect(), about.getBoundingClientRect());
  else {
    coach.removeAttribute("style");
    coach.classList.remove("is-floating");
  }
  return floats;
}

/** A line from the coach to the piece, from edge to edge. */
function point(pointer, from, to) {
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  const edge = (box, tx, ty) => {
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const reach = Math.min(box.width / 2 / Math.max(1, Math.abs(tx - cx)), box.height / 2 / Math.max(1, Math.abs(ty - cy)), 1);
    return [cx + (tx - cx) * reach, cy + (ty - cy) * reach];
  };
  const [sx, sy] = edge(from, x, y);
  const [ex, ey] = edge(to, sx, sy);
  const angle = Math.atan2(ey - sy, ex - sx);
  const wing = (turn) => `${ex - 11 * Math.cos(angle + turn)} ${ey - 11 * Math.sin(angle + turn)}`;
  pointer.firstElementChild.setAttribute("d", `M${sx} ${sy}L${ex} ${ey}M${wing(0.5)}L${ex} ${ey}L${wing(-0.5)}`);
}
