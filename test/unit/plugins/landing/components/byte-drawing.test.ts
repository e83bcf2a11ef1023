import {
  baseName,
  breakName,
  drawBuild,
  measures,
} from '../../../../../src/plugins/landing/components/byte-drawing';
import {teaShop} from './tea-shop';

const {sources, outputs} = drawBuild(teaShop);

describe('the drawing of a build', () => {
  it('makes every file as long as it has bytes, at one scale', () => {
    expect(sources.map(({width}) => width)).toEqual([343, 364, 427]);
    expect(outputs[1]!.width).toBe(427);
  });

  it('draws only the runtime shorter, a tenth of its length', () => {
    const [script] = outputs;
    expect(script!.width).toBe(1066 - 785 + Math.round(785 / 10));
  });

  it('puts the pieces where they stand in their file', () => {
    const [script] = outputs;
    expect(script!.parts).toEqual([
      {source: 1, x: 0, width: 20},
      {source: 1, x: 30, width: 5},
      {source: 2, x: 35 + 79 + 60, width: 10},
      {source: 0, x: 35 + 79 + 80, width: 100},
    ]);
  });

  it('gives every file room for its slab and its name, and fills the row', () => {
    for (const row of [sources, outputs]) {
      for (const {width, column} of row)
        expect(column).toBeGreaterThanOrEqual(width + measures.depth);
      const last = row.at(-1)!;
      expect(last.x + last.column).toBeLessThanOrEqual(measures.width);
      expect(row.slice(1).map(({x}) => x)).toEqual(
        row.slice(0, -1).map(({x, column}) => x + column),
      );
    }
  });

  it('refuses a project that is wider than the page', () => {
    const huge = {...teaShop.sources[0]!, bytes: 9000};
    expect(() => drawBuild({...teaShop, sources: [huge]})).toThrow(
      'docs/_examples/landing: its files are 4336 units wider than the drawing of the landing page',
    );
  });

  it('refuses more files than there are rules for', () => {
    const many = Array.from({length: 11}, () => teaShop.sources[0]!);
    expect(() => drawBuild({...teaShop, sources: many})).toThrow('has 11 files');
  });

  it('breaks names before the hash, and only there', () => {
    expect(breakName('img/pot.7660a64d.svg')).toEqual(['img/pot', '.7660a64d.svg']);
    expect(breakName('index.html')).toEqual(['index.html', '']);
    expect(baseName('src/img/pot.svg')).toBe('pot.svg');
    expect(baseName('index.html')).toBe('index.html');
  });
});
