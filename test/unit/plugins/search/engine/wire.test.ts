import {unpackRecords} from '../../../../../src/plugins/search/engine/wire';
import {fileOf, recordsOfPages} from '../../../../support/search-records';
import {newest} from '../../../../../src/versions';

const records = recordsOfPages(
  [
    '/concepts/a/',
    'A',
    '<p>Text.<h2 id=x>X</h2><pre><code>cacheGroups</code></pre><h3 id=y>Y</h3>',
  ],
  ['/loaders/b-loader/', 'b-loader', '<table><tr><th>Option<tr><td><code>url</code></table>'],
);
const file = fileOf(newest.label, records);

describe('the file of records', () => {
  it('gives back what was packed', () => {
    expect(unpackRecords(JSON.parse(file)).records).toEqual(records);
  });

  it.each([
    ['nothing', null, 'not of format 1'],
    ['a text', 'records', 'not of format 1'],
    ['another format', {...JSON.parse(file), format: 2}, 'not of format 1'],
    ['a lost column', {...JSON.parse(file), titles: undefined}, 'lost a column'],
    ['lost words', {...JSON.parse(file), words: null}, 'lost a column'],
    ['a column that broke off', {...JSON.parse(file), kinds: 'a'}, 'different lengths'],
    ['no records', {...JSON.parse(file), pages: []}, 'different lengths'],
  ])('refuses %s', (_, value, message) => {
    expect(() => unpackRecords(value)).toThrow(message);
  });
});
