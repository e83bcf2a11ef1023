import {jest} from '@jest/globals';
import {readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cached, codeFiles, type Computation, filesBelow, hashOfFiles} from '../../src/cache';
import {temporaryFolder, writeFiles} from '../support/temporary-folder';

const folder = temporaryFolder();
const tea: Computation = {name: 'tea', code: 'content', inputs: ['green']};
let made = 0;
const get = (computation: Partial<Computation> = {}, isUsable?: (result: object) => boolean) =>
  cached({...tea, ...computation}, () => Promise.resolve({cups: (made += 1)}), isUsable);

beforeEach(() => {
  made = 0;
  process.env.WEBPACK_DOCS_CACHE = temporaryFolder();
});
afterAll(() => void delete process.env.WEBPACK_DOCS_CACHE);

describe('cached()', () => {
  it('computes a result once, even for two calls at the same time', async () => {
    const both = await Promise.all([get(), get()]);
    expect([...both, await get()]).toEqual(Array(3).fill({cups: 1}));
  });

  it.each<[string, Partial<Computation>]>([
    ['another name', {name: 'coffee'}],
    ['the code of another floor', {code: 'reference'}],
    ['the code of a feature', {code: 'plugins/bundle-explorer'}],
    ['another input', {inputs: ['black']}],
    ['one input more', {inputs: ['green', undefined]}],
  ])('is not used for %s', async (_, other) => {
    await get();
    expect(await get(other)).toEqual({cups: 2});
  });

  it('computes a result again when the stored one is not usable', async () => {
    await get();
    expect(await get({}, () => false)).toEqual({cups: 2});
    expect(await get()).toEqual({cups: 2});
  });

  it('stores nothing when the code changed since the process started', async () => {
    const began = jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(0);
    await get();
    began.mockRestore();
    expect(await get()).toEqual({cups: 2});
    expect(await get()).toEqual({cups: 2});
  });

  it('computes and stores a result again when the stored one is damaged', async () => {
    await get();
    const results = process.env.WEBPACK_DOCS_CACHE!;
    for (const name of readdirSync(results, {recursive: true, encoding: 'utf8'})) {
      const file = path.join(results, name);
      if (statSync(file).isFile()) writeFileSync(file, name.includes('content') ? '{"cups' : '');
    }
    expect(await get()).toEqual({cups: 2});
    expect(await get()).toEqual({cups: 2});
  });

  it('gives the result and warns once when the folder cannot be written', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    writeFileSync(path.join(folder, 'file'), '');
    process.env.WEBPACK_DOCS_CACHE = path.join(folder, 'file/results');
    expect([await get(), await get()]).toEqual([{cups: 1}, {cups: 2}]);
    expect(warn.mock.calls).toEqual([
      [
        `${folder}/file/results cannot be written (ENOTDIR): the results are right, and the next run makes them again.`,
      ],
    ]);
    warn.mockRestore();
  });
});

describe('codeFiles()', () => {
  it.each([
    ['content', 'src/content/anchors.ts', 'src/markdown/tables/index.ts'],
    ['content', 'src/versions/versions.json', 'src/checks/rules/claims.ts'],
    // What the table of versions imports.
    ['content', 'docs/package.json', 'docs/_version/described-facts.json'],
    ['checks', 'src/checks/sandbox/child.cjs', 'src/cli/run.ts'],
    [
      'plugins/bundle-explorer',
      'src/plugins/bundle-explorer/build/run-state.ts',
      'src/plugins/search/types.ts',
    ],
    ['plugins/bundle-explorer', 'src/run-webpack.ts', 'src/checks/rules/claims.ts'],
  ])('of %s has %s and not %s', (code, included, excluded) => {
    const files = codeFiles(code);
    expect(files).toContain(included);
    expect(statSync(excluded).isFile()).toBe(true);
    expect(files).not.toContain(excluded);
  });

  it('throws when the code does not exist', () => {
    expect(() => codeFiles('plugins/kettle')).toThrow('src/plugins/kettle makes what is kept');
  });
});

it('hashes the names and contents of files', () => {
  const shop = path.join(folder, 'shop');
  const hash = () => hashOfFiles(shop, filesBelow(shop));
  writeFiles(shop, {a: 'tea'});
  const first = hash();
  writeFiles(shop, {'dist/a': 'what a tool wrote'});
  expect(hash()).toBe(first);
  writeFiles(shop, {a: 'coffee'});
  const second = hash();
  writeFiles(shop, {b: 'coffee'});
  rmSync(path.join(shop, 'a'));
  expect(new Set([first, second, hash()]).size).toBe(3);
});
