// A lesson: the coach stands next to his subject, demonstrates, or steps aside.

import { decide } from "./table.js";
import { beside } from "./dock.js";

const place = document.getElementById("coach");
let aside = ""; // the step being tried: the coach is reduced to a line at the edge

/** What the step is about: the piece it names, or the intended choice. */
function subject(coach) {
  const { at, meant } = coach.dataset;
  const found = [at, meant && `[data-action="${meant}"]:not(#moves *)`, meant && `[data-offer~="${meant}"]`]
    .filter(Boolean).flatMap((selector) => [...document.querySelectorAll(selector)]);
  return found.find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Mark the intended choices, and put the coach next to them. */
function settle() {
  const coach = place.firstElementChild;
  if (!coach) return;
  const { meant } = coach.dataset;
  for (const old of document.querySelectorAll(".is-meant")) old.classList.remove("is-meant");
  for (const target of meant ? document.querySelectorAll(`[data-action="${meant}"], [data-offer~="${meant}"]`) : []) target.classList.add("is-meant");
  document.body.classList.toggle("is-guided", !("free" in coach.dataset));
  const step = coach.querySelector("h2").textContent;
  if (aside && aside !== step) aside = "";
  coach.classList.toggle("is-aside", aside === step);
  beside(place, aside ? null : subject(coach));
}

document.addEventListener("settled", settle);
addEventListener("resize", settle);
document.addEventListener("scroll", () => settle(), { passive: true, capture: true });
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-coach]");
  if (!button) return;
  const { coach } = button.dataset;
  if (coach === "try") {
    aside = place.querySelector("h2").textContent;
    settle();
    return;
  }
  aside = "";
  await decide(coach, {});
  place.querySelector("h2")?.focus({ preventScroll: true });
});
settle();
document.body.dataset.coached = ""; // for tests: the coach works from now on
