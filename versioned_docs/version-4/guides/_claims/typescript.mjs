import assert from 'node:assert/strict';

const files = {
  'tsconfig.json':
    '{"compilerOptions": {"target": "es2019", "module": "esnext", "moduleResolution": "node", "types": []}, "include": ["src"]}',
  'src/index.ts': 'import { gears } from "./gears"; console.log(gears);',
  'src/gears.ts': 'export const gears: number = 2;',
};
const rule = (resolve) => ({
  entry: './src/index.ts',
  resolve,
  module: {rules: [{test: /\.ts$/, loader: 'ts-loader', options: {transpileOnly: true}}]},
});

export default [
  {
    says: "the entry is found by its full name, but the first import in it fails with Module not found: Error: Can't resolve './gears'",
    modes: ['production'],
    files,
    configuration: rule({}),
    holds: ({errors}) => assert.match(errors[0], /Can't resolve '\.\/gears'/),
    unless: {configuration: rule({extensions: ['.ts', '.js']})},
  },
  {
    says: 'With "es2020" or newer, TypeScript leaves a?.b and a ?? b as they are, and the build fails',
    modes: ['production'],
    files: {
      ...files,
      'tsconfig.json': files['tsconfig.json'].replace('es2019', 'es2020'),
      'src/gears.ts': 'export const gears = globalThis["gears"] ?? 2;',
    },
    configuration: rule({extensions: ['.ts', '.js']}),
    holds: ({errors}) => assert.match(errors[0], /Module parse failed/),
    unless: {files},
  },
  {
    says: "webpack then warns that export 'Gear' was not found in './gears'",
    modes: ['production'],
    files: {
      ...files,
      'src/index.ts': 'export { Gear, gears } from "./gears";',
      'src/gears.ts': 'export interface Gear { teeth: number } export const gears = 2;',
    },
    configuration: rule({extensions: ['.ts', '.js']}),
    holds: ({warnings}) =>
      assert.match(warnings.join(), /export 'Gear' was not found in '\.\/gears'/),
    unless: {files: {'src/index.ts': 'export { type Gear, gears } from "./gears";'}},
  },
  {
    says: 'With it, ts-loader fails with TypeScript emitted no output, unless transpileOnly is set.',
    modes: ['production'],
    files: {
      ...files,
      'tsconfig.json': files['tsconfig.json'].replace('"types"', '"noEmit": true, "types"'),
    },
    configuration: {
      ...rule({extensions: ['.ts', '.js']}),
      module: {rules: [{test: /\.ts$/, loader: 'ts-loader'}]},
    },
    holds: ({errors}) => assert.match(errors.join(), /TypeScript emitted no output/),
    unless: {configuration: rule({extensions: ['.ts', '.js']})},
  },
  {
    says: "webpack does not know about paths, and ts-loader does not change the imports, so without a further step the build fails with Can't resolve '@/gears'.",
    modes: ['production'],
    files: {
      ...files,
      'tsconfig.json': files['tsconfig.json'].replace(
        '"types"',
        '"baseUrl": ".", "paths": {"@/*": ["src/*"]}, "types"',
      ),
      'src/index.ts': 'import { gears } from "@/gears"; console.log(gears);',
    },
    configuration: rule({extensions: ['.ts', '.js']}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '@\/gears'/),
    unless: {files},
  },
];
