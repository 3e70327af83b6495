// Replaces part of the page by new content.

/** Change only what differs, because restyling and repainting everything takes long. */
export function swap(region, html) {
  const fresh = region.cloneNode(false);
  fresh.innerHTML = html;
  mend(region, fresh);
}

/** Give an element the children of another: equal ones stay, similar ones are modified. */
function mend(element, fresh) {
  let old = element.firstChild;
  for (const node of [...fresh.childNodes]) {
    let same = old;
    const far = node.nodeType === Node.ELEMENT_NODE ? 12 : 0; // do not search for the white space between lines
    for (let n = 0; n < far && same && !same.isEqualNode(node); n += 1) same = same.nextSibling;
    if (same?.isEqualNode(node)) {
      while (old !== same) old = dropped(old);
    } else if (old && alike(old, node)) {
      takeOver(old, node);
      mend(old, node);
    } else {
      element.insertBefore(node, old);
      continue;
    }
    old = old.nextSibling;
  }
  while (old) old = dropped(old);
}

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Whether one can be turned into the other: the same kind of element, the same piece, the same choice. */
function alike(one, other) {
  if (one.nodeType !== Node.ELEMENT_NODE || one.nodeName !== other.nodeName || one.id !== other.id) return false;
  if (one.parentElement.matches(".log, .said")) return continues(one, other); // other changes would be read aloud again
  const [mine, its] = [one.dataset, other.dataset];
  return mine.piece === its.piece && (!mine.action || !its.action || mine.action === its.action);
}

/** Whether, read aloud, two lines of a log differ only by sentences at their end. */
function continues(one, other) {
  if (!one.dataset.line || one.dataset.line !== other.dataset.line) return false;
  const [before, after] = [one, other].map((line) => Array.from(line.querySelectorAll(".told > span:not([aria-hidden])"), (said) => said.outerHTML).join(""));
  return after.startsWith(before) || before.startsWith(after);
}

function takeOver(element, fresh) {
  for (const { name } of [...element.attributes]) if (!fresh.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
