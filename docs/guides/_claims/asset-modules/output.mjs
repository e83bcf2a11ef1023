import assert from 'node:assert/strict';

const svg = {
  'src/index.js': 'import star from "./star.svg"; console.log(star);',
  'src/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const rules = (...list) => ({module: {rules: list}});
const resource = {test: /\.svg$/, type: 'asset/resource'};
const text = ({errors, warnings, thrown}) => [thrown, ...errors, ...warnings].join('\n');
const printed = async ({run}, ...globals) => (await run(undefined, ...globals)).printed.join('\n');

export default [
  {
    says: 'the last one runs first, and the type applies to what the first one returns.',
    files: {
      ...svg,
      'loaders/one.js': 'module.exports = (text) => text + " one";',
      'loaders/two.js': 'module.exports = (text) => text + " two";',
    },
    configuration: ({folder}) =>
      rules({
        test: /\.svg$/,
        type: 'asset/source',
        use: [`${folder}/loaders/one.js`, `${folder}/loaders/two.js`],
      }),
    holds: async (seen) => assert.match(await printed(seen), /two one$/),
    unless: {configuration: rules({test: /\.svg$/, type: 'asset/source'})},
  },
  {
    says: 'outputPath puts the files into a folder that you can upload separately.',
    files: svg,
    configuration: rules({
      ...resource,
      generator: {filename: '[name][ext]', outputPath: 'cdn/', publicPath: 'https://cdn.example/'},
    }),
    async holds(seen) {
      assert.ok(seen.assets['cdn/star.svg']);
      assert.equal(await printed(seen), 'https://cdn.example/star.svg');
    },
    unless: {configuration: rules(resource)},
  },
  {
    says: 'An assignment in the same file as the imports has no effect on them',
    files: {
      ...svg,
      'src/index.js':
        '__webpack_public_path__ = "https://img.example/"; import star from "./star.svg"; console.log(star);',
    },
    configuration: {...rules(resource), target: 'node'},
    async holds({load}) {
      const lines = [];
      const {log} = console;
      console.log = (line) => lines.push(line);
      await load('main.js');
      console.log = log;
      assert.doesNotMatch(lines.join(), /img\.example/);
      assert.match(lines.join(), /\.svg$/);
    },
    unless: {
      files: {
        ...svg,
        'src/index.js': 'import "./path.js"; import star from "./star.svg"; console.log(star);',
        'src/path.js': '__webpack_public_path__ = "https://img.example/";',
      },
    },
  },
  {
    says: "Set emit: false in the server's configuration",
    files: svg,
    configuration: rules({...resource, generator: {emit: false, publicPath: '/dist/'}}),
    async holds(seen) {
      assert.deepEqual(Object.keys(seen.assets), ['main.js']);
      assert.match(await printed(seen), /^\/dist\/[0-9a-f]+\.svg$/);
    },
    unless: {configuration: rules(resource)},
  },
  {
    says: 'emits an image that contains JavaScript:',
    files: {
      ...svg,
      'src/index.js': 'console.log(new URL("./star.svg", import.meta.url));',
      'loaders/file.js':
        'module.exports = () => "export default __webpack_public_path__ + \'a.svg\'";',
    },
    configuration: ({folder}) => rules({test: /\.svg$/, use: `${folder}/loaders/file.js`}),
    holds(seen) {
      assert.equal(text(seen), '');
      const image = Object.keys(seen.assets).find((name) => name.endsWith('.svg'));
      assert.match(seen.assets[image], /^export default __webpack_public_path__/);
    },
    unless: {configuration: rules(resource)},
  },
  {
    says: 'because otherwise it gets a string, in which bytes that are no UTF-8 are lost.',
    files: {
      'src/index.js': 'import a from "./a.bin"; console.log(a);',
      'src/a.bin': 'abc',
      'loaders/kind.js': 'module.exports = (content) => typeof content;',
    },
    configuration: ({folder}) =>
      rules({test: /bin$/, type: 'asset/source', use: `${folder}/loaders/kind.js`}),
    holds: async (seen) => assert.equal(await printed(seen), 'string'),
    unless: {
      files: {
        'src/index.js': 'import a from "./a.bin"; console.log(a);',
        'src/a.bin': 'abc',
        'loaders/kind.js':
          'module.exports = (content) => typeof content; module.exports.raw = true;',
      },
    },
  },
  {
    says: 'It is not part of the URL, so always set it together with publicPath:',
    files: svg,
    configuration: {
      ...rules({...resource, generator: {filename: '[name][ext]', outputPath: 'cdn/'}}),
      output: {publicPath: '/'},
    },
    async holds(seen) {
      assert.ok(seen.assets['cdn/star.svg']);
      assert.equal(await printed(seen), '/star.svg');
    },
    unless: {
      configuration: rules({
        ...resource,
        generator: {filename: '[name][ext]', outputPath: 'cdn/', publicPath: '/cdn/'},
      }),
    },
  },
  {
    says: 'while a new URL() below the assignment has your server.',
    files: {
      ...svg,
      'src/moon.svg': '<svg id="moon"/>',
      'src/index.js':
        '__webpack_public_path__ = "https://img.example/"; console.log(String(new URL("./moon.svg", import.meta.url)));',
    },
    holds: async (seen) => assert.match(await printed(seen), /^https:\/\/img\.example\//),
    unless: {
      files: {
        ...svg,
        'src/index.js':
          '__webpack_public_path__ = "https://img.example/"; import star from "./star.svg"; console.log(star);',
      },
      configuration: rules(resource),
    },
  },
  {
    says: 'because in Node.js new URL() gives a file: URL',
    files: {
      ...svg,
      'src/index.js': 'module.exports = String(new URL("./star.svg", import.meta.url));',
    },
    configuration: {
      target: 'node',
      output: {library: {type: 'commonjs2'}},
      ...rules({...resource, generator: {emit: false, publicPath: '/dist/'}}),
    },
    holds: async ({load}) => assert.match(await load('main.js'), /^file:\/\/\/dist\//),
    unless: {
      files: {...svg, 'src/index.js': 'module.exports = require("./star.svg");'},
    },
  },
  {
    says: 'set type: "javascript/auto" in its rule',
    files: {
      ...svg,
      'src/index.js': 'console.log(String(new URL("./star.svg", import.meta.url)));',
      'loaders/file.js': 'module.exports = () => "module.exports = \'https://img.example/a.svg\'";',
    },
    configuration: ({folder}) =>
      rules({test: /\.svg$/, type: 'javascript/auto', use: `${folder}/loaders/file.js`}),
    holds: async (seen) => assert.equal(await printed(seen), 'https://img.example/a.svg'),
    unless: {
      configuration: ({folder}) => rules({test: /\.svg$/, use: `${folder}/loaders/file.js`}),
    },
  },
  {
    says: 'but url() in a stylesheet that webpack reads by itself becomes an empty url(data:,).',
    files: {
      ...svg,
      'src/index.js': 'import "./a.css";',
      'src/a.css': 'a { background: url(./star.svg) }',
      'loaders/file.js': 'module.exports = () => "module.exports = \'https://img.example/a.svg\'";',
    },
    configuration: ({folder}) =>
      rules({test: /\.svg$/, type: 'javascript/auto', use: `${folder}/loaders/file.js`}),
    holds: ({assets}) => assert.match(assets['main.css'], /url\(data:,\)/),
    unless: {configuration: rules(resource)},
  },
];
