import {programsOf} from '../../../../../src/cli/refresh/devtools/programs';
import {probesIn, qualityOf} from '../../../../../src/cli/refresh/devtools/quality';

const source = "type Tide = 'neap tide';\nsay('at the pier');\n";
const sources = new Map([['src/pier.ts', source]]);
const probes = probesIn(sources);

/** Line 2 of the source is line 1 of the bundle: only that, or its second column too. */
const ofLine = 'AACA';
const ofColumn = 'AACA,IAAI';

const mapOf = (mappings: string, sourcesContent?: string[]) =>
  JSON.stringify({
    version: 3,
    names: [],
    sources: ['webpack://pier/./src/pier.ts'],
    mappings,
    ...(sourcesContent && {sourcesContent}),
  });
const bundle = "say('at the pier');\n//# sourceMappingURL=main.js.map";
const judged = (files: Record<string, string>) => qualityOf(programsOf(files), probes, sources);

describe('the places that are asked for', () => {
  it('are texts that stand once in the sources, and not as types', () => {
    expect(probes).toEqual([{text: 'at the pier', file: 'src/pier.ts', line: 2, column: 4}]);
  });
});

describe('what a debugger knows', () => {
  it('is all, when the map leads to line and column', () => {
    expect(judged({'main.js': bundle, 'main.js.map': mapOf(ofColumn, [source])})).toEqual({
      file: 1,
      line: 1,
      column: 1,
      shows: 'the original',
    });
  });

  it('is the line, when the map has no columns', () => {
    const {line, column} = judged({'main.js': bundle, 'main.js.map': mapOf(ofLine, [source])});
    expect({line, column}).toEqual({line: 1, column: 0});
  });

  it('is the file alone, when the line is another', () => {
    const {file, line} = judged({'main.js': bundle, 'main.js.map': mapOf('AAAA', [source])});
    expect({file, line}).toEqual({file: 1, line: 0});
  });

  it('is no text, when the map has none', () => {
    expect(judged({'main.js': bundle, 'main.js.map': mapOf(ofColumn)}).shows).toBe('only names');
  });

  it('is the text that loaders made, when the map has that', () => {
    const files = {'main.js': bundle, 'main.js.map': mapOf(ofColumn, ["say('at the pier');"])};
    expect(judged(files).shows).toBe('after loaders');
  });

  it('comes from a map that the bundle does not name', () => {
    const files = {'main.js': "say('at the pier');", 'main.js.map': mapOf(ofColumn, [source])};
    expect(judged(files).column).toBe(1);
  });

  it('comes from a map inside of the bundle', () => {
    const map = Buffer.from(mapOf(ofColumn, [source])).toString('base64');
    const address = `data:application/json;charset=utf-8;base64,${map}`;
    expect(judged({'main.js': bundle.replace('main.js.map', address)}).column).toBe(1);
  });

  it('is the name of the module, when that is evaluated without a map', () => {
    const text = "{say('at the pier');\n\n//# sourceURL=webpack://pier/./src/pier.ts?\n}";
    for (const quoted of [JSON.stringify(text), `\`${text}\``]) {
      expect(judged({'main.js': `eval(trusted(${quoted}));`})).toMatchObject({
        file: 1,
        line: 0,
        shows: 'after webpack',
      });
    }
  });

  it('is nothing without a map, also when a package brings a comment about one', () => {
    const code = "//# sourceMappingURL=gone.js.map\nsay('at the pier');";
    expect(judged({'main.js': code})).toMatchObject({file: 0, shows: 'the bundle'});
  });

  it('cannot be told, when the scripts have none of the texts', () => {
    expect(() => judged({'main.js': 'say();'})).toThrow('no text of the sources is found');
  });
});
