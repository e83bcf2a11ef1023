import {
  type Color,
  isOfVersion4,
  type PaintedLine,
  paintFirst,
  paintStats,
  paintTable,
} from './stats-lines';

const header = /^\s*(?:(?:ERROR|WARNING|HINT)\b) in /;
/** What is not said by the message itself: where it looked, where it comes from, the stack. */
const afterMessage = /^(?:resolve '|\s+@ |\s+at )/;

/**
 * Colors what webpack and its command line print, as they do it on a terminal. What they do not
 * color, and what other programs print, stays plain. That it is right is proved against a run with
 * `--color` (test/content/terminal-colors.test.ts).
 * @param lines of one output
 */
export function paintOutput(lines: readonly string[]): PaintedLine[] {
  let message: 'none' | 'says' | 'details' = 'none';
  let isFatal = false;
  const paintLine = isOfVersion4(lines) ? paintTable : paintStats;
  return lines.map((text, index) => {
    const line: PaintedLine = new Array<Color | undefined>(text.length).fill(undefined);
    if (header.test(text)) {
      message = 'says';
      paintHeader(text, line, lines[index + 1] ?? '');
      return line;
    }
    if (isFatal && /^(?:\s+\S|resolve ')/.test(text)) return line.fill('red');
    isFatal = false;
    if (text.trim() === '' || /^webpack .*compiled /.test(text)) message = 'none';
    if (message !== 'none' && afterMessage.test(text)) message = 'details';
    if (message === 'says') paintMessage(text, line, 'bold');
    else if (message === 'details' && !/^\s+@ /.test(text)) paintMessage(text, line, undefined);
    else if (message === 'none') {
      // A stack may follow.
      isFatal = text.startsWith('[webpack-cli] ✖');
      paintFirst(text, line, tool);
      paintLine(text, line);
    }
    return line;
  });
}

/** `ERROR in`, and behind it a module with the place in it, the name of an entry, or the message. */
function paintHeader(text: string, line: PaintedLine, below: string): void {
  const [, word = '', place = ''] = /^\s*(\w+) in (.*)$/.exec(text) ?? [];
  const start = text.length - place.length;
  const at = text.indexOf(word);
  const colors: Record<string, Color> = {ERROR: 'red', WARNING: 'yellow', HINT: 'cyan'};
  line.fill(colors[word], at, at + word.length);
  const location = / \d+:\d+(?:-\d+(?::\d+)?)?$/.exec(place);
  if (location) {
    line.fill('bold', start, start + location.index);
    line.fill('green', start + location.index + 1);
  } else if (/^[\w-]+$/.test(place) && below.startsWith('Module not found')) {
    line.fill('green', start);
  } else paintMessage(text, line, 'bold', start);
}

/** What the command line tool says itself. */
const tool = [
  /^\[webpack-cli\] (?<r>✖ .*)$/d,
  /^\[webpack-cli\] (?<g>(?:stats are successfully stored|There are no) .*)$/d,
  /^\[webpack-cli\] (?<c>Validate '.*)$/d,
  /^(?<c>⬡ .*)$/d,
  /^(?<c>ℹ)(?: Run (?<b>'[^']+'))?/d,
  /^(?:(?<g>✔)|(?<r>✖)) /d,
  /^(?<b>(?:Webpack|CLI) documentation:) +(?<c>\S+)$/d,
  /^(?<b>Made with) (?<r>♥) (?<b2>by the webpack team)$/d,
  /^ {2}(?<b>[\w-]+:) +(?<g>\^?[\d.]+) (?<c>→) (?<g2>[\d.]+)$/d,
];

/** What webpack highlights in errors and warnings, in its order: the group, or all of the match. */
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
function paintMessage(text: string, line: PaintedLine, base: Color | undefined, start = 0): void {
  line.fill(base, start);
  const done: [start: number, end: number][] = [];
  for (const [color, pattern] of highlights) {
    for (const match of text.slice(start).matchAll(pattern)) {
      const from = start + match.index + match[0].indexOf(match[1]!);
      const to = from + match[1]!.length;
      line.fill(color, from, to);
      // A highlight inside of another one ends both.
      const around = done.find((outer) => outer[0] <= from && to <= outer[1]);
      if (around) line.fill(base, to, around[1]);
      done.push([from, to]);
    }
  }
}
