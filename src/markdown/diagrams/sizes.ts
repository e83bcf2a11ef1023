import type {Element} from 'hast';
import {h} from 'hastscript';
import * as z from 'zod';
import {classes, keySchema, pathsSchema, text} from './schema';
import {fontSizes, codeWidth} from './text-width';

const positiveNumber = z.number().positive();

const barSchema = z
  .strictObject({
    name: text,
    path: pathsSchema.default(''),
    /** Sizes by name, each with a path of its own if it has one. */
    parts: z.record(
      text,
      z.union([positiveNumber, z.strictObject({size: positiveNumber, path: pathsSchema})]),
    ),
  })
  .transform(({name, path, parts: written}) => {
    const parts = Object.entries(written).map(([part, value]) =>
      typeof value === 'number' ? {part, size: value, path} : {part, ...value},
    );
    return {name, parts, sum: sumOf(parts.map((part) => part.size))};
  });

/** A figure of sizes, as it is written. */
export const sizesSchema = z.strictObject({
  kind: z.literal('sizes'),
  /** Below the figure, behind its number; inline Markdown. */
  caption: text,
  /** What the colors mean. */
  key: keySchema,
  unit: text,
  /** Digits behind the point. */
  digits: z.int().min(0).max(3).default(0),
  groups: z
    .array(
      z.strictObject({
        title: text,
        bars: z.array(barSchema).min(1),
        /** The label of the sum of all bars. */
        total: text.optional(),
      }),
    )
    .min(1),
});

/** A figure of sizes, read. */
export type Sizes = z.infer<typeof sizesSchema>;

/** Pixels of the longest bar where the page is narrowest: what fits there fits everywhere. */
const narrowest = 280;
const padding = 16;

/** Draws sizes as bars of one scale. Labels that are longer than their part are placed below the bar. */
export function drawSizes({groups, unit, digits}: Sizes): Element {
  const format = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  const written = (value: number) => `${value.toLocaleString('en', format)} ${unit}`;
  const largestSum = Math.max(...groups.flatMap(({bars}) => bars).map(({sum}) => sum));
  const barOf = ({name, parts, sum}: (typeof groups)[number]['bars'][number]) => {
    const drawn = parts.map(({part, size, path}) => {
      const words = `${part} ${written(size)}`;
      const fits = codeWidth(words, fontSizes.small) + padding <= (size * narrowest) / largestSum;
      return {words, fits, className: classes(path), style: `flex-grow:${size}`};
    });
    const below = drawn.filter(({fits}) => !fits).map(({words}) => words);
    return h('div', [
      h('div', [h('code', name), ' ', h('span', written(sum))]),
      h(
        'div',
        {className: 'bar', style: `width:${percent(sum / largestSum)}`},
        drawn.map(({words, fits, ...look}) => h('span', look, fits ? words : [])),
      ),
      below.length > 0 ? h('small', below.join(', ')) : null,
    ]);
  };
  return h(
    'div',
    {className: 'drawing bars'},
    groups.flatMap(({title, total, bars}) => [
      h('b', title),
      ...bars.map(barOf),
      total
        ? h('div.total', [total, ' ', h('span', written(sumOf(bars.map(({sum}) => sum))))])
        : null,
    ]),
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Sums of decimals, without the last digits that binary numbers add. */
const sumOf = (values: readonly number[]) =>
  Math.round(values.reduce((a, b) => a + b, 0) * 1000) / 1000;
