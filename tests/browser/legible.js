// Walks over everything written and every sign on the page; tells what stands out too little from what is under it (WCAG 2.2).
() => {
  const EXEMPT = "[disabled], [aria-disabled=true], .is-disabled, .sr, .sprite, .vig, .lands"; // inactive, unseen, mere decoration
  const ABSENT = ".none, .off, .own-goods span:not(.have)"; // a faint sign says: there is none of this
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }"); // what lies under a text counts, clickable or not
  document.adoptedStyleSheets = [sheet];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();

  /** [red, green, blue, alpha] of whatever CSS calls a colour. */
  function rgba(text) {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [red, green, blue, alpha / 255]);
    }
    return known.get(text);
  }
  const fade = ([red, green, blue, alpha], opacity) => [red, green, blue, alpha * opacity];
  function over(top, under) {
    const alpha = top[3] + under[3] * (1 - top[3]);
    const mix = (at) => (alpha ? (top[at] * top[3] + under[at] * under[3] * (1 - top[3])) / alpha : 0);
    return [mix(0), mix(1), mix(2), alpha];
  }
  function light(colour) {
    const [red, green, blue] = colour.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }
  const contrast = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));

  /** Two layers that stand in an element, as they are seen: with the backgrounds and opacities of all its ancestors. */
  function grounded(element, top, ground) {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const background = at instanceof SVGElement && at.ownerSVGElement ? [0, 0, 0, 0] : rgba(style.backgroundColor);
      [top, ground] = [over(top, background), over(ground, background)].map((layer) => fade(layer, Number(style.opacity)));
    }
    const page = [255, 255, 255, 1];
    return [over(top, page), over(ground, page)];
  }
  const opacity = (element) => {
    let product = 1;
    for (let at = element; at?.ownerSVGElement; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
    return product;
  };

  /** What is painted at a point under an element of a drawing: null where that cannot be told. */
  function under(element, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(element);
    let seen = [0, 0, 0, 0];
    for (const at of from < 0 ? [] : stack.slice(from + 1)) {
      if (!at.ownerSVGElement) return grounded(at, seen, [0, 0, 0, 0])[0];
      if (at instanceof SVGTextElement) continue;
      const { fill, stroke } = getComputedStyle(at);
      seen = over(seen, fade(rgba(fill === "none" ? stroke : fill), opacity(at)));
      if (seen[3] > 0.99) return seen;
    }
    return null;
  }

  const poor = [];
  const counted = { texts: 0, signs: 0, skipped: 0 };
  const seen = (element) => !element.closest(EXEMPT) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  function judge(what, top, ground, least) {
    const ratio = contrast(over(top, ground), ground);
    if (ratio < least - 0.005) poor.push(`${what}: ${ratio.toFixed(2)} of ${least}`);
  }
  const name = (element) => {
    const own = (at) => `${at.tagName}.${at.getAttribute("class") ?? ""}`;
    return [element.parentElement?.closest("[id]")?.id, element.parentElement, element].map((at) => (at?.tagName ? own(at) : at)).join(" > ");
  };

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (!box.width || style.fontSize === "0px") continue;
    const drawn = element.ownerSVGElement !== undefined && element.ownerSVGElement !== null;
    const size = parseFloat(style.fontSize) * (drawn ? element.getScreenCTM().a : 1);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const what = `"${node.data.trim().slice(0, 30)}" in ${name(element)}`;
    if (!drawn) judge(what, ...grounded(element, rgba(style.color), [0, 0, 0, 0]), least);
    else {
      let ground = under(element, box.x + box.width / 2, box.y + box.height / 2);
      if (!ground) {
        counted.skipped += 1;
        continue;
      }
      if (style.paintOrder.startsWith("stroke") && style.stroke !== "none") ground = over(fade(rgba(style.stroke), opacity(element)), ground);
      judge(what, fade(rgba(style.fill), opacity(element)), ground, least);
    }
    counted.texts += 1;
  }
  for (const sign of document.querySelectorAll("svg.icon, svg:not(.icon, .sprite) use")) {
    const box = sign.getBoundingClientRect();
    if (!seen(sign) || !box.width || sign.closest(ABSENT) || sign.parentElement.matches("svg.icon, defs")) continue;
    if (sign.matches("use") && !/^#i-/.test(sign.getAttribute("href"))) continue; // coasts, and whole tiles with their own ground
    // a piece is told from its ground by its edge
    const edge = document.querySelector(sign.getAttribute("href") ?? "nothing")?.querySelector(".edge");
    const style = getComputedStyle(sign);
    const what = `${(sign.querySelector("use") ?? sign).getAttribute("href")} in ${name(sign)}`;
    if (sign.matches("svg.icon")) judge(what, ...grounded(sign, rgba(style.color), [0, 0, 0, 0]), 3);
    else {
      const ground = under(sign, box.x + box.width / 2, box.y + box.height / 2);
      if (!ground) {
        counted.skipped += 1;
        continue;
      }
      judge(what, fade(rgba(edge ? getComputedStyle(edge).stroke : style.fill), opacity(sign)), ground, 3);
    }
    counted.signs += 1;
  }
  document.adoptedStyleSheets = [];
  return { poor: [...new Set(poor)], ...counted };
}
