import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {toString} from 'hast-util-to-string';
import {recordsAddress, recordsBudget, shardAddress} from '../../src/plugins/search/config/engines';
import {pagesOf} from '../../src/content/index-node';
import {searchRecords, openRecords, type Searchable} from '../../src/plugins/search/engine/search';
import {builtFile, builtPages, contentIndex, readablePages} from '../support/built-site';
import {older} from '../support/older-version';
import {phrasesOf} from '../../src/plugins/search/build/records';
import {newest, versionOf, versions as allVersions, type VersionLabel} from '../../src/versions';

const built: Readonly<Record<VersionLabel, Searchable>> = Object.fromEntries(
  allVersions.map(({label}) => [
    label,
    openRecords(builtFile(recordsAddress(label)), async (...shard) =>
      builtFile(shardAddress(label, ...shard)),
    ),
  ]),
);
const versions = allVersions.map(({label, base}) => [label, base] as const);

const addressesFor = async (version: VersionLabel, query: string): Promise<string[]> =>
  (await searchRecords(built[version]!, query, 5)).hits.map(({url}) => url);

/** What readers type, and the addresses of which one must come up, or be the first answer. */
const lines = readFileSync('test/fixtures/search-queries.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '));
const queries = await Promise.all(
  lines.map(async (line) => {
    const [, mark, query = '', to = ''] = /^(! )?(.+) → (\/\S*(?: \/\S*)*)$/.exec(line) ?? [];
    const version = to.startsWith(older.base) ? older.label : newest.label;
    const addresses = to.split(' ');
    return {
      line,
      query,
      to: addresses,
      allowed: mark ? [1] : [1, 2, 3, 4, 5],
      /** Counted from 1; 0 for none among the first five. */
      rank: (await addressesFor(version, query)).findIndex((url) => addresses.includes(url)) + 1,
    };
  }),
);

describe('what readers type', () => {
  it.each(queries)('finds its place: $line', ({rank, allowed}) => {
    expect(allowed).toContain(rank);
  });

  it('leads to its place among the first three in 97 of 100 cases', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const beyond = queries.filter(({rank}) => rank > 3 || rank === 0);
    expect(beyond.length / queries.length).toBeLessThanOrEqual(0.03);
  });

  it('leads to pages that exist', () => {
    const pages = new Set(builtPages().map(({url}) => url));
    const named = queries.flatMap(({to}) => to);
    expect(named.filter((address) => !pages.has(address.split('#')[0]!))).toEqual([]);
  });
});

const phrases = allVersions.flatMap((version) =>
  Object.entries(phrasesOf(version)).flatMap(([url, typed]) =>
    typed.map((phrase) => [phrase, url, version.label] as const),
  ),
);

it.each(phrases)(
  'what readers type for a place that is called otherwise, %j, finds %s first, with others of that phrase',
  async (phrase, url, version) => {
    const sharing = phrases.filter(([other, , label]) => other === phrase && label === version);
    const addresses = await addressesFor(version, phrase);
    expect(addresses.slice(0, sharing.length)).toContain(url);
  },
);

describe.each(versions)('the pages of version %s', (version, base) => {
  const pages = pagesOf(contentIndex(base)).filter(({unlisted}) => !unlisted);
  const addressesCalled = (title: string) =>
    pages.filter((page) => page.title === title).map(({url}) => url);

  it.each(pages.map(({title, url}) => [title, url] as const))(
    '%s comes first by its title, with its namesakes: %s',
    async (title, url) => {
      const namesakes = addressesCalled(title);
      const addresses = await addressesFor(version, title);
      expect(addresses.slice(0, namesakes.length)).toContain(url);
    },
  );
});

describe.each(versions)('the records of version %s', (version) => {
  const records = [...built[version]!.records];
  const idsByPage = new Map(
    builtPages().map(({url, querySelectorAll: all}) => [
      url,
      new Set(all('[id]').map(({properties}) => properties.id)),
    ]),
  );

  it('lead to places that exist', () => {
    const dead = records.filter(({url}) => {
      const [address, anchor] = url.split('#');
      const ids = idsByPage.get(address!);
      return !ids || (anchor !== undefined && !ids.has(anchor));
    });
    expect(dead.map(({url}) => url)).toEqual([]);
  });

  it('are of every page that readers reach', () => {
    const recordedPages = new Set(records.map(({url}) => url.split('#')[0]));
    const missing = readablePages()
      .map(({url}) => url)
      .filter((url) => versionOf(url).label === version && !recordedPages.has(url))
      .filter((url) => !url.endsWith('/printable/') && url !== '/search/');
    expect(missing).toEqual([]);
  });

  it.each([
    ['code', /module\.exports = \{ *\w+:|<\/?(?:div|span)\b/],
    ['what stands beside every title', /Verified against|Edit Document|opens in a new tab/],
  ])('hold not %s', (_, pattern) => {
    const matching = records.filter(({content}) => pattern.test(content));
    expect(matching.map(({url}) => url)).toEqual([]);
  });

  it('fit into what a reader may wait for', () => {
    expect(brotliCompressSync(builtFile(recordsAddress(version))).length).toBeLessThanOrEqual(
      recordsBudget,
    );
  });
});

it.each([
  ['tree shaking', 70_000],
  ['devServer.proxy', 50_000],
  // "points", with a typing error.
  ['entry pints', 120_000],
  [
    "Module not found: Error: Can't resolve 'fs' in '/home/me/app/node_modules/x/lib' BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
    260_000,
  ],
])('%s loads no more than a reader may wait for', async (query, budget) => {
  let weight = 0;
  const {label} = newest;
  const searchable = openRecords(builtFile(recordsAddress(label)), async (...shard) => {
    const text = builtFile(shardAddress(label, ...shard));
    weight += brotliCompressSync(text).length;
    return text;
  });
  await searchRecords(searchable, query, 5);
  expect(weight).toBeLessThanOrEqual(budget);
});

/** Messages that pages quote in a sentence, with all pages that do. */
const quoted = new Map<string, Set<string>>();
const messageWords =
  /\b(?:\w*Error|Uncaught|Can't|Cannot|Invalid|Unexpected|failed|not found|is not|may need|No \w+ is)\b/;
for (const {url, querySelectorAll: all} of builtPages()) {
  if (versionOf(url) !== newest) continue;
  for (const code of all('main p code')) {
    const text = toString(code);
    if (text.split(/\s+/).length < 3 || !messageWords.test(text) || /[{};=]/.test(text)) continue;
    quoted.set(text, (quoted.get(text) ?? new Set()).add(url));
  }
}

it('messages quoted in a sentence find a page that quotes them in 80 of 100 cases', async () => {
  const missed: string[] = [];
  for (const [message, pages] of quoted) {
    const {hits} = await searchRecords(built[newest.label]!, message, 10);
    if (!hits.some(({url}) => pages.has(url.split('#')[0]!))) missed.push(message);
  }
  expect(quoted.size).toBeGreaterThan(80);
  expect(missed.length / quoted.size).toBeLessThanOrEqual(0.2);
}, 120_000);

it('pages do not mention the records: they are fetched when the field is used', () => {
  const mentioning = builtPages().filter(({html}) => html.includes('search-index/'));
  expect(mentioning.map(({url}) => url)).toEqual([]);
});
