import {readFileSync} from 'node:fs';
import path from 'node:path';
import {codeFiles, filesBelow} from '../../../src/cache';

/**
 * What a computation reads with `node:fs` is not noticed (contributing/caches.md). These modules may
 * do it in the code behind a kept result, each for a reason that makes it harmless.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'reads what it has put into a temporary folder': [
    'src/checks/example-runs/commands.ts',
    'src/checks/example-runs/long-running.ts',
    'src/checks/example-runs/run-folder.ts',
    'src/reference/command-line/list-commands.cjs',
    'src/reference/command-line/registered.ts',
  ],
  'reads installed packages, whose releases are in the key': [
    'src/plugins/published-files/build/social-cards/fonts.ts',
    'src/reference/loader-context/index.ts',
    'src/reference/modules/declared-types.ts',
    'src/reference/plugins/exports.ts',
    'src/reference/source/packages.ts',
    'src/reference/source/script.ts',
    'src/reference/stats/fields.ts',
    'src/reference/stats/presets.ts',
    'src/reference/values/devtool.ts',
    'src/versions/packages.ts',
  ],
  'reads for a result that is not kept': [
    'src/content/links/link-site.ts',
    'src/plugins/mirrored-packages/build/images/stored-copies.ts',
    'src/plugins/mirrored-packages/build/write-pages.ts',
    'src/plugins/mirrored-packages/build/write-whole.ts',
  ],
  'reads what is handed on as a value of the key': ['src/plugins/mirrored-packages/build/pins.ts'],
};

const reading =
  /\b(?:readFile|readFileSync|readdir|readdirSync|opendir|opendirSync|createReadStream|existsSync|stat|statSync|access|accessSync|fs)\b/;
const fromDisk =
  /(?:import\s+(?<names>[^;]*?)\s+from\s+|(?<all>\brequire\(|\bimport\())['"](?:node:)?fs(?:\/promises)?['"]/g;

/** Whether a program imports something that reads the disk past the cache. */
const readsDirectly = (text: string): boolean =>
  [...text.matchAll(fromDisk)].some(
    ({groups}) => groups?.all !== undefined || reading.test(groups?.names ?? ''),
  );

const site = process.cwd();
const relative = (file: string) => path.relative(site, file).split(path.sep).join('/');

/** The code behind all kept results, without that of the cache itself. */
async function codeBehindResults(): Promise<string[]> {
  const modules = filesBelow(path.join(site, 'src')).filter(
    (file) => file.endsWith('.ts') && /module: import\.meta\.url/.test(readFileSync(file, 'utf8')),
  );
  expect(modules.length).toBeGreaterThan(5);
  const files = await Promise.all(modules.map((module) => codeFiles(module)));
  return [...new Set(files.flat())].filter((file) => !relative(file).startsWith('src/cache/'));
}

it('is told what kept results are read from, but where it does not matter', async () => {
  const files = await codeBehindResults();
  const direct = files.filter((file) => readsDirectly(readFileSync(file, 'utf8'))).map(relative);
  expect(direct.sort()).toEqual(Object.values(allowed).flat().sort());
});

it.each([
  ["import {existsSync, readFileSync} from 'node:fs';", true],
  ["import {readFile} from 'node:fs/promises';", true],
  ["import * as fs from 'fs';", true],
  ["const {readFileSync} = require('node:fs');", true],
  ["const fs = await import('node:fs/promises');", true],
  ["import {mkdtempSync, writeFileSync} from 'node:fs';", false],
  ["import {readText} from '../cache';\nimport {writeFile} from 'node:fs/promises';", false],
])('sees in %j whether it reads: %s', (text, expected) => {
  expect(readsDirectly(text)).toBe(expected);
});
