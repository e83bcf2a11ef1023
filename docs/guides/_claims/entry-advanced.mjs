import assert from 'node:assert/strict';

const files = {
  'src/home.css': 'h1 { color: red }',
  'src/home.js': 'import "./home.css"; console.log(1);',
  'loaders/same.js': 'module.exports = (css) => css;',
};
const loader = ({folder}) => ({test: /\.css$/, use: `${folder}/loaders/same.js`});

export default [
  {
    says: 'as long as no rule of yours sets a loader or a type for .css files.',
    files,
    configuration: {
      entry: {home: ['./src/home.css']},
      module: {rules: [{test: /\.css$/, type: 'css'}]},
    },
    holds: ({errors}) => assert.match(errors.join(), /No parser registered for css/),
    unless: {configuration: {entry: {home: ['./src/home.css']}, module: {}}},
  },
  {
    says: 'If you have such a rule, set experiments.css to true.',
    files,
    configuration: (given) => ({
      entry: {home: ['./src/home.css']},
      experiments: {css: true},
      module: {rules: [loader(given)]},
    }),
    holds: ({assets}) => assert.ok(assets['home.css']),
    unless: {
      configuration: (given) => ({
        entry: {home: ['./src/home.css']},
        experiments: {},
        module: {rules: [loader(given)]},
      }),
    },
  },
  {
    says: 'webpack drops an imported stylesheet, but not one in the list.',
    files: {...files, 'package.json': '{"sideEffects": false}'},
    configuration: {entry: {home: './src/home.js', listed: ['./src/home.css']}},
    holds({assets}) {
      assert.ok(!assets['home.css']);
      assert.ok(assets['listed.css']);
    },
    unless: {files: {...files, 'package.json': '{"sideEffects": ["*.css"]}'}},
  },
  {
    says: 'Each entry has its own copy of the modules in its list',
    files,
    configuration: {entry: {home: ['./src/home.css'], visit: ['./src/home.css']}},
    holds({assets}) {
      assert.match(assets['home.css'], /red/);
      assert.match(assets['visit.css'], /red/);
    },
    unless: {
      configuration: {
        entry: {home: ['./src/home.css'], visit: ['./src/home.js']},
        module: {rules: [{test: /\.css$/, type: 'asset/source'}]},
      },
    },
  },
];
