import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../versions';
import {archives} from '../../content/examples/archives';
import {DevArchives} from './build/dev-archives';

/**
 * Offers every example project as a ZIP, and makes pages that quote an example depend on its
 * files: a page changes with them.
 */
export default function examples({siteDir}: LoadContext): Plugin {
  return {
    name: 'examples',
    getPathsToWatch: () => versions.map(({folder}) => path.join(siteDir, folder, '_examples/**/*')),
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
        plugins: isServer || mode === 'production' ? [] : [new DevArchives(siteDir)],
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
