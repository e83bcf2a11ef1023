import type {Configuration, RuleSetRule} from 'webpack';
import {
  fontAddress,
  fontsAsFiles,
} from '../../../../../../src/plugins/bundler/build/style-sheet/font-files';

it('makes fonts files whose name changes with their content', () => {
  const address = fontAddress('static/fonts/read.woff2');
  expect(address).toMatch(/^assets\/fonts\/read-[\da-f]{12}\.woff2$/);
  expect(fontAddress('static/fonts/use.woff2')).not.toContain(address.slice(-18));

  const pictures = {test: /\.png$/, use: ['url-loader']};
  const fonts = {test: /\.(?:woff2?|ttf)$/i, use: ['url-loader']};
  const config: Configuration = {module: {rules: [{...pictures}, fonts]}};
  fontsAsFiles(config, false);
  const [untouched, {generator, type, use}] = config.module!.rules as [RuleSetRule, RuleSetRule];
  expect(untouched).toEqual(pictures);
  expect({type, use}).toEqual({type: 'asset/resource', use: undefined});
  expect(generator!.filename({module: {resource: 'static/fonts/read.woff2'}})).toBe(address);
});
