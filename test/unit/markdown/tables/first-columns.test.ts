import {readFileSync} from 'node:fs';
import {classOfWidth, sharedWidths} from '../../../../src/markdown/tables/first-columns';

describe('the first columns of the tables of a page', () => {
  it('are as wide as the widest of those that are about as wide', () => {
    expect(sharedWidths([9.5, 5, 6.1])).toEqual([10, 10, 10]);
  });

  it('are apart where one is much wider', () => {
    expect(sharedWidths([17.4, 4, 3, 16])).toEqual([18.25, 7, 7, 18.25]);
  });

  it('are at most as wide as a name that stays on its line', () => {
    expect(sharedWidths([40, 18])).toEqual([18.25, 18.25]);
  });

  it('are left to their content where there is one table only', () => {
    expect(sharedWidths([9])).toEqual([undefined]);
  });

  it('have rules in the sheet of tables, and no others', () => {
    const css = readFileSync('src/css/tables.css', 'utf8');
    const inSheet = [...css.matchAll(/\.table\.(first\d+) \{\n {2}--first: ([\d.]+)rem/g)];
    const every = [1, 9, 11, 15, 17].flatMap((width) => sharedWidths([width, width]));
    const widths = [...new Set(every)].map((width) => [classOfWidth(width!), String(width)]);
    expect(inSheet.map(([, name, width]) => [name, width])).toEqual(widths);
  });
});
