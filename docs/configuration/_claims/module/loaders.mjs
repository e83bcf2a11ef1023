import assert from 'node:assert/strict';

const loader = {'loaders/same.js': 'module.exports = (source) => source;'};
const same = (folder) => `${folder}/loaders/same.js`;
const failed = ({errors, thrown}) => String(thrown ?? errors);

export default [
  {
    says: 'Set it there if the build fails with No ident is provided by referenced loader, because another loader of the rule, such as style-loader, repeats the request.',
    files: {
      ...loader,
      'src/index.js': 'import "./a.js";',
      'src/a.js': '',
      'loaders/repeats.js':
        'module.exports.pitch = (request) => `import ${JSON.stringify("!!" + request)};`;',
    },
    configuration: ({folder}) => ({
      module: {
        rules: [
          {
            test: /a\.js$/,
            use: () => [`${folder}/loaders/repeats.js`, {loader: same(folder), options: {}}],
          },
        ],
      },
    }),
    holds: (seen) => assert.match(failed(seen), /No ident is provided by referenced loader/),
    unless: {
      configuration: ({folder}) => ({
        module: {
          rules: [
            {
              test: /a\.js$/,
              use: () => [
                `${folder}/loaders/repeats.js`,
                {loader: same(folder), options: {}, ident: 'own'},
              ],
            },
          ],
        },
      }),
    },
  },
  {
    says: 'Names the only loader of the rule, instead of use. Setting both is an error, and so is a ! or ? in the name.',
    files: loader,
    configuration: ({folder}) => ({
      module: {rules: [{test: /\.js$/, loader: same(folder), use: same(folder)}]},
    }),
    async holds({thrown, build}) {
      assert.match(String(thrown), /must not have a 'loader' property when it has a 'use'/);
      for (const mark of ['?a', '!./b.js']) {
        const seen = await build({
          configuration: ({folder}) => ({module: {rules: [{loader: same(folder) + mark}]}}),
        });
        assert.match(String(seen.thrown), /has been removed/);
      }
    },
    unless: {
      configuration: ({folder}) => ({module: {rules: [{test: /\.js$/, loader: same(folder)}]}}),
    },
  },
];
