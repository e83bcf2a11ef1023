import {unpackRecords} from '../../../../../src/plugins/search/engine/serialization';
import {filesOf, recordsOfPages} from '../../../../support/search-records';

const records = recordsOfPages(
  [
    '/concepts/a/',
    'A',
    '<p>Text.<h2 id=x>X</h2><pre><code>cacheGroups</code></pre><h3 id=y>Y</h3>',
  ],
  ['/loaders/b-loader/', 'b-loader', '<table><tr><th>Option<tr><td><code>url</code></table>'],
);
const {json: file} = await filesOf(records);

// What was packed comes back: ../build/fit-records.test.ts.
describe('the file of records', () => {
  it('keeps phrases, and what has no new releases', async () => {
    const marked = records.map((record) => ({
      ...record,
      isUnmaintained: record.url.startsWith('/loaders/'),
    }));
    const {json} = await filesOf(marked, {'/concepts/a/#x': ['find me']});
    const {records: list} = unpackRecords(JSON.parse(json));
    const unpacked = [...list];
    expect(unpacked.map(({phrases}) => phrases)).toEqual([[], ['find me'], [], [], []]);
    expect(unpacked.map(({weight}) => weight)).toEqual([10, 5, 5, 5, 0]);
  });

  it.each([
    ['nothing', null, 'not of format'],
    ['another format', {...JSON.parse(file), format: 1}, 'not of format'],
    ['a column that broke off', {...JSON.parse(file), kinds: 'a'}, 'different lengths'],
    ['no records', {...JSON.parse(file), pages: []}, 'different lengths'],
    ['lengths of other records', {...JSON.parse(file), lengths: ['1']}, 'not those of its records'],
  ])('refuses %s', (_, value, message) => {
    expect(() => unpackRecords(value)).toThrow(message);
  });
});
