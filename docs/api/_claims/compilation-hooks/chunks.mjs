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

const pair = {
  'src/index.js': 'import {minutes} from "./time.js";\nconsole.log(minutes);',
  'src/time.js': 'export const minutes = Math.random();\nexport const hours = Math.random();',
};
const shared = {
  'src/index.js': 'import {minutes} from "./time.js";\nimport("./page.js");\nminutes();',
  'src/page.js': 'import {minutes} from "./time.js";\nminutes();',
  'src/time.js': `export const minutes = () => console.log("one minute");
    export const hours = () => console.log("two hours");`,
};
const isTime = (module) => module.identifier().endsWith('time.js');

/** What the dependencies on the module are said to use. */
const uses = (list) => ({
  plugins: [
    taps(({dependencyReferencedExports, afterOptimizeDependencies}, {moduleGraph}) => {
      dependencyReferencedExports.tap('Claim', (exports, dependency) => {
        const module = moduleGraph.getModule(dependency);
        return list && module && isTime(module) ? list : exports;
      });
      afterOptimizeDependencies.tap('Claim', (modules) => {
        const used = moduleGraph.getExportsInfo([...modules].find(isTime)).getUsedExports('main');
        noted.push(used && typeof used === 'object' ? [...used] : used);
      });
    }),
  ],
});

/** Ends each call of the hook with `true`, so many times. */
const repeats = (name, times) => ({
  plugins: [
    taps((hooks) => {
      hooks[name].tap('Claim', () => (noted.push('first'), noted.length <= times || undefined));
      hooks[name].tap({name: 'Claim', stage: 100}, () => void noted.push('later'));
    }),
  ],
});

/** What kinds of modules there are at the end, with a value returned in this hook or not. */
const concatenates = (result) => ({
  plugins: [
    taps(({optimizeChunkModules, afterOptimizeChunkModules}) => {
      optimizeChunkModules.tap({name: 'Claim', stage: -100}, () => result);
      afterOptimizeChunkModules.tap('Claim', (chunks, modules) => {
        noted.push(...Array.from(modules, ({constructor}) => constructor.name));
      });
    }),
  ],
});

const records = ['recordModules', 'recordChunks', 'recordHash', 'record'];

/** Notes what webpack knows about the used exports of a module. */
const known = {
  plugins: [
    taps(({afterOptimizeDependencies}, {moduleGraph}) =>
      afterOptimizeDependencies.tap('Claim', (modules) => {
        const used = moduleGraph.getExportsInfo([...modules].find(isTime)).getUsedExports('main');
        noted.push(used && typeof used === 'object' ? [...used] : used);
      }),
    ),
  ],
};

/** Notes the modules without a chunk, and whether they have code. */
const parts = {
  plugins: [
    taps(({afterCodeGeneration}, compilation) =>
      afterCodeGeneration.tap('Claim', () => {
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) continue;
          try {
            compilation.codeGenerationResults.getSource(module, 'main', 'javascript');
            noted.push('code');
          } catch {
            noted.push('no code');
          }
        }
      }),
    ),
  ],
};

/** How many chunks there are before any plugin changes them. */
const counts = {
  plugins: [taps(({afterChunks}) => afterChunks.tap('Claim', ({size}) => noted.push(size)))],
};

export default [
  {
    says: 'so it needs optimization.usedExports, which development mode turns off',
    modes: ['development'],
    files: pair,
    configuration: uses(),
    holds: () => assert.deepEqual(noted, [null]),
    unless: {configuration: {...uses(), optimization: {usedExports: true}}},
  },
  {
    says: 'an empty path means all exports, while an empty list means none',
    modes: ['production'],
    files: pair,
    configuration: uses([[]]),
    holds: () => assert.deepEqual(noted, [true]),
    unless: {configuration: uses([])},
  },
  {
    says: 'so that hours is part of the bundle although no module uses it',
    modes: ['production'],
    files: shared,
    configuration: uses([[]]),
    holds: ({assets}) => assert.ok(assets['main.js'].includes('two hours')),
    unless: {configuration: uses()},
  },
  {
    says: 'If your function returns true, webpack skips later functions and calls the hook again.',
    configuration: repeats('optimizeModules', 1),
    holds: () => assert.deepEqual(noted, ['first', 'first', 'later']),
    unless: {configuration: repeats('optimizeModules', 0)},
  },
  {
    says: 'so return true only if something has changed',
    configuration: repeats('optimizeChunks', 1),
    holds: () => assert.deepEqual(noted, ['first', 'first', 'later']),
    unless: {configuration: repeats('optimizeChunks', 0)},
  },
  {
    says: 'and SplitChunksPlugin has 10, so a function with a larger stage sees the chunks',
    files: {'src/index.js': 'import "./page.js";', 'src/page.js': 'console.log("page");'},
    configuration: {
      optimization: {
        splitChunks: {
          cacheGroups: {page: {test: /page/, name: 'page', chunks: 'all', enforce: true}},
        },
      },
      plugins: [
        taps(({optimizeChunks}, {chunks}) =>
          optimizeChunks.tap({name: 'Claim', stage: 11}, () => void noted.push(chunks.size)),
        ),
      ],
    },
    holds: () => assert.equal(noted[0], 2),
    unless: {
      configuration: {
        plugins: [
          taps(({optimizeChunks}, {chunks}) =>
            optimizeChunks.tap({name: 'Claim', stage: 9}, () => void noted.push(chunks.size)),
          ),
        ],
      },
    },
  },
  {
    says: 'so one with a negative stage turns concatenation off',
    modes: ['production'],
    files: pair,
    configuration: concatenates(true),
    holds: () => assert.ok(!noted.includes('ConcatenatedModule')),
    unless: {configuration: concatenates()},
  },
  {
    says: 'Return false to skip recordModules, recordChunks, recordHash and record.',
    configuration: {
      plugins: [
        taps((hooks) => {
          notes(hooks, ...records);
          hooks.shouldRecord.tap('Claim', () => false);
        }),
      ],
    },
    holds: () => assert.deepEqual(noted, []),
    unless: {configuration: {plugins: [taps((hooks) => notes(hooks, ...records))]}},
  },
  {
    says: 'webpack does so for a build with errors if optimization.emitOnErrors is false.',
    files: {'src/index.js': 'import "./nowhere.js";'},
    configuration: {
      optimization: {emitOnErrors: false},
      plugins: [taps((hooks) => notes(hooks, ...records))],
    },
    holds: () => assert.deepEqual(noted, []),
    unless: {configuration: {optimization: {emitOnErrors: true}}},
  },
  {
    says: 'because false skips later functions too',
    configuration: {
      plugins: [
        taps(({optimizeDependencies}) => {
          optimizeDependencies.tap({name: 'Claim', stage: -1}, () => false);
          optimizeDependencies.tap({name: 'Claim', stage: 100}, () => void noted.push('later'));
        }),
      ],
    },
    holds: () => assert.deepEqual(noted, []),
    unless: {
      configuration: {
        plugins: [
          taps(({optimizeDependencies}) => {
            optimizeDependencies.tap({name: 'Claim', stage: -1}, () => {});
            optimizeDependencies.tap({name: 'Claim', stage: 100}, () => void noted.push('later'));
          }),
        ],
      },
    },
  },
  {
    says: 'true if webpack regards all exports as used',
    modes: ['production'],
    files: {...pair, 'src/index.js': 'import("./time.js").then(console.log);'},
    configuration: known,
    holds: () => assert.deepEqual(noted, [true]),
    unless: {files: pair},
  },
  {
    says: 'It is false if nothing is used, and null if webpack does not know, as in development mode or for a CommonJS module that is used as a whole.',
    files: {'src/index.js': 'x(require("./time.js"));', 'src/time.js': 'module.exports = 60;'},
    configuration: known,
    async holds({mode, build}) {
      assert.deepEqual(noted, [null]);
      await build({files: {'src/index.js': 'require("./time.js");'}});
      assert.deepEqual(noted, [mode === 'production' ? false : null]);
    },
    unless: {files: pair, configuration: {...known, optimization: {usedExports: true}}},
  },
  {
    says: 'An import() with webpackMode: "eager" has no chunk of its own.',
    files: {...pair, 'src/index.js': 'import(/* webpackMode: "eager" */ "./time.js");'},
    configuration: counts,
    holds: () => assert.deepEqual(noted, [1]),
    unless: {files: {...pair, 'src/index.js': 'import("./time.js");'}},
  },
  {
    says: 'while the parts remain in compilation.modules, without a chunk',
    modes: ['production'],
    files: pair,
    configuration: parts,
    holds: () => assert.ok(noted.length > 0),
    unless: {configuration: {...parts, optimization: {concatenateModules: false}}},
  },
  {
    says: 'This call throws for a module without a chunk',
    modes: ['production'],
    files: pair,
    configuration: parts,
    holds: () => assert.deepEqual([...new Set(noted)], ['no code']),
    unless: {configuration: {...parts, optimization: {concatenateModules: false}}},
  },
  {
    says: 'so return true only if you have changed something. Otherwise return nothing',
    configuration: repeats('optimizeDependencies', 1),
    holds: () => assert.deepEqual(noted, ['first', 'first', 'later']),
    unless: {configuration: repeats('optimizeDependencies', 0)},
  },
];
