import {readFileSync} from 'node:fs';
import {type DocumentationVersion, newest, versions} from '../../../../src/versions';
import {readOptions} from '../../../../src/reference/options';
import {requireOf} from '../../../../src/versions/packages';
import {modes} from '../../../../src/reference/options/defaults/differences';

const factsOf = (version: DocumentationVersion) => {
  const facts = new Map(readOptions(version).map((fact) => [fact.path, fact]));
  return (name: string) => facts.get(name)!;
};
const fact = factsOf(newest);
const require = requireOf(newest);

interface Compiler {
  options: Record<string, Record<string, unknown>>;
  close?: (done: () => void) => void;
}
type Webpack = (configuration: object) => Compiler;

/** What a compiler of the pinned webpack works with, given nothing but a mode. */
function live(version: DocumentationVersion, mode: string, name: string): unknown {
  const compiler = (requireOf(version)('webpack') as Webpack)({
    mode,
    target: 'web',
    entry: './a.js',
  });
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], compiler.options);
}

/** Options whose defaults differ by mode, and say what a compiler does with them. */
const byMode: Record<DocumentationVersion['dialect'], string[]> = {
  modern: [
    'optimization.moduleIds',
    'optimization.splitChunks.minSize',
    'module.parser.json.exportsDepth',
    'cache',
  ],
  legacy: ['devtool', 'optimization.namedModules', 'optimization.splitChunks.maxInitialRequests'],
};

describe.each(versions)('the defaults of webpack $label', (version) => {
  const factOf = factsOf(version);
  it.each(byMode[version.dialect].flatMap((name) => modes.map((mode) => [name, mode] as const)))(
    'of %s in mode %s are those that a compiler has',
    (name, mode) => {
      const stated = factOf(name).byMode![mode];
      const value: unknown = new Function(`return (${stated})`)();
      expect(live(version, mode, name)).toEqual(value);
    },
  );
});

describe('an option of the newest webpack', () => {
  it('names the part of its default that each project decides', () => {
    const valuesOf = (name: string) => fact(name).defaults.map(({value}) => value);
    expect(valuesOf('output.chunkLoadingGlobal')).toEqual(['"webpackChunk" + output.uniqueName']);
    expect(valuesOf('output.devtoolNamespace')).toEqual(['output.uniqueName']);
    expect(fact('output.environment.arrowFunction').defaults[0]).toEqual({
      value: 'by its browsers',
      when: 'with target browserslist',
    });
  });

  it('has type, default, release and the line of the schema', () => {
    const lines = readFileSync(require.resolve('webpack/schemas/WebpackOptions.json'), 'utf8');
    const line = lines.split('\n').findIndex((text) => text.startsWith('    "Clean": {')) + 1;
    expect(fact('output.clean')).toMatchObject({
      type: 'boolean | { dry?: boolean, keep?: RegExp | string | ((path) => boolean) | object }',
      since: '5.20.0',
      deprecated: false,
      source: `https://github.com/webpack/webpack/blob/v${newest.webpack}/schemas/WebpackOptions.json#L${line}`,
    });
    expect(line).toBeGreaterThan(0);
  });

  it.each([
    [
      'output.publicPath',
      {
        'with output.module': '"auto"',
        'node, async-node, electron-main, electron-preload, nwjs': '""',
        otherwise: '"auto"',
      },
    ],
    [
      'output.filename',
      {'deno, bun, universal, or with output.module': '"[name].mjs"', otherwise: '"[name].js"'},
    ],
    ['output.path', {always: 'path.resolve("dist")'}],
    ['context', {always: 'process.cwd()'}],
    [
      'resolve.extensions',
      {
        'for import': '[".ts", ".js", ".json", ".wasm", ".html", ".css"]',
        'for require': '[".ts", ".js", ".json", ".wasm"]',
      },
    ],
    ['optimization.minimizer', {}],
  ])('%s has its defaults', (name, expected) => {
    const stated = fact(name).defaults.map(({value, when = 'always'}) => [when, value]);
    expect(stated).toEqual(Object.entries(expected));
  });

  it('of a rule has the name that people write', () => {
    expect(fact('module.rules[].use').names).toEqual(['Rule.use']);
    expect(fact('module.rules[].test').type).toBe('Condition');
  });
});
