import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {paintOutput} from '../../src/markdown/code-blocks/terminal-colors';
import type {PaintedLine} from '../../src/markdown/code-blocks/terminal-colors/stats-lines';
import {newest} from '../../src/versions';
import {packageFolder} from '../../src/versions/packages';
import {isWholeSweep} from '../support/sweep';

/** A line as a program printed it, with the color of each character. */
interface PrintedLine {
  text: string;
  colors: PaintedLine;
}

const names: Partial<Record<string, PaintedLine[number]>> = {
  31: 'red',
  32: 'green',
  33: 'yellow',
  35: 'magenta',
  36: 'cyan',
};

const escape = '\u001B';
const sequence = new RegExp(`(${escape}\\[\\d+m)`);
const codeIn = new RegExp(`^${escape}\\[(\\d+)m$`);

/** Reads what a program printed for a terminal: its text, and what its escape sequences color. */
function printedLines(output: string): PrintedLine[] {
  const lines: PrintedLine[] = [{text: '', colors: []}];
  let isBold = false;
  let color: PaintedLine[number];
  for (const part of output.split(sequence)) {
    const [, code] = codeIn.exec(part) ?? [];
    if (code === '1') isBold = true;
    else if (code === '22') isBold = false;
    else if (code !== undefined) color = names[code];
    else
      part.split('\n').forEach((text, index) => {
        if (index > 0) lines.push({text: '', colors: []});
        const line = lines.at(-1)!;
        line.text += text;
        line.colors.push(
          ...Array.from({length: text.length}, () => color ?? (isBold ? 'bold' : undefined)),
        );
      });
  }
  return lines;
}

/** Writes a line with its colors, `⟨green:main.js⟩`; blanks have none. */
function written({text, colors}: PrintedLine): string {
  let last: PaintedLine[number];
  let out = '';
  [...text].forEach((letter, index) => {
    const color = colors[index];
    if (letter.trim() && color !== last) {
      out += `${last ? '⟩' : ''}${color ? `⟨${color}:` : ''}`;
      last = color;
    }
    out += letter;
  });
  return last ? `${out}⟩` : out;
}

const place = mkdtempSync(path.join(tmpdir(), 'colors-'));
afterAll(() => rmSync(place, {recursive: true}));

/** Runs webpack with colors, and gives what it prints. */
function run(command: string): string {
  const program = path.join(packageFolder(newest, 'webpack-cli')!, 'bin/cli.js');
  const words = [program, ...command.split(' '), '--color'];
  const {stdout, stderr} = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '1', NO_COLOR: undefined},
  });
  return (stdout + stderr).trimEnd();
}

/** A project whose modules webpack finds, warns of and misses. */
const folder = path.join(place, 'project');
beforeAll(() => {
  cpSync('test/fixtures/colored-build', folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"name": "colored", "version": "1.0.0"}');
});

const ofTheSameKinds = [
  '--mode production --stats detailed --no-stats-logging',
  '--mode development --no-devtool --stats-modules-space 2',
  '--entry ./src/nowhere.js --mode none',
  'configtest webpack.several.mjs',
  '--mode fast',
];

it.each([
  '--mode production',
  '--entry ./src/faulty.js --stats-error-details',
  '--config webpack.several.mjs',
  '--modes fast',
  ...(isWholeSweep ? ofTheSameKinds : []),
])('the colors of a terminal are those that webpack %s prints', (command) => {
  const real = printedLines(run(command));
  const painted = paintOutput(real.map(({text}) => text));
  const shown = real.map(({text}, index) => written({text, colors: painted[index]!}));
  expect(shown).toEqual(real.map(written));
  expect(real.some(({colors}) => colors.some(Boolean))).toBe(true);
});
