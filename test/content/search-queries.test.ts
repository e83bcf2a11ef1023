import {otherAddresses} from '../../src/config/other-addresses';
import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/node';
import {answered, type ExpectedAnswer} from './search-queries';
import {waiting} from './waiting-search-queries';
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

/** Says why a row may wait no longer. */
const overdue = (row: ExpectedAnswer, written: ReadonlySet<string>): string[] =>
  row.to
    .filter((address) => written.has(pageOf(address)))
    .map((address) => `${nameOf(row)}: ${address} exists: let it be asked`);

describe('the table of queries', () => {
  it('has at least 120 queries that can be asked today', () => {
    expect(answered.length).toBeGreaterThanOrEqual(120);
  });

  it.each([
    ['answered', answered],
    ['waiting', waiting],
  ])('asks nothing twice among the %s', (_, rows) => {
    const names = rows.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('leads to pages of one version in each row', () => {
    const mixed = [...answered, ...waiting].filter(
      ({to}) => new Set(to.map((address) => address.startsWith(older.base))).size > 1,
    );
    expect(mixed).toEqual([]);
  });

  it.each(answered.map((row) => [nameOf(row), row.to] as const))(
    '%s leads to pages that exist',
    (_, to) => {
      expect(to.filter((address) => !pages.has(pageOf(address)))).toEqual([]);
    },
  );

  it('has rows wait only while no page of theirs is written', () => {
    expect(waiting.flatMap((row) => overdue(row, pages))).toEqual([]);
  });

  it('finds a row that waits for a page that is written', () => {
    const row: ExpectedAnswer = {query: 'chunk', to: ['/later/', '/glossary/#chunk'], first: false};
    expect(overdue(row, pages)).toEqual([
      `${newest.label}: chunk: /glossary/#chunk exists: let it be asked`,
    ]);
  });
});
