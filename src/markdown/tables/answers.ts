import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {mark, wordOf} from './marks';
import {type TableParts, textOf} from './table-parts';

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
