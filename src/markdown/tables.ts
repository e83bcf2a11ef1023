import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Under this many columns a table fits on a phone as it is. */
const cardsFrom = 3;

/**
 * Puts each table into a box that scrolls by keyboard. Tables of three and more columns become
 * cards on phones: their cells carry the name of their column, and every part its role, because
 * a browser forgets the roles of a table that is not laid out as one.
 */
export function tables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = boxed(table);
      return SKIP;
    });
  };
}

function boxed(table: Element): Element {
  const rows = elementsNamed(table, 'tr');
  const heads = elementsNamed(table, 'th');
  const headings = heads.map((cell) => toString(cell).trim());
  rows.flatMap(cellsOf).forEach(alignByClass);
  heads.forEach(emptyAsCell);
  const isCards = headings.length >= cardsFrom && isRegular(rows, headings.length);
  if (isCards) {
    giveRoles(table);
    for (const row of rows) cellsOf(row).forEach((cell, column) => label(cell, headings[column]!));
  }
  const name = headings.filter(Boolean).join(', ');
  return h(
    'div',
    {
      className: ['table', ...(isCards ? ['cards'] : [])],
      tabIndex: 0,
      role: 'group',
      ariaLabel: `Table: ${name}`,
    },
    [table],
  );
}

/** One heading per column, and no cell over several columns or rows. */
const isRegular = (rows: Element[], columns: number) =>
  rows.every((row) => cellsOf(row).length === columns) &&
  rows.flatMap(cellsOf).every(({properties}) => !properties.colSpan && !properties.rowSpan);

function elementsNamed(node: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(node, {type: 'element', tagName}, (element: Element) => void found.push(element));
  return found;
}

const cellsOf = (row: Element) =>
  row.children.filter(
    (child): child is Element =>
      child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  );

/** MDX would turn the attribute into an inline style, which the content security policy forbids. */
function alignByClass(cell: Element): void {
  const {align} = cell.properties;
  delete cell.properties.align;
  if (align === 'right' || align === 'center') cell.properties.className = [align];
}

/** What heads nothing is no heading: the corner above the names of rows. */
function emptyAsCell(cell: Element): void {
  if (toString(cell).trim() === '' && cell.children.every(({type}) => type === 'text'))
    cell.tagName = 'td';
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

function giveRoles(table: Element): void {
  visit(table, 'element', (element: Element) => {
    const role = roles[element.tagName];
    if (role) element.properties.role = role;
  });
}

function label(cell: Element, heading: string): void {
  if (cell.tagName === 'td') cell.properties.dataLabel = heading;
}
