import MiniSearch from "minisearch";

export function createIndex(seeds) {
  const index = new MiniSearch({
    idField: "name",
    fields: ["name", "sow"],
    storeFields: ["name", "sow"],
    searchOptions: { prefix: true },
  });
  index.addAll(seeds);
  return (words) => index.search(words);
}
