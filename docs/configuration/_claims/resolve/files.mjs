import assert from 'node:assert/strict';

const entry = (code) => ({'src/index.js': code});
const value = (file) => ({[file]: `export default "${file}";`});
const cart = (request) => entry(`import value from "${request}"; console.log(value);`);
const printed = async ({run}) => (await run()).printed;

export default [
  {
    says: 'Keep "...", because without it webpack no longer tries .js, and packages that write require("./x") break.',
    files: {
      ...entry('import "kit";'),
      'node_modules/kit/index.js': 'require("./x");',
      'node_modules/kit/x.js': '',
    },
    configuration: {
      entry: './src/index.js',
      resolve: {extensions: ['.ts'], mainFiles: ['index.js']},
    },
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/x'/),
    unless: {configuration: {resolve: {extensions: ['.ts', '...'], mainFiles: ['index.js']}}},
  },
  {
    says: 'Add only what you use, the most frequent first, because each extension costs another look at the disk.',
    files: {...cart('./cart'), ...value('src/cart.js')},
    configuration: {entry: './src/index.js', resolve: {extensions: ['.one', '.two', '.js']}},
    holds({stats}) {
      const looked = [...stats.compilation.missingDependencies];
      for (const name of ['cart.one', 'cart.two'])
        assert.ok(looked.some((file) => file.endsWith(name)));
    },
    unless: {configuration: {resolve: {extensions: ['.js', '.one', '.two']}}},
  },
  {
    says: 'Use it to keep imports inside a folder:',
    files: {...cart('../../outside.js'), ...value('outside.js')},
    configuration: ({folder}) => ({
      context: `${folder}/app`,
      entry: './src/index.js',
      resolve: {restrictions: [`${folder}/app`]},
    }),
    async holds({build}) {
      const {errors} = await build({files: {'app/src/index.js': 'import "../../outside.js";'}});
      assert.match(errors.join(), /Can't resolve '\.\.\/\.\.\/outside\.js'/);
    },
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'This also refuses packages that a monorepo keeps in a folder above.',
    files: {'app/src/index.js': 'import "kit";', 'node_modules/kit/index.js': ''},
    configuration: ({folder}) => ({
      context: `${folder}/app`,
      resolve: {restrictions: [`${folder}/app`]},
    }),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'kit'/),
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'When a file fails a condition, webpack continues the search.',
    files: {
      ...entry('import "kit";'),
      'node_modules/kit/package.json': '{"main": "./kit.js", "style": "./kit.css"}',
      'node_modules/kit/kit.js': '',
      'node_modules/kit/kit.css': '.kit { color: red }',
    },
    configuration: ({folder}) => ({
      entry: `${folder}/src/index.js`,
      module: {
        rules: [
          {test: /index\.js$/, resolve: {restrictions: [/\.css$/], mainFields: ['main', 'style']}},
        ],
      },
    }),
    holds: ({errors, assets}) => {
      assert.deepEqual(errors, []);
      assert.match(assets['main.css'], /kit/);
    },
    unless: {
      configuration: {
        module: {rules: [{test: /index\.js$/, resolve: {mainFields: ['main', 'style']}}]},
      },
    },
  },
  {
    says: 'The default is context, so name the folder that your server serves at /:',
    files: {
      ...entry('import "./a.css";'),
      'src/a.css': 'a { background: url(/logo.png) }',
      'logo.png': 'logo',
    },
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: ({folder}) => ({resolve: {roots: [`${folder}/src`]}})},
  },
  {
    says: 'on the disk first, and only then in roots',
    files: {...value('public/cart.js'), 'disk.js': 'export default "disk";'},
    configuration: {resolve: {preferAbsolute: true}},
    async holds({build}) {
      const seen = await build({
        configuration: ({folder}) => ({
          plugins: [
            {
              apply: ({inputFileSystem: system}) => {
                const {stat, readFile} = system;
                const real = (file) => (file === '/cart.js' ? `${folder}/disk.js` : file);
                system.stat = (file, ...more) => stat.call(system, real(file), ...more);
                system.readFile = (file, ...more) => readFile.call(system, real(file), ...more);
              },
            },
          ],
        }),
        files: cart('/cart.js'),
      });
      assert.deepEqual(await printed(seen), ['disk']);
    },
    unless: {configuration: ({folder}) => ({resolve: {roots: [`${folder}/public`]}})},
  },
];
