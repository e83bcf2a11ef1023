import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'console.log("the page runs"); import("./late.js");',
  'src/late.js': 'console.log("late runs");',
  'src/other.js': 'console.log("another page runs");',
  'client.js': `
    exports.keepAlive = ({data, active, onError, module}) => {
      console.log(__resourceQuery, data, active, typeof onError, typeof module);
      return () => console.log("stopped");
    };`,
};

/** A backend for a page that asks for some modules. */
const asked = (folder, pattern) => (compiler, callback) =>
  callback(null, {
    dispose: (disposed) => disposed(),
    module: (module) => ({
      client: `${folder}/client.js?http://here/`,
      data: 'key',
      active: pattern.test(module.identifier()),
    }),
  });
const lazy =
  (pattern, more) =>
  ({folder}) => ({
    entry: {main: './src/index.js', other: './src/other.js'},
    experiments: {lazyCompilation: {backend: asked(folder, pattern), ...more}},
  });
const built = ({assets}) => {
  const code = Object.values(assets).join();
  return ['the page runs', 'late runs', 'another page'].filter((words) => code.includes(words));
};

export default [
  {
    says: 'only when a browser requests it. In a project with many pages, the development server therefore starts sooner and rebuilds only the parts that you open.',
    modes: ['development'],
    files,
    configuration: lazy(/index\.js/),
    holds: (seen) => assert.deepEqual(built(seen), ['the page runs']),
    unless: {configuration: lazy(/index|late/)},
  },
  {
    says: 'Turn it on for the server only, as above, because a single build writes a bundle without your code and reports success:',
    files,
    configuration: {experiments: {lazyCompilation: true}},
    holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.deepEqual(built(seen), []);
    },
    unless: {configuration: {experiments: {}}},
  },
  {
    says: 'Your own has to export keepAlive({ data, active, module, onError }), which requests data from the server and returns a function that stops the requests. It finds the URL of the server in __resourceQuery.',
    modes: ['development'],
    files,
    configuration: lazy(/nothing/),
    async holds({run}) {
      const {printed, failure} = await run();
      assert.equal(failure, undefined);
      assert.deepEqual(printed, ['?http://here/ key false function object']);
    },
    unless: {files: {'client.js': 'exports.ask = () => {};'}},
  },
];
