// The rules of a game: contents, search, and examples step by step. Everything is readable without this script.

const article = document.querySelector(".rulebook article");
const toc = document.querySelector(".toc");
const contents = document.querySelector(".contents");
const field = document.getElementById("find");
const found = document.getElementById("found");
const narrow = matchMedia("(max-width: 900px)");
const noMargin = matchMedia("(max-width: 1180px)");

// ---------------------------------------------------------------- contents

const headings = [...article.querySelectorAll("h2[id], h3[id]")];
const entry = (heading) => toc.querySelector(`a[href="#${heading.id}"]`);

/** Mark the section being read: the last one whose heading has reached the top of the window. */
function follow() {
  const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 110);
  const here = (end ? headings : passed).at(-1) ?? headings[0];
  const link = here && entry(here);
  if (!link || link.hasAttribute("aria-current")) return;
  toc.querySelector("[aria-current]")?.removeAttribute("aria-current");
  for (const old of toc.querySelectorAll(".is-here")) old.classList.remove("is-here");
  link.setAttribute("aria-current", "true");
  for (let item = link.closest("li"); item; item = item.parentElement.closest("li")) item.classList.add("is-here");
  if (!narrow.matches) link.scrollIntoView({ block: "nearest" });
}

toc.classList.add("is-followed");
let waiting = false;
addEventListener("scroll", () => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; follow(); });
}, { passive: true });
follow();

/** On a phone contents and rulings open on demand. */
function fold() {
  contents.open = !narrow.matches;
  for (const ruling of article.querySelectorAll(".ruling")) ruling.open = !noMargin.matches || ruling.matches(":target");
}

narrow.addEventListener("change", fold);
noMargin.addEventListener("change", fold);
fold();

contents.addEventListener("click", ({ target }) => {
  if (narrow.matches && target.closest(".toc a")) contents.open = false;
});
addEventListener("hashchange", () => {
  const ruling = document.getElementById(location.hash.slice(1));
  if (ruling?.matches(".ruling")) ruling.open = true;
});

// ---------------------------------------------------------------- search

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();

/** The text of each section, from its heading to the next, without pictures. */
const sections = headings.map((heading) => {
  const range = document.createRange();
  range.setStartAfter(heading);
  const next = headings[headings.indexOf(heading) + 1];
  if (next) range.setEndBefore(next);
  else range.setEndAfter(article.lastElementChild);
  const copy = range.cloneContents();
  for (const picture of copy.querySelectorAll(".framed, .example-do")) picture.remove();
  const text = copy.textContent.replace(/\s+/g, " ").trim();
  return { heading, text, plain: plain(text), title: plain(heading.textContent) };
});

function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  found.hidden = !words.length;
  found.replaceChildren();
  if (!words.length) return;
  const hits = sections.filter((section) => words.every((word) => section.title.includes(word) || section.plain.includes(word)));
  hits.sort((a, b) => words.every((word) => b.title.includes(word)) - words.every((word) => a.title.includes(word)));
  for (const section of hits) {
    const link = document.createElement("a");
    link.href = `#${section.heading.id}`;
    link.classList.toggle("is-first", section === hits[0]);
    const title = document.createElement("b");
    title.textContent = section.heading.textContent;
    link.append(title, ...around(section, words));
    found.append(link);
  }
  if (!hits.length) found.textContent = found.dataset.none;
}

/** A snippet around the first word. Positions are approximate, as removing diacritics may change lengths. */
function around({ text, plain: bare }, words) {
  const word = words.find((one) => bare.includes(one));
  if (!word) return [text.slice(0, 80)];
  const whole = text.length === bare.length ? bare : text.toLowerCase();
  const at = whole.indexOf(word) < 0 ? bare.indexOf(word) : whole.indexOf(word);
  const start = at < 40 ? 0 : text.indexOf(" ", at - 40) + 1;
  const mark = document.createElement("mark");
  mark.textContent = text.slice(at, at + word.length);
  return [(start ? "… " : "") + text.slice(start, at), mark, `${text.slice(at + word.length, at + 70)} …`];
}

function leave() {
  field.value = "";
  search();
}

document.querySelector(".find").hidden = false;
field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
  const links = [...found.querySelectorAll("a")];
  if (event.key === "Enter" && links.length) links[0].click();
  else if (event.key === "ArrowDown" && links.length) { event.preventDefault(); links[0].focus(); }
  else if (event.key === "Escape") { leave(); field.blur(); }
});
found.addEventListener("keydown", (event) => {
  const links = [...found.querySelectorAll("a")];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") { leave(); field.focus(); }
  else if (step) {
    event.preventDefault();
    (links[links.indexOf(document.activeElement) + step] ?? field).focus();
  }
});
found.addEventListener("click", ({ target }) => {
  const link = target.closest("a");
  if (!link) return;
  const heading = document.getElementById(link.hash.slice(1));
  if (narrow.matches) leave();
  heading.setAttribute("tabindex", "-1"); // screen readers continue reading there
  heading.focus({ preventScroll: true });
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=radio]), select, textarea");
  if (event.key !== "/" || typing || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  contents.open &&= !narrow.matches;
  field.focus();
  field.select();
});

// ---------------------------------------------------------------- examples

for (const example of article.querySelectorAll(".example:has(.example-do)")) {
  const steps = [...example.querySelectorAll("input[type=radio]")];
  const [back, next] = example.querySelectorAll("[data-step]");
  const show = () => {
    const at = steps.findIndex((step) => step.checked);
    back.ariaDisabled = String(at === 0); // and keeps the focus
    next.ariaDisabled = String(at === steps.length - 1);
  };
  example.querySelector(".example-do").hidden = false;
  example.addEventListener("change", show);
  example.addEventListener("click", ({ target }) => {
    const by = Number(target.closest("[data-step]")?.dataset.step ?? 0);
    if (!by) return;
    const to = steps[steps.findIndex((step) => step.checked) + by];
    if (to) to.checked = true;
    show();
  });
  show();
}
