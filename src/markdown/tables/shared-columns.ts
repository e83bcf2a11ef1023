/** Widths in rem of a column, its padding included; src/css has rules for each (tables, last-columns). */
const widths = [7, 10, 13, 16, 18.75] as const;
export type Width = (typeof widths)[number];
/** Columns of which one is wider by more are not meant to end at one place, in rem. */
const near = 6;

/**
 * Has the first columns of tables of one kind on a page end at the same place, where they nearly do:
 * the second ones would jump from table to table.
 * @param needed width of each first column, in rem, from the longest name in it
 * @returns the width of each, or nothing where no other table stands beside it
 */
export function sharedWidths(needed: readonly number[]): (Width | undefined)[] {
  if (needed.length < 2) return needed.map(() => undefined);
  const descending = [...new Set(needed)].sort((a, b) => b - a);
  let widest = Number.POSITIVE_INFINITY;
  const shared = new Map<number, Width>();
  for (const width of descending) {
    if (widest - width > near) widest = width;
    shared.set(width, stepFrom(widest));
  }
  return needed.map((width) => shared.get(width));
}

/** The width of the first columns of tables that are compared, where there are several. */
export function widestName(needed: readonly number[]): Width | undefined {
  return needed.length < 2 ? undefined : stepFrom(Math.min(Math.max(...needed), 16));
}

/**
 * Gives the width of the last columns of tables with the same heads, where there are several. Long
 * names take two lines there: what stands before them is what is read.
 */
export function lastWidth(needed: readonly number[]): Width | undefined {
  return needed.length < 2 ? undefined : stepFrom(Math.min(Math.max(...needed), 13));
}

const stepFrom = (width: number) => widths.find((step) => width <= step) ?? widths.at(-1)!;

/** Names the class of a width. */
export const classOfWidth = (column: 'first' | 'last', width: Width) =>
  `${column}${Math.floor(width)}`;
