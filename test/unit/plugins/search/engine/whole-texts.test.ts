import {jest} from '@jest/globals';
import {searchRecords, type Searchable} from '../../../../../src/plugins/search/engine/search';
import {openTextShard, packTextShard} from '../../../../../src/plugins/search/engine/text-shards';
import {searchableInTiers} from '../../../../support/search-records';

const filler = 'Text about other things that goes on for a while.';
const pages: [string, string, string][] = [
  [
    '/concepts/sharing/',
    'Sharing',
    `<p>${filler}<p>React prints <code>Invalid hook call</code> where two copies run.`,
  ],
  ['/api/hooks/', 'Hooks', `<p>${filler}<p>A call may be invalid for each hook.`],
  ['/guides/lazy/', 'Lazy Loading', `<p>${filler}<p>Splitting is what hooks are for.`],
];
const site = await searchableInTiers(20, pages);
const urls = async (query: string, searched: Searchable = site) =>
  (await searchRecords(searched, query, 10)).hits.map(({url}) => url);

describe('words beyond what the records hold', () => {
  it.each([
    ['copies', '/concepts/sharing/'],
    ['copy', '/concepts/sharing/'],
    ['split', '/guides/lazy/'],
    ['Invalid hook call', '/concepts/sharing/'],
  ])('are found: %s', async (query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it('come after names', async () => {
    expect(await urls('hooks call')).toEqual(['/api/hooks/', '/concepts/sharing/']);
  });

  it('show how the text begins', async () => {
    const [hit] = (await searchRecords(site, 'copies', 1)).hits;
    expect(filler.startsWith(hit!.text.trim())).toBe(true);
  });

  it('are left out when they do not load', async () => {
    const broken = await searchableInTiers(20, pages, () => Promise.reject(new Error('offline')));
    expect(await urls('copies', broken)).toEqual([]);
    expect(await urls('hooks', broken)).toEqual(['/api/hooks/']);
  });

  it('are not waited for once they are there', async () => {
    jest.useFakeTimers();
    await urls('copies');
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('are loaded once, and only those that a query has', async () => {
    let loaded = 0;
    const counted = await searchableInTiers(20, pages, async (file) => {
      loaded += 1;
      return file;
    });
    await urls('copies', counted);
    expect(loaded).toBe(1);
    await urls('copies', counted);
    expect(loaded).toBe(1);
  });
});

it('a file of words is read as it was written', () => {
  const postings = new Map([
    [0, 1],
    [7, 3],
    [4000, 2],
  ]);
  const shard = new Map([
    ['split', postings],
    ['constructor', new Map([[5, 1]])],
  ]);
  const find = openTextShard(packTextShard(shard));
  for (const [key, expected] of shard) expect(find(key)).toEqual(expected);
  expect(find('toString')).toBeUndefined();
});
