// Home: live updates of turns, chat and the bots' progress.

import { notices, sound } from "./shell.js";
import { swap } from "./swap.js";

let live = null;
let turns = document.getElementById("turns").textContent;

function show({ regions, title }) {
  for (const [id, html] of Object.entries(regions)) swap(document.getElementById(id), html);
  document.title = title;
  const now = document.getElementById("turns").textContent;
  if (now && now !== turns) {
    sound.tick();
    notices.tell(now);
  }
  turns = now;
}

/** A hidden page gets updates less often: for its title, and the tick. */
function listen() {
  live?.close();
  live = new EventSource(document.hidden ? "/live?hidden=true" : "/live");
  live.onmessage = ({ data }) => show(JSON.parse(data));
  live.onerror = () => { if (live.readyState === EventSource.CLOSED) setTimeout(listen, 2_000); }; // refused: the server is restarting
}

document.addEventListener("visibilitychange", listen);
addEventListener("online", listen); // a broken connection may not say so
addEventListener("pagehide", () => live.close());
addEventListener("pageshow", ({ persisted }) => { if (persisted) listen(); });
listen();

// ---------------------------------------------------------------- importing a record

const record = document.querySelector(".bring input");
record.addEventListener("change", () => record.files.length && record.form.requestSubmit());

const file = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
let over = 0; // number of elements under the dragged file

function dragged(change) {
  over = Math.max(0, over + change);
  document.body.classList.toggle("is-dropping", over > 0);
}

document.addEventListener("dragenter", (event) => file(event) && dragged(1));
document.addEventListener("dragleave", (event) => file(event) && dragged(-1));
document.addEventListener("dragover", (event) => file(event) && event.preventDefault());
document.addEventListener("drop", (event) => {
  if (!file(event)) return;
  event.preventDefault();
  dragged(-over);
  record.files = event.dataTransfer.files;
  record.form.requestSubmit();
});
