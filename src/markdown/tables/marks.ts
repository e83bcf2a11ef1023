import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {type TableParts, textOf} from './columns';

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
export const wordOf = (cell: Element): string | undefined => assessment.exec(textOf(cell))?.[1];

/** Whether the cells of a table mostly say yes and no. */
export function saysYesAndNo({rows}: TableParts): boolean {
  const words = rows.flatMap(([, ...cells]) => cells.map(wordOf));
  const known = words.filter((word) => word !== undefined);
  return known.length * 2 > words.length && known.some((word) => word === 'yes' || word === 'no');
}

/**
 * Draws the mark of a word. "Yes" and "no" remain for those who hear them, other words are written.
 * @param word one that has a mark
 */
export function mark(word: string): Element {
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
  cell.children.splice(
    0,
    1,
    mark(word),
    ...(rest ? [{type: 'text' as const, value: ` ${rest}`}] : []),
  );
}

/** Puts marks before the words that a paragraph explains in bold: the legend of a table. */
export function markLegend(paragraph: Element): void {
  for (const [index, child] of [...paragraph.children.entries()].reverse()) {
    if (child.type !== 'element' || child.tagName !== 'strong') continue;
    const word = textOf(child);
    if (word in forms)
      paragraph.children.splice(index, 0, h('span', {className: ['mark', forms[word]!]}));
  }
}

/** What several columns say in one row. */
interface Answer {
  /** One of the cells that say it. */
  cell: Element;
  columns: string[];
}

/**
 * Gives the form of a table of marks that fits on a phone: for each row the answers, each with the
 * columns that give it.
 * @param parts the table as it is written, before its marks are drawn
 */
export function answersOf({head, rows}: TableParts): Element {
  const names = head.map(textOf);
  const entries = rows.flatMap(([title, ...cells]): ElementContent[] => [
    h('dt', structuredClone(title!.children)),
    ...answersIn(cells, names.slice(1)).map((answer) =>
      h('dd', [label(answer), h('span', answer.columns.join(', '))]),
    ),
  ]);
  return h('dl', {className: ['answers']}, entries);
}

function answersIn(cells: readonly Element[], names: readonly string[]): Answer[] {
  const answers = new Map<string, Answer>();
  for (const [index, cell] of cells.entries()) {
    const text = textOf(cell);
    const answer = answers.get(text) ?? {cell, columns: []};
    answer.columns.push(names[index]!);
    answers.set(text, answer);
  }
  return [...answers.values()];
}

function label({cell}: Answer): Element {
  const word = wordOf(cell);
  const said = structuredClone(cell.children);
  if (word === undefined) return h('span', said);
  return h('span', [h('span', {className: mark(word).properties.className}), ' ', ...said]);
}
