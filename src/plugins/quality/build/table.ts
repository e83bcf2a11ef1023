import type {PhrasingContent, TableCell, Table} from 'mdast';
import {text} from '../../../markdown/nodes';

/**
 * Makes a table.
 * @param align of all columns but the first
 */
export const table = (
  head: readonly string[],
  rows: PhrasingContent[][][],
  align?: 'right',
): Table => ({
  type: 'table',
  ...(align && {align: head.map((_, column) => (column === 0 ? null : align))}),
  children: [head.map((words) => [text(words)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  })),
});
