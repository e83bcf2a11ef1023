import type {Element} from 'hast';
import {h} from 'hastscript';
import * as z from 'zod';
import {classes, paths, text} from './schema';
import {sizes as textSizes, typedWidth} from './text-width';

const size = z.number().positive();

export const sizesSchema = z.strictObject({
  kind: z.literal('sizes'),
  /** Below the figure, behind its number; inline Markdown. */
  caption: text,
  /** What the colors mean. */
  key: z.partialRecord(z.enum(['1', '2', 'none']), text).default({}),
  unit: text,
  /** Digits behind the point. */
  digits: z.int().min(0).max(3).default(0),
  groups: z
    .array(
      z.strictObject({
        title: text,
        bars: z
          .array(
            z.strictObject({
              name: text,
              path: paths.default(''),
              /** Sizes by name, each with a path of its own if it has one. */
              parts: z.record(text, z.union([size, z.strictObject({size, path: paths})])),
            }),
          )
          .min(1),
        /** What stands before the sum of all bars. */
        total: text.optional(),
      }),
    )
    .min(1),
});

export type Sizes = z.infer<typeof sizesSchema>;

/** Pixels of the longest bar where the page is narrowest: what fits there fits everywhere. */
const narrowest = 280;
const padding = 16;

/** Draws sizes as bars of one scale. Words that are longer than their part stand below the bar. */
export function sizeBars({groups, unit, digits}: Sizes): Element {
  const format = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  const written = (value: number) => `${value.toLocaleString('en', format)} ${unit}`;
  const barsOf = groups.map(({bars}) =>
    bars.map(({name, path, parts}) => {
      const all = Object.entries(parts).map(([part, value]) =>
        typeof value === 'number' ? {part, size: value, path} : {part, ...value},
      );
      return {name, parts: all, sum: sumOf(all.map((each) => each.size))};
    }),
  );
  const most = Math.max(...barsOf.flat().map(({sum}) => sum));
  return h(
    'div',
    {className: 'drawing bars'},
    groups.flatMap(({title, total}, index) => [
      h('b', title),
      ...barsOf[index]!.map(({name, parts, sum}) => {
        const room = narrowest / most;
        const fits = ({part, size: of}: (typeof parts)[number]) =>
          typedWidth(`${part} ${written(of)}`, textSizes.small) + padding <= of * room;
        const words = parts.map((each) => `${each.part} ${written(each.size)}`);
        const below = words.filter((_, at) => !fits(parts[at]!));
        return h('div', [
          h('div', [h('code', name), ' ', h('span', written(sum))]),
          h(
            'div',
            {className: 'bar', style: `width:${percent(sum / most)}`},
            parts.map((each, at) =>
              h(
                'span',
                {className: classes(each.path), style: `flex-grow:${each.size}`},
                fits(each) ? words[at] : [],
              ),
            ),
          ),
          ...(below.length > 0 ? [h('small', below.join(', '))] : []),
        ]);
      }),
      ...(total
        ? [
            h('div', {className: 'total'}, [
              total,
              ' ',
              h('span', written(sumOfBars(barsOf[index]!))),
            ]),
          ]
        : []),
    ]),
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Sums of decimals, without the last digits that binary numbers add. */
const sumOf = (values: readonly number[]) =>
  Math.round(values.reduce((a, b) => a + b, 0) * 1000) / 1000;
const sumOfBars = (bars: readonly {sum: number}[]) => sumOf(bars.map(({sum}) => sum));
