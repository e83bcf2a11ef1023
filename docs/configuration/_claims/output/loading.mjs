import assert from 'node:assert/strict';

const image = {
  'src/index.js': 'console.log(new URL("./sea.png", import.meta.url).href);',
  'src/sea.png': 'image',
};
const named = (publicPath) => ({output: {publicPath, assetModuleFilename: '[name][ext]'}});
const later = {
  'src/index.js':
    'import("./late.js").catch(({name, message}) => console.log(name, message.split("\\n")[0]));',
  'src/late.js': 'console.log("late");',
};

/** A page on which no script arrives. */
const empty = () => ({
  currentScript: {src: 'http://page.example/main.js', tagName: 'SCRIPT'},
  getElementsByTagName: () => [],
  createElement: () => ({setAttribute() {}}),
  head: {appendChild() {}},
});
const refusing = {
  createPolicy() {
    throw new Error('the page allows no such policy');
  },
};
const trusted = (onPolicyCreationFailure) => ({
  output: {trustedTypes: {policyName: 'harbor', onPolicyCreationFailure}},
});

const program = {
  'src/index.js': 'import("./program.wasm").then(() => console.log("it runs"), console.log);',
  'src/program.wasm': Buffer.from('\0asm\x01\0\0\0', 'latin1'),
};
/** A server that sends programs with a wrong type, and a browser that minds. */
const wrongType = {
  fetch: async () => ({
    headers: {get: () => 'text/plain'},
    arrayBuffer: async () => program['src/program.wasm'],
  }),
  WebAssembly: {
    instantiateStreaming: () => Promise.reject(new TypeError('wrong MIME type')),
    instantiate: async () => ({instance: {exports: {}}}),
  },
};

export default [
  {
    says: 'End it with a slash, because webpack adds none.',
    files: image,
    configuration: named('https://cdn.example'),
    holds: async ({run}) =>
      assert.match((await run()).printed[0], /^https:\/\/cdn\.examplesea\.png/),
    unless: {configuration: named('https://cdn.example/')},
  },
  {
    says: 'takes the folder of another script on the page, or ends with Error: Automatic publicPath is not supported in this browser if there is none',
    files: image,
    configuration: named('auto'),
    async holds({run}) {
      const page = (scripts) => ({
        document: {currentScript: null, getElementsByTagName: () => scripts},
      });
      const other = await run('main.js', page([{src: 'https://page.example/lib/other.js'}]));
      assert.deepEqual(other.printed, ['https://page.example/lib/sea.png']);
      const none = await run('main.js', page([{src: ''}]));
      assert.match(String(none.failure), /Automatic publicPath is not supported/);
    },
    unless: {configuration: named('https://cdn.example/')},
  },
  {
    says: 'In a blob worker, it is the root of the server.',
    files: {'src/index.js': 'console.log(__webpack_public_path__);'},
    configuration: named('auto'),
    holds({assets}) {
      const printed = [];
      const names = ['importScripts', 'location', 'document', 'console'];
      const start = new Function(...names, assets['main.js']);
      start(() => {}, 'blob:https://page.example/12-34', undefined, {
        log: (url) => printed.push(url),
      });
      assert.deepEqual(printed, ['https://page.example/']);
    },
    unless: {configuration: named('https://cdn.example/')},
  },
  {
    says: 'If only the browser knows the URL, assign __webpack_public_path__ there',
    files: {
      ...image,
      'src/index.js': `__webpack_public_path__ = window.base; ${image['src/index.js']}`,
    },
    configuration: named('/'),
    holds: async ({run}) =>
      assert.deepEqual((await run('main.js', {base: 'https://cdn.example/2/'})).printed, [
        'https://cdn.example/2/sea.png',
      ]),
    unless: {files: image},
  },
  {
    says: '"continue" writes Could not create trusted-types policy "harbor" to the console and goes on',
    files: later,
    configuration: trusted('continue'),
    async holds({run}) {
      const {printed, failure} = await run('main.js', {trustedTypes: refusing});
      assert.equal(failure, undefined);
      assert.match(printed[0], /Could not create trusted-types policy "harbor"/);
      assert.equal(printed[1], 'late');
    },
    unless: {configuration: trusted('stop')},
  },
  {
    says: 'Sets the number of milliseconds after which an import() fails with a ChunkLoadError:',
    files: later,
    configuration: {output: {chunkLoadTimeout: 1234}},
    async holds({run}) {
      const times = [];
      const setTimeout = (call, time) => {
        times.push(time);
        setImmediate(call);
      };
      const {printed} = await run('main.js', {setTimeout, document: empty()});
      assert.deepEqual(times, [1234]);
      assert.match(printed[0], /^ChunkLoadError Loading chunk .* failed\.$/);
    },
    unless: {configuration: {output: {}}},
  },
  {
    says: 'The bundle then loads the file whole and warns:',
    files: program,
    async holds({run}) {
      const {printed} = await run('main.js', wrongType);
      assert.match(printed[0], /Falling back to `WebAssembly.instantiate` which is slower/);
      assert.equal(printed.at(-1), 'it runs');
    },
    unless: {configuration: {output: {wasmStreamingFallback: false}}},
  },
  {
    says: 'webpack puts it before the names of chunks, images and workers that the bundle loads, unless workerPublicPath or a rule sets another one.',
    files: {
      ...image,
      'src/index.js': `${image['src/index.js']} new Worker(new URL("./work.js", import.meta.url));`,
      'src/work.js': '',
    },
    configuration: {output: {publicPath: '/harbor/', workerPublicPath: '/workers/'}},
    async holds({assets, build}) {
      assert.match(assets['main.js'], /"\/harbor\/"/);
      assert.match(assets['main.js'], /"\/workers\/\\?"/);
      const ruled = await build({
        configuration: {
          output: {publicPath: '/harbor/'},
          module: {rules: [{test: /\.png$/, generator: {publicPath: '/images/'}}]},
        },
      });
      assert.match(ruled.assets['main.js'], /"\/images\//);
    },
    unless: {configuration: {output: {publicPath: '/harbor/'}}},
  },
];
