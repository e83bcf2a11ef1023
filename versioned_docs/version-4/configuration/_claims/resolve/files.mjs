import assert from 'node:assert/strict';

const entry = (code) => ({'src/index.js': code});
const value = (file) => ({[file]: `export default "${file}";`});
const cart = (request) => entry(`import value from "${request}"; console.log(value);`);
const printed = async ({run}) => (await run()).printed;

export default [
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
