import MiniSearch from "minisearch";

/**
 * Makes a function that finds seeds by the beginning of a word.
 * @param {{ id: number, name: string }[]} seeds
 * @returns {(text: string) => string[]}
 */
export function createFinder(seeds) {
  const index = new MiniSearch({ fields: ["name"], storeFields: ["name"] });
  index.addAll(seeds);
  return (text) => index.search(text, { prefix: true }).map(({ name }) => name);
}
