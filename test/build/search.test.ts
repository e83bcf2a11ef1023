import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {recordsAddress, recordsBudget} from '../../src/plugins/search/config/engines';
import {pagesOf} from '../../src/content/node';
import {searchRecords, openRecords, type Searchable} from '../../src/plugins/search/engine/search';
import {builtFile, builtPages, contentIndex, readablePages} from '../support/built-site';
import {older} from '../support/older-version';
import {phrasesOf} from '../../src/plugins/search/build/records';
import {newest, versionOf, versions as allVersions, type VersionLabel} from '../../src/versions';

const built: Readonly<Record<VersionLabel, Searchable>> = Object.fromEntries(
  await Promise.all(
    allVersions.map(async ({label}) => [
      label,
      await openRecords(builtFile(recordsAddress(label))),
    ]),
  ),
);
const versions = allVersions.map(({label, base}) => [label, base] as const);

const addressesFor = (version: VersionLabel, query: string): string[] =>
  searchRecords(built[version]!, query, 5).hits.map(({url}) => url);

/** What readers type, and the addresses of which one must come up, or be the first answer. */
const queries = readFileSync('test/fixtures/search-queries.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const [, mark, query = '', to = ''] = /^(! )?(.+) → (\/\S*(?: \/\S*)*)$/.exec(line) ?? [];
    const version = to.startsWith(older.base) ? older.label : newest.label;
    const addresses = to.split(' ');
    return {
      line,
      query,
      to: addresses,
      allowed: mark ? [1] : [1, 2, 3, 4, 5],
      /** Counted from 1; 0 for none among the first five. */
      rank: addressesFor(version, query).findIndex((url) => addresses.includes(url)) + 1,
    };
  });

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
  'what readers type for a place that is called otherwise, %j, finds %s first',
  (phrase, url, version) => {
    expect(addressesFor(version, phrase)[0]).toBe(url);
  },
);

describe.each(versions)('the pages of version %s', (version, base) => {
  const pages = pagesOf(contentIndex(base)).filter(({unlisted}) => !unlisted);
  const addressesCalled = (title: string) =>
    pages.filter((page) => page.title === title).map(({url}) => url);

  it.each(pages.map(({title, url}) => [title, url] as const))(
    '%s comes first by its title, with its namesakes: %s',
    (title, url) => {
      const namesakes = addressesCalled(title);
      expect(addressesFor(version, title).slice(0, namesakes.length)).toContain(url);
    },
  );
});

describe.each(versions)('the records of version %s', (version) => {
  const {records} = built[version]!;
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

it('pages do not mention the records: they are fetched when the field is used', () => {
  const mentioning = builtPages().filter(({html}) => html.includes('search-index/'));
  expect(mentioning.map(({url}) => url)).toEqual([]);
});
