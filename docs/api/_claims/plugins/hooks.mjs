import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const noted = [];

/** Calls a hook, which the claims get from webpack itself, with these functions. */
const calls = (use) => ({
  plugins: [
    (compiler) => {
      noted.length = 0;
      use(compiler.hooks, compiler);
    },
  ],
});

/** Taps into a hook with two functions, of which the second has this stage. */
const staged = (stage) =>
  calls(({done}) => {
    done.tap('First', () => void noted.push('first'));
    done.tap({name: 'Second', stage}, () => void noted.push('second'));
  });

/** Tells which function of an interceptor notices what this function does in a hook. */
const intercepts = (name, tap) => ({
  plugins: [
    ({hooks}) => {
      noted.length = 0;
      hooks[name].intercept({
        error: () => void noted.push('error'),
        done: () => void noted.push('done'),
        result: () => void noted.push('result'),
      });
      tap(hooks[name]);
    },
  ],
});

/** Counts the compilations that a function of this hook gets when there is a child. */
const counts = (name) =>
  calls((hooks) => {
    hooks[name].tap('Claim', (compilation) => {
      noted.push(name);
      if (compilation.compiler.isChild()) return;
      compilation.hooks.finishModules.tapPromise('Claim', async () => {
        const child = compilation.createChildCompiler('Child', {}, []);
        await new Promise((resolve) => child.runAsChild(resolve));
      });
    });
  });

export default [
  {
    says: 'Functions with a smaller one run earlier, and 0 is the default.',
    configuration: staged(-1),
    holds: () => assert.deepEqual(noted, ['second', 'first']),
    unless: {configuration: staged(0)},
  },
  {
    says: 'when a function of an asynchronous hook fails',
    configuration: intercepts('beforeRun', (hook) =>
      hook.tapPromise('Claim', async () => {
        throw new Error('storm');
      }),
    ),
    holds: () => assert.deepEqual(noted, ['error']),
    unless: {configuration: intercepts('beforeRun', (hook) => hook.tap('Claim', () => {}))},
  },
  {
    says: 'when all functions ran without a value of a bail hook',
    configuration: intercepts('shouldEmit', (hook) => hook.tap('Claim', () => {})),
    holds: () => assert.deepEqual(noted, ['done']),
    unless: {configuration: intercepts('shouldEmit', (hook) => hook.tap('Claim', () => true))},
  },
  {
    says: 'because webpack freezes both objects',
    configuration: calls((hooks, compiler) => {
      noted.push(Object.isFrozen(hooks));
      compiler.hooks.compilation.tap('Claim', (compilation) => {
        noted.push(Object.isFrozen(compilation.hooks));
      });
    }),
    holds: () => assert.deepEqual(noted, [true, true]),
    unless: {configuration: calls((hooks, compiler) => noted.push(Object.isFrozen(compiler)))},
  },
  {
    says: 'A plugin that taps into compilation therefore acts on the child too',
    configuration: counts('compilation'),
    holds: () => assert.equal(noted.length, 2),
    unless: {configuration: counts('thisCompilation')},
  },
  {
    says: 'it throws an error.',
    configuration: calls((hooks, compiler) =>
      compiler.hooks.compilation.tap('Claim', ({mainTemplate}) => {
        try {
          mainTemplate.hooks.startup.tap('Claim', () => {});
        } catch ({message}) {
          noted.push(message);
        }
      }),
    ),
    holds: () => assert.match(noted.join(), /MainTemplate\.hooks\.startup has been removed/),
    unless: {
      configuration: calls((hooks, compiler) =>
        compiler.hooks.compilation.tap('Claim', ({mainTemplate}) => {
          mainTemplate.hooks.bootstrap.tap('Claim', (code) => code);
        }),
      ),
    },
  },
  {
    says: 'If a function decides at once, with tap, those after it are not called:',
    files: {'tap.json': '"tap"'},
    async holds({folder}) {
      const {AsyncParallelBailHook} = createRequire(import.meta.url)('tapable');
      const hook = new AsyncParallelBailHook(['seat']);
      const way = createRequire(`${folder}/`)('./tap.json');
      let later = 0;
      hook[way]('First', way === 'tap' ? () => 'window' : async () => 'window');
      hook.tapPromise('Second', async () => void (later += 1));
      assert.equal(await hook.promise('Ada'), 'window');
      assert.equal(later, 0);
    },
    unless: {files: {'tap.json': '"tapPromise"'}},
  },
  {
    says: 'not for waterfall hooks, which call result',
    configuration: intercepts('afterPlugins', () => {}),
    async holds() {
      const {SyncWaterfallHook, SyncHook} = createRequire(import.meta.url)('tapable');
      const Hook = noted.includes('done') ? SyncWaterfallHook : SyncHook;
      const hook = new Hook(['times']);
      const seen = [];
      hook.intercept({done: () => seen.push('done'), result: () => seen.push('result')});
      hook.tap('Add', (times) => times + 1);
      hook.call(1);
      assert.deepEqual(seen, ['result']);
    },
    unless: {configuration: {plugins: [() => void (noted.length = 0)]}},
  },
  {
    says: 'at the start of each round of a loop hook, the first one included',
    files: {'rounds.json': '2'},
    holds({folder}) {
      const {SyncLoopHook} = createRequire(import.meta.url)('tapable');
      const hook = new SyncLoopHook(['queue']);
      const rounds = createRequire(`${folder}/`)('./rounds.json');
      let [ran, looped] = [0, 0];
      hook.intercept({loop: () => void (looped += 1)});
      hook.tap('Again', () => ((ran += 1) < rounds ? true : undefined));
      hook.call([]);
      assert.equal(looped, 2);
    },
    unless: {files: {'rounds.json': '1'}},
  },
  {
    says: 'No hook of webpack has this class',
    configuration: calls((hooks, compiler) => {
      const {SyncLoopHook} = createRequire(import.meta.url)('tapable');
      compiler.hooks.compilation.tap('Claim', (compilation) => {
        const all = [...Object.values(hooks), ...Object.values(compilation.hooks)];
        noted.push(all.some((hook) => hook.constructor === SyncLoopHook));
      });
    }),
    holds: () => assert.deepEqual(noted, [false]),
    unless: {configuration: calls(() => noted.push(true))},
  },
];
