import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {isOfflineBuild, offlineSectionsAddress} from './config';
import type {StaticFiles} from '../wake/build/static-files';

const worker = './src/plugins/offline/service-worker/index.ts';
const unregister = './src/plugins/offline/service-worker/unregister.ts';

/** Where pages find the worker; plugin-pwa gives it this name. */
const filename = 'sw.js';

/**
 * Makes the service worker of a build: plugin-pwa's, which keeps the page for readers without a
 * connection, with ours, which keeps what they have read. Pages register it themselves
 * (src/plugins/offline/browser), and nothing of the plugin gets into the application.
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
      // The development server needs none of this.
      const {bundle} = await import('../wake/build/bundle');
      if (!isOfflineBuild(process.env)) {
        await bundle({siteDir, entry: [unregister], folder: props.outDir, filename});
        return;
      }
      await bundle({siteDir, entry: [worker], folder, filename}, partOfWorker(folder));
      const {listOfflineSections} = await import('./build/offline-sections');
      const sections = await listOfflineSections(props.outDir, props.routesPaths);
      await writeFile(path.join(props.outDir, offlineSectionsAddress), JSON.stringify(sections));
      const pwa = await workerPlugin(context, folder, staticFiles!);
      await pwa?.postBuild?.(props);
    },
  };
}

async function workerPlugin(context: LoadContext, folder: string, {offline: files}: StaticFiles) {
  const {default: pluginPwa} = await import('@docusaurus/plugin-pwa');
  const {firstFiles} = await import('./build/first-files');
  return pluginPwa(context, {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    pwaHead: [],
    swCustom: path.join(folder, filename),
    swRegister: false,
    injectManifestConfig: {
      // Its patterns find every file there is.
      globIgnores: ['**/*'],
      additionalManifestEntries: await firstFiles(context, files),
    } as never,
  });
}

/** A module, so that plugin-pwa can call it; Workbox, which is in its worker as well, stays outside. */
const partOfWorker = (folder: string): Configuration => ({
  target: ['webworker', 'es2020'],
  experiments: {outputModule: true},
  output: {path: folder, filename, module: true, library: {type: 'module'}},
  externalsType: 'module',
  externals: /^workbox-/,
  optimization: {minimize: false},
});
