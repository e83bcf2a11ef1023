import assert from 'node:assert/strict';

const count = {
  'src/count.js': 'import { n } from "./n.js"; self.onmessage = () => postMessage(n);',
  'src/n.js': 'export const n = 1;',
};
const page = (start, more = {}) => ({...count, ...more, 'src/index.js': start});
const started = (call) => page(`globalThis.worker = ${call};`);
const url = 'new URL("./count.js", import.meta.url)';
const scripts = ({assets}) => Object.keys(assets).filter((name) => /\.m?js$/.test(name));
const code = (seen) => seen.assets['main.js'] ?? seen.assets['main.mjs'];
const report = (source) => ({
  'src/index.js': `import { Worker } from "${source}"; new Worker(new URL("./t.js", import.meta.url)).unref();`,
  'src/t.js': 'console.log(1);',
});
const fails = async ({load}) => {
  try {
    await load('main.js');
    return '';
  } catch (error) {
    return String(error);
  }
};

/** In development, the default devtool puts the code into strings. */
const plain = {devtool: false};

/** The worker is a file as it was written, and nothing is reported. */
function assertCopied(seen) {
  assert.deepEqual(seen.warnings, []);
  const copy = scripts(seen).find((name) => name !== 'main.js');
  assert.match(seen.assets[copy], /import ?\{/);
}

export default [
  {
    says: 'bundles it as a classic script, and removes the type',
    files: started(`new Worker(${url}, { type: "module" })`),
    configuration: plain,
    holds(seen) {
      assert.equal(scripts(seen).length, 2);
      assert.match(code(seen), /type: ?(undefined|void 0)/);
    },
    unless: {configuration: {output: {module: true}}},
  },
  {
    says: 'nothing: the browser requests count.js, which is not in dist',
    files: started('new Worker("./count.js")'),
    configuration: plain,
    holds: (seen) => assert.deepEqual(scripts(seen), ['main.js']),
    unless: {files: started(`new Worker(${url})`)},
  },
  {
    says: 'bundles a service worker',
    files: started(`navigator.serviceWorker.register(${url})`),
    configuration: plain,
    holds: (seen) => assert.equal(scripts(seen).length, 2),
    unless: {files: started('navigator.serviceWorker.register("./count.js")')},
  },
  {
    says: 'warns, and bundles nothing',
    files: page('const name = globalThis.file; new Worker(new URL(name, import.meta.url));'),
    configuration: plain,
    holds(seen) {
      assert.match(seen.warnings.join(), /Critical dependency/);
      assert.deepEqual(scripts(seen), ['main.js']);
    },
    unless: {files: started(`new Worker(${url})`)},
  },
  {
    says: 'but did not bundle its imports, and printed no warning.',
    files: page(`const file = ${url}; globalThis.worker = new Worker(file);`),
    configuration: plain,
    holds: assertCopied,
    unless: {files: started(`new Worker(${url})`)},
  },
  {
    says: 'two workers with the same name become one file, which runs the modules of both.',
    files: page(
      `globalThis.all = [new Worker(${url}, { name: "a" }), new Worker(new URL("./b.js", import.meta.url), { name: "a" })];`,
      {'src/b.js': 'console.log("second");'},
    ),
    configuration: plain,
    holds(seen) {
      assert.deepEqual(scripts(seen).sort(), ['a.js', 'main.js']);
      assert.match(seen.assets['a.js'], /onmessage/);
      assert.match(seen.assets['a.js'], /second/);
    },
    unless: {
      files: page(
        `globalThis.all = [new Worker(${url}, { name: "a" }), new Worker(new URL("./b.js", import.meta.url), { name: "b" })];`,
        {'src/b.js': 'console.log("second");'},
      ),
    },
  },
  {
    says: 'set the second with the comment',
    files: started(`new Worker(/* webpackChunkName: "counter" */ ${url}, { name: "count" })`),
    configuration: plain,
    holds(seen) {
      assert.deepEqual(scripts(seen).sort(), ['counter.js', 'main.js']);
      assert.match(code(seen), /name: ?"count"/);
    },
    unless: {files: started(`new Worker(${url}, { name: "count" })`)},
  },
  {
    says: 'All other files, including the chunks that the worker loads, still come from the other server:',
    files: {
      ...started(`new Worker(${url}, { name: "count" })`),
      'src/count.js': 'import("./n.js");',
    },
    configuration: {...plain, output: {publicPath: 'https://cdn.example/', workerPublicPath: '/'}},
    holds(seen) {
      assert.match(code(seen), /new URL\((\/\*.+?\*\/ )?"\/" ?\+/);
      assert.match(seen.assets['count.js'], /"https:\/\/cdn\.example\/"/);
    },
    unless: {configuration: {output: {publicPath: 'https://cdn.example/'}}},
  },
  {
    says: 'the assignment applies to the URL of the worker, but not inside of it',
    files: {
      ...count,
      'src/index.js': `__webpack_public_path__ = "https://img.example/"; globalThis.worker = new Worker(${url}, { name: "count" });`,
      'src/count.js': 'import("./n.js");',
    },
    configuration: plain,
    holds(seen) {
      assert.match(code(seen), /img\.example/);
      assert.match(seen.assets['count.js'], /importScripts/);
      assert.doesNotMatch(seen.assets['count.js'], /img\.example/);
    },
    unless: {
      files: {
        ...count,
        'src/index.js': `globalThis.worker = new Worker(${url}, { name: "count" });`,
        'src/count.js': '__webpack_public_path__ = "https://img.example/"; import("./n.js");',
      },
    },
  },
  {
    says: 'webpack then takes Worker for the global one and writes wrong code.',
    files: report('node:worker_threads'),
    configuration: {...plain, target: 'node'},
    holds: async (seen) => assert.match(await fails(seen), /reading 'wc'/),
    unless: {files: report('worker_threads')},
  },
  {
    says: 'If you cannot change the import, list it in the configuration:',
    files: report('node:worker_threads'),
    configuration: {
      ...plain,
      target: 'node',
      module: {parser: {javascript: {worker: ['Worker from node:worker_threads', '...']}}},
    },
    holds: async (seen) => assert.equal(await fails(seen), ''),
    unless: {configuration: {target: 'node', module: {}}},
  },
  {
    says: 'for the target node, webpack turns the global Worker into that of worker_threads.',
    files: started(`new Worker(${url})`),
    configuration: {...plain, target: 'node'},
    holds: (seen) => assert.match(code(seen), /worker_threads/),
    unless: {configuration: {target: 'web'}},
  },
  {
    says: 'copies each file that matches, without its imports and without a warning',
    files: page(
      'const name = globalThis.file; globalThis.worker = new Worker(new URL(`./work/${name}.js`, import.meta.url));',
      {'src/work/a.js': 'import { n } from "../n.js"; postMessage(n);'},
    ),
    configuration: plain,
    holds: assertCopied,
    unless: {files: started(`new Worker(${url})`)},
  },
  {
    says: 'copies the file, as in the row above',
    files: started(`new window.Worker(${url})`),
    configuration: plain,
    holds: assertCopied,
    unless: {files: started(`new Worker(${url})`)},
  },
  {
    says: 'With a variable, the browser gets the name, but the file usually does not.',
    files: page(`let name = "count"; globalThis.worker = new Worker(${url}, { name });`),
    configuration: plain,
    holds(seen) {
      assert.equal(scripts(seen).length, 2);
      assert.ok(!seen.assets['count.js']);
    },
    unless: {files: started(`new Worker(${url}, { name: "count" })`)},
  },
  {
    says: 'With the name of an entry, such as main, the build fails:',
    files: started(`new Worker(${url}, { name: "main" })`),
    configuration: plain,
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /not allowed to load an initial chunk on demand\. The chunk name "main" is already used/,
      ),
    unless: {files: started(`new Worker(${url}, { name: "count" })`)},
  },
  {
    says: 'With require() or import * as, it copies the file without its imports instead.',
    files: {
      'src/index.js':
        'import * as threads from "worker_threads"; new threads.Worker(new URL("./t.js", import.meta.url)).unref();',
      'src/t.js': 'import { n } from "./n.js"; console.log(n);',
      'src/n.js': 'export const n = 1;',
    },
    configuration: {...plain, target: 'node'},
    holds(seen) {
      const copy = scripts(seen).find((name) => name !== 'main.js');
      assert.match(seen.assets[copy], /import ?\{/);
    },
    unless: {
      files: {
        'src/index.js':
          'import { Worker } from "worker_threads"; new Worker(new URL("./t.js", import.meta.url)).unref();',
        'src/t.js': 'import { n } from "./n.js"; console.log(n);',
        'src/n.js': 'export const n = 1;',
      },
    },
  },
];
