import assert from 'node:assert/strict';

const museum = {'src/index.js': 'console.log("museum");', 'src/more.js': 'console.log("more");'};

/** Adds an entry with these options. */
const adds =
  (options, more) =>
  ({webpack, folder}) => ({
    plugins: [new webpack.EntryPlugin(folder, './src/more.js', options)],
    ...more,
  });
const prints = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);

/** Adds an entry to what is there in the last moment. */
const late =
  (options) =>
  ({webpack, folder}) => ({
    plugins: [
      (compiler) =>
        compiler.hooks.afterPlugins.tap('Claim', () =>
          new webpack.EntryPlugin(folder, './src/more.js', options).apply(compiler),
        ),
    ],
  });

const shared = {name: 'more', library: {type: 'commonjs2'}};

export default [
  {
    says: 'the module runs in addition to the others, and in plugins of a configuration before them',
    files: museum,
    configuration: adds({name: 'main'}),
    holds: prints(['more', 'museum']),
    unless: {configuration: late({name: 'main'})},
  },
  {
    says: 'the module becomes part of every entry and always runs first',
    files: museum,
    configuration: late({name: undefined}),
    holds: prints(['more', 'museum']),
    unless: {configuration: late({name: 'main'})},
  },
  {
    says: 'If the name is new, you get a new entry.',
    files: museum,
    configuration: adds({name: 'more'}),
    holds: ({assets}) => assert.ok(assets['more.js']),
    unless: {configuration: adds({name: 'main'})},
  },
  {
    says: 'the file exports nothing, and no message says so',
    files: museum,
    configuration: adds(shared, {optimization: {minimize: false}}),
    holds({assets, errors, warnings}) {
      assert.deepEqual([...errors, ...warnings], []);
      assert.doesNotMatch(assets['more.js'], /module\.exports = __webpack_exports__/);
    },
    unless: {
      configuration: ({webpack, folder}) => ({
        plugins: [
          new webpack.library.EnableLibraryPlugin('commonjs2'),
          new webpack.EntryPlugin(folder, './src/more.js', shared),
        ],
      }),
    },
  },
  {
    says: 'webpack checks the type and reports an error',
    files: museum,
    configuration: {entry: () => ({more: {library: shared.library, import: ['./src/more.js']}})},
    holds: ({errors, thrown}) =>
      assert.match([...errors, thrown].join(), /Library type "commonjs2" is not enabled/),
    unless: {configuration: {output: {enabledLibraryTypes: ['commonjs2']}}},
  },
  {
    says: 'In apply of a plugin in the configuration, compiler.options has no defaults yet',
    configuration: () => ({
      plugins: [
        (compiler) => {
          const {hotUpdateGlobal} = compiler.options.output;
          compiler.hooks.environment.tap('Claim', () => {
            compiler.options.output.filename = `${hotUpdateGlobal}.js`;
          });
        },
      ],
    }),
    holds: ({assets}) => assert.ok('undefined.js' in assets),
    unless: {
      configuration: () => ({
        plugins: [
          (compiler) =>
            compiler.hooks.environment.tap('Claim', () => {
              compiler.options.output.filename = `${compiler.options.output.hotUpdateGlobal}.js`;
            }),
        ],
      }),
    },
  },
];
