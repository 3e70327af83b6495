// Texts that are cut off, or stand on one another. Returns what is wrong, in a few words each.
() => {
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest("script, style, template, .sprite, option, [aria-hidden='true'], .vig")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    texts.push({ node, element, lines, said: node.data.trim().replace(/\s+/g, " ").slice(0, 40) });
  }
  const wrong = [];
  const ways = new Map(); // of each element what its styles say of its overflow: many texts lie in the same ones
  const overflow = (element) => {
    if (!ways.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      ways.set(element, [overflowX, overflowY]);
    }
    return ways.get(element);
  };
  const clips = (element) => overflow(element).some((way) => way !== "visible");
  const scrolls = (element) => overflow(element).some((way) => way === "auto" || way === "scroll");
  for (const { element, lines, said } of texts) {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (scrolls(around)) break;
      if (!clips(around) || around instanceof SVGElement) continue;
      const box = around.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) break; // for screen readers only
      if (lines.some((line) => line.left < box.left - 2 || line.right > box.right + 2 || line.bottom > box.bottom + 4)) wrong.push(`cut off: ${said}`);
      break;
    }
    if (element.scrollWidth > element.clientWidth + 1 && clips(element) && !scrolls(element) && element.clientWidth > 2) wrong.push(`cut off: ${said}`);
  }
  const within = (line, element) => { // what of a line is in sight
    let { left, top, right, bottom } = line;
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (!clips(around)) continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const seen = texts.flatMap(({ element, lines, said }) => lines.map((line) => ({ element, said, ...within(line, element) }))).filter(
    ({ element, left, top, right, bottom }) => {
      if (right - left < 3 || bottom - top < 3) return false;
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return found && (element.contains(found) || found.contains(element));
    });
  for (let i = 0; i < seen.length; i++) for (let j = i + 1; j < seen.length; j++) {
    const [one, two] = [seen[i], seen[j]];
    if (one.element === two.element) continue; // lines of one text
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    const low = Math.min(one.bottom - one.top, two.bottom - two.top);
    if (wide > 3 && high > 0.4 * low) wrong.push(`on one another: ${one.said} | ${two.said}`);
  }
  return [...new Set(wrong)];
}
