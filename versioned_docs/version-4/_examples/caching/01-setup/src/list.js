import MiniSearch from "minisearch";

export function showList(places) {
  const index = new MiniSearch({
    idField: "name",
    fields: ["name", "about"],
    storeFields: ["name", "about"],
  });
  index.addAll(places);

  document.querySelector("input").addEventListener("input", (event) => {
    const words = event.target.value;
    fill(words ? index.search(words, { prefix: true }) : places);
  });
  fill(places);
}

function fill(places) {
  document.querySelector("ul").replaceChildren(...places.map(itemOf));
}

function itemOf({ name, about }) {
  const item = document.createElement("li");
  item.textContent = `${name}: ${about}`;
  return item;
}
