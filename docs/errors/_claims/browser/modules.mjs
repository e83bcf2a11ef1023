import assert from 'node:assert/strict';

const first = 'import(/* webpackChunkName: "details" */ "./route.js");';
const second = `import "./units.js";
import(/* webpackChunkName: "details" */ "./trip.js").then(
  ({trip}) => console.log(trip),
  (error) => console.log(error.message),
);`;
const stale = {
  'src/index.js': first,
  'src/route.js': 'export const route = "Porto";',
  'src/trip.js': 'export const trip = "Faro";',
  'src/units.js': 'exports.unit = "km";',
};
const names = {output: {chunkFilename: '[name].js'}, devtool: false};

/** Runs the second release with the chunk of the first; gives what it printed. */
async function printedByMix({assets, build}, units = stale['src/units.js']) {
  const next = await build({files: {'src/index.js': second, 'src/units.js': units}});
  const old = Object.entries(assets).filter(([name]) => name.startsWith('details'));
  Object.assign(next.assets, Object.fromEntries(old));
  return (await next.run()).printed.join();
}

export default [
  {
    says: 'e[o] is not a function, with other short names',
    modes: ['production'],
    files: stale,
    configuration: names,
    holds: async (seen) => assert.match(await printedByMix(seen), /^\w\[\w\] is not a function$/),
    unless: {configuration: {output: {chunkFilename: '[name].[contenthash].js'}}},
  },
  {
    says: 'Without minimizing, the first one is Uncaught TypeError: __webpack_modules__[moduleId] is not a function',
    modes: ['production'],
    files: stale,
    configuration: {...names, optimization: {minimize: false}},
    holds: async (seen) =>
      assert.equal(await printedByMix(seen), '__webpack_modules__[moduleId] is not a function'),
    unless: {configuration: {output: {chunkFilename: '[name].[contenthash].js'}}},
  },
  {
    says: 'production, if a module of the bundle uses this at its top level or in an arrow function there',
    modes: ['production'],
    files: {...stale, 'src/units.js': 'this.unit = "km";'},
    configuration: names,
    holds: async (seen) =>
      assert.equal(
        await printedByMix(seen, 'this.unit = "km";'),
        "Cannot read properties of undefined (reading 'call')",
      ),
    unless: {configuration: {output: {chunkFilename: '[name].[contenthash].js'}}},
  },
  {
    says: "Cannot find module './src/trip.js'",
    modes: ['development'],
    files: stale,
    configuration: names,
    holds: async (seen) =>
      assert.equal(await printedByMix(seen), "Cannot find module './src/trip.js'"),
    unless: {configuration: {output: {chunkFilename: '[name].[contenthash].js'}}},
  },
  {
    says: 'If you have to keep require(), add .default.',
    files: {
      'src/index.js': 'console.log(require("./format.js").default(12));',
      'src/format.js': 'export default (price) => `${price} EUR`;',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['12 EUR']),
    unless: {files: {'src/index.js': 'console.log(require("./format.js")(12));'}},
  },
  {
    says: 'An assignment to module.exports in such a file throws ES Modules may not assign module.exports or exports.*, Use ESM export syntax, instead.',
    files: {'src/index.js': 'import "./unit.js"; module.exports = 12;', 'src/unit.js': ''},
    holds: async ({run}) =>
      assert.match(
        String((await run()).failure),
        /^ES Modules may not assign module\.exports or exports\.\*, Use ESM export syntax, instead/,
      ),
    unless: {files: {'src/index.js': 'require("./unit.js"); module.exports = 12;'}},
  },
  {
    says: 'The file contains import or export, which makes it an ES module, and an ES module has no exports',
    files: {'src/index.js': 'import "./unit.js"; exports.price = 12;', 'src/unit.js': ''},
    holds: async ({run}) => assert.equal((await run()).failure, 'exports is not defined'),
    unless: {files: {'src/index.js': 'require("./unit.js"); exports.price = 12;'}},
  },
  {
    says: 'it does not run in a <script>.',
    files: {'src/index.js': 'export const price = 12;'},
    configuration: {output: {library: {type: 'commonjs'}}},
    holds: async ({run}) => assert.equal((await run()).failure, 'exports is not defined'),
    unless: {configuration: {output: {library: {type: 'umd', name: 'shop'}}}},
  },
  {
    says: 'the bundle itself can contain import, so load it with <script type="module">.',
    files: {'src/index.js': 'import {map} from "leaflet"; console.log(map);'},
    configuration: {
      output: {module: true},
      externalsType: 'module',
      externals: {leaflet: 'https://cdn.example/leaflet.js'},
    },
    holds: async ({run}) =>
      assert.equal((await run('main.mjs')).failure, 'Cannot use import statement outside a module'),
    unless: {
      configuration: {
        output: {module: true},
        externalsType: 'var',
        externals: {leaflet: '({map: 1})'},
      },
    },
  },
  {
    says: 'has a value such as "commonjs leaflet": name the global variable instead',
    files: {'src/index.js': 'import {map} from "leaflet"; console.log(map);'},
    configuration: {externals: {leaflet: 'commonjs leaflet'}},
    holds: async ({run}) =>
      assert.equal((await run('main.js', {L: {map: 'a map'}})).failure, 'require is not defined'),
    unless: {configuration: {externals: {leaflet: 'L'}}},
  },
  {
    says: 'or in a package with "type": "module": webpack leaves the call as it is.',
    files: {
      'src/index.js': 'import "./price.mjs";',
      'src/price.mjs': 'console.log(require("./unit.js"));',
      'src/unit.js': '',
    },
    async holds({run, build}) {
      assert.equal((await run()).failure, 'require is not defined');
      const strict = await build({
        files: {
          'package.json': '{"type": "module"}',
          'src/index.js': 'console.log(require("./unit.js"));',
        },
      });
      assert.equal((await strict.run()).failure, 'require is not defined');
    },
    unless: {files: {'src/price.mjs': 'import "./unit.js";'}},
  },
  {
    says: 'webpack replaces it by default, so look for what prevents that',
    files: {'src/index.js': 'global.unit = "km"; console.log(global.unit);'},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['km']),
    unless: {configuration: {node: false}},
  },
  {
    says: "throws Cannot set properties of undefined (setting 'price')",
    files: {'src/index.js': 'import "./unit.js"; module.exports.price = 12;', 'src/unit.js': ''},
    holds: async ({run}) =>
      assert.equal((await run()).failure, "Cannot set properties of undefined (setting 'price')"),
    unless: {files: {'src/index.js': 'require("./unit.js"); module.exports.price = 12;'}},
  },
  {
    says: "one with export gives Unexpected token 'export'.",
    files: {'src/index.js': 'export const price = 12;'},
    configuration: {output: {module: true, filename: 'main.js', library: {type: 'module'}}},
    holds: async ({run}) => assert.equal((await run()).failure, "Unexpected token 'export'"),
    unless: {configuration: {output: {library: {type: 'umd', name: 'shop'}}}},
  },
  {
    says: 'Class extends value undefined is the same in CommonJS.',
    files: {
      'src/index.js': 'console.log(require("./fare.js"), require("./ticket.js"));',
      'src/fare.js': 'require("./ticket.js"); exports.Fare = class {};',
      'src/ticket.js':
        'const {Fare} = require("./fare.js"); exports.Ticket = class extends Fare {};',
    },
    holds: async ({run}) =>
      assert.match((await run()).failure, /^Class extends value undefined is not a constructor/),
    unless: {files: {'src/fare.js': 'exports.Fare = class {}; require("./ticket.js");'}},
  },
  {
    says: 'The build printed no warning, but the function is still undefined',
    files: {
      'src/index.js': 'import "./cart.js";',
      'src/cart.js': 'import {label} from "./price.js"; export var total = () => label;',
      'src/price.js': 'import {total} from "./cart.js"; export const label = total();',
    },
    async holds({warnings, run}) {
      assert.deepEqual(warnings, []);
      assert.match(String((await run()).failure), /is not a function$/);
    },
    unless: {files: {'src/price.js': 'export const label = 12;'}},
  },
];
