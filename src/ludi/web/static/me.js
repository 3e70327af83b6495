// My games: changing a filter applies it immediately.

const filters = document.querySelector(".filters");

if (filters) {
  filters.querySelector("button").hidden = true;
  filters.addEventListener("change", () => filters.requestSubmit());
}
