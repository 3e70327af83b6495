// Clocks at a table count down in the page; the server decides when one has run out.

import { sound } from "./shell.js";

const LOW = 20; // seconds
const { now } = document.body.dataset;
const ahead = Number(now) ? Number(now) - Date.now() / 1000 : 0; // of this machine's clock
let warned = "";

function told(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (n) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Show the time left; a low clock sounds once. */
export function count() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Number(clock.dataset.until) - Date.now() / 1000 - ahead);
    const text = told(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("low", left < LOW);
    if (left < LOW && clock.dataset.own !== undefined && warned !== clock.dataset.until) {
      warned = clock.dataset.until;
      sound.tick();
    }
  }
}

setInterval(count, 250);
