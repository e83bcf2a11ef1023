import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Figures, VersionFigures} from '../../../../../src/plugins/quality/build/figures';
import {parts} from '../../../../../src/plugins/quality/build/parts';
import {older} from '../../../../support/older-version';
import {renderMarkdown} from '../../../../support/markdown';
import {newest} from '../../../../../src/versions';

const five: VersionFigures = {
  label: newest.label,
  pages: ['docs/tea.md', 'docs/cup.md'],
  notRun: [],
  samples: {configuration: 1200, source: 3},
  exceptions: {fragment: 2},
  played: {commands: 4, steps: 7},
  coverage: {
    areas: [{area: 'hooks', total: 1000, excepted: 9, waiting: 1, uncovered: 1}],
    newFacts: [{fact: 'hook:Tea.pour', since: 'webpack 5.20.0', added: '2026-11-22'}],
  },
  terminals: {shown: 5, compared: 3},
  links: {inside: 1, outside: 6},
  statements: {total: 12, settled: 5},
};
const four: VersionFigures = {
  ...five,
  label: older.label,
  pages: [`${older.folder}/tea.md`],
  samples: {},
  statements: {total: 0, settled: 0},
  coverage: {areas: [], newFacts: []},
};
const figures: Figures = {
  date: '2026-11-22',
  releases: [{name: 'webpack', release: newest.webpack}],
  versions: [five, four],
  addresses: {formerSite: 2000, inPackages: 100, published: 1},
};

const rowsOf = (part: string, siteFigures = figures) =>
  (parts[part]!(siteFigures)[0] as Table).children.map(({children}) =>
    children.map((cell) => toString(cell)),
  );
const saidBy = (part: string, siteFigures = figures) =>
  parts[part]!(siteFigures).map((node) => toString(node));

it('the overview gives every figure of each version', () => {
  expect(rowsOf('figures')).toEqual([
    ['What', `webpack ${newest.label}`, `webpack ${older.label}`],
    ['Pages checked as they are', '2 of 2 pages', '1 of 1 page'],
    ['Samples run or parsed', '1,203 samples', '0 samples'],
    ['Outputs compared with a run', '3 of 5 terminals', '3 of 5 terminals'],
    ['Steps of guides played', '7 steps', '7 steps'],
    ['Facts of webpack described', '989 of 1,000 facts', 'not counted'],
    ['Sentences about behavior proved', '5 of 12 sentences', 'not counted'],
    ['Links followed', '1 link', '1 link'],
  ]);
  expect(saidBy('figures')[1]).toContain('2,101 addresses have to lead to their subject');
});

it('pages that were not run are named, and not counted as checked', () => {
  const siteFigures = {...figures, versions: [{...five, notRun: ['docs/cup.md']}, four]};
  expect(rowsOf('figures', siteFigures)[1]).toEqual([
    'Pages checked as they are',
    '1 of 2 pages',
    '1 of 1 page',
  ]);
  expect(saidBy('pages', siteFigures)).toEqual([
    '1 page has changed since the last run. The figures of a run leave them out.',
    'docs/cup.md',
  ]);
});

it('gives the facts of each area, and only of versions whose facts are counted', () => {
  expect(parts.facts!(figures)).toHaveLength(1);
  expect(rowsOf('facts')).toEqual([
    [`webpack ${newest.label}`, 'Facts', 'Described', 'Excepted', 'New', 'Open'],
    ['hooks', '1,000', '989', '9', '1', '1'],
  ]);
});

it('says what was done with samples, and what excuses some', () => {
  expect(rowsOf('samples')).toEqual([
    ['What was done', `webpack ${newest.label}`, `webpack ${older.label}`],
    ['Configurations loaded by webpack', '1,200', '0'],
    ['Modules parsed, their names looked up', '3', '0'],
  ]);
  expect(rowsOf('exceptions')[1]).toEqual(['fragment', '2', '2']);
});

describe('::quality', () => {
  it('puts what the checks counted there', async () => {
    const html = await renderMarkdown(
      '## Releases\n\n::quality[releases]\n\nText.',
      'docs/quality.md',
    );
    expect(html).toMatch(
      /<td[^>]*>Day of this build<\/td><td[^>]*><span[^>]*>\d{4}-\d\d-\d\d<\/span><\/td>/,
    );
    expect(html).toContain('<p>Text.</p>');
  });

  it('stops at a part that there is not', async () => {
    await expect(renderMarkdown('::quality[tea]', 'docs/quality.md')).rejects.toThrow(
      /quality: there is no part "tea"; the parts are figures, pages, samples/,
    );
  });
});
