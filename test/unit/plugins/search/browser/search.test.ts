import {newest, versions} from '../../../../../src/versions';
import {searchWith} from '../../../../../src/plugins/search/browser';
import {embeddedEngine} from '../../../../../src/plugins/search/browser/embedded-engine';
import type {SearchVersion} from '../../../../../src/plugins/search/types';
import {marked} from '../../../../support/search-hits';
import {fileOf, recordsOfPages} from '../../../../support/search-records';

const older = versions[1]!;
const five = recordsOfPages([
  '/concepts/output/',
  'Output',
  '<p>Where files go.<h2 id=usage>Usage</h2><p>Set outputs.',
]);
const four = recordsOfPages([`${older.base}concepts/output/`, 'Output', '<p>Where files go.']);
const filesOf = new Map([
  [newest.label, fileOf(five)],
  [older.label, fileOf(four)],
]);
const fileOfVersion = async (version: SearchVersion) => filesOf.get(version)!;

const search = (fetchRecords = fileOfVersion) => searchWith(embeddedEngine(fetchRecords));

describe('the embedded search', () => {
  it('answers in full', async () => {
    const answer = await search()('output', {version: newest.label});
    expect(answer).toMatchObject({
      query: 'output',
      engine: {name: 'MiniSearch'},
    });
    expect(answer.hits[0]).toMatchObject({
      url: '/concepts/output/',
      kind: 'page',
      category: 'Concepts',
      subcategory: 'Output',
      title: 'Output',
      name: marked('Output'),
      text: 'Where files go.',
    });
  });

  it('asks the version it is told to', async () => {
    const {hits} = await search()('output', {version: older.label});
    expect(hits[0]!.url).toBe(`${older.base}concepts/output/`);
  });

  it.each([
    ['broken off', '{"format": 1, "pages": [["/a/"'],
    [
      'of another deployment',
      JSON.stringify({...JSON.parse(filesOf.get(newest.label)!), format: 0}),
    ],
  ])('says that the records are %s, and reads them anew next time', async (_, text) => {
    let current = text;
    const find = search(async () => current);
    await expect(find('output', {version: newest.label})).rejects.toMatchObject({
      name: 'SearchFailure',
      message: expect.stringContaining('could not be read') as string,
    });
    current = filesOf.get(newest.label)!;
    await expect(find('output', {version: newest.label})).resolves.toMatchObject({query: 'output'});
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new DOMException('newer', 'AbortError'));
    await expect(search()('output', {version: newest.label, signal})).rejects.toThrow('newer');
  });
});
