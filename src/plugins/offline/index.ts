import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {isOfflineBuild, offlineSectionsAddress} from './config';
import type {StaticFiles} from '../wake/build/static-files';

const workerEntry = './src/plugins/offline/service-worker/index.ts';
const unregisterEntry = './src/plugins/offline/service-worker/unregister.ts';

/** The file name of the worker, which plugin-pwa determines. */
const filename = 'sw.js';

/**
 * Builds the service worker: that of plugin-pwa, which has the offline page in its precache, with ours, which
 * caches the pages that were read. Pages register it themselves (src/plugins/offline/browser), so that
 * nothing of plugin-pwa gets into the application.
 */
export default function offline(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'offline');
  let staticFiles: StaticFiles | undefined;
  return {
    name: 'offline',
    allContentLoaded({allContent}) {
      staticFiles = allContent.wake?.default as StaticFiles | undefined;
      return Promise.resolve();
    },
    async postBuild(props) {
      // Imported here, because the development server does not need it.
      const {bundle} = await import('../wake/build/bundle');
      if (!isOfflineBuild(process.env)) {
        await bundle({siteDir, entry: [unregisterEntry], folder: props.outDir, filename});
        return;
      }
      await bundle(
        {siteDir, entry: [workerEntry], folder, filename},
        customWorkerConfiguration(folder),
      );
      const {listOfflineSections} = await import('./build/offline-sections');
      const sections = await listOfflineSections(props.outDir, props.routesPaths);
      await writeFile(path.join(props.outDir, offlineSectionsAddress), JSON.stringify(sections));
      const pwa = await createPwaPlugin(context, folder, staticFiles!);
      await pwa?.postBuild?.(props);
    },
  };
}

async function createPwaPlugin(
  context: LoadContext,
  folder: string,
  {offline: files}: StaticFiles,
) {
  const {default: pluginPwa} = await import('@docusaurus/plugin-pwa');
  const {precacheEntries} = await import('./build/precache-entries');
  return pluginPwa(context, {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    pwaHead: [],
    swCustom: path.join(folder, filename),
    swRegister: false,
    injectManifestConfig: {
      // Its patterns would match every file of the build.
      globIgnores: ['**/*'],
      additionalManifestEntries: await precacheEntries(context, files),
    } as never,
  });
}

/** Builds a module, which plugin-pwa imports. Workbox is external, because plugin-pwa bundles it anyway. */
const customWorkerConfiguration = (folder: string): Configuration => ({
  target: ['webworker', 'es2020'],
  experiments: {outputModule: true},
  output: {path: folder, filename, module: true, library: {type: 'module'}},
  externalsType: 'module',
  externals: /^workbox-/,
  optimization: {minimize: false},
});
