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

// What was packed comes back: build/fit.test.ts.
describe('the file of records', () => {
  it('keeps phrases, and what has no new releases', () => {
    const marked = records.map((record, at) => ({
      ...record,
      ...(at === 1 && {phrases: ['find me']}),
      ...(record.url.startsWith('/loaders/') && {isUnmaintained: true as const}),
    }));
    const [, second, , ...ofPackage] = unpackRecords(
      JSON.parse(fileOf(newest.label, marked)),
    ).records;
    expect(second!.phrases).toEqual(['find me']);
    expect(ofPackage.map(({isUnmaintained}) => isUnmaintained)).toEqual([true, true]);
    expect(ofPackage[0]!.weight).toBeLessThan(records[3]!.weight);
  });

  it.each([
    ['nothing', null, 'not of format'],
    ['another format', {...JSON.parse(file), format: 1}, 'not of format'],
    ['a column that broke off', {...JSON.parse(file), kinds: 'a'}, 'different lengths'],
    ['no records', {...JSON.parse(file), pages: []}, 'different lengths'],
  ])('refuses %s', (_, value, message) => {
    expect(() => unpackRecords(value)).toThrow(message);
  });
});
