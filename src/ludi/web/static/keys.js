// The whole game by keyboard: arrows go from target to target, Enter chooses, Escape undoes a step.

const wide = matchMedia("(min-width: 901px)");

/** On a wide screen ghosts exist only while pointing at something else, so they must not take the focus. */
const fleeting = (target) => wide.matches && target.dataset.ghost !== undefined && !target.classList.contains("is-offered");

/** The choices on the board: everything that makes one of the moves in words, or offers several. */
export function targets() {
  const legal = new Set([...document.querySelectorAll("#moves [data-action]")].map((move) => move.dataset.action));
  return [...document.querySelectorAll("[data-action][tabindex], button[data-action], [data-offer]")].filter(
    (target) => (target.dataset.offer || legal.has(target.dataset.action)) && !target.closest("#moves") && !fleeting(target) && target.checkVisibility({ visibilityProperty: true }),
  );
}

/** One stop for Tab in each part of the board: the arrows do the rest. */
export function rove() {
  const seen = new Set();
  for (const ghost of document.querySelectorAll("[data-action][data-ghost]")) ghost.setAttribute("tabindex", "-1");
  for (const target of targets()) {
    const part = target.parentElement.closest("[id]");
    target.setAttribute("tabindex", seen.has(part) && target !== document.activeElement ? "-1" : "0");
    seen.add(part);
  }
}

export function focusFirst() {
  const [first] = targets();
  (first ?? document.querySelector("#banner button, #banner a"))?.focus({ focusVisible: true });
}

const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The nearest target in a direction, preferring straight lines over short distances. */
function next(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const target of targets()) {
    if (target === from) continue;
    const [tx, ty] = middle(target);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
  }
  return best;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function listed(from, step) {
  const buttons = [...document.querySelectorAll("#moves button")];
  return buttons[(buttons.indexOf(from) + step + buttons.length) % buttons.length];
}

/** Keep the focused line of a log in view: lines get their real height only when near (`content-visibility`). */
function follow(link, frames) {
  requestAnimationFrame(() => {
    if (link !== document.activeElement) return;
    link.scrollIntoView({ block: "nearest" });
    if (frames > 1) follow(link, frames - 1);
  });
}

document.addEventListener("focusin", ({ target }) => { if (target.matches(".log a:focus-visible")) follow(target, 4); });

export function arrow(event) {
  const direction = ARROWS[event.key];
  const from = document.activeElement;
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (from.closest("#moves")) listed(from, direction[0] + direction[1]).focus({ focusVisible: true });
  else if (from.matches("[data-action], [data-offer]")) {
    const target = next(from, direction);
    target?.setAttribute("tabindex", "0");
    target?.focus({ focusVisible: true });
  } else if (from === document.body || from.matches("#banner .say")) focusFirst();
  else return false;
  event.preventDefault();
  return true;
}
