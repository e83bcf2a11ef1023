import {closest} from 'fastest-levenshtein';
import type {RootContent} from 'mdast';
import {leafDirectives} from '../leaf-directives';
import type {Column} from './columns';

/**
 * What a reader does with a table: *lookup* leads from a situation to a place, *reference* says what
 * names mean, *matrix* compares many short values, *numbers* weighs.
 */
const tableKinds = ['lookup', 'reference', 'matrix', 'numbers'] as const;
/** The kind of a table. */
export type TableKind = (typeof tableKinds)[number];

/** Columns from which short values are compared, rather than read row by row. */
const matrixFrom = 4;
/** Characters of a value that is taken in at a glance: of most, and of the longest one. */
const shortValue = {median: 24, longest: 48};
/** A table with more columns is not read row by row on any screen. */
const alwaysMatrixFrom = 7;

/** Gives the kind of a table by what its cells hold. @param columns at least one */
export function tableKindOf([first, ...others]: readonly Column[]): TableKind {
  const isNumeric = ({numbers, longest}: Column) => numbers === 1 && longest > 0;
  const numeric = others.filter(isNumeric).length;
  if (numeric > 0 && numeric * 2 >= others.length) return 'numbers';
  const isShort = others.every(
    ({median, longest}) => median <= shortValue.median && longest <= shortValue.longest,
  );
  if (others.length + 1 >= alwaysMatrixFrom || (others.length + 1 >= matrixFrom && isShort))
    return 'matrix';
  return others.length === 1 && first!.code <= 0.5 ? 'lookup' : 'reference';
}

/**
 * Reads `::table{kind=numbers}`: the kind of the table below it, where its cells suggest another.
 * @throws naming file and line, when there is no such kind, or no table below
 */
export const tableKindDirective = leafDirectives(['table'], () => ({node, parent}) => {
  const kind = node.attributes?.kind ?? '';
  if (!tableKinds.includes(kind as TableKind)) {
    const nearest = closest(kind, [...tableKinds]);
    throw new Error(
      `there is no kind "${kind}", the nearest is "${nearest}"; there are ${tableKinds.join(', ')}`,
    );
  }
  const table = parent.children[(parent.children as RootContent[]).indexOf(node) + 1];
  if (table?.type !== 'table') throw new Error('put it above a table');
  table.data = {...table.data, hProperties: {...table.data?.hProperties, dataKind: kind}};
  return [];
});
