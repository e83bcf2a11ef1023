import {titleOfPath} from '../../../../src/browser/not-found/address';

it.each([
  ['/no-such-page/', 'no such page'],
  ['/guides/another-page', 'another page'],
  ['/caf%C3%A9-bar/', 'café bar'],
  ['/100%/', '100%'],
  ['/', undefined],
  ['/-/', undefined],
])('the title of the unknown address %s is %s @spec-2.1.6', (path, title) => {
  expect(titleOfPath(path)).toBe(title);
});
