import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../versions';
import {archives} from '../../content/examples/archives';
import {serveFiles} from '../development/served-files';

/**
 * Offers every example project as a ZIP, and makes pages that quote an example depend on its
 * files: a page changes with them.
 */
export default function examples({siteDir}: LoadContext): Plugin {
  return {
    name: 'examples',
    configureWebpack({mode}, isServer) {
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              enforce: 'pre',
              include: versions.map(({folder}) => path.join(siteDir, folder)),
              loader: path.join(__dirname, 'build/depend-on-examples.cjs'),
            },
          ],
        },
        ...(!isServer && mode !== 'production' && served(siteDir)),
      };
    },
    async postBuild({outDir}) {
      await Promise.all(
        archives(siteDir).map(async ({address, content}) => {
          const target = path.join(outDir, address);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, content);
        }),
      );
    },
  };
}

const isArchive = (address: string) => /\/examples\/[\w-]+\.zip$/.test(address);

const served = (siteDir: string) =>
  serveFiles('examples', isArchive, () =>
    archives(siteDir).map(({address, content}) => ({address, write: () => content})),
  );
