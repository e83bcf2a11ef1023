import {versions} from '../../../../../src/config/versions';
import {
  addressOf,
  fileOf,
  titleOf,
} from '../../../../../src/plugins/mirrored-packages/build/page-names';
import {pinOf} from '../../../../support/readme';

describe('titleOf', () => {
  it.each([
    ['babel-loader', 'loaders', 'babel-loader'],
    ['html-webpack-plugin', 'plugins', 'HtmlWebpackPlugin'],
    ['mini-css-extract-plugin', 'plugins', 'MiniCssExtractPlugin'],
    ['i18n-webpack-plugin', 'plugins', 'I18nWebpackPlugin'],
  ] as const)('calls %s of %s %s', (name, section, title) => {
    expect(titleOf({name, section})).toBe(title);
  });
});

describe('addressOf and fileOf', () => {
  it('belong to the version', () => {
    expect(addressOf(pinOf())).toBe('/loaders/css-loader/');
    expect(fileOf(pinOf())).toBe('docs/loaders/_css-loader.md');
    const previous = pinOf({documentation: versions[1]!});
    expect(addressOf(previous)).toBe('/v4/loaders/css-loader/');
    expect(fileOf(previous)).toBe('versioned_docs/version-4/loaders/_css-loader.md');
  });
});
