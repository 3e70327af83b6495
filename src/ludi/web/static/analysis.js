// The analysis next to a replay: shows its progress, and labels what is marked on the board.

const { table } = document.body.dataset;

/** Update the page as a running analysis progresses. */
async function follow() {
  const line = document.querySelector("[data-analysing]");
  if (!line) return;
  const open = line.dataset.analysing ? "&open=true" : "";
  const answer = await fetch(`/api/tables/${table}/analysis?data=false${open}`).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  const bar = document.querySelector("[data-analysing] progress");
  if (told && bar) Object.assign(bar, { max: told.total || 1, value: told.done });
  if (told?.finished) location.reload();
  else setTimeout(follow, 1500);
}

/** The part of a box that its drawing shows: a region of a map may extend beyond it. */
function within(box, drawing) {
  const frame = drawing?.getBoundingClientRect() ?? box;
  const inside = (at, low, high) => Math.min(Math.max(at, low), high);
  const [left, right] = [box.left, box.right].map((at) => inside(at, frame.left, frame.right));
  const [top, bottom] = [box.top, box.bottom].map((at) => inside(at, frame.top, frame.bottom));
  return { left, right, top, bottom };
}

/** Label what is marked on the board, next to each of its visible pieces. */
const tags = document.getElementById("tags");
const KINDS = ["played", "better", "other"];

function tag() {
  const stage = document.getElementById("stage").getBoundingClientRect();
  const inSight = ([x, y]) => x > stage.left && x < stage.right && y > Math.max(stage.top, 0) && y < Math.min(stage.bottom, innerHeight - 60);
  tags.replaceChildren(...KINDS.flatMap((kind) => {
    const pieces = [...document.querySelectorAll(`[data-mark~="${kind}"]:not([data-ghost])`)];
    const spots = pieces.filter((piece) => piece.checkVisibility({ visibilityProperty: true })).map((piece) => {
      const box = within((piece.querySelector(":scope > .halo") ?? piece).getBoundingClientRect(), piece.ownerSVGElement);
      return [(box.left + box.right) / 2, kind === "played" ? box.bottom - 6 : box.top + 8]; // one below, one above
    });
    const spot = spots.find(inSight);
    if (!spot) return [];
    const sign = document.createElement("span");
    sign.className = `marktag marktag--${kind}`;
    sign.textContent = tags.dataset[kind];
    sign.style.left = `${Math.max(34, Math.min(spot[0], innerWidth - 34))}px`;
    sign.style.top = `${spot[1]}px`;
    return [sign];
  }));
}

addEventListener("resize", tag);
document.addEventListener("scroll", tag, { passive: true, capture: true });
document.addEventListener("change", tag); // of the tab

document.addEventListener("moment", tag);
tag();
follow();
