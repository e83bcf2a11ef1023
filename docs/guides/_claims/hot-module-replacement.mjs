import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {JSDOM} from 'jsdom';

/** Waits until something is so, at most ten seconds. */
async function until(condition) {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await setTimeout(50);
  assert.ok(condition());
}

/** The id with which the runtime runs the entry. */
function idOfEntry({compilation}) {
  const [chunk] = compilation.chunks;
  const [entry] = compilation.chunkGraph.getChunkEntryModulesIterable(chunk);
  return compilation.chunkGraph.getModuleId(entry);
}

const board = (rest) => ({
  'src/sentence.js': 'export const sentence = (points) => `Home ${points}`;',
  'src/index.js': `
    import {sentence} from "./sentence.js";
    let points = 0;
    const board = document.body.appendChild(document.createElement("p"));
    const show = () => (board.textContent = sentence(points));
    board.addEventListener("click", () => { points += 1; show(); });
    show();
    ${rest}`,
});
const listeners = (one) => ({
  'src/rules.js': 'export const addGoal = () => log("old");',
  'src/index.js': `
    import {addGoal} from "./rules.js";
    const listeners = [${one}];
    if (module.hot) module.hot.accept("./rules.js", () => listeners[0]());
    export const update = () => module.hot.check(true);`,
});

export default [
  {
    says: 'Now the page says "Hosts 2, guests 0", and the console says:',
    files: board('if (module.hot) module.hot.accept("./sentence.js", show);'),
    configuration: {devtool: false, optimization: {minimize: false}},
    holds: ({serve, folder}) =>
      serve(async ({port}) => {
        const file = `${folder}/src/sentence.js`;
        const before = readFileSync(file, 'utf8');
        const address = `http://127.0.0.1:${port}/`;
        const {window} = new JSDOM(`<body><script src="${address}main.js"></script></body>`, {
          url: address,
          runScripts: 'dangerously',
          resources: 'usable',
          beforeParse: (page) => Object.assign(page, {fetch}),
        });
        try {
          const text = () => window.document.querySelector('p')?.textContent;
          await until(() => text() === 'Home 0');
          window.document.querySelector('p').click();
          window.document.querySelector('p').click();
          assert.equal(text(), 'Home 2');
          await setTimeout(1200);
          writeFileSync(file, before.replace('Home', 'Hosts'));
          await until(() => text() === 'Hosts 2');
        } finally {
          writeFileSync(file, before);
          window.close();
        }
      }),
    unless: {files: board('')},
  },
  {
    says: 'webpack switches the import, but addEventListener got the function itself',
    files: listeners('addGoal'),
    async holds(seen) {
      const {logged} = await seen.update({
        'src/rules.js': 'export const addGoal = () => log("new");',
      });
      assert.deepEqual(logged, ['old']);
    },
    unless: {files: listeners('() => addGoal()')},
  },
  {
    says: 'The code works with the server, but fails in a build without HMR, in both modes:',
    files: {'src/index.js': 'module.hot.accept("./sentence.js");', 'src/sentence.js': ''},
    holds: async ({run}) =>
      assert.match(
        String((await run()).failure),
        /Cannot read properties of undefined \(reading 'accept'\)/,
      ),
    unless: {
      files: {'src/index.js': 'if (module.hot) module.hot.accept("./sentence.js");'},
    },
  },
  {
    says: 'the variable module does not exist, so the condition itself fails',
    files: {
      'package.json': '{"type": "module"}',
      'src/index.js': 'if (module.hot) module.hot.accept();',
    },
    holds: async ({run}) => assert.match(String((await run()).failure), /module is not defined/),
    unless: {
      files: {'src/index.js': 'if (import.meta.webpackHot) import.meta.webpackHot.accept();'},
    },
  },
  {
    says: 'webpack replaces the stylesheet, but it does not run the modules that import it',
    modes: ['development'],
    files: {
      'src/board.module.css': '.big { color: navy; }',
      'src/index.js': `
        import * as board from "./board.module.css";
        log(Object.keys(board).sort().join());
        export const update = () => module.hot.check({ignoreUnaccepted: true, ignoreErrored: true});`,
    },
    async holds(seen) {
      const {logged} = await seen.update({
        'src/board.module.css': '.big, .more { color: navy; }',
      });
      assert.deepEqual(logged, ['big']);
    },
    unless: {
      files: {
        'src/index.js': `
          import * as board from "./board.module.css";
          log(Object.keys(board).sort().join());
          if (module.hot) module.hot.accept();
          export const update = () => module.hot.check(true);`,
      },
    },
  },
  {
    says: 'If you add or remove an import of joined modules, they get another id.',
    modes: ['production'],
    files: {
      'src/fans.js': 'export const fans = globalThis.crowd;',
      'src/noise.js': 'export const noise = globalThis.drums;',
      'src/index.js': 'import {fans} from "./fans.js"; console.log(fans);',
    },
    async holds({stats, build}) {
      const after = await build({
        files: {
          'src/fans.js':
            'import {noise} from "./noise.js"; export const fans = globalThis.crowd + noise;',
        },
      });
      assert.notEqual(idOfEntry(after.stats), idOfEntry(stats));
    },
    unless: {configuration: {optimization: {concatenateModules: false}}},
  },
  {
    says: 'so webpack leaves out the blocks of these conditions',
    files: {'src/index.js': 'console.log("clock"); if (module.hot) { console.log("accepted"); }'},
    holds: ({assets}) => assert.ok(!assets['main.js'].includes('accepted')),
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.HotModuleReplacementPlugin()]}),
    },
  },
];
