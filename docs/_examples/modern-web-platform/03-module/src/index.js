import { show } from "./list.js";

const response = await fetch(new URL("./seeds.json", import.meta.url));
const seeds = await response.json();
show(seeds);

document.querySelector("input").addEventListener("input", async ({ target }) => {
  const { createIndex } = await import(/* webpackPrefetch: true */ "./find.js");
  const find = createIndex(seeds);
  show(target.value ? find(target.value) : seeds);
});
