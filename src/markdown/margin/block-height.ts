import type {Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {type Block, blockOf} from './block';

/** Characters of a line and its height in px: of the text, and of what stands in the margin. */
const text = {characters: 74, line: 28};
const margin = {characters: 33, line: 22};

/** Space above blocks, in px. */
const above = {p: 16, li: 8, h2: 80, heading: 40, block: 24};
/** Lines of code, rows of a table, terms of facts with their space, and the head row of code. */
const rows = {code: 20, table: 40, fact: 32, head: 56};

/**
 * What is repeated here of the style sheets, in px: notes are chosen while a page is written, before
 * anything is laid out. `test/browser/margin-measures.spec.ts` holds it against a real page.
 */
export const lengths = {text, margin, above, rows};

const linesOf = (length: number, characters: number) => Math.ceil(length / characters);

/** Gives the height of text in the column, without the space above it. */
export const textHeight = (length: number): number => linesOf(length, text.characters) * text.line;

/** Gives the height of a note in the margin with the space around it: rather more than less. */
export const noteHeight = (length: number): number =>
  linesOf(length, margin.characters) * margin.line + above.block;

/** Gives the space above a paragraph or an item of a list. */
export const spaceAbove = (name: 'p' | 'li'): number => above[name];

/** Height of what guides have in the margin, with the space around it: of all, and of each row. */
const ofGuide = {ribbon: [52, 0], files: [100, 24], sizes: [50, 40]} as const;

/** Gives the height of what stands in the margin by itself; 0 for what stands in the text. */
export function heightBeside(node: Nodes): number {
  const block = blockOf(node);
  const {classes, html} = block;
  if (classes.includes('facts')) return classes.includes('long') ? 0 : factsHeight(block);
  const found = Object.entries(ofGuide).find(([name]) => classes.includes(name));
  if (!found) return 0;
  const [all, row] = found[1];
  return all + (html.split('<li').length - 1) * row;
}

/**
 * Gives how high a block is where pages have a margin, in px: rather less than more, so that what
 * is put beside it never reaches below it.
 */
export function blockHeight(node: Nodes): number {
  const block = blockOf(node);
  const {name, classes} = block;
  if (name === 'h2') return above.h2 + text.line;
  if (/^h\d$/.test(name)) return above.heading + text.line;
  if (classes.includes('code') || classes.includes('tabs'))
    return above.block + rows.head + codeLines(block) * rows.code;
  if (classes.includes('table') && node.type === 'element')
    return above.block + selectAll('tr', node).length * rows.table;
  return block.text.trim() === '' ? 0 : above.p + textHeight(block.text.length);
}

/** Of tabs, the first panel counts. */
const codeLines = ({html}: Block) => (/<code.*?<\/code>/s.exec(html)?.[0] ?? '').split('\n').length;

/** Rather more than less: it is in the margin itself. */
function factsHeight({html}: Block): number {
  const facts = html.split('<dt>').slice(1);
  return facts.reduce((sum, fact) => {
    const length = fact.replaceAll(/<[^>]*>/g, '').length;
    const values = fact.split('<tr').length - 1;
    return sum + rows.fact + (values + linesOf(length, margin.characters * 0.7)) * margin.line;
  }, 0);
}
