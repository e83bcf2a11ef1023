import {readFileSync} from 'node:fs';
import {
  classOfWidth,
  lastWidth,
  sharedWidths,
  widestName,
} from '../../../../src/markdown/tables/room';

const read = (sheet: string) => readFileSync(`src/css/${sheet}.css`, 'utf8');

describe('the first columns of the tables of a page', () => {
  it('are as wide as the widest of those that are about as wide', () => {
    expect(sharedWidths([9.5, 5, 6.1])).toEqual([10, 10, 10]);
  });

  it('are apart where one is much wider', () => {
    expect(sharedWidths([17.4, 4, 3, 16])).toEqual([18.75, 7, 7, 18.75]);
  });

  it('are at most as wide as a name that stays on its line', () => {
    expect(sharedWidths([40, 18])).toEqual([18.75, 18.75]);
  });

  it('are left to their content where there is one table only', () => {
    expect(sharedWidths([9])).toEqual([undefined]);
  });

  it('have rules in the sheet of tables, and no others', () => {
    const inSheet = [
      ...read('tables').matchAll(/\.table\.(first\d+) \{\n {2}--first: ([\d.]+)rem/g),
    ];
    const every = [1, 9, 11, 15, 17].flatMap((width) => sharedWidths([width, width]));
    const widths = [...new Set(every)].map((width) => [
      classOfWidth('first', width!),
      String(width),
    ]);
    expect(inSheet.map(([, name, width]) => [name, width])).toEqual(widths);
  });
});

describe('the first columns of tables that are compared', () => {
  it('are all as wide as the widest, and leave room for what is compared', () => {
    expect(widestName([5, 9.5])).toBe(10);
    expect(widestName([5, 40])).toBe(16);
  });

  it('are left to their content where there is one table only', () => {
    expect(widestName([9])).toBeUndefined();
  });
});

describe('the last columns of tables with the same heads', () => {
  it('are as wide as the widest, where names take no more than two lines', () => {
    expect(lastWidth([2, 6])).toBe(7);
    expect(lastWidth([17, 6])).toBe(13);
    expect(lastWidth([17])).toBeUndefined();
  });

  it('have rules in the sheet of tables, and no others', () => {
    const inSheet = [
      ...read('last-columns').matchAll(
        /\.table\.(last\d+) :is\(th, td\):last-child \{\n {4}width: (\d+)rem/g,
      ),
    ];
    const widths = [1, 9, 11].map((width) => lastWidth([width, width])!);
    expect(inSheet.map(([, name, width]) => [name, width])).toEqual(
      widths.map((width) => [classOfWidth('last', width), String(width)]),
    );
  });
});
