import {jest} from '@jest/globals';
import {searchWith, withFallback} from '../../../../../src/plugins/search/browser';
import {hostedEngine} from '../../../../../src/plugins/search/browser/hosted-engine';
import type {Engine} from '../../../../../src/plugins/search/types';
import {type Script, serveHostedEngine} from '../../../../support/hosted-engine';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const settings = {appId: 'APP', apiKey: 'search-key', indexName: 'docs'};
const hit = {url: '/concepts/output/', hierarchy: {lvl0: 'Concepts', lvl1: 'Output'}};
const embedded: Engine = {
  about: {name: 'MiniSearch', url: ''},
  preload: () => undefined,
  search: async () => ({hits: [], total: 0}),
};
const answering =
  (...hits: unknown[]): Script =>
  () => ({status: 200, body: {results: [{hits, nbHits: 7}]}});
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

type Service = Awaited<ReturnType<typeof serveHostedEngine>>;
type Use = (search: ReturnType<typeof searchWith>, service: Service) => Promise<void>;

/** Searches with a service that may be asked under several names. */
async function withService(script: Script, use: Use, names = ['127.0.0.1']): Promise<void> {
  const service = await serveHostedEngine(script);
  const {host} = service;
  const hosts = names.map((name) => ({...host, url: host.url.replace('127.0.0.1', name)}));
  const search = searchWith(withFallback(hostedEngine(settings, {hosts}), async () => embedded));
  return use(search, service).finally(service.close);
}

describe('the hosted search', () => {
  it('asks in the protocol of the specification, and reads the first result', async () => {
    await withService(answering(hit), async (search, {requests: asked}) => {
      const response = await search('output', {version: older.label});
      expect(response).toMatchObject({total: 7, engine: {name: 'Algolia'}});
      expect(response.hits[0]).toMatchObject({url: '/concepts/output/', title: 'Output'});

      const [{method, path, key, body}] = asked as [(typeof asked)[0]];
      expect([method, path, key]).toEqual(['POST', '/1/indexes/*/queries', 'search-key']);
      const {requests} = body as {requests: {indexName: string; params: string}[]};
      expect(requests[0]!.indexName).toBe('docs');
      const params = new URLSearchParams(requests[0]!.params);
      expect(params.get('query')).toBe('output');
      expect(Number(params.get('hitsPerPage'))).toBe(5);
      expect(JSON.parse(params.get('facetFilters')!)).toEqual([`version:${older.label}`]);
    });
  });

  it.each([
    ['none', 'none', 'Output Path', false],
    ['partial', 'none', '*Output* Path', false],
    ['partial', 'full', '*OutputPath*', true],
  ])('shows its marks: %s in words, %s inside of words', async (outside, inside, name, isNamed) => {
    const levels = (value: string, matchLevel: string) => ({lvl1: {value, matchLevel}});
    const _highlightResult = {
      hierarchy: levels(outside === 'none' ? 'Output Path' : '*Output* Path', outside),
      hierarchy_camel: levels(inside === 'none' ? 'Output Path' : '*OutputPath*', inside),
    };
    const _snippetResult = {content: {value: 'Where *it* goes'}};
    await withService(answering({...hit, _highlightResult, _snippetResult}), async (search) => {
      const {hits} = await search('output', {version: newest.label});
      expect(hits).toMatchObject([{name, isNamed, text: 'Where *it* goes', title: 'Output'}]);
    });
  });

  it('leaves out hits without an address of this site, with a warning', async () => {
    const wrong = [{objectID: '1'}, {url: 'https://elsewhere.example/'}, {url: '//x'}, null];
    await withService(answering(...wrong, hit), async (search) => {
      const {hits} = await search('output', {version: newest.label});
      expect(hits.map(({url}) => url)).toEqual([hit.url]);
    });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was left out'), '1');
  });

  it('asks a further host when one is out of order', async () => {
    await withService(
      (asked, count) => (count === 1 ? {status: 500, body: 'down'} : answering(hit)(asked, count)),
      async (search) => {
        await expect(search('a', {version: newest.label})).resolves.toMatchObject({
          engine: {name: 'Algolia'},
        });
      },
      ['127.0.0.1', 'localhost'],
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, Script]>([
    ['403', () => ({status: 403, body: {message: 'Invalid key', status: 403}})],
    ['HTML', () => ({status: 200, body: '<!doctype html><p>Sign in'})],
    ['a response without hits', () => ({status: 200, body: {results: [{}]}})],
  ])('gives way to the embedded one at %s, and says why once', async (_, script) => {
    await withService(script, async (search, {requests: asked}) => {
      await expect(search('a', {version: newest.label})).resolves.toMatchObject({
        engine: {name: 'MiniSearch'},
      });
      const before = asked.length;
      await search('b', {version: newest.label});
      expect(asked.length).toBe(before);
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Algolia cannot be asked'));
  });
});
