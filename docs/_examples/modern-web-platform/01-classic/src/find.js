import MiniSearch from "minisearch";
import seeds from "./seeds.json" with { type: "json" };

const index = new MiniSearch({
  idField: "name",
  fields: ["name", "sow"],
  storeFields: ["name", "sow"],
  searchOptions: { prefix: true },
});
index.addAll(seeds);

export const find = (words) => index.search(words);
