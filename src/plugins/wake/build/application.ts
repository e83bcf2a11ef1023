import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Configuration} from 'webpack';
import {LateFiles} from './lazy-files';

/** Tags that machines read in the built page. */
const forMachines = path.resolve(__dirname, '../../../components/docs/ForMachines');

/**
 * What the application leaves out in the browser. `false` is an empty module: the bar of nprogress
 * would tell of pages that take longer than 0.2 s, which prefetching makes rare (1.3 kB).
 */
const replaced: Record<string, string | false> = {
  'prism-react-renderer$': '../browser/no-highlighter.ts',
  'react-helmet-async$': '../browser/light-head.ts',
  [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: '../browser/preload-only.ts',
  [require.resolve('@docusaurus/core/lib/client/preload.js')]: '../browser/preload.ts',
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: false,
  [`${forMachines}$`]: '../browser/nothing-for-machines.ts',
};

const here = (file: string) => path.join(__dirname, file);

/** Path of the loader that Docusaurus gives images to. */
function urlLoader(): string {
  const {loader} = getFileLoaderUtils(false).loaders.url({folder: 'images'}) as {loader: string};
  return loader;
}

/** The server names each page's chunks. */
export function serverConfiguration(generatedFilesDir: string): Configuration {
  const file = require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  const options = {folder: generatedFilesDir};
  return {
    resolveLoader: {alias: {[urlLoader()]: here('small-images.cjs')}},
    module: {rules: [{test: file, use: [{loader: here('name-chunks.cjs'), options}]}]},
  };
}

/**
 * Folders of components that stand on few pages; of the search, all but its fields. The screen of
 * unknown addresses is not among them: the docs plugin loads it with every page. And sheets that
 * pages bring themselves (src/markdown/rare-elements.ts).
 */
const ofFewPages =
  /\/src\/(?:components\/(?:offline|organization|starter-kits|vote)\/|plugins\/(?:landing|printables|sponsors\/components\/(?:SponsorList|SupportTheTeam)|search\/components\/(?!words)\w+\/)|css\/(?:elements|option-index|options|tabs)\.css)/;

/**
 * Docusaurus puts all styles into one file, so that their order is certain. Those of single screens
 * are a third of it, and meet no others: the chunks of these screens bring them.
 */
const isOfEveryPage = (module: {identifier: () => string}) => !ofFewPages.test(module.identifier());

/**
 * The sheets that pages bring themselves, each one file: in the chunks of these pages they would be
 * as many files, and the reader would fetch the same styles on every page.
 */
const sheetsOfPages = Object.fromEntries(
  ['elements', 'option-index', 'options', 'tabs'].map((name) => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test: (module: {identifier: () => string}) =>
        module.identifier().includes(`/src/css/${name}.css`),
      chunks: 'all' as const,
      enforce: true,
      priority: 50,
    },
  ]),
);

/** What Docusaurus generates about routes, and the loader that leaves in it what every page needs. */
const tables = [
  ['routes.js', './lazy-pages.cjs'],
  ['routesChunkNames.json', './trim-names.cjs'],
  ['registry.js', './trim-registry.cjs'],
] as const;

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
  const isBuild = config.mode === 'production';
  return {
    plugins: isBuild ? [new LateFiles(generatedFilesDir)] : [],
    resolve: {
      alias: Object.fromEntries(
        Object.entries(replaced).map(([name, file]) => [name, file && here(file)]),
      ),
    },
    resolveLoader: {alias: {[urlLoader()]: here('small-images.cjs')}},
    optimization: {
      // Names are numbers at the same time: the runtime needs no table from one to the other.
      chunkIds: 'named',
      splitChunks: {cacheGroups: {styles: {test: isOfEveryPage}, ...sheetsOfPages}},
    },
    module: {
      rules: [
        ...(isBuild ? tables : []).map(([file, loader]) => ({
          test: generated(file),
          use: [here(loader)],
        })),
        {test: generated('docusaurus.config.mjs'), use: [here('trim-config.cjs')]},
      ],
    },
  };
}
