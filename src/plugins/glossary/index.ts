import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {definitionsAddress} from './config';
import {versionOf} from '../../versions';
import {DevFiles} from '../docs/build/dev-files';
import type {PublishedFile} from '../docs/build/published-files';
import {readGlossary} from './build/entries';
import {glossaries} from './build/glossaries';

/**
 * Publishes the definitions of each version's glossary beside the page: what a link to an entry
 * shows before the reader follows it (src/plugins/glossary/browser).
 */
export default function glossary({siteDir}: LoadContext): Plugin<PublishedFile[]> {
  let latest: PublishedFile[] = [];
  return {
    name: 'glossary',
    getPathsToWatch: () => glossaries(siteDir).map(({file}) => path.join(siteDir, file)),
    async loadContent() {
      latest = await Promise.all(
        glossaries(siteDir).map(async ({file, url}) => ({
          file: definitionsAddress(versionOf(url)),
          json: Object.fromEntries(await readGlossary(siteDir, file)),
        })),
      );
      return latest;
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode === 'production') return {};
      return {plugins: [new DevFiles(() => latest)]};
    },
    async postBuild({content, outDir}) {
      for (const {file, json} of content) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, JSON.stringify(json));
      }
    },
  };
}
