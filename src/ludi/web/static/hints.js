// Hints at a table: the best decisions, also numbered on the board; and the coach, who warns before costly ones.

import { holdBack, number, post } from "./table.js";
import { beside } from "./dock.js";

const COSTLY = 0.08; // loss of winning chances from which the coach warns
const panel = document.getElementById("hints");
const advice = document.getElementById("advice");
const warn = document.getElementById("warn");
const ranks = document.getElementById("ranks");
const opener = document.querySelector("[data-do=hint]");
const tab = document.querySelector(".tabbar [value=hint]"); // on a phone
const [coach, always] = ["coach", "hints"].map((name) => panel.querySelector(`[name=${name}]`));

document.querySelector(".logbox").before(panel); // replaces the log

let known = new Map(); // responses by the decision considered, for one number of the table
let of = -1;
let shown = null; // the player's own decision compared in the panel
let warned = false; // in this turn
let closed = -1; // the table's number when the panel was closed: it does not reopen by itself

const choices = () => document.querySelectorAll("#moves [data-action]").length;

/** Request advice, optionally about one's own decision; on failure the response has no candidates, but a `detail`. */
async function ask(action = null) {
  if (of !== number) [known, of] = [new Map(), number];
  if (!known.has(action)) {
    const asked = post("hint", { number, action }, true).then(([, told]) => told, () => ({}));
    known.set(action, asked);
    if (!(await asked).candidates) known.delete(action);
    return asked;
  }
  return known.get(action);
}

/** The best decisions, and a comparison with one that may be costly. */
async function compare(action) {
  const best = await ask();
  if (action === null || !best.candidates) return best;
  const among = best.candidates.find((one) => one.action === action);
  return among && best.candidates[0].chance - among.chance < COSTLY ? best : ask(action);
}

// ---------------------------------------------------------------- the panel

async function open(on) {
  panel.hidden = !on;
  tab.parentElement.hidden = !on;
  opener.setAttribute("aria-expanded", String(on));
  if (on) await show();
  else draw([]);
}

const onPhone = () => tab.parentElement.checkVisibility();
const tabs = () => [...document.querySelectorAll(".tabbar input")];

/** The button; on a phone it switches to the panel's tab and back. */
async function toggle() {
  const told = panel.hidden && open(true);
  if (!told && (!onPhone() || tab.checked)) {
    close();
    return;
  }
  tab.checked = onPhone();
  await told;
  panel.scrollIntoView({ block: "nearest" });
}

function close() {
  closed = number;
  if (tab.checked) tabs()[0].checked = true;
  open(false);
}

/** Show the best decisions; nothing while others decide. */
async function show(action = null) {
  shown = action;
  if (choices() < 2) {
    advice.textContent = panel.dataset.later;
    draw([]);
    return;
  }
  const asked = number;
  if (of !== number || !known.has(null)) {
    advice.textContent = panel.dataset.thinking;
    draw([]);
  }
  advice.ariaBusy = "true";
  const told = await compare(action);
  if (asked !== number || panel.hidden || shown !== action) return;
  advice.ariaBusy = "false";
  if (told.html) advice.innerHTML = told.html;
  else advice.textContent = told.detail ?? "";
  advice.querySelector(`[data-hint="${action}"]`)?.setAttribute("aria-current", "true");
  advice.querySelector(".yours, [aria-current]")?.scrollIntoView({ block: "nearest" });
  draw(told.candidates ?? []);
}

/** The piece that makes a choice, or that stands for several including it. */
function pieces(action) {
  return [...document.querySelectorAll(`[data-action="${action}"]:not(#moves *), [data-offer~="${action}"]`)];
}

const piece = (action) => pieces(action).find((element) => element.checkVisibility({ visibilityProperty: true }));

/** Show numbers next to the pieces. */
function draw(candidates) {
  const found = candidates.map(({ action }) => piece(action));
  ranks.replaceChildren(...found.flatMap((target, n) => {
    if (!target) return [];
    const at = target.querySelector(":scope > [data-ranked]") ?? target.querySelector(":scope > .halo") ?? target;
    const box = at.getBoundingClientRect();
    const rank = Object.assign(document.createElement("span"), { className: "rank", textContent: n + 1 });
    const taken = found.slice(0, n).filter((other) => other === target).length;
    const [left, top] = corner(box, target);
    Object.assign(rank.style, { left: `${Math.max(2, left + 24 * taken)}px`, top: `${Math.max(2, top)}px` });
    return [rank];
  }));
}

const RANK = 22; // pixels

/** Where a number stands: at the upper left corner, or at the next that does not hide the name of the place. */
function corner(box, target) {
  const names = [...target.closest("[data-place]")?.querySelectorAll(":scope > text") ?? []].map((text) => text.getBoundingClientRect());
  const free = ([x, y]) => names.every((name) => x + RANK < name.left || x > name.right || y + RANK < name.top || y > name.bottom);
  const [left, top, right, bottom] = [box.left - 8, box.top - 8, box.right - RANK + 8, box.bottom - RANK + 8];
  const corners = [[left, top], [left, bottom], [right, bottom], [right, top]];
  return corners.find(free) ?? corners[0];
}

/** Go to a choice, on a phone to its tab. */
function lead(action) {
  const under = pieces(action)[0]?.closest("[data-tab]")?.dataset.tab.split(" ");
  if (tab.checked && under) tabs().find(({ value }) => under.includes(value)).checked = true;
  const wanted = piece(action);
  wanted?.scrollIntoView({ block: "nearest", inline: "nearest" });
  wanted?.focus({ focusVisible: true });
  place();
}

/** Reposition after the layout has changed. */
async function place() {
  if (panel.hidden || of !== number) return;
  const told = await known.get(null);
  if (of === number && !panel.hidden) draw(told?.candidates ?? []);
}

async function settle() {
  if (choices() === 0) warned = false;
  if (!warn.hidden && of !== number) answer(false);
  if (!panel.hidden && of !== number) show();
  else place();
  if (choices() < 2 || !(coach.checked || always.checked)) return;
  const { candidates } = await ask();
  if (candidates && always.checked && panel.hidden && closed !== number) open(true);
}

// ---------------------------------------------------------------- the coach

let answer = () => {};

/** Whether a decision may be sent. */
holdBack(async (action) => {
  if (!coach.checked || warned || choices() < 2) return true;
  document.body.classList.add("is-waiting");
  const { warning } = await compare(action).finally(() => document.body.classList.remove("is-waiting"));
  if (!warning) return true;
  warned = true;
  if (!panel.hidden) show(action);
  return new Promise((done) => {
    answer = (free) => {
      warn.hidden = true;
      warn.replaceChildren();
      beside(warn, null);
      answer = () => {};
      done(free);
    };
    warn.innerHTML = warning;
    warn.hidden = false;
    const about = piece(action);
    const part = about?.closest("[data-tab]");
    if (!beside(warn, about) && part) { // a panel directly below the relevant part of the board
      part.after(warn);
      warn.style.order = getComputedStyle(part).order;
      warn.scrollIntoView({ block: "nearest" });
    }
    warn.querySelector("h2").focus({ preventScroll: true });
  });
});

const doing = {
  close: () => { close(); opener.focus(); },
  back: () => answer(false),
  anyway: () => answer(true),
};

// runs before the table's handler: choosing something else takes the decision back
function chooses({ target, key }) {
  if (target.closest("[data-action], [data-offer]") && [undefined, "Enter", " "].includes(key)) answer(false);
}
document.addEventListener("click", chooses, { capture: true });
document.addEventListener("keydown", chooses, { capture: true });
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-hints]");
  const one = target.closest("[data-hint]");
  if (button) doing[button.dataset.hints]?.();
  else if (target.closest("[data-do=hint]")) toggle();
  else if (one) lead(one.dataset.hint);
});
document.addEventListener("change", ({ target }) => {
  if (target.dataset.hints === "agree") post("hints", { agree: target.checked });
  if (target.name === "coach") coach.checked = target.checked; // it can be switched off in the warning, too
  if (target === always || target.name === "coach") {
    const wishes = JSON.stringify({ coach: coach.checked, hints: always.checked });
    fetch("/api/guests/advice", { method: "POST", headers: { "content-type": "application/json" }, body: wishes, keepalive: true });
    settle();
  }
  if (target.name === "tab") place();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (!warn.hidden) answer(false);
  else if (panel.contains(document.activeElement)) doing.close();
  else return;
  event.stopPropagation();
}, { capture: true });
document.addEventListener("chosen", ({ detail }) => { if (!panel.hidden && detail !== shown) show(detail); });
document.addEventListener("chatting", close);
document.addEventListener("settled", settle);
addEventListener("resize", place);
document.addEventListener("scroll", place, { passive: true, capture: true });
settle();
document.body.dataset.advised = ""; // for tests: the button works from now on
