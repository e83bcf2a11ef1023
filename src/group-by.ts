/** Puts items with the same key together, in the order of the first ones. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const keys = [...new Set(items.map(keyOf))];
  return keys.map((key) => items.filter((item) => keyOf(item) === key));
}
