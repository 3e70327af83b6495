// A replay: steps from moment to moment, by hand or automatically. Without this script links do the same.

import { completeLinks } from "./shell.js";
import { centre, places, rise, travel } from "./motion.js";
import { swap } from "./swap.js";
import "./tips.js";

const body = document.body;
const here = `/t/${body.dataset.table}/replay`;
const { looks } = body.dataset;
const slider = document.getElementById("slider");
const auto = document.getElementById("auto");
const by = document.getElementById("by");
const speed = document.getElementById("speed");
const list = document.getElementById("decisions");
const lines = [...list.querySelectorAll("[data-at]")];
const last = Number(body.dataset.last);

/** Where stepping by decision, turn or round stops: the moments after the last decision of each. */
const all = Array.from({ length: last + 1 }, (_, n) => n);
const before = (picked) => [0, ...picked.map((line) => Number(line.dataset.at) - 1), last];
const stops = {
  decision: all,
  turn: before(lines.filter((line) => line.dataset.turn !== undefined)),
  round: before([...list.querySelectorAll(":scope > li > ol > li:first-child > [data-at]")]),
};
const mistakes = [...document.querySelectorAll("[data-slip]")].map((slip) => Number(slip.dataset.slip));
const onward = (stops, from) => stops.find((stop) => stop > from) ?? last;
const backward = (stops, from) => stops.findLast((stop) => stop < from) ?? 0;

let at = Number(body.dataset.at); // on show
let wanted = at;
let choice = ""; // the decision compared with on the board, as in the address; "": the default
let showing = choice;
let from = at; // the moment to continue from
let going = false;
const known = new Map(); // moments already fetched

async function fetched(moment, choice = "") {
  const path = `${here}/${moment}?${looks}${choice}`;
  if (!known.has(path)) {
    const answer = await fetch(path);
    const told = await answer.json();
    if (!answer.ok) throw new Error(told.detail);
    if (known.size > 200) known.clear();
    known.set(path, told);
  }
  return known.get(path);
}

/** Go to a moment. While one is loading, only the latest request counts. */
async function go(moment, compared = "") {
  wanted = Math.min(Math.max(moment, 0), last);
  choice = compared;
  slider.value = wanted;
  if (going) return;
  going = true;
  body.dataset.going = ""; // for tests: present while a moment is loading
  try {
    while (at !== wanted || showing !== choice) {
      const asked = choice;
      const moment = await fetched(wanted, asked);
      showing = asked;
      show(moment);
    }
  } catch (error) {
    play(false);
    [wanted, choice] = [at, showing];
    slider.value = at;
    say(error.message);
  }
  going = false;
  delete body.dataset.going;
  if (at < last) fetched(at + 1).catch(() => {}); // prefetch the most likely next moment
}

function show(moment) {
  const was = places();
  for (const [id, html] of Object.entries(moment.regions)) {
    const region = document.getElementById(id);
    if (region) swap(region, html);
  }
  travel(was, timer ? 1.5 : 1);
  if (moment.step && moment.at === at + 1) rise(moment.step.told);
  at = moment.at;
  from = moment.from;
  body.dataset.at = at;
  slider.value = at;
  slider.setAttribute("aria-valuetext", moment.says);
  address();
  mark();
  centre();
  document.dispatchEvent(new CustomEvent("moment", { detail: moment }));
}

/** Make all links, and a reload, continue from the current moment. */
function address() {
  history.replaceState(null, "", `${here}?at=${at}${looks}${showing}`);
  const share = document.getElementById("link");
  share.value = `${here}?at=${at}${looks}${showing}`;
  completeLinks();
  for (const look of document.querySelectorAll("[data-look]")) look.href = `${here}?at=${at}${look.dataset.look}`;
  const on = document.getElementById("go-on");
  if (on) on.href = on.href.replace(/at=\d+/, `at=${from}`);
}

/** Highlight the current decision's line and scroll its list to it, without scrolling the page. */
function mark() {
  for (const line of lines) {
    if (Number(line.dataset.at) === at) line.setAttribute("aria-current", "true");
    else line.removeAttribute("aria-current");
  }
  const line = list.querySelector("[aria-current]");
  if (!line) { if (at === 0) list.scrollTop = 0; return; }
  const [box, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top + 34 || box.bottom > frame.bottom - 34) list.scrollTop += box.top - frame.top - frame.height / 2;
}

// ---------------------------------------------------------------- automatic play

let timer = 0;

function play(on) {
  clearTimeout(timer);
  timer = 0;
  auto.setAttribute("aria-pressed", String(on));
  if (on) beat();
}

function beat() {
  timer = setTimeout(async () => {
    await go(onward(stops[by.value], at));
    if (at >= last) play(false);
    else if (timer) beat();
  }, Number(speed.value) * 1000);
}

auto.addEventListener("click", () => {
  const on = auto.getAttribute("aria-pressed") !== "true";
  if (on && at >= last) go(0);
  play(on);
});

// ---------------------------------------------------------------- stepping by hand

const steps = {
  start: () => 0,
  back: () => backward(stops[by.value], wanted),
  on: () => onward(stops[by.value], wanted),
  end: () => last,
  mistake: () => mistakes.find((mistake) => mistake > wanted) ?? wanted,
};

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in another window
  const step = event.target.closest("[data-step]");
  const line = event.target.closest("#decisions [data-at]");
  const candidate = event.target.closest("[data-choice]");
  if (!step && !line && !candidate) return;
  event.preventDefault();
  play(false);
  if (candidate) go(at, `&choice=${candidate.dataset.choice}`);
  else go(step ? steps[step.dataset.step]() : Number(line.dataset.at));
});

slider.addEventListener("input", () => { play(false); go(Number(slider.value)); });
slider.form.addEventListener("submit", (event) => event.preventDefault());

const keys = {
  ArrowLeft: () => wanted - 1,
  ArrowRight: () => wanted + 1,
  ArrowUp: () => backward(stops.round, wanted),
  ArrowDown: () => onward(stops.round, wanted),
  Home: () => 0,
  End: () => last,
  m: steps.mistake,
};

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=range], [type=radio]), select, textarea");
  if (typing || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open], :popover-open")) return;
  if (event.target.matches(".tabbar input") && event.key.startsWith("Arrow")) return;
  if (event.key === "?") document.getElementById("menu").showModal();
  else if (/^[0-3]$/.test(event.key)) document.querySelectorAll(event.key === "0" ? "[data-choice]:has(.let--played)" : `li:nth-child(${event.key}) > [data-choice]`).forEach((one) => one.click());
  else if (event.key === " " && !event.target.matches("button, a, summary")) auto.click();
  else if (keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]) {
    play(false);
    go(keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]());
  } else return;
  event.preventDefault();
});

let hiding = 0;

function say(text) {
  const toast = document.getElementById("toast");
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { toast.hidden = true; }, 5200);
}

mark();
centre();
body.dataset.ready = ""; // for tests: keys work from now on
