import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {newest, versions} from '../../../src/versions';
import {versionNumbersIn} from '../../support/version-numbers';
import {older} from '../../support/older-version';

const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !file.includes('fixtures');
const files = [
  ...['src', 'test'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  ),
  ...readdirSync('.'),
].filter(isCode);

it('is only the table, and what is about one version, that knows its number', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => versionNumbersIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

/** Whether data is about files of one version, which a snapshot has to take along. */
const isOfVersion = (text: string) => versions.some(({folder}) => text.includes(`"${folder}/`));

it('is the folder of a version that holds data about its files', () => {
  const data = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.json'),
  );
  expect(data.length).toBeGreaterThan(5);
  expect(data.filter((file) => isOfVersion(readFileSync(path.join('src', file), 'utf8')))).toEqual(
    [],
  );
  expect(isOfVersion(`{"${newest.folder}/_examples/card/01-setup": {}}`)).toBe(true);
});

describe('a number that is planted', () => {
  const {label, base, folder, webpack} = older;
  it.each([
    ['as a type', `type Label = '${newest.label}' | '${label}';`],
    ['as a choice', `if (version.label === "${label}") return;`],
    ['in an address', `const address = '${base}concepts/';`],
    ['in a regular expression', `const pages = /^\\/v${label}\\/concepts/;`],
    ['in a folder', `readdir('${folder}')`],
    ['in the name of a package', `require('webpack${label}')`],
    ['as a release', `npm install webpack@${webpack}'`],
    ['as a release in a sentence', `// webpack ${newest.webpack} has it`],
    ['as a release in a regular expression', `/v${newest.webpack.replaceAll('.', '\\.')}/`],
    ['as a release of the command line', `'webpack-cli ${newest.commandLine}'`],
  ])('%s is found', (_, line) => {
    expect(versionNumbersIn('src/plugins/search/engine/a.ts', `first\n${line}\n`)).toEqual([
      `src/plugins/search/engine/a.ts:2: ${line}`,
    ]);
  });

  it.each([
    ['in the table', 'src/versions/table.ts'],
    ...versions.map(({folder: own}) => [`in ${own}`, `${own}/_version/facts.ts`]),
    ['in a file that is named after it', `test/content/queries-version-${label}.ts`],
  ])('%s belongs there', (_, file) => {
    expect(versionNumbersIn(file, `const label = '${label}';`)).toEqual([]);
  });
});
