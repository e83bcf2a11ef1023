import {createRequire} from 'node:module';
import path from 'node:path';
import {versions} from '../../../../src/config/versions';
import {readOptions} from '../../../../src/reference/options';
import {modes} from '../../../../src/reference/options/defaults/circumstances';

const [five, four] = versions.map((version) => {
  const facts = new Map(readOptions(version).map((fact) => [fact.path, fact]));
  return (name: string) => facts.get(name)!;
});

interface Compiler {
  options: Record<string, Record<string, unknown>>;
  close?: (done: () => void) => void;
}
type Webpack = (configuration: object) => Compiler;
const require = createRequire(path.resolve('package.json'));

/** What a compiler of the pinned webpack works with, given nothing but a mode. */
function live(packageName: string, mode: string, name: string): unknown {
  const compiler = (require(packageName) as Webpack)({mode, target: 'web', entry: './a.js'});
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], compiler.options);
}

describe.each([
  [
    'webpack',
    five!,
    [
      'optimization.minimize',
      'optimization.moduleIds',
      'optimization.nodeEnv',
      'optimization.sideEffects',
      'optimization.splitChunks.minSize',
      'optimization.usedExports',
      'output.pathinfo',
      'output.strictModuleResolution',
      'module.parser.json.exportsDepth',
      'cache',
    ],
  ],
  [
    'webpack4',
    four!,
    [
      'devtool',
      'optimization.concatenateModules',
      'optimization.namedModules',
      'optimization.nodeEnv',
      'optimization.splitChunks.maxInitialRequests',
      'output.pathinfo',
    ],
  ],
])('the defaults of %s', (packageName, fact, names) => {
  it.each(names.flatMap((name) => modes.map((mode) => [name, mode] as const)))(
    'of %s in mode %s are those that a compiler has',
    (name, mode) => {
      const told = fact(name).byMode![mode];
      const value: unknown = new Function(`return (${told})`)();
      expect(live(packageName, mode, name)).toEqual(value);
    },
  );
});

describe('an option of webpack 5', () => {
  it('has type, default, release and the line of the schema', () => {
    expect(five!('output.clean')).toMatchObject({
      type: 'boolean | { dry?: boolean, keep?: RegExp | string | ((path) => boolean) | object }',
      since: '5.20.0',
      deprecated: false,
      source: 'https://github.com/webpack/webpack/blob/v5.112.2/schemas/WebpackOptions.json#L350',
    });
    const lines = require('node:fs')
      .readFileSync(require.resolve('webpack/schemas/WebpackOptions.json'), 'utf8')
      .split('\n') as string[];
    expect(lines[349]).toContain('"Clean"');
  });

  it.each([
    [
      'optimization.minimize',
      [
        ['true', 'production'],
        ['false', 'otherwise'],
      ],
    ],
    [
      'output.publicPath',
      [
        ['""', 'node, electron-main'],
        ['"auto"', 'otherwise'],
      ],
    ],
    ['output.filename', [['"[name].js"', undefined]]],
    ['output.path', [['path.resolve("dist")', undefined]]],
    ['context', [['process.cwd()', undefined]]],
    [
      'resolve.extensions',
      [
        ['[".js", ".json", ".wasm", ".html", ".css"]', 'for import'],
        ['[".js", ".json", ".wasm"]', 'for require'],
      ],
    ],
    [
      'cache.maxMemoryGenerations',
      [
        ['5', 'development'],
        ['Infinity', 'otherwise'],
      ],
    ],
    ['optimization.minimizer', []],
  ])('%s has its defaults', (name, values) => {
    expect(five!(name).defaults.map(({value, when}) => [value, when])).toEqual(values);
  });

  it('knows what is given up, what is an experiment, and what is not told', () => {
    expect(five!('output.strictModuleExceptionHandling').deprecated).toBe(true);
    expect(five!('experiments.futureDefaults').experimental).toBe(true);
    expect(five!('output.filename').since).toBeUndefined();
  });

  it('of a rule goes by the name people write', () => {
    expect(five!('module.rules[].use').names).toEqual(['Rule.use']);
    expect(five!('module.rules[].test').type).toBe('Condition');
  });
});

describe('an option of webpack 4', () => {
  it('tells when webpack 5 has it no more', () => {
    expect(four!('node.Buffer').removed).toBe(true);
    expect(four!('output.filename').removed).toBe(false);
    expect(four!('output.jsonpFunction').source).toContain('/v4.47.0/');
  });
});
