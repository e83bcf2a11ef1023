import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LandingBuild} from '../landing/types';
import {serveFiles} from '../development/served-files';

/**
 * For readers that are machines: each page as plain Markdown beside it, and per version `llms.txt`,
 * the list of its pages, and `llms-full.txt`, all of their text.
 */
export default function markdownExport({siteDir}: LoadContext): Plugin {
  let landing: LandingBuild | undefined;
  return {
    name: 'markdown-export',
    async allContentLoaded({allContent}) {
      landing = allContent['landing-build']?.default as LandingBuild | undefined;
    },
    configureWebpack({mode}, isServer) {
      if (isServer || mode === 'production') return {};
      return serveFiles('markdown-export', isText, () => textFiles(siteDir, landing));
    },
    async postBuild({outDir}) {
      const files = await textFiles(siteDir, landing);
      await Promise.all(
        files.map(async ({address, write}) => {
          const file = path.join(outDir, address);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, await write());
        }),
      );
    },
  };
}

const isText = (address: string) => /\.(?:md|txt)$/.test(address);

/** Loaded only when needed: what makes them takes a second to load. */
async function textFiles(siteDir: string, landing: LandingBuild | undefined) {
  const {textFiles: files} = await import('./build/text-files');
  return files(siteDir, landing);
}
