import {piecesOf} from '../../../../../src/plugins/landing/build/pieces';

const text = 'const a=1;n.d(t);a+b';

/** A source map with a mark at each column; without a source it says that the code has none. */
function mapOf(marks: [column: number, source?: string][]): string {
  const sources = marks.flatMap(([, source]) => source ?? []);
  const mappings = marks.map(([column, source]) =>
    source ? [column, sources.indexOf(source), 0, 0] : [column],
  );
  return JSON.stringify({version: 3, names: [], sources, mappings: [mappings]});
}

describe('the pieces of an output', () => {
  it('are cut where another source begins', () => {
    const map = mapOf([
      [0, 'webpack://shop/./src/a.js'],
      [6, 'webpack://shop/src/a.js'],
      [10],
      [17, 'webpack://shop/webpack/bootstrap'],
    ]);
    expect(piecesOf(text, map)).toEqual([
      {start: 0, text: 'const a=1;', source: 'src/a.js'},
      {start: 10, text: 'n.d(t);'},
      {start: 17, text: 'a+b', source: 'webpack/bootstrap'},
    ]);
  });

  it('hold the whole output, also what comes before the first mark', () => {
    const pieces = piecesOf(text, mapOf([[10, 'webpack://shop/./src/a.js']]));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces[0]).toEqual({start: 0, text: 'const a=1;'});
  });

  it('are not cut from files of several lines', () => {
    expect(() => piecesOf('a\nb', mapOf([]))).toThrow('several lines');
  });
});
