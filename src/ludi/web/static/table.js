// A table: shows what happens, one thing after another, and sends what is chosen.

import { count } from "./clocks.js";
import { completeLinks, notices, sound } from "./shell.js";
import { calm, centre, places, rise, travel } from "./motion.js";
import { arrow, focusFirst, rove, targets } from "./keys.js";
import { swap } from "./swap.js";
import * as tips from "./tips.js";

const body = document.body;
const api = body.dataset.api ?? `/api/tables/${body.dataset.table}`; // a lesson has its own, and no live connection
const mine = body.dataset.mine === "" ? null : Number(body.dataset.mine);
const toast = document.getElementById("toast");
const FOLLOW = 520;
const SHOWN = 1600; // for a demonstrated step, which is then taken back

let version = Number(body.dataset.version);
export let number = Number(body.dataset.number); // the number a decision answers
let myTurn = document.querySelector("#moves button") !== null;
let sending = false;
let byKey = false; // whether the last input was a key: then the focus is kept on the board
let chosen = null; // an action waiting for confirmation
let offering = null; // the only choices offered, as listed by their piece; null: all

// ---------------------------------------------------------------- what happens

const queue = [];
let running = false;
let wake = () => {};
let skipping = false;

/** On a click or key, show everything still queued. */
function hurry() {
  skipping = running;
  wake();
}

function receive(update) {
  if (update.version <= (queue.at(-1)?.version ?? version)) return;
  queue.push(update);
  if (!running) run();
}

async function run() {
  running = true;
  while (queue.length) {
    const update = queue.shift();
    if (update.version <= version) continue;
    if (update.page !== body.dataset.page) return location.reload();
    if (update.after !== null && update.after !== version) {
      queue.length = 0;
      catchUp();
      break;
    }
    const rival = update.step && update.step.seat !== mine;
    const speed = queue.length > 3 ? 2 : 1;
    show(update, speed);
    if (update.slow && !skipping) await pause(SHOWN);
    else if (rival && !skipping && !document.hidden && !calm.matches) await pause(FOLLOW / speed);
  }
  running = skipping = false;
}

function pause(time) {
  return new Promise((done) => {
    wake = done;
    setTimeout(done, time);
  });
}

async function catchUp() {
  const answer = await fetch(`${body.dataset.api ?? `/t/${body.dataset.table}`}/state`);
  if (answer.ok) receive(await answer.json());
}

function show(update, speed) {
  const before = places();
  const [asked, wasOver] = [choices(), isOver()];
  const focus = keepFocus();
  const [waiting, offered] = update.number === number ? [chosen, offering] : [null, null]; // only the chat has changed
  choose(null);
  offer(null);
  for (const [id, html] of Object.entries(update.regions)) {
    const region = document.getElementById(id);
    if (region) swap(region, html);
  }
  version = update.version;
  number = update.number;
  body.dataset.version = version;
  title = update.title;
  travel(before, speed);
  if (update.step) rise(update.step.told);
  // after the player's own step, or with a new question; otherwise do not disturb what is being read
  if (update.mine && (update.step?.seat === mine || choices() !== asked)) turnToTargets();
  settle();
  offer(offered && document.querySelector(`[data-offer="${offered}"]`));
  choose(waiting && targets().find((target) => target.dataset.action === waiting));
  focus(update.mine);
  if (update.mine && !myTurn) {
    sound.tick();
    notices.tell(body.dataset.turn);
    unroll();
  } else if (isOver() && !wasOver) unroll();
  myTurn = update.mine;
  arrived();
}

const isOver = () => document.querySelector('#banner a[href$="/score"]') !== null;

/** If the events since the viewer's last turn do not fit, scroll the log to their beginning; at the end to the result. */
function unroll() {
  const log = document.getElementById("log");
  if (!log) return;
  const first = log.querySelector(".before")?.previousElementSibling;
  if (first || isOver()) log.scrollTop = 0;
  if (!first || isOver()) return;
  const seen = Math.min(log.getBoundingClientRect().bottom - 20, innerHeight - 8); // its end fades out
  log.scrollTop = Math.max(0, first.getBoundingClientRect().bottom - seen);
  const mark = log.querySelector(".news"); // it stays at the top, with a whole line below it
  const top = log.getBoundingClientRect().top + (mark?.offsetHeight ?? 0);
  const under = [...log.children].find((line) => line !== mark && line.getBoundingClientRect().bottom > top + 1);
  const box = under?.getBoundingClientRect(); // none if the log is on another tab
  if (box?.top < top) log.scrollTop += (under === first ? box.top : box.bottom) - top;
}

const choices = () => [...document.querySelectorAll("#moves [data-action]")].map((move) => move.dataset.action).join();

/** On a phone: switch to the tab with most choices, unless the current one has as many. */
function turnToTargets() {
  const tabs = [...document.querySelectorAll(".tabbar input")];
  const writing = document.activeElement.matches("input:not([type=radio])");
  if (writing || !tabs[0]?.parentElement.checkVisibility()) return;
  const legal = new Set(choices().split(","));
  const held = (blocks) => new Set([...document.querySelectorAll(`${blocks} [data-action]`)].map(({ dataset }) => dataset.action)).intersection(legal).size;
  // ties go to the tab with more choices of its own, as some buttons (passing) are on several
  const worth = tabs.map(({ value }) => 1000 * held(`[data-tab~="${value}"]`) + held(`[data-tab="${value}"]`));
  const fit = tabs.filter((_tab, n) => worth[n] === Math.max(...worth));
  if (fit.some((tab) => tab.checked)) return;
  fit[0].checked = true;
  scrollTo(0, 0);
}

/** Update everything that depends on the page's content. */
function settle() {
  centre();
  completeLinks();
  count();
  rove();
  tips.pointAgain();
  document.querySelector(".said")?.scrollTo(0, 1e6);
  readChat();
  document.querySelector("[data-do=words]")?.setAttribute("aria-expanded", String(!document.getElementById("moves").hidden));
  offerNotices();
  document.dispatchEvent(new Event("settled"));
}

/** Once, and only while waiting for other people, offer notifications about turns. */
function offerNotices() {
  const note = document.getElementById("ask-notify");
  const amongPeople = document.querySelector("#people .hints-agreed");
  if (note) note.hidden = !notices.unasked || !amongPeople || choices() !== "";
}

let read = Number(body.dataset.read);
let title = document.title; // without the number of unread chat lines

/** Chat counts as read once it is visible; until then its button has a mark. */
function readChat() {
  const last = Math.max(-1, ...[...document.querySelectorAll(".said [data-said]")].map((line) => Number(line.dataset.said)));
  const seen = !document.hidden && document.querySelector(".said")?.checkVisibility();
  if (mine !== null && seen && last > read) {
    read = last;
    post("read", { number: last });
  }
  const news = document.getElementById("news");
  if (news) news.hidden = mine === null || last <= read;
  const unread = [...document.querySelectorAll(".said [data-said]")].filter((line) => Number(line.dataset.said) > read).length;
  document.title = mine !== null && unread ? `${title} (${unread})` : title;
}

document.addEventListener("visibilitychange", readChat);

/** Remember the focus and the text being typed; returns a function that restores them. */
function keepFocus() {
  const active = document.activeElement;
  const { id, value } = active;
  const { action } = active.dataset;
  const selection = active instanceof HTMLInputElement && active.type === "text" ? [active.selectionStart, active.selectionEnd] : null;
  const inMoves = active.closest("#moves") !== null;
  return (turn) => {
    const field = id && document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value !== value) field.value = value;
    if (active.isConnected && active !== body && active.dataset.action === action) return;
    if (field) {
      field.focus();
      if (selection) field.setSelectionRange(...selection);
    } else if (inMoves && turn) {
      document.querySelector("#moves button")?.focus();
    } else if (byKey && turn && action) {
      const same = targets().find((target) => target.dataset.action === action);
      if (same) same.focus({ focusVisible: true });
      else focusFirst();
    } else if (active !== body || (turn && !myTurn)) { // lost or absent: next, whose turn it is and the question are read
      document.querySelector("#banner .say")?.focus({ preventScroll: true, focusVisible: byKey });
    }
  };
}

// ---------------------------------------------------------------- the connection

let lost = 0;
const lostNote = document.getElementById("lost");

let live = null;
let heard = 0; // when something was last received
const SILENCE = 40_000; // milliseconds; the server sends something every 15 seconds

function listen() {
  live?.close();
  live = new EventSource(`/t/${body.dataset.table}/live?since=${version}`);
  heard = Date.now();
  const hear = () => { heard = Date.now(); };
  live.addEventListener("still", hear);
  live.onmessage = ({ data }) => {
    hear();
    const update = JSON.parse(data);
    if (update.bots === undefined) receive(update);
    else document.getElementById("bots").textContent = update.bots;
  };
  live.onopen = () => {
    hear();
    clearTimeout(lost);
    lost = 0;
    body.classList.remove("lost");
    lostNote.hidden = true;
  };
  live.onerror = () => {
    lose(1500);
    if (live.readyState === EventSource.CLOSED) setTimeout(listen, 2000); // refused: try again
  };
}

function lose(after = 0) {
  lost ||= setTimeout(() => {
    body.classList.add("lost");
    lostNote.hidden = false; // until the connection is back, whatever other notes appear
  }, after);
}

/** Notice a connection that breaks without a word: the network is gone, or the computer slept. */
function watch() {
  addEventListener("pagehide", () => live.close());
  addEventListener("offline", () => lose());
  addEventListener("online", listen);
  setInterval(() => {
    if (Date.now() - heard < SILENCE) return;
    lose();
    listen();
  }, 5000);
}

/** Send a request; without a live connection its response has the updates. Refusals are shown, unless quiet. */
export async function post(path, content, quiet = false) {
  const answer = await fetch(`${api}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(content),
    keepalive: true, // even if the page is left immediately
  });
  const told = await answer.json();
  if (!answer.ok && !quiet) say(told.detail, false, path === "moves" && answer.status === 422 ? rulesOf(told.key) : "");
  told.updates?.forEach(receive);
  return [answer.status, told];
}

/** Send a decision; its results arrive like all updates. Until they are shown no other can be sent. */
export async function decide(path, content) {
  if (sending || holding) return;
  if (path === "moves") {
    holding = true;
    const free = await hold(content.action).finally(() => { holding = false; });
    if (!free) return;
  }
  sending = true;
  body.dataset.sending = ""; // also for tests: while present, clicks are ignored
  const slow = setTimeout(() => body.classList.add("is-waiting"), 400); // restyles the whole page
  try {
    const [status, told] = await post(path, { number, ...content });
    if (status === 409 || (status === 200 && !told.updates && !await reached(told.version))) await catchUp();
  } catch {
    say(body.dataset.unsent, true);
  } finally {
    sending = false;
    delete body.dataset.sending;
    clearTimeout(slow);
    body.classList.remove("is-waiting");
  }
}

let holding = false;
let hold = async () => true;

/** Called before a decision is sent, and may hold it back: the coach. */
export function holdBack(by) {
  hold = by;
}

let arrived = () => {};

/** Whether a version is shown before long: a lost connection will not deliver it. */
function reached(wanted) {
  if (version >= wanted) return true;
  return new Promise((done) => {
    arrived = () => version >= wanted && done(true);
    setTimeout(done, 1000, false);
  });
}

let hiding = 0;

const refusals = JSON.parse(body.dataset.refusals ?? "{}");

/** Where the rules explain why something is refused, or else the question. */
function rulesOf(key) {
  const anchor = refusals[key];
  return anchor ? `/rules/${body.dataset.game}#${anchor}` : document.querySelector("#banner .ask-rules")?.getAttribute("href") ?? "";
}

function say(text, quiet = false, rules = "") {
  toast.textContent = text;
  if (rules) {
    const link = Object.assign(document.createElement("a"), { href: rules, target: "rules", textContent: body.dataset.why });
    toast.append(" ", link);
  }
  toast.classList.toggle("quiet", quiet);
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { toast.hidden = true; }, rules ? 9000 : 5200);
}

// ---------------------------------------------------------------- choosing

/** Choices with text are confirmed in place; for pieces on the board there is a button in the banner. */
const label = (target) => (target.matches("button") ? target
  : target.querySelector(".verb") ?? target.parentElement.querySelector(`button[data-action="${target.dataset.action}"]`));
let unsaid = () => {}; // restores the text

/** Select an action that needs confirmation; null selects nothing. */
function choose(target) {
  unsaid();
  unsaid = () => {};
  for (const old of document.querySelectorAll("[data-action][aria-pressed]")) {
    old.removeAttribute("aria-pressed");
    old.classList.remove("is-selected");
  }
  chosen = target?.dataset.action ?? null;
  document.dispatchEvent(new CustomEvent("chosen", { detail: target && Number(chosen) }));
  const confirm = document.querySelector("[data-do=confirm]");
  const place = target && label(target);
  if (confirm) confirm.hidden = !target || Boolean(place);
  if (!target) return;
  for (const same of document.querySelectorAll(`[data-action="${chosen}"]:is(.is-legal, button):not(#moves *)`)) {
    same.classList.add("is-selected");
    same.setAttribute("aria-pressed", "true");
  }
  if (place) {
    const { innerHTML, ariaLabel } = place;
    unsaid = () => Object.assign(place, { innerHTML, ariaLabel });
    place.textContent = target.dataset.confirm;
    place.ariaLabel = null;
  } else confirm.querySelector("span").textContent = target.dataset.confirm;
}

/** Offer only the choices that a piece stands for; null offers all again. */
function offer(piece) {
  if (!piece && !offering) return;
  const actions = piece?.dataset.offer.split(" ") ?? [];
  for (const target of document.querySelectorAll("[data-action], [data-offer]")) {
    target.classList.toggle("is-offered", target === piece || actions.includes(target.dataset.action));
  }
  const question = document.querySelector("#banner .say b");
  if (offering) question.textContent = question.dataset.asked;
  if (piece) {
    question.dataset.asked = question.textContent;
    question.textContent = piece.dataset.question;
  }
  offering = piece?.dataset.offer ?? null;
  const all = document.querySelector("[data-do=offer-all]");
  if (all) all.hidden = !piece;
  rove();
}

function press(target) {
  const { action } = target.dataset;
  toast.hidden = true;
  if (!target.classList.contains("is-offered")) offer(null); // something else
  if (target.dataset.offer) {
    choose(null);
    offer(target);
    if (byKey) targets().find((choice) => choice.matches("button.is-offered"))?.focus({ focusVisible: true });
    return;
  }
  if (target.dataset.confirm && chosen !== action) return choose(target);
  const piece = target.closest(".is-legal") ?? target;
  piece.classList.add("is-pressed"); // immediate feedback; the results follow
  decide("moves", { action: Number(action) }).finally(() => piece.classList.remove("is-pressed"));
}

const doing = {
  undo: () => decide("undo", {}),
  "undo-turn": () => decide("undo", { turn: true }),
  confirm: () => decide("moves", { action: Number(chosen) }),
  "offer-all": () => { choose(null); offer(null); },
  words: () => {
    const moves = document.getElementById("moves");
    const inside = moves.contains(document.activeElement);
    moves.hidden = !moves.hidden;
    settle();
    if (!moves.hidden) moves.querySelector("button")?.focus();
    else if (inside) document.querySelector("[data-do=words]")?.focus();
  },
  "stand-in": ({ dataset }) => post(`seats/${dataset.seatNumber}/stand-in`, { level: dataset.level }),
  "give-back": ({ dataset }) => post(`seats/${dataset.seatNumber}/stand-in`, { level: null }),
  begin: () => post("begin", {}),
  "to-chat": () => {
    document.dispatchEvent(new Event("chatting")); // whatever is in its place makes room
    const chat = document.getElementById("chat");
    const tab = chat?.closest("[data-tab]")?.dataset.tab.split(" ")[0];
    const input = tab && document.querySelector(`.tabbar input[value="${tab}"]`);
    if (input) input.checked = true;
    chat?.scrollIntoView({ block: "nearest" });
    document.getElementById("talk")?.focus();
  },
};

document.addEventListener("click", (event) => {
  hurry();
  const target = event.target.closest("[data-action], [data-offer]");
  const button = event.target.closest("[data-do]");
  if (target) press(target);
  else if (button && doing[button.dataset.do]) doing[button.dataset.do](button);
});

document.addEventListener("click", ({ target }) => {
  const wanted = target.closest("[data-notices]")?.dataset.notices;
  if (!wanted) return;
  notices.answer(wanted === "yes");
  offerNotices();
});

document.addEventListener("submit", async (event) => {
  if (event.target.dataset.do !== "chat") return;
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  if (!text) return;
  field.value = "";
  const [status] = await post("chat", { text });
  if (status !== 200 && !document.getElementById("talk").value) document.getElementById("talk").value = text;
  if (status === 401) document.getElementById("menu").showModal();
});

document.addEventListener("pointerdown", () => { byKey = false; });

document.addEventListener("keydown", (event) => {
  byKey = true;
  const typing = event.target.matches("input, select, textarea");
  if (document.querySelector("dialog[open]") || (typing && event.key !== "Escape")) return;
  hurry();
  if (arrow(event)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target.closest("[data-action]:not(button), [data-offer]");
  if ((event.key === "Enter" || event.key === " ") && target) {
    event.preventDefault();
    press(target);
  } else if (event.key === "Escape") back();
  else if (event.key === "?") document.getElementById("menu").showModal();
  else if (event.key === "w") document.querySelector("[data-do=words]")?.click();
  else if (event.key === "g") { turnToTargets(); focusFirst(); }
  else if (event.key === "c") { event.preventDefault(); doing["to-chat"](); }
  else if (event.key === "r") lookUp();
});

/** Open the rules about what is hovered or focused, else about the question. */
function lookUp() {
  const anchor = [...document.querySelectorAll("[data-law]:is(:hover, :focus-within)")].at(-1)?.dataset.law;
  const rules = `/rules/${body.dataset.game}`;
  open(anchor ? `${rules}#${anchor}` : document.querySelector("#banner .ask-rules")?.getAttribute("href") ?? rules, "rules");
}

/** Escape undoes the last thing, whatever it was. */
function back() {
  const moves = document.getElementById("moves");
  if (document.querySelector(":popover-open")) return; // the browser closes it
  if (document.activeElement.matches("input")) document.activeElement.blur();
  else if (chosen !== null) choose(null);
  else if (offering) {
    const piece = document.querySelector(`[data-offer="${offering}"]`);
    offer(null);
    piece?.focus({ focusVisible: true });
  }
  else if (moves && !moves.hidden) doing.words();
  else document.querySelector("[data-do=undo]")?.click();
}

/** The introduction to somebody's first game; closing it marks it as read. */
function introduce() {
  const note = document.getElementById("first");
  if (!note || localStorage.getItem(`first-${body.dataset.game}`)) return;
  note.addEventListener("close", () => localStorage.setItem(`first-${body.dataset.game}`, "read"));
  note.showModal();
}

if (myTurn) turnToTargets();
settle();
introduce();
unroll();
if (!body.dataset.api) {
  listen();
  watch();
}
body.dataset.ready = ""; // for tests: clicks work from now on
