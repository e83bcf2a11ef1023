import {pathsOf} from '../paths-of';
import {type Item, lid, narrow, type Part, type Scene, skew, wide} from '../scene';
import type {Measure} from '../voices';
import type {Bar, BarGroup, BarPart} from './index';

const barHeight = 40;
/** A part is never so thin that it cannot be seen. */
const thinnest = 3;
/** A part that is thinner than this has no words of its own. */
const thinnestNamed = 5;
const inside = 8;

/** Draws the bars of all groups one below the other, with their sums in the margin. */
export function barScene(
  groups: readonly BarGroup[],
  written: (size: number) => string,
  unit: string,
  measure: Measure,
  form: 'wide' | 'narrow',
): Scene {
  const isWide = form === 'wide';
  const {width} = isWide ? wide : narrow;
  const longest = (isWide ? wide.text : narrow.width) - skew;
  const most = Math.max(...groups.flatMap(({bars}) => bars.map(({sum}) => sum)));
  const stops = new Set<number>();
  const parts: Part[] = [];
  let y = 0;
  for (const group of groups) {
    const texts: Item[] = [head(group.title, y + 13, longest)];
    y += 27;
    for (const bar of group.bars) {
      y += 18;
      const sum = written(bar.sum);
      texts.push({kind: 'label', x: 0, y, words: bar.name, voice: 'name', room: longest});
      if (isWide) {
        const middle = y + 14 + lid + 22;
        texts.push(
          {kind: 'label', x: wide.margin, y: middle, words: bar.name, voice: 'typed', room: 150},
          {kind: 'label', x: width, y: middle, words: sum, voice: 'number', end: true, room: 100},
        );
      } else {
        const words = `${sum} ${unit}`;
        texts.push({kind: 'label', x: longest, y, words, voice: 'number', end: true, room: 140});
      }
      y += 14 + lid;
      const drawn = barParts(bar, y - lid, longest / most, longest, measure, written, stops);
      parts.push(...drawn.parts);
      y = drawn.bottom + 12;
    }
    if (group.total) {
      const x = isWide ? wide.margin : 0;
      const end = isWide ? width : longest;
      y += 10;
      texts.push(
        {kind: 'rule', x, y: y - 0.5, width: end - x},
        {kind: 'label', x, y: y + 18, words: group.total, voice: 'used', room: 120},
        {
          kind: 'label',
          x: end,
          y: y + 18,
          words: isWide ? written(group.sum) : `${written(group.sum)} ${unit}`,
          voice: 'number',
          end: true,
          room: 140,
        },
      );
      y += 20;
    }
    parts.unshift({items: texts});
    y += 24;
  }
  return {width, height: y - 22, edges: [], dots: [], parts};
}

const head = (words: string, y: number, room: number): Item => ({
  kind: 'label',
  x: 0,
  y,
  words,
  voice: 'head',
  quiet: true,
  room,
});

function barParts(
  {parts}: Bar,
  y: number,
  scale: number,
  longest: number,
  measure: Measure,
  written: (size: number) => string,
  stops: Set<number>,
): {parts: Part[]; bottom: number} {
  const drawn: Part[] = [];
  const outside: Outside[] = [];
  const widths = fit(
    parts.map(({size}) => Math.max(thinnest, size * scale)),
    longest,
  );
  let x = 0;
  for (const [index, part] of parts.entries()) {
    const width = widths[index]!;
    const isLast = index === parts.length - 1;
    const size = written(part.size);
    const length = Math.max(measure(part.name, 'typed'), measure(size, 'number'));
    const fits = length + inside + 3 <= width;
    if (!fits && width >= thinnestNamed) outside.push({part, x});
    const words: Item[] = fits
      ? [
          {
            kind: 'label',
            x: x + inside,
            y: y + 17,
            words: part.name,
            voice: 'typed',
            room: width - inside,
          },
          {
            kind: 'label',
            x: x + inside,
            y: y + 33,
            words: size,
            voice: 'number',
            room: width - inside,
          },
        ]
      : [];
    const box: Item = {
      kind: 'box',
      x,
      y,
      width: isLast ? width : width - 1,
      height: barHeight,
      paths: pathsOf(part.path),
      look: 'solid',
      joined: !isLast,
    };
    const stop = !stops.has(part.node);
    stops.add(part.node);
    drawn.push({node: part.node, stop, litBy: [part.node], items: [box, ...words]});
    x += width;
  }
  const beside = outsideWords(outside, x, y, longest, measure, written);
  return {parts: [...drawn, ...beside.parts], bottom: beside.bottom};
}

/** Thin parts take their pixels from the widest one: no bar is longer than the page. */
function fit(widths: readonly number[], longest: number): number[] {
  const over = Math.max(0, widths.reduce((a, b) => a + b, 0) - longest);
  const widest = Math.max(...widths);
  return widths.map((width) => (width === widest ? width - over : width));
}

/** A part whose words do not fit into it, with its left edge. */
interface Outside {
  part: BarPart;
  x: number;
}

/** What does not fit into its part stands below it; behind the bar, when the bar is short. */
function outsideWords(
  outside: readonly Outside[],
  end: number,
  y: number,
  longest: number,
  measure: Measure,
  written: (size: number) => string,
): {parts: Part[]; bottom: number} {
  const bottom = y + barHeight;
  const between = 2 * inside;
  let behind = end + skew + inside;
  /** Where the words of each row below the bar end. */
  const rows: number[] = [];
  const parts = outside.map(({part, x}): Part => {
    const words = `${part.name} ${written(part.size)}`;
    const length = Math.ceil(measure(words, 'small'));
    const label = {kind: 'label', words, voice: 'small', room: length + 1} as const;
    if (behind + length <= longest) {
      behind += length + between;
      return {items: [{...label, x: behind - length - between, y: y + 25}], litBy: [part.node]};
    }
    const left = Math.max(0, Math.min(x, longest - length));
    const free = rows.findIndex((taken) => taken + between <= left);
    const row = free < 0 ? rows.length : free;
    rows[row] = left + length;
    return {items: [{...label, x: left, y: bottom + 16 * (row + 1)}], litBy: [part.node]};
  });
  return {parts, bottom: bottom + (rows.length > 0 ? 4 + 16 * rows.length : 0)};
}
