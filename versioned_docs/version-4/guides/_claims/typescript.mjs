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
];
