import "./card.js";

export function show(seeds) {
  const items = seeds.map(({ name, sow }) => {
    const item = document.createElement("li");
    const card = document.createElement("seed-card");
    card.setAttribute("name", name);
    card.setAttribute("sow", sow);
    item.append(card);
    return item;
  });
  document.querySelector("ul").replaceChildren(...items);
}
