import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LandingBuild} from './types';
import {cachedRuns, projectFolder} from './build/run-webpack';
import {shownBuild} from './build/shown-build';

/**
 * Runs webpack on docs/_examples/landing and hands what went in and what came out to the landing
 * page, which imports `@generated/landing-build/default/build.json`.
 */
export default function landingBuild({siteDir}: LoadContext): Plugin<LandingBuild> {
  return {
    name: 'landing-build',
    getPathsToWatch: () => [path.join(siteDir, projectFolder, '**/*')],
    loadContent: async () => shownBuild(await cachedRuns(siteDir)),
    async contentLoaded({content, actions}) {
      await actions.createData('build.json', content);
    },
  };
}
