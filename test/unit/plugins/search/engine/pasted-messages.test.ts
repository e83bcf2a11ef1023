import {stripProjectDetails} from '../../../../../src/plugins/search/engine/pasted-message';

const words = (text: string) => stripProjectDetails(text).replace(/\s+/g, ' ').trim();

describe('a pasted message', () => {
  it.each([
    [`Error: Can't resolve './a' in '/home/anna/my shop/src'`, `Error: Can't resolve in`],
    [`Can't resolve 'sass-loader' in 'C:\\work\\shop'`, `Can't resolve 'sass-loader' in`],
    ['ERROR in ./src/index.js 12:4-20', 'ERROR in'],
    ['TypeError: x is no function at webpack://shop/./a.js:4:2', 'TypeError: x is no function'],
    ['Error: main.4f3a9bc1d2e.js failed (3:14)', 'Error: main. .js failed'],
  ])('%j loses what belongs to one project', (message, expected) => {
    expect(words(message)).toBe(expected);
  });

  it.each([
    `Error: Cannot find module 'webpack-cli/bin/config-yargs'`,
    `Error: Can't resolve '@angular/core'`,
    '[DEP_WEBPACK_COMPILATION_ASSETS] DeprecationWarning: frozen',
    ...['output.path', 'css/modules', 'webpack 5', 'a/b/c.js'],
  ])('%j is none', (query) => {
    expect(stripProjectDetails(query)).toBe(query);
  });

  const heap = `<--- Last few GCs --->
[12345:0x5581] 48213 ms: Mark-sweep 2044.1 (2082.4) -> 2043.2 (2082.9) MB, 1523.4 / 0.0 ms allocation failure
<--- JS stacktrace --->
FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
 1: 0xb00d90 node::Abort() [node]
 2: 0xa1823b node::FatalError(char const*, char const*) [node]`;
  const parse = `\u001B[31mModule parse failed: Unexpected token (1:0)
You may need an appropriate loader to handle this file type. See https://webpack.js.org/concepts#loaders
> .button {
|   color: red;
| }
 @ ./src/index.js 1:0-21\u001B[39m`;
  const call = `Uncaught (in promise) TypeError: Cannot read properties of undefined (reading 'call')
    at __webpack_require__ (webpack/bootstrap:19:1)
    at eval (index.js:1:76)
    at async https://shop.example/main.js:12:1`;
  it.each([
    [heap, 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
    [
      parse,
      'Module parse failed: Unexpected token You may need an appropriate loader to handle this file type. See',
    ],
    [call, `TypeError: Cannot read properties of undefined (reading 'call')`],
    ['(node:4123) Error: x failed', 'Error: x failed'],
    ['[webpack-cli] Error: Unknown option', 'Error: Unknown option'],
    [
      '$ npm run build\n> shop@1.0.0 build\nInvalid configuration failed',
      'Invalid configuration failed',
    ],
  ])('loses the way there, with its line breaks and without: %j', (message, expected) => {
    expect(words(message)).toBe(expected);
    expect(words(message.replaceAll('\n', ' '))).toContain(expected.slice(-40));
  });

  it('loses what a browser puts before it', () => {
    expect(words('Uncaught ReferenceError: Buffer is not defined')).toBe(
      'ReferenceError: Buffer is not defined',
    );
  });

  it('keeps something to look for', () => {
    expect(stripProjectDetails(`'./src/a.js'`)).toBe(`'./src/a.js'`);
  });
});
