import {readFileSync} from 'node:fs';
import {alignWidths} from '../../../../src/markdown/tables/table-widths';

it.each([
  ['as wide as the widest of those that are about as wide', [9.5, 5, 6.1], [10, 10, 10]],
  ['apart where one is much wider', [17.4, 4, 3, 16], [18.75, 7, 7, 18.75]],
  ['at most as wide as a name that stays on its line', [40, 18], [18.75, 18.75]],
  ['left to their content where there is one table only', [9], [undefined]],
])('the first columns of the tables of a page are %s', (_, needed, widths) => {
  expect(alignWidths(needed)).toEqual(widths);
});

it('every width has a rule, and no other', () => {
  const text = readFileSync('src/css/tables.css', 'utf8');
  const widths = [1, 9, 11, 15, 17].map((width) => alignWidths([width, width])[0]!);
  const rules = [...text.matchAll(/\.table\.(first\d+) \{\n {2}--first: ([\d.]+)rem/g)];
  expect(rules.map(([, name, width]) => [name, width])).toEqual(
    widths.map((width) => [`first${Math.floor(width)}`, String(width)]),
  );
});
