const path = require('node:path');

module.exports = {
  entry: './src/index.html',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    htmlFilename: '[name].html',
    assetModuleFilename: 'img/[name].[contenthash:8][ext]',
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 200 } },
      },
    ],
  },
  experiments: {
    css: true,
    html: true,
  },
};
