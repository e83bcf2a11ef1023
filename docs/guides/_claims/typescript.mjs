import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

/** A stand-in for a compiler that leaves imports as they are. */
const compiled = ({folder}) => ({
  entry: './src/index.ts',
  module: {rules: [{test: /\.ts$/, use: `${folder}/loaders/none.js`}]},
});
const files = {
  'loaders/none.js': 'module.exports = (code) => code;',
  'src/index.ts': 'import { a } from "./gears"; console.log(a);',
  'src/gears.ts': 'export const a = 1;',
};

const typed = () => ({
  entry: './src/index.ts',
  module: {rules: [{test: /\.ts$/, loader: require.resolve('ts-loader')}]},
});
const settings = (compilerOptions) => ({
  'tsconfig.json': JSON.stringify({compilerOptions: {...compilerOptions, types: []}}),
  'src/index.ts': 'const gears: number = 2; console.log(gears);',
});

export default [
  {
    says: 'the entry is found by its full name, but the first import in it fails:',
    files,
    configuration: compiled,
    holds({errors}) {
      assert.equal(errors.length, 1);
      assert.match(errors[0], /Module not found: Error: Can't resolve '\.\/gears' in '.+src'/);
    },
    unless: {
      configuration: (context) => ({...compiled(context), resolve: {extensions: ['.ts', '...']}}),
    },
  },
  {
    says: 'if you write imports as Node.js expects them, with the extension of the output.',
    files: {...files, 'src/index.ts': 'import { a } from "./gears.js"; console.log(a);'},
    configuration: (context) => ({...compiled(context), resolve: {extensions: ['.ts', '...']}}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/gears\.js'/),
    unless: {
      configuration: (context) => ({
        ...compiled(context),
        resolve: {extensions: ['.ts', '...'], extensionAlias: {'.js': ['.ts', '.tsx', '.js']}},
      }),
    },
  },
  {
    says: 'the compiler sees one file at a time, and cannot know that',
    files: {
      'src/index.js': 'import { development } from "./all"; console.log(development);',
      'src/all.js': 'export { Gear, development } from "./gears";',
      'src/gears.js': 'export const development = 1;',
    },
    holds: ({warnings}) =>
      assert.match(
        warnings.join(),
        /export 'Gear' \(reexported as 'Gear'\) was not found in '\.\/gears' \(possible exports: development\)/,
      ),
    unless: {
      files: {
        'src/index.js': 'import { development } from "./all"; console.log(development);',
        'src/all.js': 'export { development } from "./gears";',
        'src/gears.js': 'export const development = 1;',
      },
    },
  },
  {
    says: 'webpack does not know about paths, and ts-loader does not change the imports.',
    files: {
      ...files,
      'src/index.ts': 'import { a } from "@/gears"; console.log(a);',
      'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}',
    },
    configuration: (context) => ({...compiled(context), resolve: {extensions: ['.ts', '...']}}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '@\/gears'/),
    unless: {
      configuration: (context) => ({
        ...compiled(context),
        resolve: {extensions: ['.ts', '...'], tsconfig: true},
      }),
    },
  },
  {
    says: 'In production mode, webpack writes no files then, and in development mode it writes them',
    files: {
      'loaders/fails.js':
        'module.exports = function (code) { this.emitError(new Error("TS2322")); return code; };',
      'src/index.js': 'console.log(1);',
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /\.js$/, use: `${folder}/loaders/fails.js`}]},
    }),
    holds({assets, errors, mode}) {
      assert.match(errors.join(), /TS2322/);
      assert.equal(Object.keys(assets).length, mode === 'production' ? 0 : 1);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'With an older webpack on a Node.js before 22.13, the build then stops:',
    files: {
      'src/index.ts':
        'import { b } from "./b.js";\nimport { development, type Gear } from "./gears.js";',
      'src/b.js': 'export const b = 1;',
      'src/gears.js': 'export const development = 1;',
    },
    // What "auto" means there.
    configuration: {entry: './src/index.ts', experiments: {typescript: false}},
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Module parse failed: Unexpected token \(2:27\)\nFile was parsed as module type 'javascript\/auto'\./,
      ),
    unless: {files: {'src/index.ts': 'import { b } from "./b.js";', 'src/b.js': ''}},
  },
  {
    says: 'which ignores them; write tsc --noEmit on the command line',
    files: {
      'tsconfig.json': '{"compilerOptions": {"noEmit": true, "types": []}}',
      'src/index.ts': 'const gears: number = 2; console.log(gears);',
    },
    configuration: () => ({
      entry: './src/index.ts',
      module: {
        rules: [
          {test: /\.ts$/, loader: require.resolve('ts-loader'), options: {transpileOnly: true}},
        ],
      },
    }),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {
      configuration: () => ({
        entry: './src/index.ts',
        module: {rules: [{test: /\.ts$/, loader: require.resolve('ts-loader')}]},
      }),
    },
  },
  {
    says: 'makes the build fail with TS1287.',
    files: {
      'tsconfig.json':
        '{"compilerOptions": {"module": "commonjs", "verbatimModuleSyntax": true, "types": []}}',
      'src/index.ts': 'export const gears: number = 2;',
    },
    configuration: () => ({
      entry: './src/index.ts',
      module: {rules: [{test: /\.ts$/, loader: require.resolve('ts-loader')}]},
    }),
    holds: ({errors}) => assert.match(errors.join(), /TS1287/),
    unless: {
      files: {
        'tsconfig.json': '{"compilerOptions": {"module": "commonjs", "types": []}}',
      },
    },
  },
  {
    says: '"moduleResolution": "node" or "node10" with TypeScript 6',
    modes: ['production'],
    files: settings({module: 'preserve', moduleResolution: 'node'}),
    configuration: typed,
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /TS5107: Option 'moduleResolution=node10' is deprecated and will stop functioning in TypeScript 7\.0/,
      ),
    unless: {files: settings({module: 'preserve'})},
  },
  {
    says: 'With TypeScript 6, "ignoreDeprecations": "6.0" hides the message',
    modes: ['production'],
    files: settings({module: 'preserve', moduleResolution: 'node', ignoreDeprecations: '6.0'}),
    configuration: typed,
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {
      files: settings({module: 'preserve', moduleResolution: 'node', ignoreDeprecations: '5.0'}),
    },
  },
  {
    says: 'only one of module and moduleResolution is "nodenext"',
    modes: ['production'],
    files: settings({module: 'esnext', moduleResolution: 'nodenext'}),
    configuration: typed,
    async holds({errors, build}) {
      assert.match(errors.join(), /TS5110: Option 'module' must be set to 'NodeNext'/);
      const other = await build({
        files: settings({module: 'nodenext', moduleResolution: 'bundler'}),
        configuration: typed,
      });
      assert.match(other.errors.join(), /TS5095: Option 'bundler' can only be used when/);
      assert.match(other.errors.join(), /TS5109: Option 'moduleResolution' must be set to/);
    },
    unless: {files: settings({module: 'preserve'})},
  },
];
