// Runs axe over the page as it opens or, with `behind`, over what it does not show then: the other tabs; dialogs, and the moves
// in words, which lie over it. Dialogs that read as one of `known` were looked at on another page. Returns where, and what is wrong.
async ({ rules, behind, known }) => {
  const shown = (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const found = [], read = [];

  /** A part is looked at alone, as axe reads all of the page each time; the tabs stay, as styles depend on them. */
  async function run(part, where) {
    const parts = [...document.querySelectorAll(`${part}, .tabbar`)], aside = [];
    const clear = (around) => [...around.children].filter((child) => !parts.includes(child)).forEach((child) => {
      if (parts.some((part) => child.contains(part))) return clear(child);
      const mark = document.createComment("");
      child.replaceWith(mark);
      aside.push([mark, child]);
    });
    if (part !== "html") clear(document.body);
    found.push(...(await axe.run(part, rules)).violations.map((wrong) => ({ where, ...wrong })));
    aside.forEach(([mark, child]) => mark.replaceWith(child));
  }

  if (!behind) await run("html", "page");
  else {
    for (const tab of [...document.querySelectorAll(".tabbar label")].filter((label) => shown(label) && !label.querySelector(":checked"))) {
      tab.click();
      await run(`[data-tab~=${tab.querySelector("input").value}]`, tab.innerText);
    }
    const openers = [...document.querySelectorAll("[data-open]")].filter(shown);
    for (const [name, opener] of new Map(openers.map((opener) => [opener.dataset.open, opener]))) {
      const dialog = document.getElementById(name);
      if (known.includes(dialog.textContent)) continue;
      read.push(dialog.textContent);
      opener.click();
      await run(`#${name}`, name);
      dialog.popover ? dialog.hidePopover() : dialog.close();
    }
    const words = [...document.querySelectorAll("[data-do=words]")].find(shown);
    words?.click();
    if (words) await run("#moves", "moves in words");
    words?.click();
  }
  return { read, found: found.map(({ where, id, impact, help, nodes }) =>
    `${where}: ${id} (${impact}): ${help}\n${nodes.slice(0, 6).map((node) => `    ${node.html.slice(0, 200)}`).join("\n")}`) };
}
