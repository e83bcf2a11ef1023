import {readFileSync} from 'node:fs';
import {fileNameIn, inModuleFormat} from '../../../../../src/markdown/code-blocks/module-formats';

const fixture = (name: string) => readFileSync(`test/fixtures/module-formats/${name}`, 'utf8');
const source = fixture('commonjs.txt');

describe('a configuration in CommonJS', () => {
  it('stays what it is', () => {
    expect(inModuleFormat('cjs', source)).toBe(source);
  });

  it.each([
    ['esm', 'es-module.txt'],
    ['ts', 'typescript.txt'],
  ] as const)('becomes %s with every comment', (format, expected) => {
    expect(inModuleFormat(format, source)).toBe(fixture(expected));
  });

  it('gets the name its format has', () => {
    expect(fileNameIn('cjs', 'build/webpack.common.js')).toBe('build/webpack.common.js');
    expect(fileNameIn('esm', 'build/webpack.common.js')).toBe('build/webpack.common.mjs');
    expect(fileNameIn('ts', 'webpack.config.js')).toBe('webpack.config.mts');
  });

  it('is typed as a list when it is one', () => {
    expect(inModuleFormat('ts', 'module.exports = [{}];')).toBe(
      'import type { Configuration } from "webpack";\n\nconst config: Configuration[] = [{}];\n\nexport default config;',
    );
  });

  it('keeps properties that are called like what it replaces', () => {
    expect(inModuleFormat('esm', 'module.exports = {a: {module: {require: 1}}};')).toBe(
      'export default {a: {module: {require: 1}}};',
    );
  });
});

describe('a configuration without an equal', () => {
  it.each([
    ['that is none', 'const a = 1;', /has to end in module\.exports = …/],
    ['in a module', 'export default {};', /is written in CommonJS/],
    ['that is broken', 'module.exports = {', /is written in CommonJS: Unexpected token/],
    [
      'with a module inside',
      'module.exports = {a: require("a")};',
      /require inside of the configuration/,
    ],
    ['with JSON', 'const a = require("./a.json");\nmodule.exports = {a};', /import attribute/],
    [
      'with a rest',
      'const {...a} = require("node:fs");\nmodule.exports = {a};',
      /\{\.\.\.a\} = require/,
    ],
    [
      'with a package twice',
      'const webpack = 1;\nconst {a} = require("webpack");\nmodule.exports = {a};',
      /webpack is taken/,
    ],
  ])('is refused: one %s', (_, code, message) => {
    expect(() => inModuleFormat('esm', code)).toThrow(message);
  });

  it('is refused as TypeScript alone: a function', () => {
    const code = 'module.exports = (env) => ({});';
    expect(inModuleFormat('esm', code)).toBe('export default (env) => ({});');
    expect(() => inModuleFormat('ts', code)).toThrow(/exports an object or a list/);
  });
});
