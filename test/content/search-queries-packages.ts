import type {Row} from './search-query-rows';

/** Names of packages and what they do. */
export const packages: Row[] = [
  ['babel-loader', '/loaders/babel-loader/'],
  ['babel loader', '/loaders/babel-loader/'],
  ['sass-loader', '/loaders/sass-loader/'],
  ['sass loader', '/loaders/sass-loader/'],
  ['html-webpack-plugin', '/plugins/html-webpack-plugin/'],
  ['HtmlWebpackPlugin', '/plugins/html-webpack-plugin/'],
  ['html plugin', '/plugins/html-webpack-plugin/'],
  ['mini css extract', '/plugins/mini-css-extract-plugin/'],
  ['MiniCssExtractPlugin', '/plugins/mini-css-extract-plugin/'],
  ['terser', '/plugins/terser-webpack-plugin/'],
  ['terser-webpack-plugin', '/plugins/terser-webpack-plugin/'],
  ['style-loader', '/loaders/style-loader/'],
  ['postcss-loader', '/loaders/postcss-loader/'],
  ['copy-webpack-plugin', '/plugins/copy-webpack-plugin/'],
  ['copy files', '/plugins/copy-webpack-plugin/', '/plugins/'],
  ['file-loader', '/loaders/file-loader/'],
  ['MinimizerPlugin', '/plugins/minimizer-webpack-plugin/'],
  ['eslint', '/plugins/eslint-webpack-plugin/'],
  ['gzip', '/plugins/compression-webpack-plugin/'],
  ['babel-loader slow', '/loaders/babel-loader/#babel-loader-is-slow'],
  ['css-loader options', '/loaders/css-loader/#options'],
];
