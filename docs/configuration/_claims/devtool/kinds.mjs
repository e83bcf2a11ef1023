import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const shop = {
  'src/index.js': 'import {price} from "./price.js"; console.log(price, document.title);',
  'src/price.js': 'export const price = () => document.body.textContent.length + 1;',
};
/** A loader that puts a line before the code, with a map that leads back. */
const loader = `module.exports = function (source) {
  this.callback(null, "document.title;\\n" + source, {
    version: 3, sources: [this.resourcePath], sourcesContent: [source], names: [], mappings: ";AAAA",
  });
};`;
const withLoader = {
  ...shop,
  'loader.js': loader,
  'src/index.js': 'import {price} from "./price.ts"; console.log(price());',
  'src/price.ts': 'export const price = () => 9;',
};
const useLoader = {module: {rules: [{test: /\.ts$/, type: 'javascript/auto', use: './loader.js'}]}};

const mapOf = ({assets}) => JSON.parse(assets['main.js.map']);
const sourceOf = (map, name) =>
  map.sourcesContent[map.sources.findIndex((one) => one.includes(name))];
const hasColumns = ({mappings}) => mappings.split(';').some((line) => line.includes(','));

export default [
  {
    says: 'Production, source maps for your error service only',
    modes: ['production'],
    files: shop,
    configuration: {devtool: 'hidden-source-map'},
    holds({assets}) {
      assert.ok(assets['main.js.map']);
      assert.doesNotMatch(assets['main.js'], /sourceMappingURL/);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'the default there, "eval", shows each module after loaders and webpack changed it.',
    modes: ['development'],
    files: shop,
    holds({assets}) {
      assert.match(assets['main.js'], /eval\(.*_price_js__WEBPACK_IMPORTED_MODULE_0__/);
      assert.doesNotMatch(assets['main.js'], /sourceMappingURL/);
    },
    unless: {configuration: {devtool: 'eval-source-map'}},
  },
  {
    says: 'For an ES module library, the default is false in both modes.',
    files: shop,
    configuration: {devtool: undefined, output: {library: {type: 'module'}}},
    holds: ({stats}) => assert.equal(stats.compilation.options.devtool, false),
    unless: {configuration: {mode: 'development', devtool: undefined, output: {module: true}}},
  },
  {
    says: 'Set it in development as soon as you use TypeScript, JSX or another compiled language',
    modes: ['development'],
    files: withLoader,
    configuration: {...useLoader, devtool: 'source-map'},
    holds: (seen) =>
      assert.doesNotMatch(
        String(seen.assets['main.js.map'] && sourceOf(mapOf(seen), 'price.ts')),
        /title|undefined/,
      ),
    unless: {configuration: {devtool: undefined}},
  },
  {
    says: 'Leaves your code out of the map and keeps names, lines and columns.',
    files: shop,
    configuration: {devtool: 'nosources-source-map'},
    holds(seen) {
      const map = mapOf(seen);
      assert.equal(map.sourcesContent, undefined);
      assert.ok(map.sources.some((name) => name.endsWith('price.js')) && hasColumns(map));
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'Maps lines only, to the code after loaders.',
    modes: ['development'],
    files: withLoader,
    configuration: {...useLoader, devtool: 'cheap-source-map'},
    holds(seen) {
      const map = mapOf(seen);
      assert.match(sourceOf(map, 'price.ts'), /^document\.title/);
      assert.equal(hasColumns(map), false);
    },
    unless: {configuration: {devtool: 'cheap-module-source-map'}},
  },
  {
    says: 'Maps lines only, but follows the source maps of loaders to your source.',
    modes: ['development'],
    files: withLoader,
    configuration: {...useLoader, devtool: 'cheap-module-source-map'},
    holds(seen) {
      const map = mapOf(seen);
      assert.equal(sourceOf(map, 'price.ts'), withLoader['src/price.ts']);
      assert.equal(hasColumns(map), false);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'Values from webpack 4 such as "cheap-module-eval-source-map" have another order and stop the build:',
    configuration: {devtool: 'cheap-module-eval-source-map'},
    holds: ({thrown}) =>
      assert.match(String(thrown), /configuration\.devtool should match pattern/),
    unless: {configuration: {devtool: 'eval-cheap-module-source-map'}},
  },
  {
    says: 'The map is a file unless the value begins with eval or inline',
    files: shop,
    configuration: {devtool: 'hidden-source-map'},
    async holds({assets, build}) {
      assert.ok(assets['main.js.map']);
      for (const devtool of ['eval-source-map', 'inline-source-map', 'inline-cheap-source-map']) {
        const {assets: others} = await build({configuration: {devtool}});
        assert.deepEqual(Object.keys(others), ['main.js']);
      }
    },
    unless: {configuration: {devtool: 'inline-source-map'}},
  },
  {
    says: 'There is no value, which means "eval" in development and none in production, or it has eval or inline.',
    files: shop,
    async holds({assets, build}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      const {assets: inline} = await build({configuration: {devtool: 'inline-source-map'}});
      assert.deepEqual(Object.keys(inline), ['main.js']);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'Values that begin with eval rebuild fast, because webpack makes a new map for the changed module only.',
    modes: ['development'],
    files: shop,
    configuration: {devtool: 'eval-source-map'},
    async holds({webpack, folder, stats}) {
      const mapped = [];
      const {devtool} = stats.compilation.options;
      const devtoolModuleFilenameTemplate = ({resourcePath}) => {
        mapped.push(resourcePath);
        return resourcePath;
      };
      const output = {path: `${folder}/again`, devtoolModuleFilenameTemplate};
      const compiler = webpack({mode: 'development', context: folder, devtool, output});
      const build = () => new Promise((resolve) => compiler.run(resolve));
      await build();
      mapped.length = 0;
      writeFileSync(path.join(folder, 'src/price.js'), 'export const price = () => 2;');
      await build();
      assert.deepEqual([...new Set(mapped)], ['./src/price.js']);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'write them to a separate folder with output.sourceMapFilename',
    files: shop,
    configuration: {devtool: 'source-map', output: {sourceMapFilename: 'private/[file].map'}},
    holds: ({assets}) =>
      assert.deepEqual(Object.keys(assets).sort(), ['main.js', 'private/main.js.map']),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'webpack itself reads their maps only if a rule has extractSourceMap: true. The debugger then shows the source of the package:',
    files: {
      'src/index.js': 'import {open} from "harbor-kit"; open();',
      'node_modules/harbor-kit/index.js':
        'export const open = () => document.title;\n//# sourceMappingURL=index.js.map',
      'node_modules/harbor-kit/index.js.map':
        '{"version": 3, "sources": ["index.ts"], "sourcesContent": ["// typed"], "names": [], "mappings": "AAAA"}',
    },
    configuration: {
      devtool: 'source-map',
      module: {rules: [{test: /\.js$/, include: /harbor-kit/, extractSourceMap: true}]},
    },
    holds: (seen) => assert.equal(sourceOf(mapOf(seen), 'index.ts'), '// typed'),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Tools that read only the bundle, such as some test runners, need "inline-source-map".',
    files: shop,
    configuration: {devtool: 'inline-source-map'},
    holds({assets}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      assert.match(assets['main.js'], /sourceMappingURL=data:/);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'Breakpoints at the wrong place in production',
    modes: ['production'],
    files: shop,
    configuration: {devtool: 'cheap-source-map'},
    holds: (seen) => assert.equal(hasColumns(mapOf(seen)), false),
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'The value has hidden, the server does not deliver .map files',
    files: shop,
    configuration: {devtool: 'hidden-source-map'},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /sourceMappingURL/),
    unless: {configuration: {devtool: 'source-map'}},
  },
];
