/** Widths in rem of a first column, its padding included; src/css/tables.css has a rule for each. */
const widths = [7, 10, 13, 16, 18.25] as const;
/** Columns of which one is wider by more are not meant to end at one place, in rem. */
const near = 6;

/**
 * Has the first columns of tables of one kind on a page end at the same place, where they nearly do:
 * the second ones would jump from table to table.
 * @param needed width of each first column, in rem, from the longest name in it
 * @returns the width of each, or nothing where no other table stands beside it
 */
export function sharedWidths(needed: readonly number[]): ((typeof widths)[number] | undefined)[] {
  if (needed.length < 2) return needed.map(() => undefined);
  const descending = [...new Set(needed)].sort((a, b) => b - a);
  let widest = Number.POSITIVE_INFINITY;
  const shared = new Map<number, (typeof widths)[number]>();
  for (const width of descending) {
    if (widest - width > near) widest = width;
    shared.set(width, stepFrom(widest));
  }
  return needed.map((width) => shared.get(width));
}

const stepFrom = (width: number) => widths.find((step) => width <= step) ?? widths.at(-1)!;

/** Names the class of a width. */
export const classOfWidth = (width: (typeof widths)[number]) => `first${Math.floor(width)}`;
