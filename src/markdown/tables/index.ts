import type {Element, Parents, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {breakAtJoints, signs} from '../code-joints';
import {answersOf, drawNumbers, markCell, markLegend, saysYesAndNo} from './cells';
import {
  columnsOf,
  isRegular,
  longestName,
  longestValue,
  narrowest,
  partsOf,
  type TableParts,
  cellText,
} from './columns';
import {tableKindOf, type TableKind} from './kind';
import {between, marksNeed, most, nameWidth, roomOf, sharedWidths, type Width} from './room';

/**
 * Puts each table into a box that scrolls by keyboard, with the class of its kind: that has its
 * widths, and its forms for phones and paper. `::table{kind=…}` says which, else its cells do.
 */
export function tables() {
  return (tree: Root): void => {
    const found: Found[] = [];
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
      found.push(measured(table, parent, index));
      return SKIP;
    });
    alignColumns(found);
    for (const each of found) each.parent.children[each.index] = draw(each);
  };
}

type Found = ReturnType<typeof measured>;

/** Gives what the cells of a table suggest. */
function measured(table: Element, parent: Parents, index: number) {
  const written = table.properties.dataKind as TableKind | undefined;
  delete table.properties.dataKind;
  const parts = partsOf(table);
  const columns = parts.head.length >= 2 && isRegular(parts) ? columnsOf(parts) : undefined;
  return {
    table,
    parent,
    index,
    parts,
    /** Missing of a table that is not regular. */
    columns,
    kind: columns && (written ?? tableKindOf(columns)),
    /** Width of its first column, where others of the page have the same. */
    shared: undefined as Width | undefined,
  };
}

/** Has first columns of tables of one kind end at one place, where they nearly do. */
function alignColumns(found: readonly Found[]): void {
  for (const kind of ['reference', 'matrix'] as const) {
    const own = found.filter((each) => each.kind === kind);
    const needed = own.map(({columns}) => Math.min(nameWidth(columns![0]!) + between, most[kind]));
    sharedWidths(needed).forEach((width, index) => (own[index]!.shared = width));
  }
}

function draw({table, parent, index, parts, columns, kind, shared}: Found): Element {
  const {head, rows} = parts;
  [head, ...rows].flat().forEach(alignByClass);
  const name = head.map(cellText).filter(Boolean).join(', ');
  if (!columns || !kind) return box(['free'], name, table);
  for (const cell of head) {
    emptyAsCell(cell);
    breakAtJoints(cell, narrowest + 1, signs);
  }
  const hasAnswers = kind === 'matrix' && saysYesAndNo(parts);
  const answers = hasAnswers ? [answersOf(parts)] : [];
  if (hasAnswers) {
    rows.forEach(([, ...cells]) => cells.forEach(markCell));
    const above = parent.children.slice(0, index).filter((node) => node.type === 'element');
    if (above.at(-1)?.tagName === 'p') markLegend(above.at(-1)!);
  }
  if (kind === 'numbers') drawNumbers(parts, columns);
  for (const [first, ...cells] of rows) {
    // The first cell says what its row is about.
    if (kind !== 'lookup') Object.assign(first!, {tagName: 'th'}).properties.scope = 'row';
    breakAtJoints(first!, longestName + 1, signs);
    cells.forEach((cell) => breakAtJoints(cell, longestValue + 1, signs));
  }
  if (!hasAnswers) withRoles(table);
  if (!hasAnswers && kind !== 'lookup' && head.length > 2) labelCells(parts);
  const {needs, isWide, narrow, hasLongNames} = roomOf(columns, shared && shared - between);
  const classes = [
    kind,
    `needs${hasAnswers ? marksNeed(columns) : needs}`,
    ...(kind === 'matrix' || kind === 'numbers' || isWide ? ['across'] : []),
    ...narrow.map((column) => `narrow${column}`),
    ...(shared ? [`first${Math.floor(shared)}`] : []),
    ...(hasLongNames ? ['longNames'] : []),
    ...(hasAnswers ? ['marks'] : []),
  ];
  return box(classes, name, table, ...answers);
}

const box = (classes: readonly string[], name: string, ...content: Element[]) =>
  h(
    'div',
    {className: ['table', ...classes], tabIndex: 0, role: 'group', ariaLabel: `Table: ${name}`},
    content,
  );

/** MDX would turn the attribute into an inline style, which the content security policy forbids. */
function alignByClass(cell: Element): void {
  const {align} = cell.properties;
  delete cell.properties.align;
  if (align === 'right' || align === 'center') cell.properties.className = [align];
}

/** What heads nothing is no heading: the corner above the names of rows. */
function emptyAsCell(cell: Element): void {
  if (cellText(cell) === '' && cell.children.every(({type}) => type === 'text'))
    cell.tagName = 'td';
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** A browser forgets the roles of a table that is not laid out as one, which it is not on phones. */
export function withRoles(table: Element): Element {
  visit(table, 'element', (element: Element) => {
    const {tagName, properties} = element;
    if (tagName === 'th') properties.role = properties.scope ? 'rowheader' : 'columnheader';
    else if (roles[tagName]) properties.role = roles[tagName];
  });
  return table;
}

/** A cell that says nothing needs no name, which would stand there without a value. */
function labelCells({head, rows}: TableParts): void {
  const names = head.map(cellText);
  for (const [, ...cells] of rows)
    cells.forEach((cell, index) => {
      if (cell.children.length > 0) cell.properties.dataLabel = names[index + 1];
    });
}
