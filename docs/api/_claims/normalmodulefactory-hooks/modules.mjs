import assert from 'node:assert/strict';

const plugin = (use) => ({
  plugins: [
    {
      apply: (compiler) => compiler.hooks.normalModuleFactory.tap('Claim', (made) => use(made)),
    },
  ],
});
/** What the hooks have seen in the last build. */
const seen = [];
const seeing = (use) =>
  plugin(({hooks}) => {
    seen.length = 0;
    use(hooks);
  });
const noted =
  (text) =>
  (...values) =>
    void seen.push(typeof text === 'function' ? text(...values) : text);

const pair = {
  'src/index.js': 'import "./a.js"; import "./b.js";',
  'src/a.js': 'console.log("a");',
  'src/b.js': 'console.log("b");',
};
const perParser = (hook) =>
  seeing((hooks) => hooks[hook].for('javascript/auto').tap('Claim', noted(hook)));
const shared = {
  'src/index.js': 'import "./a.js"; import "./b.js";',
  'src/a.js': 'import {tea} from "./tea.js"; console.log(tea);',
  'src/b.js': 'import {tea} from "./tea.js"; console.log(tea);',
  'src/tea.js': 'export const tea = "Assam";',
};
const teaModules = seeing((hooks) =>
  hooks.module.tap('Claim', (module) => {
    if (module.resource.endsWith('tea.js')) seen.push(module);
  }),
);

const packaged = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "tea-kit";',
  'node_modules/tea-kit/package.json': '{"name": "tea-kit", "version": "1.0.0"}',
  'node_modules/tea-kit/index.js': 'console.log("kit");',
};
const requests = plugin(({hooks}) =>
  hooks.beforeResolve.tap('Claim', ({request}) => {
    if (request === 'tea-kit') seen.push(request);
  }),
);

const parsers = plugin(({hooks}) =>
  hooks.parser.for('javascript/auto').tap('Claim', noted('parser')),
);

/** Builds twice with one compiler. */
async function twice({webpack, stats}) {
  seen.length = 0;
  const compiler = webpack({...stats.compilation.options});
  for (let build = 0; build < 2; build += 1) {
    await new Promise((resolve) => compiler.run(resolve));
  }
}

export default [
  {
    says: 'the four hooks between resolve and afterResolve do not fire again for the next file',
    files: pair,
    configuration: perParser('parser'),
    holds: () => assert.equal(seen.length, 1),
    unless: {
      configuration: {
        ...perParser('parser'),
        module: {rules: [{test: /b\.js$/, parser: {commonjs: false}}]},
      },
    },
  },
  {
    says: 'Fires once for each module type of a compilation, before its first parser is made, and webpack waits for your function.',
    files: pair,
    configuration: seeing(({prepareModuleType, parser}) => {
      prepareModuleType.for('javascript/auto').tapPromise('Claim', async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        seen.push('ready');
      });
      parser.for('javascript/auto').tap('Claim', noted('parser'));
    }),
    holds: () => assert.deepEqual(seen, ['ready', 'parser']),
    unless: {configuration: perParser('parser')},
  },
  {
    says: 'but nothing taps into it for JavaScript',
    configuration: seeing(({prepareModuleType}) => seen.push(prepareModuleType)),
    holds: () => assert.equal(seen[0].get('javascript/auto'), undefined),
    unless: {configuration: seeing(({parser}) => seen.push(parser))},
  },
  {
    says: 'If nobody returns one, the request fails with No parser registered for and the type.',
    configuration: {module: {rules: [{test: /index\.js$/, type: 'tea'}]}},
    holds: ({errors}) => assert.match(errors.join(), /No parser registered for tea/),
    unless: {configuration: {module: {rules: []}}},
  },
  {
    says: 'javascript/auto is the usual one, javascript/esm applies to .mjs, and javascript/dynamic to .cjs',
    files: {
      'src/index.js': 'import "./a.mjs"; import "./b.cjs";',
      'src/a.mjs': '',
      'src/b.cjs': '',
    },
    configuration: seeing(({parser}) => {
      for (const type of ['auto', 'esm', 'dynamic'])
        parser.for(`javascript/${type}`).tap('Claim', noted(type));
    }),
    holds: () => assert.deepEqual([...seen].sort(), ['auto', 'dynamic', 'esm']),
    unless: {files: {'src/index.js': 'import "./a.mjs";'}},
  },
  {
    says: 'Return your own module instead; the hook module still fires for it.',
    configuration: ({webpack}) =>
      seeing(({createModule, module}) => {
        createModule.tap('Claim', () => new webpack.ExternalModule('1', 'var', 'own'));
        module.tap(
          'Claim',
          noted((made) => made.constructor.name),
        );
      }),
    holds: () => assert.deepEqual(seen, ['ExternalModule']),
    unless: {
      configuration: ({webpack}) =>
        seeing(({factorize, module}) => {
          factorize.tap('Claim', () => new webpack.ExternalModule('1', 'var', 'own'));
          module.tap(
            'Claim',
            noted((made) => made.constructor.name),
          );
        }),
    },
  },
  {
    says: "each issuer's request makes a module, and the compilation keeps the first",
    files: shared,
    configuration: teaModules,
    holds({stats}) {
      assert.equal(seen.length, 2);
      assert.equal(stats.compilation._modules.get(seen[1].identifier()), seen[0]);
    },
    unless: {files: {'src/b.js': ''}},
  },
  {
    says: 'Without readResource, the build fails with Reading from "settings:currency" is not handled by plugins.',
    files: {'src/index.js': 'import "settings:currency";'},
    configuration: plugin(({hooks}) =>
      hooks.resolveForScheme.for('settings').tap('Claim', () => true),
    ),
    holds: ({errors}) =>
      assert.match(errors.join(), /Reading from "settings:currency" is not handled by plugins/),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [
          {
            apply: (compiler) =>
              compiler.hooks.compilation.tap('Claim', (compilation) =>
                webpack.NormalModule.getCompilationHooks(compilation)
                  .readResource.for('settings')
                  .tap('Claim', () => ''),
              ),
          },
        ],
      }),
    },
  },
  {
    says: 'In watch mode, they fire again in each build.',
    files: {...pair, 'package.json': '{"name": "shop"}'},
    configuration: parsers,
    async holds(given) {
      await twice(given);
      assert.equal(seen.length, 2);
    },
    unless: {
      configuration: {
        ...parsers,
        module: {rules: [{test: /b\.js$/, parser: {commonjs: false}}]},
      },
    },
  },
  {
    says: 'skips all hooks of the factory for requests that it remembers',
    modes: ['development'],
    files: packaged,
    configuration: requests,
    async holds(given) {
      await twice(given);
      assert.equal(seen.length, 1);
    },
    unless: {configuration: {...requests, module: {unsafeCache: false}}},
  },
  {
    says: 'In development, webpack remembers requests for packages (unsafeCache) and does not ask again when such a path changes, unless you also set cacheable to false',
    modes: ['development'],
    files: packaged,
    configuration: requests,
    async holds(given) {
      await twice(given);
      assert.equal(seen.length, 1);
    },
    unless: {
      configuration: plugin(({hooks}) => {
        hooks.beforeResolve.tap('Claim', ({request}) => {
          if (request === 'tea-kit') seen.push(request);
        });
        hooks.afterResolve.tap('Claim', (data) => {
          data.cacheable = false;
        });
      }),
    },
  },
];
