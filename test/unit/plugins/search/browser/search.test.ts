import {setImmediate} from 'node:timers/promises';
import {newest, versions} from '../../../../../src/versions';
import {searchWith} from '../../../../../src/plugins/search/browser';
import {embeddedEngine} from '../../../../../src/plugins/search/browser/embedded-engine';
import type {FetchShard} from '../../../../../src/plugins/search/browser/fetch-records';
import {SearchFailure, type SearchVersion} from '../../../../../src/plugins/search/types';
import {marked} from '../../../../support/search-hits';
import {filesOf, recordsOfPages} from '../../../../support/search-records';

const older = versions[1]!;
const five = recordsOfPages(
  ['/concepts/output/', 'Output', '<p>Where files go.<h2 id=usage>Usage</h2><p>Set outputs.'],
  ['/concepts/module-federation/', 'Module Federation', '<p>Shares modules.'],
);
const four = recordsOfPages(
  [`${older.base}concepts/output/`, 'Output', '<p>Where files go. A federation of a module.'],
  [`${older.base}plugins/commons-chunk-plugin/`, 'CommonsChunkPlugin', '<p>Old.'],
);
const filesOfVersions = new Map([
  [newest.label, await filesOf(five)],
  [older.label, await filesOf(four)],
]);
const fileOfVersion = async (version: SearchVersion) => filesOfVersions.get(version)!.json;
const shardOfVersion: FetchShard = (version, ...shard) =>
  filesOfVersions.get(version)!.loadShard(...shard);

function search(fetchRecords = fileOfVersion) {
  const asked: SearchVersion[] = [];
  const engine = embeddedEngine((version) => {
    asked.push(version);
    return fetchRecords(version);
  }, shardOfVersion);
  return {asked, search: searchWith(engine)};
}

describe('the embedded search', () => {
  it('runs a search before the first query, and none after it', async () => {
    const asked: SearchVersion[] = [];
    const engine = embeddedEngine(fileOfVersion, (version, ...shard) => {
      asked.push(version);
      return shardOfVersion(version, ...shard);
    });
    engine.preload(newest.label);
    await setImmediate();
    expect(asked).toContain(newest.label);
    await engine.search('output', newest.label, 5);
    engine.preload(older.label);
    await setImmediate();
    expect(asked).not.toContain(older.label);
  });

  it('answers in full', async () => {
    const response = await search().search('output', {version: newest.label});
    expect(response).toMatchObject({query: 'output', engine: {name: 'MiniSearch'}});
    expect(response.hits[0]).toMatchObject({
      url: '/concepts/output/',
      kind: 'page',
      category: 'Concepts',
      subcategory: 'Output',
      title: 'Output',
      name: marked('Output'),
      text: 'Where files go.',
    });
  });

  it('searches the requested version, and no other while it has results', async () => {
    const {asked, search: find} = search();
    const {hits, findOtherVersion} = await find('output', {version: older.label});
    expect(hits[0]!.url).toBe(`${older.base}concepts/output/`);
    expect(findOtherVersion).toBeUndefined();
    expect(asked).toEqual([older.label]);
  });

  it.each([
    ['knows better', 'module federation', '/concepts/module-federation/', 1],
    ['alone knows', 'shares', '/concepts/module-federation/', 0],
  ])('tells when the other version %s', async (_, query, url, hitCount) => {
    const {hits, findOtherVersion} = await search().search(query, {version: older.label});
    expect(hits).toHaveLength(hitCount);
    expect(await findOtherVersion!(new AbortController().signal)).toMatchObject({
      version: newest.label,
      total: 1,
      hit: {url},
    });
  });

  it('asks for no other version when the reader types on', async () => {
    const {asked, search: find} = search();
    const {findOtherVersion} = await find('shares', {version: older.label});
    const signal = AbortSignal.abort(new Error('newer'));
    await expect(findOtherVersion!(signal)).rejects.toThrow('newer');
    expect(asked).toEqual([older.label]);
  });

  it('answers without the other version when that does not load', async () => {
    const {search: find} = search(async (version) => {
      if (version === newest.label) throw new SearchFailure('Gone.');
      return fileOfVersion(version);
    });
    const response = await find('shares', {version: older.label});
    expect(response).toMatchObject({hits: [], total: 0});
    expect(await response.findOtherVersion!(new AbortController().signal)).toBeUndefined();
  });

  it.each([
    ['broken off', '{"format": 1, "pages": [["/a/"'],
    [
      'of another deployment',
      JSON.stringify({...JSON.parse(filesOfVersions.get(newest.label)!.json), format: 0}),
    ],
  ])('says that the records are %s, and reads them anew next time', async (_, text) => {
    let current = text;
    const {search: find} = search(async () => current);
    await expect(find('output', {version: newest.label})).rejects.toMatchObject({
      name: 'SearchFailure',
      message: expect.stringContaining('could not be read') as string,
    });
    current = filesOfVersions.get(newest.label)!.json;
    await expect(find('output', {version: newest.label})).resolves.toMatchObject({query: 'output'});
  });

  it('stops when it is aborted', async () => {
    const {signal} = {signal: AbortSignal.abort(new DOMException('newer', 'AbortError'))};
    await expect(search().search('output', {version: newest.label, signal})).rejects.toThrow(
      'newer',
    );
  });
});
