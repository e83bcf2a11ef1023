import {
  addressOf,
  fileOf,
  titleOf,
} from '../../../../../src/plugins/mirrored-packages/build/page-names';
import {pinOf} from '../../../../support/readme';
import {older} from '../../../../support/older-version';

it.each([
  ['babel-loader', 'loaders', 'babel-loader'],
  ['html-webpack-plugin', 'plugins', 'HtmlWebpackPlugin'],
] as const)('titleOf calls %s of %s %s', (name, section, title) => {
  expect(titleOf({name, section})).toBe(title);
});

it('addressOf and fileOf belong to the version', () => {
  expect(addressOf(pinOf())).toBe('/loaders/css-loader/');
  expect(fileOf(pinOf())).toBe('docs/loaders/_css-loader.md');
  const previous = pinOf({documentation: older});
  expect(addressOf(previous)).toBe(`${older.base}loaders/css-loader/`);
  expect(fileOf(previous)).toBe(`${older.folder}/loaders/_css-loader.md`);
});
