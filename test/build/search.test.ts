import {brotliCompressSync} from 'node:zlib';
import {recordsAddress, recordsBudget} from '../../src/plugins/search/config/engines';
import {pagesOf} from '../../src/content/node';
import {answer, openRecords, type Searchable} from '../../src/plugins/search/engine/answer';
import {queries, type ExpectedAnswer} from '../content/search-queries';
import {builtFile, builtPages, contentIndex, readablePages} from '../support/built-site';
import {older} from '../support/older-version';
import {phrasesOf} from '../../src/plugins/search/build/read-site';
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
  answer(built[version]!, query, 5).hits.map(({url}) => url);

const pages = new Set(builtPages().map(({url}) => url));
/** Those with an answer that is written. */
const answered = queries.filter(({to}) => to.some((url) => pages.has(url.split('#')[0]!)));

/** Place of the first expected address among the first five, counted from 1; 0 for none. */
const places = new Map(
  answered.map((row): [ExpectedAnswer, number] => {
    const version = row.to[0].startsWith(older.base) ? older.label : newest.label;
    return [row, addressesFor(version, row.query).findIndex((url) => row.to.includes(url)) + 1];
  }),
);

describe('what readers type', () => {
  it.each(answered.map((row) => [row.query, row] as const))('finds for %j its place', (_, row) => {
    const allowed = row.first ? [1] : [1, 2, 3, 4, 5];
    expect(allowed).toContain(places.get(row));
  });

  it('leads to its place among the first three in 97 of 100 cases', () => {
    const beyond = [...places.values()].filter((place) => place > 3 || place === 0);
    expect(beyond.length / answered.length).toBeLessThanOrEqual(0.03);
  });

  it('finds nothing for what is nowhere', () => {
    expect(addressesFor(newest.label, 'qqqq jjjj')).toEqual([]);
  });
});

const phrases = allVersions.flatMap((version) =>
  Object.entries(phrasesOf(version)).flatMap(([url, typed]) =>
    typed.map((phrase) => [phrase, url, version.label] as const),
  ),
);

describe('what readers type for a place that is called otherwise', () => {
  it.each(phrases)('finds for %j %s first', (phrase, url, version) => {
    expect(addressesFor(version, phrase)[0]).toBe(url);
  });
});

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
  const known = new Map(
    builtPages().map(({url, all}) => [
      url,
      new Set(all('[id]').map(({properties}) => properties.id)),
    ]),
  );

  it('lead to places that exist', () => {
    const dead = records.filter(({url}) => {
      const [address, anchor] = url.split('#');
      const ids = known.get(address!);
      return !ids || (anchor !== undefined && !ids.has(anchor));
    });
    expect(dead.map(({url}) => url)).toEqual([]);
  });

  it('are of every page that readers reach', () => {
    const found = new Set(records.map(({url}) => url.split('#')[0]));
    const missing = readablePages()
      .map(({url}) => url)
      .filter((url) => versionOf(url).label === version && !found.has(url))
      .filter((url) => !url.endsWith('/printable/') && url !== '/search/');
    expect(missing).toEqual([]);
  });

  it.each([
    ['code', /module\.exports = \{ *\w+:|<\/?(?:div|span)\b/],
    ['what stands beside every title', /Verified against|Edit Document|opens in a new tab/],
  ])('hold not %s', (_, pattern) => {
    const found = records.filter(({content}) => pattern.test(content));
    expect(found.map(({url}) => url)).toEqual([]);
  });

  it('fit into what a reader may wait for', () => {
    expect(brotliCompressSync(builtFile(recordsAddress(version))).length).toBeLessThanOrEqual(
      recordsBudget,
    );
  });
});

describe('pages', () => {
  it('do not mention the records: they are fetched when the field is used', () => {
    const mentioning = builtPages().filter(({html}) => html.includes('search-index/'));
    expect(mentioning.map(({url}) => url)).toEqual([]);
  });

  it('ask no search engine elsewhere', () => {
    expect(builtFile('_headers')).not.toContain('algolia');
    expect(builtPages().filter(({html}) => html.includes('algolia.net'))).toEqual([]);
  });
});
