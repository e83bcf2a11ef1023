import type {Column} from './columns';

/**
 * What a reader does with a table: *lookup* leads from a situation to a place, *reference* says what
 * names mean, *matrix* compares many short values, *numbers* weighs.
 */
export const tableKinds = ['lookup', 'reference', 'matrix', 'numbers'] as const;
export type TableKind = (typeof tableKinds)[number];

/** Columns from which short values are compared, rather than read row by row. */
const matrixFrom = 4;
/** Characters of a value that is taken in at a glance: of most, and of the longest one. */
const glance = {median: 24, longest: 48};
/** A table with more columns is not read row by row on any screen. */
const readFrom = 7;

/** Gives the kind of a table by what its cells hold. @param columns at least one */
export function kindOf([first, ...others]: readonly Column[]): TableKind {
  const isNumeric = ({numbers, longest}: Column) => numbers === 1 && longest > 0;
  const numeric = others.filter(isNumeric).length;
  if (numeric > 0 && numeric * 2 >= others.length) return 'numbers';
  const isShort = others.every(
    ({median, longest}) => median <= glance.median && longest <= glance.longest,
  );
  if (others.length + 1 >= readFrom || (others.length + 1 >= matrixFrom && isShort))
    return 'matrix';
  return others.length === 1 && first!.code <= 0.5 ? 'lookup' : 'reference';
}
