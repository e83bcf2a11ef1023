import path from 'node:path';
import {sampleKindOf} from '../samples/kinds';
import {filesAround} from '../samples/page-files';
import type {SampleRule} from '../rule';
import {asFinding, tryConfiguration} from './configuration';

const generated = 'webpack.generated.config.cjs';

/**
 * Checks a loader or plugin that a page shows by building with it: with the configuration on the page that
 * names its file, or else with a minimal one.
 */
export const extension: SampleRule = {
  name: 'extension',
  appliesTo: (fence) => ['loader', 'plugin'].includes(sampleKindOf(fence)),
  async check(sample, context) {
    const {fence} = sample;
    const file = fence.title!;
    const pageConfiguration = [...filesAround(sample)].find(
      ([name, text]) => name !== file && isConfigurationFor(file, name, text),
    );
    const configurationOf =
      sampleKindOf(fence) === 'loader' ? loaderConfiguration : pluginConfiguration;
    const faults = await tryConfiguration(sample, context, {
      name: pageConfiguration?.[0] ?? generated,
      build: true,
      extra: [
        [generated, configurationOf(file)],
        ['sample.txt', 'one\ntwo\n'],
      ],
    });
    return faults.map((fault) => asFinding(sample, fault));
  },
};

const isConfigurationFor = (file: string, name: string, text: string) =>
  /\bwebpack\.(?:[\w-]+\.)*[cm]?js$/.test(name) &&
  text.includes(path.posix.basename(file).replace(/\.[cm]?js$/, ''));

const loaderConfiguration = (file: string) => `
module.exports = {
  mode: 'development',
  entry: './sample.txt',
  module: {rules: [{test: /sample\\.txt$/, type: 'javascript/auto', loader: require.resolve('./${file}')}]},
};`;

const pluginConfiguration = (file: string) => `
module.exports = async () => {
  const loaded = await import('./${file}');
  const exported = loaded.default ?? loaded;
  const Plugin = typeof exported === 'function' ? exported : Object.values(exported).find((one) => typeof one === 'function');
  return {mode: 'development', plugins: [new Plugin()]};
};`;
