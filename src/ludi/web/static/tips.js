// Tooltips in words, and ghosts that show on the board what a choice will do.

const tip = document.getElementById("tip");
let over = null;
let timer = 0;

function place(element) {
  const box = element.getBoundingClientRect();
  tip.textContent = element.dataset.tip;
  tip.hidden = false;
  const width = tip.offsetWidth, height = tip.offsetHeight;
  const left = Math.min(Math.max(8, box.x + box.width / 2 - width / 2), innerWidth - width - 8);
  const below = box.bottom + 10 + height < innerHeight || box.y < height + 18;
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? Math.min(box.bottom + 10, innerHeight - height - 8) : box.y - height - 10}px`;
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
