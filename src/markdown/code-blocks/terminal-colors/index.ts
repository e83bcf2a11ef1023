import {paintMessage} from './messages';
import {type Color, type PaintedLine, paintGroups} from './painted-line';
import {paintStats} from './stats-lines';
import {isOfVersion4, paintTable} from './version-4';

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
      isFatal = paintTool(text, line);
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

/** Colors a line of the command line tool. @returns whether a stack may follow */
function paintTool(text: string, line: PaintedLine): boolean {
  const found = tool.map((each) => each.exec(text)).find(Boolean);
  if (found) paintGroups(line, found);
  return text.startsWith('[webpack-cli] ✖');
}
