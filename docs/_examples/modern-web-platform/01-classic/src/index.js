import seeds from "./seeds.json" with { type: "json" };
import { show } from "./list.js";

show(seeds);

document.querySelector("input").addEventListener("input", async ({ target }) => {
  const { find } = await import("./find.js");
  show(target.value ? find(target.value) : seeds);
});
