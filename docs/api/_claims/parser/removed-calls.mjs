import assert from 'node:assert/strict';

/** Replaces calls of the name by a text. */
const removing = (key) => ({
  devtool: false,
  plugins: [
    {
      apply({hooks, webpack}) {
        hooks.normalModuleFactory.tap('Claim', (factory) => {
          factory.hooks.parser.for('javascript/auto').tap('Claim', (parser) => {
            parser.hooks.call.for(key).tap('Claim', ({range}) => {
              const nothing = new webpack.dependencies.ConstDependency('undefined', range);
              parser.state.module.addPresentationalDependency(nothing);
              return true;
            });
          });
        });
      },
    },
  ],
});

export default [
  {
    says: 'a require() in them adds no module',
    files: {
      'src/index.js': 'console.debug(require("./teas.js"));',
      'src/teas.js': 'module.exports = "Assam";',
    },
    configuration: removing('console.debug'),
    holds: ({stats}) =>
      assert.ok(![...stats.compilation.fileDependencies].some((file) => /teas/.test(file))),
    unless: {configuration: removing('console.info')},
  },
  {
    says: 'the line of the call reads undefined;, and the minimizer of production mode removes it',
    files: {'src/index.js': 'console.debug("Assam");\nconsole.log("open");'},
    configuration: removing('console.debug'),
    holds: ({assets, mode}) =>
      mode === 'production'
        ? assert.equal(assets['main.js'], 'console.log("open");')
        : assert.match(assets['main.js'], /^undefined;$/m),
    unless: {configuration: removing('console.info')},
  },
  {
    says: 'A call through another name, as after const { debug } = console, does not have the key console.debug and remains.',
    files: {'src/index.js': 'const { debug } = console; debug("Assam");'},
    configuration: removing('console.debug'),
    holds: ({assets}) => assert.match(assets['main.js'], /"Assam"/),
    unless: {files: {'src/index.js': 'console.debug("Assam");'}},
  },
];
