import {parseExchanges} from '../../../../src/checks/example-runs/outputs';
import {colorsOfTerminal} from '../../../../src/checks/example-runs/printed-colors';
import {formatColors, parseColors} from '../../../../src/content/fences/recorded-colors';

const green = (text: string) => `\u001B[1m\u001B[32m${text}\u001B[39m\u001B[22m`;
const bold = (text: string) => `\u001B[1m${text}\u001B[22m`;
const colors = (source: string, ...printed: string[]) =>
  formatColors(colorsOfTerminal(parseExchanges({source}), printed));

describe('the colors of a terminal', () => {
  it('are those that the run printed, at the lines of the terminal', () => {
    const source = '$ npx webpack\nasset main.js 53 bytes\n$ npx webpack \\\n  --json\ndone';
    const printed = `asset ${green('main.js')} 53 bytes`;
    expect(colors(source, printed, bold('done'))).toBe('2:6-13g;5:0-4b');
  });

  it('move with times that are longer on the page', () => {
    const page = '$ npx webpack\nasset 9 bytes main.js\nTime: 1200ms';
    const printed = `asset ${bold('9 bytes')} ${green('main.js')}\nTime: ${bold('9')}ms`;
    expect(colors(page, printed)).toBe('2:6-13b,14-21g;3:6-10b');
  });

  it('are of the lines that the page shows, where it leaves some out', () => {
    const page = '$ npx webpack\na\n…\nasset ma…';
    const printed = `${green('a')}\n${green('b')}\nasset ${green('main.js')}`;
    expect(colors(page, printed)).toBe('2:0-1g;4:6-8g');
  });

  it('are left out when the run printed something else', () => {
    expect(colors('$ npx webpack\na', green('b'))).toBe('');
  });
});

it('colors are read as they were written', () => {
  const ranges = [
    {line: 2, start: 6, end: 13, color: 'g' as const},
    {line: 2, start: 25, end: 34, color: 'b' as const},
    {line: 12, start: 0, end: 1, color: 'r' as const},
  ];
  expect(parseColors(formatColors(ranges))).toEqual(ranges);
  expect(parseColors('')).toEqual([]);
});
