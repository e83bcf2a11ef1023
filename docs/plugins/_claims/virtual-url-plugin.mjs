import assert from 'node:assert/strict';

const virtual =
  (modules, options, more) =>
  ({webpack}) => ({
    plugins: [new webpack.experiments.schemes.VirtualUrlPlugin(modules, options)],
    ...more,
  });

const files = (code) => ({
  'src/index.js': `import value from "virtual:${code}"; console.log(value);`,
  'src/bread.js': 'export default "rye";',
});
const printed = (lines) => async (seen) => {
  assert.deepEqual(seen.errors, []);
  assert.deepEqual((await seen.run()).printed, lines);
};

export default [
  {
    says: 'in virtual:src/pages.js, requests start in src',
    files: files('src/pages.js'),
    configuration: virtual({'src/pages.js': 'export {default} from "./bread.js";'}),
    holds: printed(['rye']),
    unless: {configuration: virtual({'src/pages.js': 'export {default} from "./src/bread.js";'})},
  },
  {
    says: 'and in virtual:pages.js, in the folder of the option context',
    files: files('pages.js'),
    configuration: virtual({'pages.js': 'export {default} from "./src/bread.js";'}),
    holds: printed(['rye']),
    unless: {configuration: virtual({'pages.js': 'export {default} from "./bread.js";'})},
  },
  {
    says: 'because webpack asks the first instance for every module of the scheme, and fails if it has none with this name',
    files: files('pages.js'),
    configuration: ({webpack: {experiments}}) => ({
      plugins: [
        new experiments.schemes.VirtualUrlPlugin({other: 'export default 1;'}),
        new experiments.schemes.VirtualUrlPlugin({'pages.js': 'export default "rye";'}),
      ],
    }),
    holds: ({thrown, errors}) =>
      assert.match(`${thrown} ${errors}`, /Can't resolve virtual module/),
    unless: {configuration: virtual({'pages.js': 'export default "rye";'})},
  },
  {
    says: 'The rules of module.rules apply to virtual modules as they do to files, and match the name.',
    files: files('note.txt'),
    configuration: virtual({'note.txt': 'rye'}, undefined, {
      module: {rules: [{test: /\.txt$/, type: 'asset/source'}]},
    }),
    holds: printed(['rye']),
    unless: {configuration: virtual({'note.txt': 'rye'}, undefined, {module: {rules: []}})},
  },
];
