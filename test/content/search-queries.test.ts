import {otherAddresses} from '../../src/config/other-addresses';
import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/node';
import {queries, type ExpectedAnswer} from './search-queries';
import {older} from '../support/older-version';
import {newest} from '../../src/versions';

const index = await readIndex(process.cwd());
const pages = new Set([
  ...Object.values(index)
    .flatMap(pagesOf)
    .map(({url}) => url),
  ...otherAddresses,
]);

const pageOf = (address: string) => address.split('#')[0]!;
const versionOf = ({to}: ExpectedAnswer) =>
  to[0].startsWith(older.base) ? older.label : newest.label;
const nameOf = (expected: ExpectedAnswer) => `${versionOf(expected)}: ${expected.query}`;

describe('the table of queries', () => {
  it('has at least 120 queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
  });

  it('asks nothing twice', () => {
    const names = queries.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('leads to pages of one version in each row', () => {
    const mixed = queries.filter(
      ({to}) => new Set(to.map((address) => address.startsWith(older.base))).size > 1,
    );
    expect(mixed).toEqual([]);
  });

  it('leads to pages that exist', () => {
    expect(queries.filter(({to}) => !to.every((address) => pages.has(pageOf(address))))).toEqual(
      [],
    );
  });
});
