// Tooltips in words, and ghosts that show on the board what a choice will do.

import { targets } from "./keys.js";

const tip = document.getElementById("tip");
let over = null;
let timer = 0;

/** How much two boxes have in common, in square pixels. */
const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function around(box, space) {
  return { left: box.left - space, top: box.top - space, right: box.right + space, bottom: box.bottom + space };
}

/** Show a tip as near as can be to what it tells of, but over nothing that can be chosen. */
function place(element) {
  tip.textContent = element.dataset.tip;
  tip.hidden = false;
  const [width, height] = [tip.offsetWidth, tip.offsetHeight];
  const home = element.getBoundingClientRect();
  const choices = [...targets(), ...document.querySelectorAll("#banner .btn, :popover-open")];
  const taken = choices.map((target) => around((target.querySelector(":scope > .halo") ?? target).getBoundingClientRect(), 2));
  taken.push(around(home, 8));
  let least = Infinity;
  const consider = (x, y) => {
    const left = Math.max(8, Math.min(x, innerWidth - width - 8));
    const top = Math.max(8, Math.min(y, innerHeight - height - 8));
    const box = { left, top, right: left + width, bottom: top + height };
    const away = Math.hypot(left + width / 2 - home.x - home.width / 2, top + height / 2 - home.y - home.height / 2);
    const cost = away + taken.reduce((sum, other) => sum + common(box, other), 0);
    if (cost >= least) return;
    least = cost;
    Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
  };
  const [middle, centre] = [home.x + home.width / 2 - width / 2, home.y + home.height / 2 - height / 2];
  for (const [x, y] of [[middle, home.bottom + 10], [middle, home.y - height - 10], [home.right + 10, centre], [home.x - width - 10, centre]]) consider(x, y);
  for (let x = 8; x < innerWidth - width; x += 20) for (let y = 8; y < innerHeight - height; y += 20) consider(x, y);
}

function ghosts(action, shown) {
  if (action === undefined) return;
  for (const ghost of document.querySelectorAll(`[data-ghost~="${action}"]`)) ghost.classList.toggle("is-shown", shown);
  for (const target of document.querySelectorAll(`[data-action="${action}"]`)) target.classList.toggle("is-hover", shown);
}

/** Show what belongs to an element, or nothing. */
export function point(element, wait = 0) {
  if (element === over) return;
  if (over) ghosts(over.closest("[data-action]")?.dataset.action, false);
  clearTimeout(timer);
  tip.hidden = true;
  over = element;
  if (!element) return;
  ghosts(element.closest("[data-action]")?.dataset.action, true);
  if (element.dataset.tip) timer = setTimeout(() => element.isConnected && place(element), wait);
}

/** After a change: the same thing may lie elsewhere, bring something else, or be gone. */
export function pointAgain() {
  const old = over;
  for (const shown of document.querySelectorAll(".is-shown, .is-hover")) shown.classList.remove("is-shown", "is-hover");
  over = null;
  point(old?.isConnected && old.matches(":hover, :focus-visible") ? old : null);
}

const tipped = (node) => (node instanceof Element ? node.closest("[data-tip], [data-action]") : null);

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") point(tipped(event.target), 180);
});
document.addEventListener("focusin", ({ target }) => { if (target.matches(":focus-visible")) point(tipped(target)); });
document.addEventListener("focusout", () => point(null));
document.addEventListener("scroll", () => { tip.hidden = true; }, { passive: true, capture: true });
// a finger has no hover: a tap on what cannot be chosen shows its tip, the next tap hides it
document.addEventListener("pointerup", (event) => {
  if (event.pointerType === "touch") {
    const element = tipped(event.target);
    point(element && !element.closest(".is-legal") && element !== over ? element : null);
  }
});
