import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {newest, versions} from '../../../src/versions';
import {older} from '../../support/older-version';

const labels = versions.map(({label}) => label).join('|');
const snapshots = versions.filter(({state}) => state !== 'current').map(({label}) => label);

/** Ways in which code says that it knows one version by its number. */
const ways: readonly RegExp[] = [
  // In a selector, such an attribute holds the number of a node, or of a choice.
  new RegExp(`(?<!\\[(?:data-[nk]|data-of|value)~?=)(["'\`])(?:${labels})\\1`),
  new RegExp(`\\bv(?:${snapshots.join('|')})\\\\?/`),
  new RegExp(`\\bversion-(?:${labels})\\b`),
  new RegExp(`\\b(?:webpack|loader|plugin|cli)-?(?:${labels})\\b(?![.\\w-])`),
  ...versions
    .flatMap(({webpack, commandLine}) => [webpack, commandLine])
    .map(
      (release) => new RegExp(`(?<![\\d.])${release.replaceAll('.', '\\\\?\\.')}(?![\\d.]*\\d)`),
    ),
];

/** Whoever imports a file that is named after a version says its name. */
const importsSuch = new RegExp(`from '[^']*version-(?:${labels})';$`);

/** What knows a version by its place: the table, the folder of a version, a file named after one. */
const isAbout = (file: string) =>
  file.startsWith('src/versions/') ||
  versions.some(({folder}) => file.startsWith(`${folder}/`)) ||
  new RegExp(`\\bversion-(?:${labels})\\b`).test(file);

/**
 * Finds the lines of a file that know a version's number; the table knows them, and what stands in
 * a version's folder or is named after one.
 * @param file relative to the site
 * @returns one line each: file, line and what is said there
 */
function versionNumbersIn(file: string, text: string): string[] {
  if (isAbout(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      ways.some((way) => way.test(line)) && !importsSuch.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
}

const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !file.includes('fixtures');
const files = [
  ...['src', 'test'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  ),
  ...readdirSync('.'),
].filter(isCode);

it('no code outside src/versions and the folders of versions contains a version number', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => versionNumbersIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

/** Whether data is about files of one version, which a snapshot has to take along. */
const isOfVersion = (text: string) => versions.some(({folder}) => text.includes(`"${folder}/`));

it('data about files of a version is in the folder of the version', () => {
  const data = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.json'),
  );
  expect(data.length).toBeGreaterThan(5);
  expect(data.filter((file) => isOfVersion(readFileSync(path.join('src', file), 'utf8')))).toEqual(
    [],
  );
  expect(isOfVersion(`{"${newest.folder}/_examples/card/01-setup": {}}`)).toBe(true);
});

it('reports a version number in other code, and none in src/versions', () => {
  const line = `if (version.label === "${older.label}") return;`;
  expect(versionNumbersIn('src/a.ts', `first\n${line}\n`)).toEqual([`src/a.ts:2: ${line}`]);
  expect(versionNumbersIn('src/versions/index.ts', line)).toEqual([]);
});
