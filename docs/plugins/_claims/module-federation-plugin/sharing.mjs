import assert from 'node:assert/strict';

const files = {
  'package.json': '{"name": "shop", "dependencies": {"prices": "^1.2.0"}}',
  'node_modules/prices/package.json': '{"name": "prices", "version": "1.4.0"}',
  'node_modules/prices/index.js': 'exports.version = "own 1.4.0";',
  'node_modules/prices/tax.js': 'exports.tax = 7;',
  'src/index.js':
    'import("./start.js").then(() => {}, ({message}) => console.log(message.split("\\n")[0]));',
  'src/start.js':
    'import {version} from "prices"; import {tax} from "prices/tax"; import "reviews/stars"; console.log(version, tax);',
};

/** A build that shares packages with a remote, which is a global variable. */
const shop =
  (shared, more) =>
  ({webpack}) => ({
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'shop',
        remoteType: 'var',
        remotes: {reviews: 'reviews'},
        shared,
        ...more,
      }),
    ],
  });

/** A remote that offers this version of a package. */
const reviews = (version, key = 'prices') => ({
  reviews: {
    get: () => Promise.resolve(() => ({})),
    init(scope) {
      if (!version) return;
      const factory = () => ({version: `remote ${version}`, tax: 19});
      scope[key] = {
        ...scope[key],
        [version]: {get: () => Promise.resolve(factory), from: 'reviews'},
      };
    },
  },
});

/** What the shop prints with a remote of this version. */
const printed =
  (version, line, key) =>
  async ({run, errors}) => {
    assert.deepEqual(errors, []);
    assert.deepEqual((await run(['main.js'], reviews(version, key))).printed, [line]);
  };

const one = {singleton: true};
const no = {import: false};

/** Which requests the build takes from the share scope. */
const consumed = ({stats}) =>
  [...stats.compilation.modules]
    .filter(({type}) => type === 'consume-shared-module')
    .map(({options}) => options.shareKey)
    .sort();
const react = {
  'node_modules/react/package.json': '{"name": "react", "version": "19.3.1"}',
  'node_modules/react/index.js': 'exports.useState = () => [];',
  'node_modules/react/jsx-runtime.js': '',
  'node_modules/react/jsx-dev-runtime.js': '',
  'src/index.js': 'import "react"; import "react/jsx-runtime"; import "react/jsx-dev-runtime";',
};

export default [
  {
    says: 'in development react/jsx-dev-runtime, and the key react covers neither.',
    files: react,
    configuration: shop({react: one}),
    holds: (seen) => assert.deepEqual(consumed(seen), ['react']),
    unless: {configuration: shop({react: one, 'react/': one})},
  },
  {
    says: 'the highest version in its range',
    files,
    configuration: shop(['prices']),
    holds: printed('1.9.0', 'remote 1.9.0 7'),
    unless: {configuration: shop({prices: '~1.4.0'})},
  },
  {
    says: 'covers the request prices, but neither prices/tax nor the path of its file.',
    files,
    configuration: shop({prices: one}),
    holds: printed('1.9.0', 'own 1.4.0 7', 'prices/tax'),
    unless: {configuration: shop({prices: one, 'prices/': one})},
  },
  {
    says: 'covers all requests that begin with it.',
    files,
    configuration: shop({'prices/': one}),
    holds: printed('1.9.0', 'own 1.4.0 19', 'prices/tax'),
    unless: {configuration: shop({prices: one})},
  },
  {
    says: 'Such a module has no version unless you set version.',
    files: {...files, 'src/start.js': 'import cart from "./cart.js";', 'src/cart.js': ''},
    configuration: shop({'./src/cart.js': {shareKey: 'cart'}}),
    holds: ({stats}) =>
      assert.ok(
        [...stats.compilation.modules].some((each) => /cart@false/.test(each.identifier())),
      ),
    unless: {configuration: shop({'./src/cart.js': {shareKey: 'cart', version: '1.0.0'}})},
  },
  {
    says: 'webpack ignores a package name or prefix that no module imports.',
    files,
    configuration: shop({herbs: one}),
    holds: ({errors, warnings, assets}) => {
      assert.deepEqual([...errors, ...warnings], []);
      assert.doesNotMatch(Object.values(assets).join(), /unsatisfied|No satisfying/i);
    },
    unless: {configuration: shop({prices: {packageName: 'herbs'}})},
  },
  {
    says: "or the import fails with Shared module prices doesn't exist in shared scope default.",
    files,
    configuration: shop({prices: no}),
    holds: printed('', "Shared module prices doesn't exist in shared scope default"),
    unless: {configuration: shop({prices: {}})},
  },
  {
    says: 'which any version replaces.',
    files: {...files, 'package.json': '{"name": "shop", "dependencies": {"prices": "*"}}'},
    configuration: shop({prices: {version: false}}),
    holds: printed('0.1.0', 'remote 0.1.0 7'),
    unless: {configuration: shop({prices: {version: '1.4.0'}})},
  },
  {
    says: 'With false, webpack accepts every version.',
    files,
    configuration: shop({prices: {requiredVersion: false}}),
    holds: printed('3.0.0', 'remote 3.0.0 7'),
    unless: {configuration: shop(['prices'])},
  },
  {
    says: 'so set it where one build requests the package under another name.',
    files,
    configuration: shop({prices: {shareKey: 'money'}}),
    holds: printed('1.9.0', 'remote 1.9.0 7', 'money'),
    unless: {configuration: shop(['prices'])},
  },
  {
    says: 'webpack bundles them as if there were no hint.',
    files,
    configuration: shop({prices: {...one, exclude: {version: '<2'}}}),
    holds: printed('1.9.0', 'own 1.4.0 7'),
    unless: {configuration: shop({prices: {...one, exclude: {version: '>2'}}})},
  },
  {
    says: 'the request behind a key with a slash at its end, as a string or RegExp',
    files,
    configuration: shop({'prices/': {...one, include: {request: 'vat'}}}),
    holds: printed('1.9.0', 'own 1.4.0 7', 'prices/tax'),
    unless: {configuration: shop({'prices/': {...one, include: {request: 'tax'}}})},
  },
  {
    says: 'With import: false and strictVersion: true, it throws the message as an error.',
    files,
    configuration: shop({prices: {...no, strictVersion: true}}),
    holds: printed(
      '3.0.0',
      'No satisfying version (^1.2.0) of shared module prices found in shared scope default.',
    ),
    unless: {configuration: shop({prices: no})},
  },
  {
    says: 'The build warns if it cannot find a range of versions',
    files: {...files, 'package.json': '{"name": "shop"}'},
    configuration: shop(['prices']),
    holds: ({warnings}) =>
      assert.match(
        warnings.join(),
        /unable to automatically determine one\. Unable to find required version for "prices"/,
      ),
    unless: {configuration: shop({prices: {requiredVersion: false}})},
  },
  {
    says: 'The names in two builds may therefore differ.',
    files,
    configuration: shop(['prices'], {shareScope: 'own'}),
    holds: printed('1.9.0', 'remote 1.9.0 7'),
    unless: {configuration: shop({prices: {shareScope: 'other'}}, {shareScope: 'own'})},
  },
  {
    says: 'the module to offer, as import',
    files: {...files, 'src/prices.js': 'exports.version = "from src";'},
    configuration: shop({prices: './src/prices.js'}),
    holds: printed('', 'from src 7'),
    unless: {configuration: shop({prices: '^1.2.0'})},
  },
  {
    says: 'It adds the module of a relative path to the build even if nothing imports it.',
    files: {...files, 'src/cart.js': 'console.log("in the cart");'},
    configuration: shop({'./src/cart.js': {}}),
    holds: ({assets}) => assert.match(Object.values(assets).join(), /in the cart/),
    unless: {configuration: shop({cart: {}})},
  },
  {
    says: 'With true, the build never uses a version outside of its range.',
    files,
    configuration: shop({prices: {requiredVersion: '~1.3.0'}}),
    holds: printed('1.9.0', 'own 1.4.0 7'),
    unless: {configuration: shop({prices: {requiredVersion: '~1.3.0', strictVersion: false}})},
  },
  {
    says: 'for a singleton, or without an own copy, the import fails.',
    files,
    configuration: shop({prices: {...one, strictVersion: true}}),
    holds: printed(
      '9.0.0',
      'Unsatisfied version 9.0.0 from reviews of shared singleton module prices (required ^1.2.0)',
    ),
    unless: {configuration: shop({prices: {strictVersion: true}})},
  },
];
