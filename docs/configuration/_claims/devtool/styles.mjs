import assert from 'node:assert/strict';

const styles = {'src/index.js': 'import "./sign.css";', 'src/sign.css': 'body { color: navy; }'};
const css = {experiments: {css: true}};

export default [
  {
    says: 'Use it in development if your build writes .css files, because an eval value makes no source maps for them:',
    modes: ['development'],
    files: styles,
    configuration: {...css, devtool: 'eval-source-map'},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets).sort(), ['main.css', 'main.js']),
    unless: {configuration: {devtool: [{type: 'css', use: 'source-map'}]}},
  },
  {
    says: 'the default in development is such a list, with "eval" for scripts and "source-map" for stylesheets',
    modes: ['development'],
    files: styles,
    configuration: css,
    holds({assets}) {
      assert.ok(assets['main.css.map']);
      assert.match(assets['main.js'], /eval\(/);
    },
    unless: {configuration: {devtool: 'eval'}},
  },
  {
    says: 'No source maps for .css and .scss files in development',
    modes: ['development'],
    files: styles,
    configuration: {...css, devtool: 'eval-source-map'},
    holds: ({assets}) => assert.doesNotMatch(assets['main.css'], /sourceMappingURL/),
    unless: {
      configuration: {
        devtool: [
          {type: 'javascript', use: 'eval-source-map'},
          {type: 'css', use: 'source-map'},
        ],
      },
    },
  },
];
