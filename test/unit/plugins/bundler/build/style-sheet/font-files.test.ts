import type {Configuration, RuleSetRule} from 'webpack';
import {
  fontAddress,
  fontsAsFiles,
} from '../../../../../../src/plugins/bundler/build/style-sheet/font-files';

const config = (): Configuration => ({
  module: {
    rules: [
      {test: /\.png$/, use: ['url-loader']},
      {test: /\.(?:woff2?|ttf)$/i, use: ['url-loader']},
    ],
  },
});

function fontRule(): RuleSetRule {
  const made = config();
  fontsAsFiles(made, false);
  expect(made.module!.rules![0]).toEqual({test: /\.png$/, use: ['url-loader']});
  return made.module!.rules![1] as RuleSetRule;
}

describe('fonts', () => {
  it('become files whose name changes with their content', () => {
    const address = fontAddress('static/fonts/read.woff2');
    expect(address).toMatch(/^assets\/fonts\/read-[\da-f]{12}\.woff2$/);
    expect(fontAddress('static/fonts/use.woff2')).not.toContain(address.slice(-18));

    const {generator, type, use} = fontRule();
    expect({type, use}).toEqual({type: 'asset/resource', use: undefined});
    expect(generator!.filename({module: {resource: 'static/fonts/read.woff2'}})).toBe(address);
  });
});
