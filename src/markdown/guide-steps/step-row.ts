import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {isSection, type StepStart} from './step-starts';

/** A row of one box says nothing. */
const fewest = 2;

/** Draws the steps of a guide as a row of the sections that have some; undefined for one section alone. */
export function stepRow(tree: Root, starts: readonly StepStart[]): Element | undefined {
  const numbers = new Map<Element, number[]>();
  for (const {at, number} of starts) {
    const section = sectionOf(tree, at);
    if (section) numbers.set(section, [...(numbers.get(section) ?? []), number]);
  }
  if (numbers.size < fewest) return undefined;
  const boxes = [...numbers].map(([section, [first, ...others]]) => {
    const number = others.length > 0 ? `${first}–${others.at(-1)}` : String(first);
    const inside = [h('b', number), ' ', h('span', toString(section))];
    return h('li', [h('a', {href: `#${String(section.properties.id)}`}, inside)]);
  });
  const style = `--columns: ${columnsOf(boxes.length)}`;
  return h('nav', {className: 'boxes', style, ariaLabel: 'On this page'}, [
    h('ol', {className: 'packed'}, boxes),
  ]);
}

/** Gives the second-level heading under which a child of the page stands, or which it is. */
const sectionOf = ({children}: Root, at: StepStart['at']): Element | undefined =>
  children
    .slice(0, children.indexOf(at) + 1)
    .filter(isSection)
    .at(-1);

/** Where a row has no room, its boxes stand in two that are equally long. */
const columnsOf = (count: number) => (count > 4 ? Math.ceil(count / 2) : count);
