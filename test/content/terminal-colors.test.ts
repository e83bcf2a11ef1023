import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {paintOutput} from '../../src/markdown/code-blocks/terminal-colors';
import {
  type DocumentationVersion,
  newest,
  versionLabeled,
  type VersionLabel,
} from '../../src/versions';
import {packageFolder} from '../../src/versions/packages';
import {printedLines, written} from '../support/ansi';

const place = mkdtempSync(path.join(tmpdir(), 'colors-'));
afterAll(() => rmSync(place, {recursive: true}));

/** Makes a project whose modules webpack finds, warns of and misses. */
function project({label}: DocumentationVersion): string {
  const folder = path.join(place, label);
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

const commands: Record<string, string[][]> = {
  [newest.label]: [
    ['--mode', 'production'],
    ['--mode', 'production', '--stats', 'detailed', '--no-stats-logging'],
    ['--mode', 'development', '--no-devtool', '--stats-modules-space', '2'],
    ['--entry', './src/faulty.js', '--stats-error-details'],
    ['--entry', './src/nowhere.js', '--mode', 'none'],
    ['--config', 'webpack.several.mjs'],
    ['configtest', 'webpack.several.mjs'],
    ['--mode', 'fast'],
    ['--modes', 'fast'],
  ],
  4: [
    ['--mode', 'production'],
    ['--mode', 'development'],
  ],
};

describe.each(Object.entries(commands))('the colors of a terminal of webpack %s', (label, runs) => {
  const version = versionLabeled(label as VersionLabel);
  const folder = project(version);

  it.each(runs.map((words) => ({command: `webpack ${words.join(' ')}`, words})))(
    'are those that $command prints',
    ({words}) => {
      const real = printedLines(run(version, folder, words));
      const painted = paintOutput(real.map(({text}) => text));
      const shown = real.map(({text}, index) => written({text, colors: painted[index]!}));
      expect(shown).toEqual(real.map(written));
      expect(real.some(({colors}) => colors.some(Boolean))).toBe(true);
    },
  );
});

describe('the comparison itself', () => {
  const inYellow = (text: string) => `\u001B[1m\u001B[33m${text}\u001B[39m\u001B[22m`;

  it('sees a color that is missing', () => {
    const [line] = printedLines(`asset ${inYellow('main.js')} 1 KiB`);
    const [painted] = paintOutput([line!.text]);
    expect(written(line!)).toBe('asset ⟨yellow:main.js ⟩1 KiB');
    expect(written({text: line!.text, colors: painted!})).not.toBe(written(line!));
  });
});
