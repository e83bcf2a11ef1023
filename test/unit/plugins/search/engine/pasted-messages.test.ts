import {withoutPlaces} from '../../../../../src/plugins/search/engine/query';

const words = (text: string) => withoutPlaces(text).replace(/\s+/g, ' ').trim();

describe('a pasted message', () => {
  it.each([
    [
      `Module not found: Error: Can't resolve './a' in '/home/anna/my shop/src'`,
      `Module not found: Error: Can't resolve in`,
    ],
    [
      `Error: Can't resolve 'sass-loader' in 'C:\\work\\shop'`,
      `Error: Can't resolve 'sass-loader' in`,
    ],
    ['ERROR in ./src/index.js 12:4-20', 'ERROR in'],
    [
      `Error: Cannot find module 'webpack-cli/bin/config-yargs'`,
      `Error: Cannot find module 'webpack-cli/bin/config-yargs'`,
    ],
    [
      'TypeError: x is not a function at webpack://shop/./src/a.js:4:2',
      'TypeError: x is not a function at',
    ],
    ['Error: main.4f3a9bc1d2e.js failed (3:14)', 'Error: main. .js failed'],
    [`Error: Can't resolve '@angular/core'`, `Error: Can't resolve '@angular/core'`],
  ])('%j loses what belongs to one project', (message, rest) => {
    expect(words(message)).toBe(rest);
  });

  it.each(['output.path', 'css/modules', 'webpack 5', 'a/b/c.js'])('%j is none', (query) => {
    expect(withoutPlaces(query)).toBe(query);
  });

  it('keeps something to look for', () => {
    expect(withoutPlaces(`'./src/a.js'`)).toBe(`'./src/a.js'`);
  });
});
