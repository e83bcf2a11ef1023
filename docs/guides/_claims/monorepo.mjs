import assert from 'node:assert/strict';

const files = {
  'mark.js': 'module.exports = (code) => code + "\\n;console.log(\'compiled\');";',
  'src/index.js': 'import "../packages/ui/index.js";',
  'packages/ui/index.js': 'console.log("ui");',
};
const compiling =
  (...folders) =>
  ({folder}) => ({
    module: {
      rules: [
        {
          test: /\.js$/,
          include: folders.map((name) => `${folder}/${name}`),
          use: `${folder}/mark.js`,
        },
      ],
    },
  });

export default [
  {
    says: 'With only the source of the application, the build stops with the same error',
    files,
    configuration: compiling('src'),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['ui', 'compiled']),
    unless: {configuration: compiling('src', 'packages')},
  },
  {
    says: 'Only builds that name it get the source',
    files: {
      'src/index.js': 'import "@harbor/ui";',
      'node_modules/@harbor/ui/package.json':
        '{"name": "@harbor/ui", "exports": {"harbor-source": "./source.js", "default": "./built.js"}}',
      'node_modules/@harbor/ui/source.js': 'console.log("source");',
      'node_modules/@harbor/ui/built.js': 'console.log("built");',
    },
    configuration: {resolve: {conditionNames: ['harbor-source', '...']}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['source']),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'but no valid target file was found',
    files: {
      'src/index.js': 'import "@harbor/ui";',
      'node_modules/@harbor/ui/package.json':
        '{"name": "@harbor/ui", "exports": "./dist/index.js"}',
    },
    configuration: {},
    holds: ({errors}) =>
      assert.match(
        errors.join('\n'),
        /Package path \. is exported from package .*, but no valid target file was found/,
      ),
    unless: {files: {'node_modules/@harbor/ui/dist/index.js': 'console.log("ui");'}},
  },
  {
    says: "webpack ignores the package's exports, so this works for packages",
    files: {
      'src/index.js': 'import "tar/knots";',
      'node_modules/tar/package.json': '{"name": "tar", "exports": {"./knots": "./dist/knots.js"}}',
      'node_modules/tar/dist/knots.js': 'console.log("knots");',
    },
    configuration: ({folder}) => ({resolve: {alias: {tar: `${folder}/node_modules/tar`}}}),
    holds: ({errors}) => assert.match(errors.join('\n'), /Can't resolve 'tar\/knots'/),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'The alias covers react and its subpaths',
    files: {
      'src/index.js': 'import "react"; import "react/jsx-runtime";',
      'one/index.js': 'console.log("one");',
      'one/jsx-runtime.js': 'console.log("runtime of one");',
      'node_modules/react/index.js': 'console.log("two");',
      'node_modules/react/jsx-runtime.js': 'console.log("runtime of two");',
    },
    configuration: ({folder}) => ({resolve: {alias: {react: `${folder}/one`}}}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['one', 'runtime of one']),
    unless: {configuration: {resolve: {}}},
  },
];
