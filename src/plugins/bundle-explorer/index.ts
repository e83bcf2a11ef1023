import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type BuildsFile, projectFolder, readBuilds} from './build/builds';

/**
 * Runs webpack on the shop in all combinations of the switches, before pages draw them
 * (`build/directive.ts`), and publishes what came out.
 */
export default function bundleExplorer({siteDir}: LoadContext): Plugin<BuildsFile> {
  return {
    name: 'bundle-explorer',
    getPathsToWatch: () => [path.join(siteDir, projectFolder, '**/*')],
    loadContent: () => readBuilds(siteDir),
    async postBuild({content, outDir}) {
      await writeFile(path.join(outDir, content.address), content.json);
    },
  };
}
