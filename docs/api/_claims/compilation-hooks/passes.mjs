import assert from 'node:assert/strict';

/** What the hooks of the last build have noted. */
const noted = [];

/** A plugin that taps into the hooks of each compilation. */
const taps = (tap) => ({
  apply(compiler) {
    noted.length = 0;
    compiler.hooks.compilation.tap('Claim', (compilation) => tap(compilation.hooks, compilation));
  },
});

/** Notes the names of hooks when they fire. */
const notes = (hooks, ...names) => {
  for (const name of names) hooks[name].tap('Claim', () => void noted.push(name));
};

const lazy = {'src/index.js': 'import("./page.js");', 'src/page.js': 'console.log("page");'};

/** Asks for a second seal once, and notes what happens. */
const seals = (name, splitChunks) => ({
  optimization: {splitChunks},
  plugins: [
    taps((hooks) => {
      let times = 0;
      notes(hooks, 'seal', 'unseal', 'afterSeal');
      if (name) hooks[name].tap('Claim', () => (times += 1) < 2);
    }),
  ],
});

/** Asks for a second pass once, and notes what the compiler does. */
const passes = (really) => ({
  plugins: [
    {
      apply(compiler) {
        noted.length = 0;
        let times = 0;
        for (const name of ['done', 'additionalPass', 'compile']) {
          compiler.hooks[name].tap('Claim', () => void noted.push(name));
        }
        compiler.hooks.compilation.tap('Claim', ({hooks}) => {
          hooks.needAdditionalPass.tap('Claim', () => really && (times += 1) < 2);
        });
      },
    },
  ],
});

/** Takes the public path out of the runtime, or not, and notes what is in it. */
const replaces = (result) => (given) => ({
  target: 'web',
  plugins: [
    taps(({runtimeRequirementInTree, runtimeModule}) => {
      const {publicPath} = given.webpack.RuntimeGlobals;
      runtimeRequirementInTree.for(publicPath).tap('Claim', () => result);
      runtimeModule.tap('Claim', ({name}) => void noted.push(name));
    }),
  ],
});

const styles = {
  'src/index.js': 'import "./b.css";\nimport "./a.css";',
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: blue }',
};
const css = {rules: [{test: /\.css$/, type: 'css'}]};

/** Notes how many modules the hook gets, and orders them by their names or not. */
const orders = (sorts) => (given) => ({
  experiments: {css: true},
  module: css,
  plugins: [
    taps((hooks, compilation) => {
      const {CssModulesPlugin} = given.webpack.css;
      const own = CssModulesPlugin.getCompilationHooks(compilation);
      own.orderModules.tap('Claim', (chunk, modules) => {
        noted.push(modules.length);
        const order = (a, b) => (a.identifier() < b.identifier() ? -1 : 1);
        return sorts ? modules.sort(order) : undefined;
      });
    }),
  ],
});
const isSorted = ({assets}) => assets['main.css'].indexOf('.a') < assets['main.css'].indexOf('.b');

/** Notes whether webpack asks for a second pass, with an error or not. */
const asks = (error) => ({
  plugins: [
    taps(({needAdditionalPass, finishModules}, {errors}) => {
      finishModules.tap('Claim', () => {
        if (error) errors.push(new Error('burnt'));
      });
      needAdditionalPass.tap('Claim', () => void noted.push('asked'));
    }),
  ],
});

export default [
  {
    says: 'and again if a plugin requests a second seal',
    files: lazy,
    configuration: seals('needAdditionalSeal', false),
    holds: () => assert.deepEqual(noted, ['seal', 'unseal', 'seal', 'afterSeal']),
    unless: {configuration: seals(undefined, false)},
  },
  {
    says: 'Between both builds, done and additionalPass of the compiler fire.',
    configuration: passes(true),
    holds: () => assert.deepEqual(noted, ['compile', 'done', 'additionalPass', 'compile', 'done']),
    unless: {configuration: passes(false)},
  },
  {
    says: 'webpack calls it twice for a chunk with CSS',
    files: styles,
    configuration: orders(true),
    holds: () => assert.deepEqual(noted, [0, 2]),
    unless: {files: {...styles, 'src/index.js': ''}},
  },
  {
    says: 'Return nothing to keep the order of imports.',
    files: styles,
    configuration: orders(false),
    holds: (seen) => assert.equal(isSorted(seen), false),
    unless: {configuration: orders(true)},
  },
  {
    says: 'which is how a plugin replaces a runtime module of webpack',
    files: lazy,
    configuration: replaces(true),
    holds: () => assert.ok(noted.length > 3 && !noted.includes('publicPath')),
    unless: {configuration: replaces()},
  },
  {
    says: 'If webpack writes no files, for example because of an error in production mode, it does not ask.',
    modes: ['production'],
    configuration: asks(true),
    holds: () => assert.deepEqual(noted, []),
    unless: {configuration: asks(false)},
  },
];
