import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Link, Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
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

/** Gives every folder that files lie in, each with a slash at its end. */
function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = path.posix.dirname(file); at !== '.'; at = path.posix.dirname(at))
      folders.add(`${at}/`);
  }
  return folders;
}

/** Gives the code in the sentences and tables of a text, each as it is written. */
function inlineCode(markdown: string): {value: string; line: number}[] {
  const found: {value: string; line: number}[] = [];
  visit(fromMarkdown(markdown), (node: Nodes) => {
    if (node.type === 'code') return SKIP;
    if (node.type === 'inlineCode')
      found.push({value: node.value, line: node.position!.start.line});
    return undefined;
  });
  return found;
}

/** What stands for many files, or for one the reader names. */
const isPattern = (word: string) => /[*<>{}…]/.test(word);

/**
 * Finds paths in a text that the repository does not have.
 * @param folders names of the folders at its root, such as `src`
 * @returns one line each: file, line and path
 */
function missingPaths(
  file: string,
  markdown: string,
  folders: readonly string[],
  exists: (place: string) => boolean,
): string[] {
  return inlineCode(markdown).flatMap(({value, line}) =>
    value
      .split(/\s+/)
      .filter((word) => folders.some((folder) => word.startsWith(`${folder}/`)))
      .filter((word) => !isPattern(word) && !exists(word))
      .map((word) => `${file}:${line}: there is no ${word}`),
  );
}

/**
 * Finds links between documents that lead to no file, or to no heading of it.
 * @param read gives the text of a file of the repository; nothing when there is none
 * @returns one line each: file, line and target
 */
function brokenLinks(
  file: string,
  markdown: string,
  read: (place: string) => string | undefined,
): string[] {
  const broken: string[] = [];
  visit(fromMarkdown(markdown), ['link', 'image'], (node) => {
    const {url, position} = node as Link;
    if (/^[a-z]+:/.test(url)) return;
    const [target = '', heading] = url.split('#');
    const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    const text = read(place);
    if (text !== undefined && (heading === undefined || headingsOf(text).has(heading))) return;
    broken.push(`${file}:${position!.start.line}: ${url} leads nowhere`);
  });
  return broken;
}

/** Gives the ids that GitHub gives the headings of a text. */
function headingsOf(markdown: string): Set<string> {
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(fromMarkdown(markdown), 'heading', (node) => {
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

/** Compares the folders that the map names with those that it has to. */
function mapFaults(
  named: readonly string[],
  folders: ReadonlySet<string>,
): {missing: string[]; gone: string[]} {
  const isOfMap = (folder: string) => /^(?:(?:src|test|src\/plugins)\/)?[^/]+\/$/.test(folder);
  return {
    missing: [...folders].filter((folder) => isOfMap(folder) && !named.includes(folder)).sort(),
    gone: named.filter((place) => !folders.has(place) && !existsSync(place)),
  };
}

const files = repositoryFiles();
const folders = foldersOf(files);
const roots = [...folders]
  .filter((folder) => /^[^/]+\/$/.test(folder))
  .map((it) => it.slice(0, -1));
const read = (file: string) => readFileSync(file, 'utf8');

describe('the map of the README', () => {
  it('names every folder, and none that is not there', () => {
    expect(mapFaults(mappedFolders(read('README.md')), folders)).toEqual({missing: [], gone: []});
  });
});

describe('paths in the documents', () => {
  it.each(documents)('%s names files and folders that are there', (file) => {
    expect(missingPaths(file, read(file), roots, existsSync)).toEqual([]);
  });
});

describe('links between the documents', () => {
  const readPlace = (place: string) => {
    if (!existsSync(place)) return undefined;
    return place.endsWith('.md') ? read(place) : '';
  };

  it.each(documents)('%s leads to files and headings that are there', (file) => {
    expect(brokenLinks(file, read(file), readPlace)).toEqual([]);
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

describe('environment variables', () => {
  const described = read('contributing/deploy.md');
  const undescribed = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !described.includes(`\`${name}\``));

  it('are described, each of them', () => {
    const code = files.filter((file) =>
      /^(?:src\/.*\.(?:[cm]?[jt]s|tsx)|docusaurus\.config\.ts|playwright\.config\.mts)$/.test(file),
    );
    const names = [...code, 'test/browser/page-kinds.ts']
      .filter(existsSync)
      .map(read)
      .flatMap(variablesIn);
    expect(names.length).toBeGreaterThan(10);
    expect(undescribed([...names, ...Object.values(hostedVariables)])).toEqual([]);
  });
});
