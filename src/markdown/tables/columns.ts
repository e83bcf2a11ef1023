import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {identifierBreaks, longestUnbreakable, punctuationBreaks} from '../line-breaks';

/** Characters up to which a name in a first column stays on its line. */
export const longestName = 34;
/** The same of names in the other columns. */
export const longestValue = 20;
/** The same in a table of marks, whose columns are narrow: there they also end before a capital. */
export const longestMark = 9;
/** A column of which no cell has more characters is as wide as its cells; a longer head may break. */
export const longestInNarrow = 14;

/** Measurements of the cells of a column, without its head unless they say so. */
export type Column = ReturnType<typeof measure>;

/** The units of figures, as alternatives of a pattern. */
export const units = '%|[kM]?i?B|m?s|bytes?';
/** A figure with its unit. */
const number = String.raw`[×~≈<>+−\-]?\s?\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s?(?:×|${units})?`;
/** A figure, also with a second one in parentheses, or nothing: a dash says that there is none. */
const figure = new RegExp(String.raw`^(?:${number}(?:\s?\(${number}\))?|[–—\-]?)$`, 'u');

/** Measures the columns of a regular table. */
export const columnsOf = ({head, rows}: TableParts) =>
  head.map((cell, index) =>
    measure(
      cell,
      rows.map((row) => row[index]!),
    ),
  );

function measure(head: Element, cells: readonly Element[]) {
  const texts = cells.map(cellText);
  const lengths = texts.map(({length}) => length).sort((a, b) => a - b);
  const share = (count: number) => (cells.length === 0 ? 0 : count / cells.length);
  return {
    /** Characters of the cell in the middle, and of the longest one. */
    median: lengths[lengths.length >> 1] ?? 0,
    longest: lengths.at(-1) ?? 0,
    /** Characters of the longest part that no line break may divide. */
    longestWord: Math.max(
      0,
      ...texts.flatMap((text) => text.split(/\s/)).map(({length}) => length),
    ),
    /** The same where names may also end at their signs. */
    longestUnbreakable: Math.max(
      0,
      ...texts.map((text) => longestUnbreakable(text, punctuationBreaks, longestValue + 1)),
    ),
    /** The same in a table of marks, where they also end before a capital. */
    longestUnbreakableInMatrix: Math.max(
      0,
      ...texts.map((text) => longestUnbreakable(text, identifierBreaks, longestMark + 1)),
    ),
    longestUnbreakableInHead: longestUnbreakable(
      cellText(head),
      punctuationBreaks,
      longestInNarrow + 1,
    ),
    /** Shares of cells, from 0 to 1. */
    code: share(cells.filter(isCode).length),
    numbers: share(texts.filter((text) => figure.test(text)).length),
  };
}

/** Whether a cell holds nothing but code, several pieces or one. */
const isCode = ({children}: Element): boolean =>
  children.length > 0 &&
  children.every((child) => {
    if (child.type === 'text') return /^[\s,]*$/.test(child.value);
    if (child.type !== 'element') return false;
    return child.tagName === 'code' || (child.tagName === 'a' && isCode(child));
  });

/** A table as rows of cells; the first row is its head. */
export type TableParts = ReturnType<typeof partsOf>;

/** Gives the head of a table and the cells of its rows. */
export function partsOf(table: Element) {
  const [head = [], ...rows] = selectAll('tr', table).map((row) =>
    row.children.filter((child) => child.type === 'element'),
  );
  return {head, rows};
}

/** Gives the text of a cell. */
export const cellText = (cell: Element) => toString(cell).trim();

/** Whether each row has one cell for each heading, and no cell spans several columns or rows. */
export const isRegular = ({head, rows}: TableParts) =>
  rows.every((row) => row.length === head.length) &&
  rows.flat().every(({properties}) => !properties.colSpan && !properties.rowSpan);
