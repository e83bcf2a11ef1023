import type {Element, Parents, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {insertLineBreaks, punctuationBreaks} from '../line-breaks';
import {
  columnsOf,
  isRegular,
  longestMark,
  longestName,
  longestValue,
  longestInNarrow,
  partsOf,
  type TableParts,
  cellText,
} from './columns';
import {tableKindOf, type TableKind} from './kind';
import {drawAnswers, markCell, markLegend, saysYesAndNo} from './marks';
import {drawNumbers} from './numbers';
import {addRowIds} from './row-ids';
import {
  columnGap,
  minMatrixWidth,
  maxFirstColumnWidth,
  nameWidth,
  measureWidths,
  alignWidths,
  type Width,
} from './table-widths';

/**
 * Puts each table into a box that scrolls by keyboard, with the class of its kind, by which the style
 * sheet knows its widths and its forms for phones and paper:
 *
 *     <table>…</table>  →  <div class="table reference needs26" tabindex="0" role="group"
 *                            aria-label="Table: Option, Type"><table role="table">…</table></div>
 *
 * The directive `::table{kind=…}` above a table says its kind, otherwise its cells do.
 */
export function tables() {
  return (tree: Root): void => {
    addRowIds(tree);
    const tablesOfPage: MeasuredTable[] = [];
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
      tablesOfPage.push(measureTable(table, parent, index));
      return SKIP;
    });
    alignFirstColumns(tablesOfPage);
    for (const table of tablesOfPage) table.parent.children[table.index] = drawTable(table);
  };
}

type MeasuredTable = ReturnType<typeof measureTable>;

/** Gives what the cells of a table suggest. */
function measureTable(table: Element, parent: Parents, index: number) {
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
    firstColumnWidth: undefined as Width | undefined,
  };
}

/** Gives the first columns of tables of one kind the same width, where it is nearly the same. */
function alignFirstColumns(tablesOfPage: readonly MeasuredTable[]): void {
  for (const kind of ['reference', 'matrix'] as const) {
    const tablesOfKind = tablesOfPage.filter((table) => table.kind === kind);
    const neededWidths = tablesOfKind.map(({columns}) => {
      const width = nameWidth(columns![0]!) + columnGap;
      return Math.min(width, maxFirstColumnWidth[kind]);
    });
    for (const [index, width] of alignWidths(neededWidths).entries())
      tablesOfKind[index]!.firstColumnWidth = width;
  }
}

function drawTable(measured: MeasuredTable): Element {
  const {table, parts, columns, kind, firstColumnWidth} = measured;
  const {head, rows} = parts;
  [head, ...rows].flat().forEach(alignByClass);
  const name = head.map(cellText).filter(Boolean).join(', ');
  if (!columns || !kind) return drawScrollBox(['free'], name, table);

  for (const cell of head) {
    emptyAsCell(cell);
    insertLineBreaks(cell, longestInNarrow + 1, punctuationBreaks);
  }
  const hasAnswers = kind === 'matrix' && saysYesAndNo(parts);
  // The list of answers is made of the words in the cells, which marks replace below.
  const answers = hasAnswers ? [drawAnswers(parts)] : [];
  if (hasAnswers) drawMarks(measured);
  if (kind === 'numbers') drawNumbers(parts, columns);

  for (const [first, ...cells] of rows) {
    if (kind !== 'lookup') makeRowHeader(first!);
    insertLineBreaks(first!, longestName + 1, punctuationBreaks);
    for (const cell of cells)
      if (hasAnswers) insertLineBreaks(cell, longestMark + 1);
      else insertLineBreaks(cell, longestValue + 1, punctuationBreaks);
  }

  if (!hasAnswers) withTableRoles(table);
  if (!hasAnswers && kind !== 'lookup' && head.length > 2) labelCells(parts);

  const nameColumn = firstColumnWidth && firstColumnWidth - columnGap;
  const {needs, isWide, isBrief, narrow, hasLongNames} = measureWidths(columns, nameColumn);
  const classes = [
    kind,
    `needs${hasAnswers ? minMatrixWidth(columns) : needs}`,
    ...(kind === 'matrix' || (kind === 'numbers' && head.length > 3) || isWide ? ['across'] : []),
    ...narrow.map((column) => `narrow${column}`),
    ...(firstColumnWidth ? [`first${Math.floor(firstColumnWidth)}`] : []),
    ...(hasLongNames ? ['longNames'] : []),
    ...(kind === 'reference' && isBrief ? ['brief'] : []),
    ...(hasAnswers ? ['marks'] : []),
  ];
  return drawScrollBox(classes, name, table, ...answers);
}

/** Puts marks in place of the words in the cells of a table, and into the legend right above it. */
function drawMarks({parts: {rows}, parent, index}: MeasuredTable): void {
  for (const [, ...cells] of rows) cells.forEach(markCell);

  const elementsAbove = parent.children.slice(0, index).filter((node) => node.type === 'element');
  const last = elementsAbove.at(-1);
  if (last?.tagName === 'p') markLegend(last);
}

const drawScrollBox = (classes: readonly string[], name: string, ...content: Element[]) =>
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

/** Makes the first cell of a row the header of it, because it says what the row is about. */
function makeRowHeader(cell: Element): void {
  cell.tagName = 'th';
  cell.properties.scope = 'row';
}

/** The empty corner above the names of rows heads no column, so it is a plain cell. */
function emptyAsCell(cell: Element): void {
  const isEmpty = cellText(cell) === '' && cell.children.every(({type}) => type === 'text');
  if (isEmpty) cell.tagName = 'td';
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** A browser forgets the roles of a table that is not laid out as one, which it is not on phones. */
export function withTableRoles(table: Element): Element {
  visit(table, 'element', (element: Element) => {
    const {tagName, properties} = element;
    if (tagName === 'th') properties.role = properties.scope ? 'rowheader' : 'columnheader';
    else if (roles[tagName]) properties.role = roles[tagName];
  });
  return table;
}

/**
 * Tells each cell the name of its column, which a phone shows beside its value. An empty cell gets
 * none: the name would have no value.
 */
function labelCells({head, rows}: TableParts): void {
  const [, ...names] = head.map(cellText);
  for (const [, ...cells] of rows) {
    for (const [index, cell] of cells.entries()) {
      if (cell.children.length > 0) cell.properties.dataLabel = names[index];
    }
  }
}
