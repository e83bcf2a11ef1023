import type {LoadContext, Plugin} from '@docusaurus/types';
import {isOfflineBuild, workerAddress} from './config';
import type {StaticFiles} from '../wake/build/static-files';

const worker = './src/plugins/offline/service-worker/index.ts';
const unregister = './src/plugins/offline/service-worker/unregister.ts';

/** Makes the service worker of a build. Pages register it themselves (src/plugins/offline/browser). */
export default function offline(context: LoadContext): Plugin {
  let staticFiles: StaticFiles | undefined;
  return {
    name: 'offline',
    allContentLoaded({allContent}) {
      staticFiles = allContent.wake?.default as StaticFiles | undefined;
      return Promise.resolve();
    },
    async postBuild({outDir}) {
      // The development server needs none of this.
      const {bundle} = await import('../wake/build/bundle');
      const {firstFiles} = await import('./build/first-files');
      const isKept = isOfflineBuild(process.env);
      const list = isKept ? await firstFiles(context, staticFiles!.offline) : [];
      await bundle({
        siteDir: context.siteDir,
        entry: [isKept ? worker : unregister],
        folder: outDir,
        filename: workerAddress.slice(1),
        constants: {firstFiles: `JSON.parse(${JSON.stringify(JSON.stringify(list))})`},
      });
    },
  };
}
