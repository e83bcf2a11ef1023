import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../../versions';
import {type ContentIndex, readIndex} from '../../../content';
import {DevFiles} from './dev-files';
import {publishedFiles} from './published-files';

/**
 * Reads and checks every page, and publishes the index: `content-index.json` under each
 * version, and beside it one small file of heading anchors per section.
 * Other plugins get the index as this plugin's content in `allContentLoaded`.
 * @throws ContentError with every problem of every page
 */
export default function contentIndex({siteDir}: LoadContext): Plugin<ContentIndex> {
  let latest: ContentIndex = {};
  return {
    name: 'content-index',
    getPathsToWatch: () => versions.map(({folder}) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    async loadContent() {
      latest = await readIndex(siteDir);
      return latest;
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode === 'production') return {};
      return {plugins: [new DevFiles(() => Object.values(latest).flatMap(publishedFiles))]};
    },
    async postBuild({content, outDir}) {
      await Promise.all(
        Object.values(content)
          .flatMap(publishedFiles)
          .map(async ({file, json}) => {
            const target = path.join(outDir, file);
            await mkdir(path.dirname(target), {recursive: true});
            await writeFile(target, JSON.stringify(json));
          }),
      );
    },
  };
}
