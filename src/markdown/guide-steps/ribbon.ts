import type {Element} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import type {StepStart} from './step-starts';

/**
 * Draws how far a reader is: "Step 2 of 8" and a box for each step, which leads to it. The boxes are
 * for pointers only: with the keyboard the row of steps above the text leads there.
 * @param total how many steps the example has; one that the page does not show leads nowhere
 */
export function ribbon({number}: StepStart, starts: readonly StepStart[], total: number): Element {
  const boxes = Array.from({length: total}, (_, index) =>
    box(index + 1, starts, index + 1 === number),
  );
  return h('div.ribbon', [
    h('span', `Step ${number} of ${total}`),
    h('ol.stops', {ariaHidden: 'true'}, boxes),
  ]);
}

function box(number: number, starts: readonly StepStart[], isCurrent: boolean): Element {
  const section = starts.find((start) => start.number === number)?.section;
  const link =
    section &&
    h('a', {
      href: `#${String(section.properties.id)}`,
      tabIndex: -1,
      title: `${number} ${toString(section)}`,
    });
  return h('li', {className: isCurrent ? 'now' : undefined}, link ? [link] : []);
}
