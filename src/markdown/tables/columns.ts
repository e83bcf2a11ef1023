import type {Element} from 'hast';
import {longestPiece, signs} from '../code-joints';
import {type TableParts, textOf} from './table-parts';

/** What the cells of one column have in common; the head is not among them. */
export interface Column {
  /** Characters of the cell in the middle, and of the longest one. */
  median: number;
  longest: number;
  /** Characters of the longest part that no line break may divide. */
  longestWord: number;
  /** The same where names may also end at their signs. */
  longestPiece: number;
  /** Shares of cells, from 0 to 1. */
  code: number;
  links: number;
  numbers: number;
}

/** A figure with its unit, or nothing: a dash says that there is none. */
const figure =
  /^(?:[×~≈<>+−-]?\s?\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s?(?:%|×|[kM]?i?B|m?s|bytes?)?|[–—-]?)$/u;

/** Measures the columns of a regular table. */
export const columnsOf = ({head, rows}: TableParts): Column[] =>
  head.map((_, index) => measure(rows.map((row) => row[index]!)));

function measure(cells: readonly Element[]): Column {
  const texts = cells.map(textOf);
  const lengths = texts.map(({length}) => length).sort((a, b) => a - b);
  const share = (count: number) => (cells.length === 0 ? 0 : count / cells.length);
  return {
    median: lengths[lengths.length >> 1] ?? 0,
    longest: lengths.at(-1) ?? 0,
    longestWord: Math.max(0, ...texts.flatMap((text) => text.split(/\s/)).map(lengthOf)),
    longestPiece: Math.max(0, ...texts.map((text) => longestPiece(text, signs))),
    code: share(cells.filter(isCode).length),
    links: share(cells.filter(({children}) => children.some(isLink)).length),
    numbers: share(texts.filter((text) => figure.test(text)).length),
  };
}

const lengthOf = ({length}: string) => length;

const isLink = (node: Element['children'][number]) =>
  node.type === 'element' && node.tagName === 'a';

/** Whether a cell holds nothing but code, several pieces or one. */
export const isCode = ({children}: Element): boolean =>
  children.length > 0 &&
  children.every((child) => {
    if (child.type === 'text') return /^[\s,]*$/.test(child.value);
    if (child.type !== 'element') return false;
    return child.tagName === 'code' || (child.tagName === 'a' && isCode(child));
  });
