import assert from 'node:assert/strict';

/** What the plugin has learned in the last build. */
const seen = [];

/** A plugin that calls a resolver. */
const asks = (use, more) => ({
  ...more,
  plugins: [
    {
      apply(compiler) {
        seen.length = 0;
        compiler.hooks.make.tapPromise('Claim', async () => {
          seen.push(await Promise.resolve(use(compiler)).catch(({message}) => message));
        });
      },
    },
  ],
});
const file =
  (options, more) =>
  ({folder}) =>
    asks(
      ({resolverFactory}) =>
        resolverFactory.get('normal', options).resolvePromise({}, `${folder}/src`, 'tea-kit'),
      more,
    );
const kit = {
  'node_modules/tea-kit/package.json':
    '{"name": "tea-kit", "exports": {"import": "./i.js", "require": "./r.js"}}',
  'node_modules/tea-kit/i.js': '',
  'node_modules/tea-kit/r.js': '',
};
const sync =
  (method) =>
  ({folder}) =>
    asks(async ({resolverFactory}) =>
      resolverFactory.get('normal')[method]({}, folder, './src/index.js'),
    );
const extension = (extensions) => ({
  plugins: [
    {
      apply: (compiler) =>
        compiler.resolverFactory.hooks.resolveOptions
          .for('normal')
          .tap('Tea', (options) => ({...options, extensions})),
    },
  ],
});

const applied = (option) => ({
  [option]: {plugins: [{apply: ({options}) => void seen.push(options.extensions.size)}]},
  ...asks(({resolverFactory}) => {
    seen.length = 0;
    resolverFactory.get('loader');
  }),
});

export default [
  {
    says: 'Without dependencyType, webpack resolves as for require(), so a package with exports may lead to another file.',
    files: kit,
    configuration: file({}),
    holds: () => assert.match(String(seen[0]), /r\.js$/),
    unless: {configuration: file({dependencyType: 'esm'})},
  },
  {
    says: 'The result is false if an alias, a fallback or the field browser ignores the request.',
    files: kit,
    configuration: file({}, {resolve: {alias: {'tea-kit': false}}}),
    holds: () => assert.equal(seen[0], false),
    unless: {configuration: file({}, {resolve: {}})},
  },
  {
    says: "resolveSync() throws an error, because webpack's file system for input is asynchronous.",
    configuration: sync('resolveSync'),
    holds: () => assert.match(String(seen[0]), /fileSystem is not sync/),
    unless: {configuration: sync('resolvePromise')},
  },
  {
    says: 'This function makes every import find files with the extension .tea',
    files: {'src/index.js': 'import "./green";', 'src/green.tea': 'console.log("green");'},
    configuration: extension(['.tea', '...']),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['green']),
    unless: {
      files: {'src/green.js': 'console.log("script");'},
      configuration: extension(['...']),
    },
  },
  {
    says: 'webpack then merges them into the resolve options of the configuration, and yours win.',
    files: {
      'src/index.js': 'import "./green";',
      'src/green.tea': 'console.log("plugin");',
      'src/green.js': 'console.log("configuration");',
    },
    configuration: {...extension(['.tea', '.js']), resolve: {extensions: ['.js']}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['plugin']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'but not the one for loaders, whose plugins are in resolveLoader.plugins',
    configuration: applied('resolve'),
    holds: () => assert.equal(typeof seen[0], 'undefined'),
    unless: {configuration: {...applied('resolveLoader'), resolve: {}}},
  },
];
