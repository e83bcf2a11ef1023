import type {Configuration} from 'webpack';
import {fontsAsFiles} from '../../../../src/plugins/style-sheet/font-files';

const config = (): Configuration => ({
  module: {
    rules: [
      {test: /\.png$/, use: ['url-loader']},
      {test: /\.(?:woff2?|ttf)$/i, use: ['url-loader']},
    ],
  },
});

describe('fonts', () => {
  it('become files with a hash, written once', () => {
    const client = config();
    fontsAsFiles(client, false);
    expect(client.module!.rules).toEqual([
      {test: /\.png$/, use: ['url-loader']},
      expect.objectContaining({
        type: 'asset/resource',
        generator: {filename: expect.stringContaining('[contenthash]'), emit: true},
      }),
    ]);
    expect(client.module!.rules![1]).not.toHaveProperty('use');

    const server = config();
    fontsAsFiles(server, true);
    expect(server.module!.rules![1]).toHaveProperty('generator.emit', false);
  });

  it('are missed when Docusaurus handles them in another way', () => {
    expect(() => fontsAsFiles({module: {rules: []}}, false)).toThrow('no rule for .woff2');
  });
});
