import {jest} from '@jest/globals';
import {liteClient} from 'algoliasearch/lite';
import {searchWith} from '../../../../../src/plugins/search/browser';
import {ask} from '../../../../../src/plugins/search/browser/ask';
import {embeddedEngine} from '../../../../../src/plugins/search/browser/embedded-engine';
import {embeddedRequester} from '../../../../../src/plugins/search/browser/embedded-requester';
import {
  highlightEnd,
  highlightStart,
  SearchFailure,
  type SearchVersion,
} from '../../../../../src/plugins/search/types';
import {fileOf, recordsOfPages, searchable} from '../../../../support/search-records';

const five = recordsOfPages(
  ['/concepts/output/', 'Output', '<p>Where files go.<h2 id=usage>Usage</h2><p>Set outputs.'],
  ['/concepts/module-federation/', 'Module Federation', '<p>Shares modules.'],
);
const four = recordsOfPages(
  ['/v4/concepts/output/', 'Output', '<p>Where files go. A federation of a module.'],
  ['/v4/plugins/commons-chunk-plugin/', 'CommonsChunkPlugin', '<p>Old.'],
);
const files: Record<SearchVersion, string> = {'5': fileOf('5', five), '4': fileOf('4', four)};

function search(fetchRecords = async (version: SearchVersion) => files[version]) {
  const asked: SearchVersion[] = [];
  const engine = embeddedEngine((version) => {
    asked.push(version);
    return fetchRecords(version);
  });
  return {asked, search: searchWith(engine)};
}

describe('the embedded search', () => {
  it('answers in full', async () => {
    const answer = await search().search('output', {version: '5'});
    expect(answer).toMatchObject({
      query: 'output',
      page: 0,
      pages: 1,
      engine: {name: 'MiniSearch'},
    });
    expect(answer.hits[0]).toMatchObject({
      url: '/concepts/output/',
      anchor: null,
      kind: 'page',
      version: '5',
      category: 'Concepts',
      subcategory: 'Output',
      title: 'Output',
      text: 'Where files go.',
    });
    const {value} = answer.hits[0]!._highlightResult.hierarchy.lvl1!;
    expect(value).toBe(`${highlightStart}Output${highlightEnd}`);
  });

  it('asks the version it is told to, and no other while that one knows', async () => {
    const {asked, search: find} = search();
    const {hits, elsewhere} = await find('output', {version: '4'});
    expect(hits[0]!.url).toBe('/v4/concepts/output/');
    expect(elsewhere).toBeUndefined();
    expect(asked).toEqual(['4']);
  });

  it.each([
    ['knows better', 'module federation', '/concepts/module-federation/', 1],
    ['alone knows', 'shares', '/concepts/module-federation/', 0],
  ])('tells when the other version %s', async (_, query, url, own) => {
    const {hits, elsewhere} = await search().search(query, {version: '4'});
    expect(hits).toHaveLength(own);
    expect(elsewhere).toMatchObject({version: '5', total: 1, hit: {url}});
  });

  it('answers without the other version when that one cannot be had', async () => {
    const {search: find} = search(async (version) => {
      if (version === '5') throw new SearchFailure('missing', 'Gone.');
      return files[version];
    });
    await expect(find('shares', {version: '4'})).resolves.toMatchObject({hits: [], total: 0});
  });

  it.each([
    ['broken off', '{"format": 1, "pages": [["/a/"'],
    ['of another deployment', JSON.stringify({...JSON.parse(files['5']), format: 0})],
    ['a page', '<!doctype html>'],
  ])('says that the records are %s, and reads them anew next time', async (_, text) => {
    let current = text;
    const {search: find} = search(async () => current);
    await expect(find('output', {version: '5'})).rejects.toMatchObject({
      name: 'SearchFailure',
      reason: 'broken',
    });
    current = files['5'];
    await expect(find('output', {version: '5'})).resolves.toMatchObject({query: 'output'});
  });

  it('stops when it is told to', async () => {
    const {signal} = {signal: AbortSignal.abort(new DOMException('newer', 'AbortError'))};
    await expect(search().search('output', {version: '5', signal})).rejects.toThrow('newer');
  });

  it('turns what nobody expected into a message', async () => {
    const engine = {
      about: {name: '', url: ''},
      warm: () => undefined,
      ask: async () => Promise.reject(new Error('x')),
    };
    await expect(searchWith(engine)('a', {version: '5'})).rejects.toMatchObject({reason: 'broken'});
  });
});

describe('the requester', () => {
  it('fits into the client of the hosted engine: the answers are the same', async () => {
    const site = await searchable('5', ['/concepts/output/', 'Output', '<p>Where files go.']);
    const client = liteClient('embedded', 'none', {
      hosts: [{url: 'search.invalid', accept: 'readWrite', protocol: 'https'}],
      requester: embeddedRequester(async () => site),
    });
    const engine = embeddedEngine(async () =>
      fileOf('5', recordsOfPages(['/concepts/output/', 'Output', '<p>Where files go.'])),
    );
    const options = {version: '5'} as const;
    expect(await ask(client, 'docs', 'output', options)).toEqual(
      await engine.ask('output', options),
    );
  });
});

describe('hits', () => {
  it('without an address of this site are left out, with a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hits = [
      {objectID: '1'},
      {url: 'https://elsewhere.example/'},
      {url: '//x'},
      null,
      {url: '/a/'},
    ];
    const client = {search: async () => ({results: [{hits}]})};
    const told = await ask(client, 'docs', 'a', {version: '5'});
    expect(told.hits.map(({url}) => url)).toEqual(['/a/']);
    expect(warn).toHaveBeenCalledTimes(4);
    warn.mockRestore();
  });
});
