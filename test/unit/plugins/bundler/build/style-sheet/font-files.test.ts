import {fontAddress} from '../../../../../../src/plugins/bundler/build/style-sheet/font-files';

// That they are files, at these addresses: test/build/links.test.ts and offline.test.ts.
it('the name of a font changes with its content', () => {
  const address = fontAddress('static/fonts/read.woff2');
  expect(address).toMatch(/^assets\/fonts\/read-[\da-f]{12}\.woff2$/);
  expect(fontAddress('static/fonts/use.woff2')).not.toContain(address.slice(-18));
});
