import {type Color, paint, type PaintedLine} from './painted-line';

/** What webpack 5 highlights in errors and warnings, in its order: the group, or all of the match. */
const highlights: [Color, RegExp][] = [
  ['green', /(Did you mean .+)/g],
  ['green', /(Set 'mode' option to 'development' or 'production')/g],
  ['red', /(\(module has no exports\))/g],
  ['green', /\(possible exports: (.+)\)/g],
  ['red', /^(.* doesn't exist)/g],
  ['red', /('\w+' option has not been set)/g],
  ['yellow', /(Emitted value instead of an instance of Error)/g],
  ['yellow', /(Used? .+ instead)/gi],
  ['yellow', /\b(deprecated|must|required)\b/g],
  ['red', /\b(BREAKING CHANGE)\b/gi],
  [
    'red',
    /\b(error|failed|unexpected|invalid|not found|not supported|not available|not possible|not implemented|doesn't support|conflict|conflicting|not existing|duplicate)\b/gi,
  ],
];

/**
 * Colors a line of a message.
 * @param base what the rest has
 */
export function paintMessage(
  text: string,
  line: PaintedLine,
  base: Color | undefined,
  start = 0,
): void {
  paint(line, start, text.length, base);
  const done: [start: number, end: number][] = [];
  for (const [color, pattern] of highlights) {
    for (const match of text.slice(start).matchAll(pattern)) {
      const from = start + match.index + match[0].indexOf(match[1]!);
      const to = from + match[1]!.length;
      paint(line, from, to, color);
      // A highlight inside of another one ends both.
      const around = done.find((outer) => outer[0] <= from && to <= outer[1]);
      if (around) paint(line, to, around[1], base);
      done.push([from, to]);
    }
  }
}
