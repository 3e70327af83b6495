// Tooltips in words, and ghosts that show on the board what a choice will do.

import { dock } from "./dock.js";

const tip = document.getElementById("tip");
let over = null;
let timer = 0;

/** Points to the rules about a piece: the key, or a link where there is no keyboard. */
function lookUp(anchor) {
  const { game, lawKey } = document.body.dataset;
  const link = Object.assign(document.createElement("a"), { className: "tip-law", href: `/rules/${game}#${anchor}`, target: "rules",
    tabIndex: -1 }); // the tooltip disappears with the focus
  link.append(Object.assign(document.createElement("kbd"), { textContent: "R" }), lawKey);
  return link;
}

function place(element) {
  tip.textContent = element.dataset.tip;
  const law = element.closest("[data-law]")?.dataset.law;
  if (law) tip.append(lookUp(law));
  tip.hidden = false;
  dock(tip, element);
}

function ghosts(action, shown) {
  if (action === undefined) return;
  for (const ghost of document.querySelectorAll(`[data-ghost~="${action}"]`)) ghost.classList.toggle("is-shown", shown);
  for (const target of document.querySelectorAll(`[data-action="${action}"]`)) target.classList.toggle("is-hover", shown);
}

/** Show the tooltip and ghost of an element, or nothing. */
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

/** After an update the element may have moved, changed its effect, or be gone. */
export function pointAgain() {
  const old = over;
  for (const shown of document.querySelectorAll(".is-shown, .is-hover")) shown.classList.remove("is-shown", "is-hover");
  over = null;
  clearTimeout(timer);
  tip.hidden = true;
  point(old?.isConnected && old.matches(":hover, :focus-visible") ? old : null);
}

const tipped = (node) => (node instanceof Element ? node.closest("[data-tip], [data-action]") : null);

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") point(tipped(event.target), 180);
});
document.addEventListener("focusin", ({ target }) => { if (target.matches(":focus-visible")) point(tipped(target)); });
document.addEventListener("focusout", () => point(null));
document.addEventListener("scroll", () => { tip.hidden = true; }, { passive: true, capture: true });
// touch has no hover: tapping something that cannot be chosen shows its tooltip, the next tap hides it
document.addEventListener("pointerup", (event) => {
  if (event.pointerType === "touch") {
    const element = tipped(event.target);
    point(element && !element.closest(".is-legal") && element !== over ? element : null);
  }
});
