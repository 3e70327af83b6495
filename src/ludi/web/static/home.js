// Home: whose turn it is, what was said and how far the bots are changes while one looks.

import { sound } from "./shell.js";
import { swap } from "./swap.js";

let live = null;
let turns = document.getElementById("turns").textContent;

function show({ regions, title }) {
  for (const [id, html] of Object.entries(regions)) swap(document.getElementById(id), html);
  document.title = title;
  const now = document.getElementById("turns").textContent;
  if (now && now !== turns) sound.tick();
  turns = now;
}

/** A page behind others hears of changes seldom: for its title, and the tick. */
function listen() {
  live?.close();
  live = new EventSource(document.hidden ? "/live?hidden=true" : "/live");
  live.onmessage = ({ data }) => show(JSON.parse(data));
  live.onerror = () => { if (live.readyState === EventSource.CLOSED) setTimeout(listen, 20_000); }; // refused: later
}

document.addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => live.close());
addEventListener("pageshow", ({ persisted }) => { if (persisted) listen(); });
listen();
