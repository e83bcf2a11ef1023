import {stripProjectDetails} from '../../../../../src/plugins/search/engine/query';

const words = (text: string) => stripProjectDetails(text).replace(/\s+/g, ' ').trim();

describe('a pasted message', () => {
  it.each([
    [`Error: Can't resolve './a' in '/home/anna/my shop/src'`, `Error: Can't resolve in`],
    [`Can't resolve 'sass-loader' in 'C:\\work\\shop'`, `Can't resolve 'sass-loader' in`],
    ['ERROR in ./src/index.js 12:4-20', 'ERROR in'],
    ['TypeError: x is no function at webpack://shop/./a.js:4:2', 'TypeError: x is no function at'],
    ['Error: main.4f3a9bc1d2e.js failed (3:14)', 'Error: main. .js failed'],
  ])('%j loses what belongs to one project', (message, expected) => {
    expect(words(message)).toBe(expected);
  });

  it.each([
    `Error: Cannot find module 'webpack-cli/bin/config-yargs'`,
    `Error: Can't resolve '@angular/core'`,
    ...['output.path', 'css/modules', 'webpack 5', 'a/b/c.js'],
  ])('%j is none', (query) => {
    expect(stripProjectDetails(query)).toBe(query);
  });

  it('keeps something to look for', () => {
    expect(stripProjectDetails(`'./src/a.js'`)).toBe(`'./src/a.js'`);
  });
});
