import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientConfiguration, serverConfiguration} from './application';
import {buildStaticScripts, staticBehaviors, type StaticScripts} from './static-script';

/**
 * Pages are complete without the application, which wakes when the reader shows intent
 * (loader.ts). Until then they have the static behaviors alone; in development, where the
 * application is always awake, these are one of its client modules.
 */
export default function wake({
  generatedFilesDir,
  siteDir,
  baseUrl,
}: LoadContext): Plugin<StaticScripts | undefined> {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'wake',
    async loadContent() {
      return isBuild
        ? buildStaticScripts(siteDir, path.join(generatedFilesDir, 'wake'))
        : undefined;
    },
    injectHtmlTags({content}) {
      if (!content) return {};
      return {
        headTags: [
          {tagName: 'script', attributes: {src: baseUrl + content.everyPage, defer: true}},
        ],
      };
    },
    getClientModules: () => [...(isBuild ? [] : staticBehaviors), './src/client/page-changes.ts'],
    configureWebpack: (config, isServer) =>
      isServer ? serverConfiguration() : clientConfiguration(config, generatedFilesDir),
    async postBuild({content, outDir}) {
      await Promise.all(
        content?.files.map((file) =>
          cp(path.join(content.folder, file), path.join(outDir, file)),
        ) ?? [],
      );
    },
  };
}
