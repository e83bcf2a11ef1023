import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {cellText, type TableParts} from './columns';

/** By the word that a cell begins with, the shape of its mark. */
const markShapes: Record<string, string> = {
  yes: 'yes',
  no: 'no',
  partly: 'half',
  rule: 'half',
  plugin: 'hollow',
};
const assessment = /^(yes|no|partly|rule|plugin)(?=$|[\s,])\s*/;

/** The word that a cell begins with, if it is one that has a mark. */
const wordOf = (cell: Element): string | undefined => assessment.exec(cellText(cell))?.[1];

/** The order in which answers are listed, the same in every row; other words stand before "no". */
const answerOrder = ['yes', 'rule', 'partly', 'plugin', undefined, 'no'];

/** Whether the cells of a table mostly say yes and no. */
export function saysYesAndNo({rows}: TableParts): boolean {
  const words = rows.flatMap(([, ...cells]) => cells.map(wordOf));
  const recognized = words.filter((word) => word !== undefined);
  return (
    recognized.length * 2 > words.length &&
    recognized.some((word) => word === 'yes' || word === 'no')
  );
}

/**
 * Draws the mark of a word, with the word; "yes" and "no" are for screen readers only, and so is a
 * comma after them.
 */
function drawMarkWithText(word: string, comma: string): Element {
  const isPlain = word === 'yes' || word === 'no';
  const text = word + comma;
  return drawMark(word, h('span', isPlain ? {className: ['visually-hidden']} : {}, text));
}

const drawMark = (word: string, ...content: Element[]): Element =>
  h('span', {className: ['mark', markShapes[word]!]}, content);

/** Puts the mark of its word into a cell, in place of the word. */
export function markCell(cell: Element): void {
  const word = wordOf(cell);
  const [first] = cell.children;
  if (word === undefined || first?.type !== 'text') return;
  const [, comma = '', remainder = ''] = /^(,?)\s*(.*)$/s.exec(
    first.value.replace(assessment, ''),
  )!;
  const after = remainder ? [{type: 'text' as const, value: ` ${remainder}`}] : [];
  cell.children.splice(0, 1, drawMarkWithText(word, comma), ...after);
}

/** Puts marks before the words that a paragraph explains in bold: the legend of a table. */
export function markLegend(paragraph: Element): void {
  for (const [index, child] of [...paragraph.children.entries()].reverse()) {
    if (child.type !== 'element' || child.tagName !== 'strong') continue;
    const word = cellText(child);
    if (word in markShapes) paragraph.children.splice(index, 0, drawMark(word));
  }
}

/**
 * Gives the form of a table of marks that fits on a phone: for each row the answers, each with the
 * columns that give it.
 * @param parts the table as it is written, before its marks are drawn
 */
export function drawAnswers({head, rows}: TableParts): Element {
  const names = head.map(cellText);
  const entries = rows.flatMap(([title, ...cells]): ElementContent[] => {
    const differing = cells.filter(
      (cell, index) => cells.findIndex((other) => cellText(other) === cellText(cell)) === index,
    );
    differing.sort((a, b) => answerOrder.indexOf(wordOf(a)) - answerOrder.indexOf(wordOf(b)));
    const answers = differing.map((cell) => {
      const columns = names
        .slice(1)
        .filter((_, index) => cellText(cells[index]!) === cellText(cell));
      return h('dd', [drawAnswer(cell), h('span', columns.join(', '))]);
    });
    return [h('dt', structuredClone(title!.children)), ...answers];
  });
  return h('dl', {className: ['answers']}, entries);
}

function drawAnswer(cell: Element): Element {
  const word = wordOf(cell);
  const content = structuredClone(cell.children);
  if (word === undefined) return h('span', content);
  return h('span', [drawMark(word), ' ', ...content]);
}
