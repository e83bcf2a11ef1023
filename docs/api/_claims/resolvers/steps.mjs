import assert from 'node:assert/strict';

/** What happened in the last build. */
const seen = [];

/** Options with a function that gets each resolver. */
const plugin = (use, more) => {
  seen.length = 0;
  return {resolve: {...more, plugins: [{apply: (resolver) => void use(resolver)}]}};
};
const repeated = {
  'src/index.js': 'import "./a.js"; import "./b.js";',
  'src/a.js': 'import "./tea.js";',
  'src/b.js': 'import "./tea.js";',
  'src/tea.js': '',
};
const teaAt = (step, more) => () =>
  plugin((resolver) => {
    resolver.getHook(step).tap('Claim', ({request}) => {
      if (request?.endsWith('tea.js')) seen.push(step);
    });
  }, more);
const attempt = (use) => () =>
  plugin((resolver) => {
    try {
      use(resolver);
    } catch ({message}) {
      seen.push(message);
    }
  });
const ends = () =>
  plugin((resolver) => {
    resolver.hooks.noResolve.tap('Claim', ({request}) => void seen.push(request));
  });
const importing = (request) => ({'src/index.js': `import "${request}";`, 'src/tea.js': ''});
/** The same from a webpack plugin, which taps into the factory early or late. */
const factory =
  (use, early = false) =>
  () => {
    seen.length = 0;
    const apply = ({hooks, resolverFactory}) => {
      const tap = () =>
        resolverFactory.hooks.resolver.for('normal').tap('Claim', (resolver) => void use(resolver));
      if (early) tap();
      else hooks.afterResolvers.tap('Claim', tap);
    };
    return {plugins: [{apply}]};
  };
const first = (stage) =>
  factory((resolver) => {
    resolver.hooks.resolve.tap({name: 'Claim', stage}, ({request}) => {
      if (request === './tea.js') seen.push(request);
    });
  });
const normal = (resolver) => {
  resolver.hooks.normalResolve.tap('Claim', ({request}) => {
    if (request === './tea.js') seen.push(request);
  });
};

export default [
  {
    says: 'and throws an error for a name that does not exist',
    configuration: attempt((resolver) => resolver.getHook('tea')),
    holds: () => assert.equal(seen[0], "Hook tea doesn't exist"),
    unless: {configuration: attempt((resolver) => resolver.ensureHook('tea'))},
  },
  {
    says: 'such as beforeFile, for functions that run before or after the usual ones',
    configuration: () =>
      plugin((resolver) => {
        for (const name of ['after-file', 'file', 'beforeFile'])
          resolver.getHook(name).tap('Claim', () => void seen.push(name));
      }),
    holds: () => assert.deepEqual(seen.slice(0, 2), ['beforeFile', 'file']),
    unless: {
      configuration: () =>
        plugin((resolver) => {
          for (const name of ['file', 'beforeFile'])
            resolver.getHook('file').tap('Claim', () => void seen.push(name));
        }),
    },
  },
  {
    says: 'the same hook with the same request fails with Recursion in resolving',
    configuration: () =>
      plugin((resolver) => {
        const hook = resolver.getHook('resolve');
        hook.tapAsync('Claim', (request, context, callback) =>
          resolver.doResolve(hook, request, null, context, callback),
        );
      }),
    holds: ({errors}) => assert.match(errors.join(), /Recursion in resolving/),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'In development mode, webpack keeps results because of resolve.cache, and your function does not run for a repeated request from the same folder.',
    modes: ['development'],
    files: repeated,
    configuration: teaAt('normalResolve'),
    holds: () => assert.equal(seen.length, 1),
    unless: {configuration: teaAt('normalResolve', {cache: false})},
  },
  {
    says: 'The factory has two hooks, both with the type of the resolver as their key.',
    configuration: ({webpack}) => {
      seen.push(...Object.values(webpack({}).resolverFactory.hooks));
      return {};
    },
    holds: () =>
      assert.ok(
        seen
          .splice(0)
          .slice(-2)
          .every((hook) => hook.for),
      ),
    unless: {
      configuration: ({webpack}) => {
        seen.push(...Object.values(webpack({}).hooks));
        return {};
      },
    },
  },
  {
    says: 'It does not fire for a request that an alias ignores.',
    files: importing('tea'),
    configuration: () => ({resolve: {...ends().resolve, alias: {tea: false}}}),
    holds: () => assert.ok(!seen.includes('tea')),
    unless: {configuration: ends},
  },
  {
    says: 'Fires when no file was found, with the request and the error.',
    files: importing('./nowhere.js'),
    configuration: ends,
    holds: () => assert.ok(seen.includes('./nowhere.js')),
    unless: {files: importing('./tea.js')},
  },
  {
    says: 'Your function may be asynchronous, and an error of it fails the request.',
    files: importing('./tea.js'),
    configuration: () =>
      plugin((resolver) => {
        resolver.hooks.result.tapPromise('Claim', async ({path}) => {
          if (String(path).endsWith('tea.js')) throw new Error('not this one');
        });
      }),
    holds: ({errors}) => assert.match(errors.join(), /not this one/),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'so give them a negative stage if they have to run first',
    files: importing('./tea.js'),
    configuration: first(-1),
    holds: () => assert.ok(seen.length > 0),
    unless: {configuration: first(0)},
  },
  {
    says: 'If you do it directly in apply, webpack 5.113.0 does not use resolve.cache for resolvers of this type.',
    modes: ['development'],
    files: repeated,
    configuration: factory(normal, true),
    holds: () => assert.equal(seen.length, 2),
    unless: {configuration: factory(normal)},
  },
];
