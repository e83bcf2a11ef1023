import type {LoadContext, Plugin} from '@docusaurus/types';
import {definitionsAddress} from './config';
import {versionOf, versions} from '../../versions';
import {asServed, type PublishedFile, writePublished} from '../docs/build/published-files';
import {serveFiles} from '../development/served-files';
import {definitionsOf, glossaries, readGlossary} from './build/entries';

/**
 * Publishes the definitions of each version's glossary beside the page: what a link to an entry
 * shows before the reader follows it (src/plugins/glossary/browser).
 */
export default function glossary({siteDir}: LoadContext): Plugin<PublishedFile[]> {
  return {
    name: 'glossary',
    loadContent: () => definitionFiles(siteDir),
    configureWebpack(config, isServer) {
      if (isServer || config.mode === 'production') return {};
      return serveFiles('glossary', isDefinitions, async () =>
        (await definitionFiles(siteDir)).map(asServed),
      );
    },
    postBuild: ({content, outDir}) => writePublished(outDir, content),
  };
}

const isDefinitions = (address: string) =>
  versions.some((version) => definitionsAddress(version) === address);

const definitionFiles = (siteDir: string): Promise<PublishedFile[]> =>
  Promise.all(
    glossaries(siteDir).map(async ({file, url}) => ({
      file: definitionsAddress(versionOf(url)),
      json: definitionsOf(await readGlossary(siteDir, file)),
    })),
  );
