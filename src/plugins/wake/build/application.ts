import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {ChunkGraph, Configuration, Module} from 'webpack';
import {rareSheets} from '../../../markdown/rare-style-sheets';
import {screenSheet} from './document-template';
import {publishLicenses} from './licenses';

const absolute = (file: string) => path.join(__dirname, file);

/**
 * Modules that are replaced in the browser; `false` is an empty module. The progress bar of nprogress
 * would show only for pages that take longer than 0.2 s, which preloading makes rare (1.3 kB), and
 * only `withRouter`, which is never called, hoists statics (1 kB).
 */
const aliases: Record<string, string | false> = {
  'hoist-non-react-statics$': false,
  'prism-react-renderer$': absolute('../browser/no-highlighter.ts'),
  [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: absolute(
    '../browser/preload-only.ts',
  ),
  [require.resolve('@docusaurus/core/lib/client/preload.js')]: absolute('../browser/preload.ts'),
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: false,
};

/** Path of the loader that Docusaurus uses for images. */
function urlLoader(): string {
  const {loader} = getFileLoaderUtils(false).loaders.url({folder: 'images'}) as {loader: string};
  return loader;
}

const nameOf = (file: string) => path.basename(file, '.css');

/** The configuration of the server build, whose pages list the chunks they need by name. */
export function serverConfiguration(): Configuration {
  const file = require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  return {
    resolveLoader: {alias: {[urlLoader()]: absolute('small-images.cjs')}},
    module: {rules: [{test: file, use: [absolute('name-chunks.cjs')]}]},
  };
}

/**
 * Tells whether a style sheet belongs into the one file for all pages: when the entry or a route of the
 * theme imports it. Docusaurus puts all styles into that file, so that their order is certain. A third
 * of them are for single screens and overlap with no others: they stay in the chunks of these screens.
 */
const isShared = (module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}) =>
  chunkGraph
    .getModuleChunks(module)
    .flatMap((chunk) => [...chunk.groupsIterable])
    .some(
      (group) =>
        group.isInitial() || group.origins.some(({request}) => request?.startsWith('@theme/')),
    );

/**
 * Styles of screens that are no page of the documentation: the entry has them for those that take the
 * place of a page that is missing, loading or broken. One sheet, which all other pages load
 * with the application (document-template.ts).
 */
const screenStyles =
  /\/src\/(screens\/layout|components\/loading|theme\/(ErrorPageContent|Loading|NotFound)|plugins\/search\/components\/fields)\/.*\.css$/;

/**
 * Cache groups that put each rare style sheet into one file. In the chunks of pages, each page would
 * have its own copy. Every file adds to the runtime, so those of the rarest elements share one.
 */
const rareSheetGroups = Object.fromEntries(
  rareSheets.map(({file, shares: sheet = nameOf(file)}) => [
    nameOf(file),
    sheetGroup(sheet, new RegExp(`/src/css/${nameOf(file)}\\.css$`)),
  ]),
);

/** A cache group that puts certain style sheets into one file, rather than into that of Docusaurus (priority 50). */
function sheetGroup(sheet: string, files: RegExp) {
  return {
    name: sheet,
    type: 'css/mini-extract',
    test: (module: Module) => files.test(module.nameForCondition() ?? ''),
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  };
}

/** Files about routes that Docusaurus generates: they grow with every page. */
const routeTables = ['routes.js', 'routesChunkNames.json'];

/**
 * Other generated files with parts that browsers do not need. In the development server, resolving the
 * id of a page in the registry would compile the page.
 */
const generatedFiles = ['registry.js', 'docusaurus.config.mjs'];

/**
 * The configuration of the client build, without what browsers do not need.
 * @param config Docusaurus' configuration of the client. Changed in place, because plugins can be
 * removed in no other way.
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
    resolve: {alias: aliases},
    resolveLoader: {alias: {[urlLoader()]: absolute('small-images.cjs')}},
    optimization: {
      // With named ids, the runtime needs no table from ids to names.
      chunkIds: 'named',
      splitChunks: {
        cacheGroups: {
          styles: {test: isShared},
          screens: sheetGroup(screenSheet, screenStyles),
          ...rareSheetGroups,
        },
      },
    },
    module: {
      rules: [
        {test: /\.server\.tsx$/, enforce: 'post', use: [absolute('server-only.cjs')]},
        {
          test: [...(isBuild ? routeTables : []), ...generatedFiles].map(generated),
          use: [absolute('trim-generated.cjs')],
        },
      ],
    },
  };
}
