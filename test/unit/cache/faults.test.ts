import {statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {get, ls, put} from 'cacache';
import {evict} from '../../../src/cache/evict';
import {Store} from '../../../src/cache/store';
import {Cache, cacheSummary, readText, remembered} from '../../../src/cache';
import {type CachedProject, cachedProject} from '../../support/cached-project';

let project: CachedProject;
let store: string;
beforeEach(async () => {
  project = cachedProject();
  store = path.join(project.folder, 'node_modules/.cache/results');
});
afterEach(() => project.close());

/** Where the content of a result lies. */
async function contentOf(name: string): Promise<string> {
  const entries = Object.values(await ls(store));
  return entries.find(({key}) => key.startsWith(name))!.path;
}

describe('a damaged entry', () => {
  it('is made again, and one sentence says so', async () => {
    await project.run();
    writeFileSync(await contentOf('joined:'), 'ha');
    const told: string[] = [];
    const tell = (sentence: string) => told.push(sentence);
    expect(await project.run({tell})).toEqual({result: 'Tea', ran: true});
    expect(told).toEqual([
      'node_modules/.cache/results: a result is damaged (EINTEGRITY) and is made again.',
    ]);
    expect(await project.run({tell})).toMatchObject({ran: false});
  });

  it('that is cut off in the index is none', async () => {
    await project.run();
    const [{key = ''} = {}] = Object.values(await ls(store)).filter(({key}) =>
      key.startsWith('joined'),
    );
    await put(store, key, '"old"', {metadata: {half: true}});
    expect(await project.run()).toEqual({result: 'Tea', ran: true});
  });
});

describe('a disk that does not take results', () => {
  it('costs nothing but the next run, and one sentence says so', async () => {
    await project.run();
    const told: string[] = [];
    const broken = new Store(path.join(project.folder, 'package.json'), (one) => told.push(one));
    await broken.write('key', 'text', []);
    expect(told).toEqual([
      expect.stringMatching(
        /^node_modules\/\.cache\/results cannot be written \(ENOTDIR\): the results are right, and the next run makes them again\.$/,
      ),
    ]);
  });
});

describe('the size limit', () => {
  it('removes what was used the longest time ago', async () => {
    for (const name of ['first', 'second', 'third']) await put(store, name, name.repeat(1000));
    const age = async (name: string, days: number) => {
      const {path: file} = (await get.info(store, name))!;
      const time = new Date(statSync(file).mtimeMs - days * 86_400_000);
      utimesSync(file, time, time);
    };
    await age('first', 1);
    await age('second', 3);
    await age('third', 2);
    await evict(store, 15_000);
    expect(Object.keys(await ls(store)).sort()).toEqual(['first', 'third']);
  });

  it('leaves alone what was just read', async () => {
    await project.run();
    const file = await contentOf('joined:');
    utimesSync(file, new Date(0), new Date(0));
    await project.run();
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
  });

  it('leaves a result that is as large as the limit unkept, and right', async () => {
    expect(await project.run({limit: 1})).toMatchObject({result: 'Tea'});
    expect(await project.run({limit: 1})).toMatchObject({result: 'Tea'});
  });
});

describe('results of results', () => {
  it('are made again when what is below was read from something else', async () => {
    const file = path.join(project.folder, 'pages/tea.md');
    const module = path.join(project.folder, 'code/make.ts');
    const runs: string[] = [];
    const outer = () => {
      const cache = new Cache(project.folder, {startedAt: Infinity});
      const leaf = remembered((name: string) =>
        cache.kept({name: 'inner', module}, [name], async () => {
          runs.push('inner');
          return readText(file);
        }),
      );
      return cache.kept({name: 'outer', module}, [], async () => {
        runs.push('outer');
        return `${await leaf('tea')} ${await leaf('tea')}`;
      });
    };
    expect(await outer()).toBe('Tea Tea');
    expect(await outer()).toBe('Tea Tea');
    expect(runs).toEqual(['outer', 'inner']);
    project.set('pages/tea.md', 'Mate');
    expect(await outer()).toBe('Mate Mate');
  });

  it('are made once, by whoever asks first', async () => {
    const cache = new Cache(project.folder, {startedAt: Infinity});
    const module = path.join(project.folder, 'code/make.ts');
    let runs = 0;
    const ask = () => cache.kept({name: 'asked', module}, [], async () => (runs += 1));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  });
});

it('says in one line what was reused', async () => {
  await project.run({value: 'line'});
  await project.run({value: 'line'});
  expect(cacheSummary()).toMatch(/(?:^|; )joined: \d+ reused, \d+ run(?:; .*)?; \d+ kB kept$/);
});
