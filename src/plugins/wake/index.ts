import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientConfiguration, serverConfiguration} from './build/application';
import {buildStaticFiles, developmentModules, type StaticFiles} from './build/static-files';

/**
 * Built pages work without the React application, which is loaded at the first interaction
 * (browser/load-on-interaction.ts). Until then only the static scripts run. In development, where the
 * application is always loaded, they are client modules of it.
 */
export default function wake({
  generatedFilesDir,
  siteDir,
  baseUrl,
}: LoadContext): Plugin<StaticFiles | undefined> {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'wake',
    async loadContent() {
      if (!isBuild) return undefined;
      return buildStaticFiles(siteDir, path.join(generatedFilesDir, 'wake'), baseUrl);
    },
    injectHtmlTags({content}) {
      if (!content) return {};
      const src = baseUrl + content.script.address;
      const styles = baseUrl + content.menuStyles.address;
      return {
        headTags: [
          {tagName: 'script', attributes: {src, defer: true}},
          {tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${styles}">`},
        ],
      };
    },
    getClientModules: () => [
      ...(isBuild ? [] : developmentModules),
      './src/plugins/wake/browser/page-changes.ts',
    ],
    configureWebpack: (config, isServer) =>
      isServer ? serverConfiguration() : clientConfiguration(config, generatedFilesDir),
    async postBuild({content, outDir}) {
      const files = content ? [content.script, ...content.onDemand] : [];
      for (const {file, address} of files) await copyFile(file, path.join(outDir, address));
    },
  };
}
