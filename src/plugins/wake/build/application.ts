import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {ChunkGraph, Configuration, Module} from 'webpack';
import {rareSheets} from '../../../markdown/rare-style-sheets';
import {publishLicenses} from './licenses';

const absolute = (file: string) => path.join(__dirname, file);

/**
 * What the application leaves out in the browser. `false` is an empty module: the bar of nprogress
 * would tell of pages that take longer than 0.2 s, which prefetching makes rare (1.3 kB), and statics
 * are hoisted by `withRouter` alone, which nothing absolute calls (1 kB).
 */
const replaced: Record<string, string | false> = {
  'hoist-non-react-statics$': false,
  'prism-react-renderer$': absolute('../browser/no-highlighter.ts'),
  [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: absolute(
    '../browser/preload-only.ts',
  ),
  [require.resolve('@docusaurus/core/lib/client/preload.js')]: absolute('../browser/preload.ts'),
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: false,
};

/** Path of the loader that Docusaurus gives images to. */
function urlLoader(): string {
  const {loader} = getFileLoaderUtils(false).loaders.url({folder: 'images'}) as {loader: string};
  return loader;
}

/** Names of the sheets that pages bring themselves. */
const nameOf = (file: string) => path.basename(file, '.css');
const rareNames = rareSheets.map(({file}) => nameOf(file));

/** The server names each page's chunks. */
export function serverConfiguration(): Configuration {
  const file = require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  return {
    resolveLoader: {alias: {[urlLoader()]: absolute('small-images.cjs')}},
    module: {rules: [{test: file, use: [absolute('name-chunks.cjs')]}]},
  };
}

/**
 * Docusaurus puts all styles into one file, so that their order is certain. Those of single screens
 * are a third of it, and meet no others: the chunks of these screens bring them. What the entry or a
 * route of the theme imports is of every page.
 */
const isOfEveryPage = (module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}) =>
  !rareNames.some((name) => module.identifier().includes(`/src/css/${name}.css`)) &&
  chunkGraph
    .getModuleChunks(module)
    .flatMap((chunk) => [...chunk.groupsIterable])
    .some(
      (group) =>
        group.isInitial() || group.origins.some(({request}) => request?.startsWith('@theme/')),
    );

/**
 * The sheets that pages bring themselves, each one file: in the chunks of these pages they would be
 * as many files, and the reader would fetch the same styles on every page. The runtime has to know
 * each, so those of the rarest elements share one.
 */
const sheetsOfPages = Object.fromEntries(
  rareSheets.map(({file, shares = nameOf(file)}) => [
    nameOf(file),
    {
      name: shares,
      type: 'css/mini-extract',
      test: (module: {identifier: () => string}) =>
        module.identifier().includes(`/src/css/${nameOf(file)}.css`),
      chunks: 'all' as const,
      enforce: true,
      priority: 50,
    },
  ]),
);

/** What Docusaurus generates about routes: each of them grows with every page. */
const tables = ['routes.js', 'routesChunkNames.json'];

/**
 * What else it generates and browsers have no use for. In the development server, asking for the
 * number of a page in the registry would compile it.
 */
const generatedFiles = ['registry.js', 'docusaurus.config.mjs'];

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
  const isBuild = config.mode === 'production';
  const generated = (file: string) => path.join(generatedFilesDir, file);
  return {
    plugins: isBuild ? [publishLicenses()] : [],
    resolve: {alias: replaced},
    resolveLoader: {alias: {[urlLoader()]: absolute('small-images.cjs')}},
    optimization: {
      // Names are numbers at the same time: the runtime needs no table from one to the other.
      chunkIds: 'named',
      splitChunks: {cacheGroups: {styles: {test: isOfEveryPage}, ...sheetsOfPages}},
    },
    module: {
      rules: [
        {test: /\.server\.tsx$/, enforce: 'post', use: [absolute('server-only.cjs')]},
        {
          test: [...(isBuild ? tables : []), ...generatedFiles].map(generated),
          use: [absolute('trim-generated.cjs')],
        },
      ],
    },
  };
}
