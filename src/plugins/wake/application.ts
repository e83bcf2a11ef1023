import path from 'node:path';
import type {Configuration} from 'webpack';
import {imagesAsFiles} from './images-as-files';

/**
 * What the application leaves out in the browser. `false` is an empty module: the bar of nprogress
 * would tell of pages that take longer than 0.2 s, which prefetching makes rare (1.3 kB).
 */
const replaced: Record<string, string | false> = {
  'prism-react-renderer$': './no-highlighter.ts',
  [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: './preload-only.ts',
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: false,
};

const here = (file: string) => path.join(__dirname, file);

/** The server names each page's chunks. */
export function serverConfiguration(): Configuration {
  const file = require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  return {
    resolveLoader: {alias: imagesAsFiles()},
    module: {rules: [{test: file, use: [here('name-chunks.cjs')]}]},
  };
}

/**
 * The browser gets what it needs.
 * @param config Docusaurus' configuration of the client, changed in place: its plugins can be
 * added to, but not taken away from
 */
export function clientConfiguration(
  config: Configuration,
  generatedFilesDir: string,
): Configuration {
  config.plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
  const generated = (file: string) => path.join(generatedFilesDir, file);
  return {
    resolve: {
      alias: Object.fromEntries(
        Object.entries(replaced).map(([name, file]) => [name, file && here(file)]),
      ),
    },
    resolveLoader: {alias: imagesAsFiles()},
    module: {
      rules: [
        {test: generated('registry.js'), use: [here('lean-registry.cjs')]},
        {test: generated('docusaurus.config.mjs'), use: [here('lean-config.cjs')]},
      ],
    },
  };
}
