import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack-dev-server';
import type {LandingBuild} from '../landing/types';
import {answer} from './build/answer';
import {textFiles} from './build/text-files';

/**
 * For readers that are machines: each page as plain Markdown beside it, and per version `llms.txt`,
 * the list of its pages, and `llms-full.txt`, all of their text. The development server makes
 * each when it is asked for: all of them again after every change would keep a writer waiting.
 */
export default function markdownTwins({siteDir}: LoadContext): Plugin {
  let landing: LandingBuild | undefined;
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      landing = allContent['landing-build']?.default as LandingBuild | undefined;
    },
    configureWebpack({mode}, isServer) {
      if (isServer || mode === 'production') return {};
      // webpack-merge calls Docusaurus' own function first, with the same list, and joins the results.
      const setupMiddlewares: Configuration['setupMiddlewares'] = (middlewares) => {
        middlewares.unshift({
          name: 'markdown-twins',
          middleware: answer(siteDir, () => landing),
        });
        return [];
      };
      return {devServer: {setupMiddlewares}} as object;
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
