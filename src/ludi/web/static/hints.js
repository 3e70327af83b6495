// Hints at a table: the best decisions, numbered on the board, too; and the coach, who warns before a costly one.

import { holdBack, number, post } from "./table.js";
import { beside } from "./dock.js";

const COSTLY = 0.08; // of the chance to win: from here on the coach warns
const panel = document.getElementById("hints");
const advice = document.getElementById("advice");
const warn = document.getElementById("warn");
const ranks = document.getElementById("ranks");
const opener = document.querySelector("[data-do=hint]");
const tab = document.querySelector(".tabbar [value=hint]"); // on a phone
const [coach, always] = ["coach", "hints"].map((name) => panel.querySelector(`[name=${name}]`));

document.querySelector(".logbox").before(panel); // it takes the place of the log

let known = new Map(); // what was answered, by the decision that one thinks of; of one number of the table
let of = -1;
let shown = null; // the decision of one's own that the panel compares
let warned = false; // in this turn
let closed = -1; // the number of the table at which the panel was closed: it does not open by itself again

const choices = () => document.querySelectorAll("#moves [data-action]").length;

/** Ask for advice, beside a decision of one's own; what went wrong is the `detail` of an answer without candidates. */
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

/** What is best now, and if a decision may be costly, how it compares. */
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

/** The button: on a phone it leads to the panel's tab and back. */
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

/** Show what is best now; while others decide there is nothing to say. */
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

/** What makes a choice on the board: its piece, or the one that stands for several. */
function pieces(action) {
  return [...document.querySelectorAll(`[data-action="${action}"]:not(#moves *), [data-offer~="${action}"]`)];
}

const piece = (action) => pieces(action).find((element) => element.checkVisibility({ visibilityProperty: true }));

/** Numbers beside the pieces. */
function draw(candidates) {
  const found = candidates.map(({ action }) => piece(action));
  ranks.replaceChildren(...found.flatMap((target, n) => {
    if (!target) return [];
    const at = target.querySelector(":scope > [data-ranked]") ?? target.querySelector(":scope > .halo") ?? target;
    const box = at.getBoundingClientRect();
    const rank = Object.assign(document.createElement("span"), { className: "rank", textContent: n + 1 });
    const taken = found.slice(0, n).filter((other) => other === target).length;
    Object.assign(rank.style, { left: `${Math.max(2, box.left - 8 + 24 * taken)}px`, top: `${Math.max(2, box.top - 8)}px` });
    return [rank];
  }));
}

/** Lead to a choice, on a phone under the tab where it lies. */
function lead(action) {
  const under = pieces(action)[0]?.closest("[data-tab]")?.dataset.tab.split(" ");
  if (tab.checked && under) tabs().find(({ value }) => under.includes(value)).checked = true;
  const wanted = piece(action);
  wanted?.scrollIntoView({ block: "nearest", inline: "nearest" });
  wanted?.focus({ focusVisible: true });
  place();
}

/** After the page has moved. */
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
    if (!beside(warn, about) && part) { // a panel right under the part of the board that it is about
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

// before the table hears of it: to choose something else is to take back
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
  if (target.name === "coach") coach.checked = target.checked; // it can be switched off where it warns, too
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
document.body.dataset.advised = ""; // for the tests: from now on the button answers
