import assert from 'node:assert/strict';

const files = {
  'src/index.js':
    'import("reviews/stars").then(({stars}) => console.log(stars), ({message}) => console.log(message.split("\\n")[0]));',
  'src/stars.js': 'export const stars = "****";',
  'src/first.js': 'globalThis.first = true;',
};

/** A build with a container, a remote, or both. */
const build =
  (options, more) =>
  ({webpack}) => ({
    plugins: [new webpack.container.ModuleFederationPlugin(options)],
    ...more,
  });

const exposes = {'./stars': './src/stars.js'};
const own = {name: 'reviews', filename: 'reviews.js', exposes};

/** A remote that is an ES module. */
const fromModule =
  (target) =>
  ({webpack}) => ({
    target,
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'shop',
        remoteType: 'import',
        remotes: {reviews: 'https://example.com/reviews.mjs'},
      }),
    ],
  });

/** Remotes with two places each. */
const twice = (remoteType) =>
  build(
    {
      name: 'shop',
      remoteType,
      remotes: {reviews: ['https://a.example/reviews.mjs', 'https://b.example/reviews.mjs']},
    },
    {output: {module: true}, experiments: {outputModule: true}, optimization: {minimize: false}},
  );

export default [
  {
    says: 'With the types module and module-import, the bundle imports all of them, so it fails if one does not load',
    files,
    configuration: twice('module'),
    holds: ({assets}) =>
      assert.match(
        Object.values(assets).join(),
        /^import [^\n]+ from "https:\/\/a\.example\/reviews\.mjs";\nimport [^\n]+ from "https:\/\/b\.example/m,
      ),
    unless: {configuration: twice('import')},
  },
  {
    says: 'with entry: {} it writes nothing',
    files,
    configuration: build({exposes}, {entry: {}}),
    holds: ({assets, errors, warnings}) =>
      assert.deepEqual([errors, warnings, Object.keys(assets)], [[], [], []]),
    unless: {configuration: build({exposes, name: 'reviews'}, {entry: {}})},
  },
  {
    says: 'If there are entries, it puts the container into them.',
    files,
    configuration: build({exposes}, {entry: {own: './src/first.js'}}),
    holds: ({assets}) => assert.match(assets['own.js'], /does not exist in container/),
    unless: {configuration: build({exposes, name: 'reviews'}, {entry: {own: './src/first.js'}})},
  },
  {
    says: 'so the file of the container above is reviews.js.',
    files,
    configuration: build({name: 'reviews', exposes}, {entry: {}}),
    holds: ({assets}) => assert.ok(assets['reviews.js']),
    unless: {configuration: build({name: 'reviews', filename: 'entry.js', exposes}, {entry: {}})},
  },
  {
    says: 'uses each request as its own key',
    files,
    configuration: build({...own, exposes: ['./src/stars.js']}, {entry: {}}),
    holds: ({assets}) => assert.match(assets['reviews.js'], /"\.\/src\/stars\.js\\?": ?\(\)/),
    unless: {configuration: build(own, {entry: {}})},
  },
  {
    says: 'the last module; the others run before it',
    files: {...files, 'src/stars.js': 'export const stars = globalThis.first;'},
    configuration: build({
      ...own,
      exposes: {'./stars': ['./src/first.js', './src/stars.js']},
      remoteType: 'var',
      remotes: {reviews: 'reviews'},
    }),
    holds: async ({run}) =>
      assert.deepEqual((await run(['reviews.js', 'main.js'])).printed, ['true']),
    unless: {
      configuration: build({...own, remoteType: 'var', remotes: {reviews: 'reviews'}}),
    },
  },
  {
    says: 'several places; webpack uses the first that loads',
    files,
    configuration: build({...own, remoteType: 'var', remotes: {reviews: ['missing', 'reviews']}}),
    holds: async ({run}) =>
      assert.deepEqual((await run(['reviews.js', 'main.js'])).printed, ['****']),
    unless: {
      configuration: build({...own, remoteType: 'var', remotes: {reviews: ['missing', 'absent']}}),
    },
  },
  {
    says: 'so set runtime: false to have the runtime in the container file.',
    files,
    configuration: build(
      {...own, runtime: false, remoteType: 'var', remotes: {reviews: 'reviews'}},
      {optimization: {runtimeChunk: 'single'}},
    ),
    holds: ({assets}) => assert.match(assets['reviews.js'], /currentScript/),
    unless: {configuration: build(own, {optimization: {runtimeChunk: 'single'}})},
  },
  {
    says: 'The default "auto" means the folder of the container\'s script',
    files,
    configuration: build(own, {entry: {}}),
    holds: ({assets}) => assert.match(assets['reviews.js'], /currentScript/),
    unless: {configuration: build(own, {entry: {}, output: {publicPath: '/'}})},
  },
  {
    says: 'has to support import(), as ["web", "es2020"] does',
    files: {'src/index.js': 'import("reviews/stars");'},
    configuration: fromModule(['web', 'es2020']),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: fromModule('web')},
  },
  {
    says: 'so it has to be a valid identifier such as reviews',
    files,
    configuration: build({name: 'my-reviews', exposes}, {entry: {}}),
    holds: ({errors}) => assert.match(errors.join(), /must be a valid identifier/),
    unless: {
      configuration: build(
        {name: 'my-reviews', library: {type: 'window', name: 'my-reviews'}, exposes},
        {entry: {}},
      ),
    },
  },
  {
    says: 'with { type: "var" }, the build fails.',
    files,
    configuration: build({...own, library: {type: 'var'}}, {entry: {}}),
    holds: ({thrown}) => assert.match(thrown, /Library name must be a string/),
    unless: {configuration: build({...own, library: {type: 'var', name: 'all'}}, {entry: {}})},
  },
];
