import assert from 'node:assert/strict';

/** A project whose entry imports a name, with files that give their own path as a value. */
const project = (request, ...files) => ({
  'src/index.js': `import value from "${request}"; console.log(value);`,
  ...Object.fromEntries(files.map((file) => [file, `export default "${file}";`])),
});
const imports = async ({run}) => (await run()).printed[0];
const manifest = (fields) => JSON.stringify({name: 'kit', ...fields});
const kit = (fields) => ({'node_modules/kit/package.json': manifest(fields)});

export default [
  {
    says: 'The first match wins, even if its file is missing',
    files: project('shop/cart.js', 'src/cart.js'),
    configuration: ({folder}) => ({
      resolve: {alias: {shop: `${folder}/nowhere`, 'shop/cart.js': `${folder}/src/cart.js`}},
    }),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'shop\/cart\.js'/),
    unless: {
      configuration: ({folder}) => ({
        resolve: {alias: {'shop/cart.js': `${folder}/src/cart.js`, shop: `${folder}/nowhere`}},
      }),
    },
  },
  {
    says: "For an absolute path, webpack ignores the package's exports.",
    files: {
      ...project('kit/inside.js', 'node_modules/kit/inside.js'),
      ...kit({exports: {'.': './index.js'}}),
    },
    configuration: ({folder}) => ({resolve: {alias: {kit: `${folder}/node_modules/kit`}}}),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'webpack no longer finds ./index.js or files of packages',
    files: project('./folder/index.js', 'src/folder/index.js'),
    configuration: {resolve: {extensionAlias: {'.js': '.ts'}}},
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve/),
    unless: {configuration: {resolve: {extensionAlias: {'.js': ['.ts', '.js']}}}},
  },
  {
    says: 'Stops webpack from adding extensions and from searching folders for an index file.',
    files: project('./cart', 'src/cart.js'),
    configuration: {entry: './src/index.js', resolve: {fullySpecified: true}},
    holds: ({errors}) => assert.match(errors.join(), /resolved as fully specified/),
    unless: {files: project('./cart.js', 'src/cart.js')},
  },
  {
    says: 'at the top of resolve, false has no effect',
    files: {...project('./cart', 'src/cart.js'), 'package.json': '{"type": "module"}'},
    configuration: {resolve: {fullySpecified: false}},
    holds: ({errors}) => assert.match(errors.join(), /resolved as fully specified/),
    unless: {
      configuration: {module: {rules: [{test: /\.js$/, resolve: {fullySpecified: false}}]}},
    },
  },
  {
    says: 'where a short import fails:',
    files: {...project('./cart', 'src/cart.js'), 'package.json': '{"type": "module"}'},
    holds: ({errors}) => assert.match(errors.join(), /resolved as fully specified/),
    unless: {files: {'package.json': '{}'}},
  },
  {
    says: 'A folder before "node_modules" wins over packages, even for imports inside packages: your src/util.js then replaces the package util everywhere.',
    files: {
      ...project('kit', 'src/util.js', 'node_modules/util/index.js'),
      'node_modules/kit/index.js': 'import value from "util"; export default value;',
    },
    configuration: ({folder}) => ({resolve: {modules: [`${folder}/src`, 'node_modules']}}),
    holds: async (seen) => assert.equal(await imports(seen), 'src/util.js'),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'If a package has exports, they have no effect on imports by its name:',
    files: {
      ...project('kit', 'node_modules/kit/index.js', 'node_modules/kit/browser.js'),
      ...kit({exports: './index.js', browser: './browser.js'}),
    },
    configuration: {resolve: {mainFields: ['browser']}},
    holds: async (seen) => assert.equal(await imports(seen), 'node_modules/kit/index.js'),
    unless: {files: kit({browser: './browser.js'})},
  },
  {
    says: 'If a package util is installed, webpack ignores the fallback for util, but not an alias.',
    files: project('util', 'node_modules/util/index.js', 'src/own.js'),
    configuration: ({folder}) => ({resolve: {fallback: {util: `${folder}/src/own.js`}}}),
    holds: async (seen) => assert.equal(await imports(seen), 'node_modules/util/index.js'),
    unless: {
      configuration: ({folder}) => ({resolve: {alias: {util: `${folder}/src/own.js`}}}),
    },
  },
  {
    says: 'webpack reads node: as the scheme of a URL, so neither option applies, and the build fails with Reading from "node:fs" is not handled by plugins.',
    files: {'src/index.js': 'import fs from "node:fs"; console.log(fs);'},
    configuration: {resolve: {alias: {'node:fs': false}, fallback: {'node:fs': false}}},
    holds: ({errors}) => assert.match(errors.join(), /Reading from "node:fs" is not handled/),
    unless: {configuration: {target: 'node', resolve: {}}},
  },
  {
    says: 'Searches for cart in the folder of the importing file first, and only then for a package.',
    files: project('cart', 'src/cart.js', 'node_modules/cart/index.js'),
    configuration: {resolve: {preferRelative: true}},
    holds: async (seen) => assert.equal(await imports(seen), 'src/cart.js'),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'mainFields are loader and then main by default.',
    holds: ({stats}) =>
      assert.deepEqual(stats.compilation.options.resolveLoader.mainFields, ['loader', 'main']),
    unless: {configuration: {resolveLoader: {mainFields: ['main']}}},
  },
  {
    says: 'extensions has only .js by default.',
    holds: ({stats}) =>
      assert.deepEqual(stats.compilation.options.resolveLoader.extensions, ['.js']),
    unless: {configuration: {resolveLoader: {extensions: ['.js', '.cjs']}}},
  },
  {
    says: 'conditionNames are loader, require and node by default.',
    holds: ({stats}) =>
      assert.deepEqual(stats.compilation.options.resolveLoader.conditionNames, [
        'loader',
        'require',
        'node',
      ]),
    unless: {configuration: {resolveLoader: {conditionNames: ['node']}}},
  },
  {
    says: 'These conditions are always true: webpack, development in that mode or production in all others, and those of the target, such as browser or node.',
    files: {
      ...project('kit', 'node_modules/kit/browser.js', 'node_modules/kit/node.js'),
      ...kit({
        exports: {
          worker: './node.js',
          webpack: {browser: {development: './browser.js', production: './browser.js'}},
        },
      }),
    },
    holds: async (seen) => assert.equal(await imports(seen), 'node_modules/kit/browser.js'),
    unless: {
      files: kit({
        exports: {worker: './node.js', webpack: {production: './node.js', default: './node.js'}},
      }),
    },
  },
  {
    says: 'A name that webpack does not know stops the build with configuration.resolve has an unknown property.',
    configuration: {resolve: {aliases: {}}},
    holds: ({thrown}) =>
      assert.match(String(thrown), /configuration\.resolve has an unknown property/),
    unless: {configuration: {resolve: {alias: {}}}},
  },
  {
    says: 'resolve.alias, which comes before paths, fails if its target is missing.',
    files: {
      ...project('shop/cart.js', 'src/cart.js'),
      'tsconfig.json': '{"compilerOptions": {"paths": {"shop/*": ["./src/*"]}}}',
    },
    configuration: ({folder}) => ({
      resolve: {tsconfig: true, alias: {shop: `${folder}/nowhere`}},
    }),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'shop\/cart\.js'/),
    unless: {configuration: {resolve: {tsconfig: true}}},
  },
  {
    says: 'With ["kiosk", "imports"], webpack reads the field kiosk, and imports only in packages without it.',
    files: {
      ...project('#cart', 'src/one.js', 'src/two.js'),
      'package.json': '{"kiosk": {"#cart": "./src/one.js"}, "imports": {"#cart": "./src/two.js"}}',
    },
    configuration: {resolve: {importsFields: ['kiosk', 'imports']}},
    holds: async (seen) => assert.equal(await imports(seen), 'src/one.js'),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'replaces only the exact name shop',
    files: project('shop/cart.js', 'src/cart.js', 'node_modules/shop/cart.js'),
    configuration: ({folder}) => ({resolve: {alias: {shop$: `${folder}/src`}}}),
    holds: async (seen) => assert.equal(await imports(seen), 'node_modules/shop/cart.js'),
    unless: {configuration: ({folder}) => ({resolve: {alias: {shop: `${folder}/src`}}})},
  },
];
