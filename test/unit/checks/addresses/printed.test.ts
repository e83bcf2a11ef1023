import {addressesIn} from '../../../../src/checks/addresses/printed';
import {older} from '../../../support/older-version';

describe('the addresses in a text', () => {
  it('are found in messages, JSON and Markdown, of both versions', () => {
    const text = [
      'For help, see: https://webpack.js.org/configuration/mode/.',
      '"link": "https://webpack.js.org/configuration/output/#library"',
      '[loaders](https://v4.webpack.js.org/loaders) and http://webpack.js.org',
    ].join('\n');
    expect(addressesIn(text)).toEqual([
      '/configuration/mode/',
      '/configuration/output/#library',
      `${older.base}loaders`,
      '/',
    ]);
  });

  it('are those of this site only', () => {
    expect(addressesIn('https://example.com/webpack.js.org/ https://webpack.github.io/')).toEqual(
      [],
    );
  });
});
