import type {AlignType, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {cell, type CellContent} from '../nodes';

/**
 * Gives a table further columns.
 * @param cellsOf gives those of a row by the text of its first cell
 * @param at place of the first one; without it they are the last
 */
export function addColumns(
  {children: [head, ...rows], align}: Table,
  titles: readonly string[],
  cellsOf: (name: string, row: TableRow) => CellContent[],
  {at = head!.children.length, alignment = null}: {at?: number; alignment?: AlignType} = {},
): void {
  for (const row of rows)
    row.children.splice(at, 0, ...cellsOf(toString(row.children[0]), row).map(cell));
  head!.children.splice(at, 0, ...titles.map(cell));
  align?.splice(at, 0, ...titles.map(() => alignment));
}
