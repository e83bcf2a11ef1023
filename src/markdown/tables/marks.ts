import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {type TableParts, cellText} from './columns';

/** Words of an assessment, and the form of the mark that stands for each. */
const forms: Record<string, string> = {
  yes: 'yes',
  no: 'no',
  partly: 'half',
  rule: 'half',
  plugin: 'hollow',
};
const assessment = /^(yes|no|partly|rule|plugin)(?=$|[\s,])\s*/;

/** The word that a cell begins with, if it is one that has a mark. */
const wordOf = (cell: Element): string | undefined => assessment.exec(cellText(cell))?.[1];

/** Whether the cells of a table mostly say yes and no. */
export function saysYesAndNo({rows}: TableParts): boolean {
  const words = rows.flatMap(([, ...cells]) => cells.map(wordOf));
  const known = words.filter((word) => word !== undefined);
  return known.length * 2 > words.length && known.some((word) => word === 'yes' || word === 'no');
}

/** Draws the mark of a word. "Yes" and "no" remain for those who hear them, other words are written. */
function mark(word: string): Element {
  const isPlain = word === 'yes' || word === 'no';
  return h('span', {className: ['mark', forms[word]!]}, [
    h('span', isPlain ? {className: ['visually-hidden']} : {}, word),
  ]);
}

/** Puts the mark of its word into a cell, in place of the word. */
export function markCell(cell: Element): void {
  const word = wordOf(cell);
  const [first] = cell.children;
  if (word === undefined || first?.type !== 'text') return;
  const rest = first.value.replace(assessment, '');
  const after = rest ? [{type: 'text' as const, value: ` ${rest}`}] : [];
  cell.children.splice(0, 1, mark(word), ...after);
}

/** Puts marks before the words that a paragraph explains in bold: the legend of a table. */
export function markLegend(paragraph: Element): void {
  for (const [index, child] of [...paragraph.children.entries()].reverse()) {
    if (child.type !== 'element' || child.tagName !== 'strong') continue;
    const word = cellText(child);
    if (word in forms)
      paragraph.children.splice(index, 0, h('span', {className: ['mark', forms[word]!]}));
  }
}

/**
 * Gives the form of a table of marks that fits on a phone: for each row the answers, each with the
 * columns that give it.
 * @param parts the table as it is written, before its marks are drawn
 */
export function answersOf({head, rows}: TableParts): Element {
  const names = head.map(cellText);
  const entries = rows.flatMap(([title, ...cells]): ElementContent[] => {
    const answers = [...new Set(cells.map(cellText))].map((answer) => {
      const columns = names.slice(1).filter((_, index) => cellText(cells[index]!) === answer);
      const cell = cells.find((each) => cellText(each) === answer)!;
      return h('dd', [label(cell), h('span', columns.join(', '))]);
    });
    return [h('dt', structuredClone(title!.children)), ...answers];
  });
  return h('dl', {className: ['answers']}, entries);
}

function label(cell: Element): Element {
  const word = wordOf(cell);
  const said = structuredClone(cell.children);
  if (word === undefined) return h('span', said);
  return h('span', [h('span', {className: ['mark', forms[word]!]}), ' ', ...said]);
}
