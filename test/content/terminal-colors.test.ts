import {spawnSync} from 'node:child_process';
import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {paintOutput} from '../../src/markdown/code-blocks/terminal-colors';
import type {PaintedLine} from '../../src/markdown/code-blocks/terminal-colors/stats-lines';
import {
  type DocumentationVersion,
  newest,
  versionLabeled,
  type VersionLabel,
} from '../../src/versions';
import {packageFolder} from '../../src/versions/packages';
import {isWholeSweep} from '../support/sweep';
import {temporaryFolder} from '../support/temporary-folder';

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
function markup({text, colors}: PrintedLine): string {
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

const projects = temporaryFolder();

/** Makes a project whose modules webpack finds, warns of and misses. */
function project({label}: DocumentationVersion): string {
  const folder = path.join(projects, label);
  cpSync('test/fixtures/colored-build', folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"name": "colored", "version": "1.0.0"}');
  return folder;
}

/** Runs webpack with colors, and gives what it prints. */
function run(version: DocumentationVersion, folder: string, words: readonly string[]): string {
  const program = path.join(packageFolder(version, 'webpack-cli')!, 'bin/cli.js');
  const {stdout, stderr} = spawnSync(process.execPath, [program, ...words, '--color'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '1', NO_COLOR: undefined},
  });
  return (stdout + stderr).trimEnd();
}

/** Lines of the same kinds. */
const inSweep = (...runs: string[][]) => (isWholeSweep ? runs : []);

const commands: Record<string, string[][]> = {
  [newest.label]: [
    ['--mode', 'production'],
    ['--entry', './src/faulty.js', '--stats-error-details'],
    ['--config', 'webpack.several.mjs'],
    ['--modes', 'fast'],
    ...inSweep(
      ['--mode', 'production', '--stats', 'detailed', '--no-stats-logging'],
      ['--mode', 'development', '--no-devtool', '--stats-modules-space', '2'],
      ['--entry', './src/nowhere.js', '--mode', 'none'],
      ['configtest', 'webpack.several.mjs'],
      ['--mode', 'fast'],
    ),
  ],
  4: [['--mode', 'production'], ...inSweep(['--mode', 'development'])],
};

describe.each(Object.entries(commands))('the colors of a terminal of webpack %s', (label, runs) => {
  const version = versionLabeled(label as VersionLabel);
  const folder = project(version);

  it.each(runs.map((words) => ({command: `webpack ${words.join(' ')}`, words})))(
    'are those that $command prints',
    ({words}) => {
      const real = printedLines(run(version, folder, words));
      const painted = paintOutput(real.map(({text}) => text));
      const rendered = real.map(({text}, index) => markup({text, colors: painted[index]!}));
      expect(rendered).toEqual(real.map(markup));
      expect(real.some(({colors}) => colors.some(Boolean))).toBe(true);
    },
  );
});
