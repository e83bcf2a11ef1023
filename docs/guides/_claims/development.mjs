import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';

/** Counts how often webpack reads each module, in a file of the project. */
const counting = ({folder}) => ({
  module: {rules: [{test: /\.js$/, use: `${folder}/loaders/count.js`}]},
});

/** What the second build of a watched project reads. */
async function readAgain({webpack, folder, mode, counted}) {
  const log = `${folder}/read.txt`;
  const compiler = webpack({mode, context: folder, ...counted({folder})});
  let built;
  const next = () => new Promise((resolve) => (built = resolve));
  const first = next();
  const watching = compiler.watch({aggregateTimeout: 20}, () => built());
  await first;
  writeFileSync(log, '');
  const second = next();
  watching.invalidate();
  await second;
  const text = readFileSync(log, 'utf8');
  await new Promise((resolve) => watching.close(resolve));
  return text.split('\n').filter(Boolean).sort();
}

export default [
  {
    says: 'There is no page at this URL. The server does not write one',
    configuration: {optimization: {minimize: false}},
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {status, text} = await get('/');
        assert.equal(status, 404);
        assert.match(text, /Cannot GET \//);
      }),
    unless: {
      files: {'public/index.html': '<script src="/main.js"></script>'},
      configuration: ({folder}) => ({
        devServer: {static: `${folder}/public`},
        optimization: {minimize: false},
      }),
    },
  },
  {
    says: 'a list of files if you have a folder public.',
    modes: ['development'],
    files: {'public/favicon.ico': 'icon'},
    configuration: ({folder}) => ({devServer: {static: `${folder}/public`}}),
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {status, text} = await get('/');
        assert.equal(status, 200);
        assert.match(text, /favicon\.ico/);
      }),
    unless: {files: {'public/index.html': '<script src="/main.js"></script>'}},
  },
  {
    says: 'If you have set output.publicPath, for example to /app/, open /app/ instead.',
    modes: ['development'],
    configuration: {
      output: {publicPath: '/app/'},
      plugins: [
        {
          apply(compiler) {
            const {Compilation, sources} = compiler.webpack;
            compiler.hooks.thisCompilation.tap('Page', (compilation) =>
              compilation.hooks.processAssets.tap(
                {name: 'Page', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
                () => compilation.emitAsset('index.html', new sources.RawSource('the page')),
              ),
            );
          },
        },
      ],
    },
    holds: ({serve}) =>
      serve(async ({get}) => {
        assert.equal((await get('/')).status, 404);
        assert.equal((await get('/app/')).text, 'the page');
      }),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'does not copy them into dist',
    files: {'public/favicon.ico': 'icon'},
    holds: ({assets}) => assert.ok(!('favicon.ico' in assets)),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.thisCompilation.tap('Copy', (compilation) =>
                compilation.emitAsset('favicon.ico', new webpack.sources.RawSource('icon')),
              );
            },
          },
        ],
      }),
    },
  },
  {
    says: 'the second build reads only the changed module, while a watched build in production mode',
    files: {
      'src/index.js': 'import "./prices.js";',
      'src/prices.js': 'console.log(4);',
      'loaders/count.js': `module.exports = function (code) {
        const name = require("path").basename(this.resourcePath);
        require("fs").appendFileSync(require("path").join(this.rootContext, "read.txt"), name + "\\n");
        return code;
      };`,
    },
    configuration: counting,
    async holds({webpack, folder, mode, stats}) {
      const uncached = stats.compilation.options.cache === false;
      const again = await readAgain({webpack, folder, mode, counted: counting});
      assert.deepEqual(again, mode === 'production' ? ['index.js', 'prices.js'] : []);
      assert.equal(uncached, mode === 'production');
    },
    unless: {
      configuration: ({mode, ...rest}) => ({...counting(rest), cache: mode === 'production'}),
    },
  },
];
