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

const embedded = {
  'src/index.js': 'import css from "./tea.css";\nconsole.log(css);',
  'src/tea.css': '.tea   {   color: red   }',
};
const text = {parser: {'css/auto': {exportType: 'text'}}};

/** Shortens text of other languages, or not. */
const embeds = (really) => ({
  module: text,
  plugins: [
    taps(({renderEmbeddedSource}, {compiler}) =>
      renderEmbeddedSource.tap('Claim', (source, {type, hostType}) => {
        noted.push(type, hostType);
        const {RawSource} = compiler.webpack.sources;
        return really ? new RawSource(source.source().replaceAll(' ', '')) : source;
      }),
    ),
  ],
});

/** Writes to two loggers, of which the hook takes the entries of one. */
const logs = (result) => ({
  plugins: [
    taps(({log, seal}, compilation) => {
      log.tap('Claim', (origin) => (origin === 'tea' ? result : undefined));
      seal.tap('Claim', () => compilation.getLogger('tea').warn('too hot'));
    }),
  ],
});

const broken = {'src/index.js': 'import "./nowhere.js";'};

/** Gives a list of errors in the place of the real one. */
const hides = (really) => ({
  plugins: [taps(({processErrors}) => processErrors.tap('Claim', (all) => (really ? [] : all)))],
});

const merged = ['additionalChunkAssets', 'optimizeChunkAssets', 'afterOptimizeChunkAssets'];
const types = (backCompat) => ({
  experiments: {backCompat},
  plugins: [taps((hooks) => void noted.push(...merged.map((name) => typeof hooks[name])))],
});
const withOptions = (options) => ({
  plugins: [taps(({additionalAssets}) => additionalAssets.tap(options, () => {}))],
});

/** Defines a preset of stats. */
const defines = {
  plugins: [
    taps(({statsPreset}) =>
      statsPreset.for('sizes').tap('Claim', (options) => {
        options.all = false;
      }),
    ),
  ],
};

export default [
  {
    says: 'Your function returns the changed source, and knows from info.type',
    // In production, webpack shortens the text itself.
    modes: ['development'],
    files: embedded,
    configuration: embeds(true),
    holds({assets}) {
      assert.deepEqual(noted, ['css', 'javascript']);
      assert.ok(assets['main.js'].includes('.tea{color:red}'));
    },
    unless: {configuration: embeds(false)},
  },
  {
    says: 'Return a value to keep the entry out of the stats.',
    configuration: logs(true),
    holds: ({stats}) => assert.ok(!stats.compilation.logging.has('tea')),
    unless: {configuration: logs()},
  },
  {
    says: 'If your function returns a list without an error, the build succeeds',
    files: broken,
    configuration: hides(true),
    holds({stats, assets}) {
      assert.equal(stats.hasErrors(), false);
      assert.ok(assets['main.js']);
    },
    unless: {configuration: hides(false)},
  },
  {
    says: 'with the option stage, it throws an error.',
    configuration: {
      plugins: [
        taps(({additionalAssets}) => {
          try {
            additionalAssets.tap({name: 'Claim', stage: 1}, () => {});
          } catch ({message}) {
            noted.push(message);
          }
        }),
      ],
    },
    holds: () => assert.match(noted.join(), /it's using the 'stage' option/),
    unless: {configuration: withOptions('Claim')},
  },
  {
    says: 'and they do not exist with experiments.backCompat: false',
    configuration: types(false),
    holds: () => assert.deepEqual(noted, ['undefined', 'undefined', 'undefined']),
    unless: {configuration: types(true)},
  },
  {
    says: 'webpack refuses stats: "sizes", as this short form accepts only the built-in names',
    configuration: {...defines, stats: 'sizes'},
    holds: ({thrown}) => assert.match(String(thrown), /configuration\.stats/),
    unless: {configuration: {...defines, stats: {preset: 'sizes'}}},
  },
];
