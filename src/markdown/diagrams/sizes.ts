import type {Element} from 'hast';
import {h} from 'hastscript';
import {classes} from './paths';
import type {Sizes} from './schema';

/** Sums of decimals, without the last digits that binary numbers add. */
const sumOf = (values: readonly number[]) => Number(values.reduce((a, b) => a + b, 0).toFixed(3));

/** Gives the bars of a figure with their parts and sums, the sizes as they are written. */
function groupsOf({groups, unit, digits}: Sizes) {
  const written = (size: number) =>
    size.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
  return groups.map(({title, bars, total}) => {
    const own = bars.map(({name, path, parts}) => {
      const all = Object.entries(parts).map(([part, value]) => ({
        name: part,
        size: value.size,
        path: value.path ?? path,
        written: written(value.size),
      }));
      const sum = sumOf(all.map(({size}) => size));
      return {name, parts: all, sum, written: `${written(sum)} ${unit}`};
    });
    const sum = `${written(sumOf(own.map((bar) => bar.sum)))} ${unit}`;
    return {title, bars: own, total: total ? [total, sum] : undefined};
  });
}

/** Draws sizes as bars of one scale, with the sizes of their parts below. */
export function sizeBars(sizes: Sizes): Element[] {
  const groups = groupsOf(sizes);
  const longest = Math.max(...groups.flatMap(({bars}) => bars.map(({sum}) => sum)));
  return groups.map(({title, bars, total}) =>
    h('div', {className: 'sizes'}, [
      h('b', title),
      ...bars.flatMap(({name, parts, sum, written}) => [
        h('p', [h('code', name), h('span', written)]),
        h(
          'div',
          {className: 'bar', style: `width: ${percent(sum / longest)}`, ariaHidden: 'true'},
          parts.map(({path, size}) =>
            h('div', {className: classes(path, 'box'), style: `flex-grow: ${size}`}),
          ),
        ),
        h(
          'ul',
          {className: 'parts'},
          parts.map(({path, name: part, written: own}) =>
            h('li', {className: classes(path)}, [part, ' ', h('span', own)]),
          ),
        ),
      ]),
      ...(total
        ? [
            h(
              'p',
              {className: 'total'},
              total.map((words) => h('span', words)),
            ),
          ]
        : []),
    ]),
  );
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** Says the bars in words. */
export const sizesInWords = (sizes: Sizes): string[] =>
  groupsOf(sizes).flatMap(({title, bars, total}) => [
    ...bars.map(
      ({name, written, parts}) =>
        `${title}: ${name}, ${written} (${parts.map((part) => `${part.name} ${part.written}`).join(', ')}).`,
    ),
    ...(total ? [`${title}: ${total.join(', ')}.`] : []),
  ]);
