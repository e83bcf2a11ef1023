import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Link} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {hostedVariables} from '../../src/plugins/search/config/engines';

/** What is written for those who work on the site, relative to it. */
const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('contributing').map((file) => `contributing/${file}`),
];

/** Files of the repository that Git has or would take, relative to it. */
function repositoryFiles(): string[] {
  const {stdout} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  return stdout.split('\0').filter(Boolean);
}

/** Gives the code in the sentences and tables of a text, each as it is written. */
function inlineCode(markdown: string): {value: string; line: number}[] {
  const references: {value: string; line: number}[] = [];
  visit(fromMarkdown(markdown), 'inlineCode', ({value, position}) => {
    references.push({value, line: position!.start.line});
  });
  return references;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** What stands for many files, or for one the reader names. */
const isPattern = (word: string) => /[*<>{}…]/.test(word);

/** Gives the paths in a document that the repository does not have, one line each: file, line and path. */
const missingPaths = (file: string): string[] =>
  inlineCode(read(file)).flatMap(({value, line}) =>
    value
      .split(/\s+/)
      .filter((word) => roots.some((folder) => word.startsWith(folder)))
      .filter((word) => !isPattern(word) && !existsSync(word))
      .map((word) => `${file}:${line}: there is no ${word}`),
  );

/** Gives the links of a document that lead to no file, or to no heading of it, one line each. */
function brokenLinks(file: string): string[] {
  const broken: string[] = [];
  visit(fromMarkdown(read(file)), ['link', 'image'], (node) => {
    const {url, position} = node as Link;
    if (/^[a-z]+:/.test(url)) return;
    const [target = '', heading] = url.split('#');
    const targetFile = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    const isThere =
      existsSync(targetFile) && (heading === undefined || headingsOf(targetFile).has(heading));
    if (!isThere) broken.push(`${file}:${position!.start.line}: ${url} leads nowhere`);
  });
  return broken;
}

/** Gives the ids that GitHub gives the headings of a document. */
function headingsOf(file: string): Set<string> {
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(fromMarkdown(read(file)), 'heading', (node) => {
    ids.add(slugger.slug(toString(node)));
  });
  return ids;
}

/** Gives the folders and files that the tables below "Map" name in their first column. */
function mappedFolders(readme: string): string[] {
  const [, map = ''] = readme.split(/^## Map$/m);
  return map
    .split(/^## /m)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => inlineCode(line.split('|')[1]!).map(({value}) => value));
}

const files = repositoryFiles();
/** Every folder that files lie in, each with a slash at its end. */
const folders = new Set(
  files.flatMap((file) =>
    file.split('/').map((_, index, parts) => parts.slice(0, index).join('/') + '/'),
  ),
);
const roots = [...folders].filter((folder) => /^[^/]+\/$/.test(folder));

it('the map of the README names every folder, and none that is not there', () => {
  const named = mappedFolders(read('README.md'));
  const isOfMap = (folder: string) => /^(?:(?:src|test|src\/plugins)\/)?[^/]+\/$/.test(folder);
  expect([...folders].filter((folder) => isOfMap(folder) && !named.includes(folder))).toEqual([]);
  expect(named.filter((name) => !folders.has(name) && !existsSync(name))).toEqual([]);
});

describe.each(documents)('%s', (file) => {
  it('names files and folders that are there', () => {
    expect(missingPaths(file)).toEqual([]);
  });

  it('leads to files and headings that are there', () => {
    expect(brokenLinks(file)).toEqual([]);
  });
});

it('scripts that the documents run are in package.json', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const runs = [...documents, 'docs/contribute/writers-guide.md'].flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => ({file, name: name!})),
  );
  expect(runs.length).toBeGreaterThan(30);
  expect(runs.filter(({name}) => scripts[name] === undefined)).toEqual([]);
});

/** Finds the names of variables that code reads out of its environment. */
const variablesIn = (code: string) =>
  [
    /\b(?:process\.env|environment)\.([A-Za-z_]+)/g,
    /\{([A-Z_]+)[^{}]*\} = process\.env\b/g,
  ].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!));

it('environment variables are described, each of them', () => {
  const described = read('contributing/deploy.md');
  const code = files.filter((file) =>
    /^(?:src\/.*\.(?:[cm]?[jt]s|tsx)|docusaurus\.config\.ts|playwright\.config\.mts)$/.test(file),
  );
  const names = code.filter(existsSync).map(read).flatMap(variablesIn);
  expect(names.length).toBeGreaterThan(10);
  expect(
    [...new Set([...names, ...Object.values(hostedVariables)])].filter(
      (name) => !described.includes(`\`${name}\``),
    ),
  ).toEqual([]);
});
