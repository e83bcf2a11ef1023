export function show(seeds) {
  const items = seeds.map(({ name, sow }) => {
    const item = document.createElement("li");
    item.textContent = `${name}, sow in ${sow}`;
    return item;
  });
  document.querySelector("ul").replaceChildren(...items);
}
