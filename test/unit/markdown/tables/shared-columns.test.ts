import {readFileSync} from 'node:fs';
import {
  classOfWidth,
  commonWidth,
  most,
  sharedWidths,
  type Width,
} from '../../../../src/markdown/tables/room';

describe('the first columns of the tables of a page', () => {
  it.each([
    ['as wide as the widest of those that are about as wide', [9.5, 5, 6.1], [10, 10, 10]],
    ['apart where one is much wider', [17.4, 4, 3, 16], [18.75, 7, 7, 18.75]],
    ['at most as wide as a name that stays on its line', [40, 18], [18.75, 18.75]],
    ['left to their content where there is one table only', [9], [undefined]],
  ])('are %s', (_, needed, widths) => {
    expect(sharedWidths(needed)).toEqual(widths);
  });
});

it.each([
  [[5, 9.5], most.name, 10],
  [[5, 40], most.name, 16],
  [[17, 6], most.last, 13],
  [[17], most.last, undefined],
])('columns that need %j and at most %i end at %s', (needed, widest, width) => {
  expect(commonWidth(needed, widest)).toBe(width);
});

const steps = [1, 9, 11, 15, 17];

it.each([
  ['first', 'tables', /\.table\.(first\d+) \{\n {2}--first: ([\d.]+)rem/g, 5],
  [
    'last',
    'last-columns',
    /\.table\.(last\d+) :is\(th, td\):last-child \{\n {4}width: (\d+)rem/g,
    3,
  ],
] as const)('every width of %s columns has a rule, and no other', (column, sheet, rule, count) => {
  const text = readFileSync(`src/css/${sheet}.css`, 'utf8');
  const widths = steps.slice(0, count).map((width) => commonWidth([width, width], 99) as Width);
  expect([...text.matchAll(rule)].map(([, name, width]) => [name, width])).toEqual(
    widths.map((width) => [classOfWidth(column, width), String(width)]),
  );
});
