import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Cache, type CacheOptions, listFolder, readText} from '../../src/cache';

const locked = (version: string, dependencies: Record<string, string> = {}) => ({
  version,
  dependencies,
});

/** What npm notes of the packages: one that the code imports, one below it, one beside. */
export const lockfile = ({imported = '1.0.0', below = '1.0.0', beside = '1.0.0'} = {}): string =>
  JSON.stringify({
    packages: {
      'node_modules/imported': locked(imported, {below: '^1.0.0'}),
      'node_modules/imported/node_modules/below': locked(below),
      'node_modules/beside': locked(beside),
    },
  });

const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'node_modules/.package-lock.json': lockfile(),
  'code/make.ts': `
import type {Kind} from './kind';
import imported from 'imported';
import {part} from './part';
import facts from './facts.json' with {type: 'json'};
export const make = async (kind: Kind) => [imported, part, facts, (await import('./later')).later];
export const child = new URL('child.cjs', import.meta.url);
`,
  'code/part/index.ts': 'export const part = 1;',
  'code/later.ts': 'export const later = 1;',
  'code/kind.ts': 'export type Kind = string;',
  'code/facts.json': '{"since": "5.0.0"}',
  'code/child.cjs': `require('./job.cjs');`,
  'code/job.cjs': 'module.exports = 1;',
  'code/beside.ts': 'export const beside = 1;',
  'pages/tea.md': 'Tea',
};

/** A project with a computation that joins the files of a folder. */
export interface CachedProject {
  folder: string;
  /** Writes a file; without a text, deletes it. */
  set: (file: string, text?: string) => void;
  /** Gives the computation's result, and whether it ran for it. */
  run: (options?: CacheOptions & {value?: string}) => Promise<{result: string; ran: boolean}>;
  close: () => void;
}

/** Makes a project in a folder of its own. */
export function cachedProject(): CachedProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'cached-project-'));
  const set = (file: string, text?: string) => {
    const place = path.join(folder, file);
    if (text === undefined) return rmSync(place);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  };
  for (const [file, text] of Object.entries(files)) set(file, text);
  const module = pathToFileURL(path.join(folder, 'code/make.ts')).href;
  return {
    folder,
    set,
    async run({value = '', ...options} = {}) {
      let ran = false;
      const cache = new Cache(folder, {startedAt: Infinity, ...options});
      const result = await cache.kept({name: 'joined', module}, [value], async () => {
        ran = true;
        const names = (listFolder(path.join(folder, 'pages')) ?? []).map(({name}) => name);
        return names.map((name) => readText(path.join(folder, 'pages', name))).join();
      });
      return {result, ran};
    },
    close: () => rmSync(folder, {recursive: true}),
  };
}
