import assert from 'node:assert/strict';
import {JSDOM, VirtualConsole} from 'jsdom';

/** Runs the bundle in a page with a button, clicks it, and gives its title and the errors. */
function click({assets}, handler) {
  const errors = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({message}) => errors.push(message));
  const {window} = new JSDOM(`<button onclick="${handler}"></button>`, {
    runScripts: 'dangerously',
    virtualConsole,
  });
  window.eval(assets['main.js']);
  window.document.querySelector('button').click();
  const {title} = window.document;
  window.close();
  return {title, errors};
}

const order = 'function order() { document.title = "Ordered"; }';
const files = {'src/index.js': `export ${order}`};

export default [
  {
    says: 'no function of a module is global, whether you export it or not',
    files,
    async holds({assets, build}) {
      const notExported = await build({files: {'src/index.js': `${order} order.used = true;`}});
      for (const result of [{assets}, notExported])
        assert.deepEqual(click(result, 'order()'), {
          title: '',
          errors: ['Uncaught [ReferenceError: order is not defined]'],
        });
    },
    unless: {files: {'src/index.js': `${order} globalThis.order = order;`}},
  },
  {
    says: 'Listen in the module instead',
    files: {
      'src/index.js': `${order} document.querySelector("button").addEventListener("click", order);`,
    },
    holds: ({assets}) => assert.deepEqual(click({assets}, ''), {title: 'Ordered', errors: []}),
    unless: {files},
  },
  {
    says: 'write globalThis.order = order; in the module',
    files: {'src/index.js': `${order} globalThis.order = order;`},
    holds: ({assets}) =>
      assert.deepEqual(click({assets}, 'order()'), {title: 'Ordered', errors: []}),
    unless: {files},
  },
];
