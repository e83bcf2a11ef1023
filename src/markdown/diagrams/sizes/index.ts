import {type Drawn, writtenKey} from '../drawn-diagram';
import {pathsOf} from '../paths-of';
import {joined} from '../graph/sentences';
import type {PathOf, Sizes} from '../schema';
import type {Measure} from '../voices';
import {barScene} from './bars';

/** A part of a bar. */
export interface BarPart {
  name: string;
  size: number;
  path: PathOf;
  /** Parts of one name are one node: they light together. */
  node: number;
}

export interface Bar {
  name: string;
  parts: readonly BarPart[];
  sum: number;
}

export interface BarGroup {
  title: string;
  bars: readonly Bar[];
  total?: string;
  sum: number;
}

/** Draws sizes as bars of one scale. */
export function drawSizes(sizes: Sizes, measure: Measure): Drawn {
  const names = [
    ...new Set(sizes.groups.flatMap(({bars}) => bars.flatMap(({parts}) => Object.keys(parts)))),
  ];
  const groups = groupsOf(sizes, names);
  const written = (size: number) =>
    size.toLocaleString('en', {
      minimumFractionDigits: sizes.digits,
      maximumFractionDigits: sizes.digits,
    });
  return {
    wide: barScene(groups, written, sizes.unit, measure, 'wide'),
    narrow: barScene(groups, written, sizes.unit, measure, 'narrow'),
    sentences: names.map((name, node) => sentence(name, node, groups, written, sizes)),
    more: groups.flatMap(({title, bars, total, sum}) => [
      ...bars.map((bar) => `${title}: ${bar.name}, ${written(bar.sum)} ${sizes.unit}.`),
      ...(total ? [`${title}: ${total}, ${written(sum)} ${sizes.unit}.`] : []),
    ]),
    key: writtenKey(sizes.key),
    hasDashes: false,
  };
}

function groupsOf(sizes: Sizes, names: readonly string[]): BarGroup[] {
  return sizes.groups.map(({title, bars, total}) => {
    const own = bars.map(({name, path, parts}): Bar => {
      const all = Object.entries(parts).map(([part, value]) => ({
        name: part,
        node: names.indexOf(part),
        ...(typeof value === 'number' ? {size: value, path} : value),
      }));
      return {name, parts: all, sum: sumOf(all.map(({size}) => size))};
    });
    return {title, bars: own, total, sum: sumOf(own.map(({sum}) => sum))};
  });
}

/** Sums of decimals, without the last digits that binary numbers add. */
const sumOf = (values: readonly number[]) =>
  Math.round(values.reduce((a, b) => a + b, 0) * 1000) / 1000;

function sentence(
  name: string,
  node: number,
  groups: readonly BarGroup[],
  written: (size: number) => string,
  {unit, says, key}: Sizes,
): string {
  const places = groups.flatMap(({title, bars}) => {
    const holding = bars.filter(({parts}) => parts.some((part) => part.node === node));
    if (holding.length === 0) return [];
    const where = holding.map((bar) => {
      const {size, path} = bar.parts.find((part) => part.node === node)!;
      const meaning = key[pathsOf(path) === '' ? 'none' : path === 2 ? '2' : '1'];
      const inside = bar.name === name ? '' : ` in ${bar.name}`;
      return `${written(size)} ${unit}${inside}${meaning ? `, ${meaning}` : ''}`;
    });
    return [`${title}: ${joined(where)}.`];
  });
  return [`${name}.`, ...places, says[name]?.replaceAll('`', '')].filter(Boolean).join(' ');
}
