import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** A table as rows of cells; the first row is its head. */
export interface TableParts {
  head: Element[];
  rows: Element[][];
}

/** Gives the head of a table and the cells of its rows. */
export function partsOf(table: Element): TableParts {
  const rows: Element[][] = [];
  visit(table, {type: 'element', tagName: 'tr'}, (row: Element) => {
    rows.push(cellsOf(row));
  });
  const [head = [], ...body] = rows;
  return {head, rows: body};
}

export const textOf = (cell: Element) => toString(cell).trim();

/** Whether each row has one cell for each heading, and no cell spans several columns or rows. */
export const isRegular = ({head, rows}: TableParts) =>
  rows.every((row) => row.length === head.length) &&
  rows.flat().every(({properties}) => !properties.colSpan && !properties.rowSpan);

const cellsOf = (row: Element) =>
  row.children.filter(
    (child): child is Element =>
      child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  );
