// My games: a filter that is changed is used at once.

const filters = document.querySelector(".filters");

if (filters) {
  filters.querySelector("button").hidden = true;
  filters.addEventListener("change", () => filters.requestSubmit());
}
