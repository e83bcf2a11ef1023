import assert from 'node:assert/strict';

const anchor = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
  <circle cx="12" cy="5" r="2"/>
</svg>`;
const componentRule = {test: /\.svg$/, loader: '@svgr/webpack'};
const component = {
  externals: {react: 'React'},
  devtool: false,
  optimization: {minimize: false},
};

export default [
  {
    says: 'removes viewBox if it has the same size',
    files: {
      'src/anchor.svg': anchor,
      'src/index.js': 'import Anchor from "./anchor.svg"; console.log(Anchor);',
    },
    configuration: {...component, module: {rules: [componentRule]}},
    holds: ({assets}) => assert.ok(!assets['main.js'].includes('viewBox')),
    unless: {
      configuration: {
        ...component,
        module: {rules: [{...componentRule, options: {icon: true}}]},
      },
    },
  },
  {
    says: 'The file that webpack writes is then named .svg and contains the JavaScript of the component',
    files: {
      'src/anchor.svg': anchor,
      'src/page.css': 'p { mask: url("./anchor.svg"); }',
      'src/index.js': 'import "./page.css";',
    },
    configuration: {module: {rules: [componentRule]}},
    holds({assets}) {
      const [name] = Object.keys(assets).filter((file) => file.endsWith('.svg'));
      assert.match(assets[name].toString(), /createElement/);
    },
    unless: {
      configuration: {
        module: {
          rules: [
            {
              test: /\.svg$/,
              oneOf: [{issuer: /\.js$/, loader: '@svgr/webpack'}, {type: 'asset/resource'}],
            },
          ],
        },
      },
    },
  },
  {
    says: 'A file that is inlined in ten places is in the bundle once',
    files: {
      'src/anchor.svg': anchor,
      'src/a.js': 'import anchor from "./anchor.svg?inline"; console.log("a", anchor);',
      'src/b.js': 'import anchor from "./anchor.svg?inline"; console.log("b", anchor);',
      'src/index.js': 'import "./a.js"; import "./b.js";',
    },
    configuration: {module: {rules: [{resourceQuery: /inline/, type: 'asset/inline'}]}},
    holds: ({assets}) => assert.equal(assets['main.js'].split('data:image/svg').length, 2),
    unless: {
      files: {
        'src/anchor.svg': anchor,
        'src/index.js': `
          import anchor from "./anchor.svg?inline";
          import again from "./anchor.svg?again&inline";
          console.log(anchor, again);`,
      },
    },
  },
];
