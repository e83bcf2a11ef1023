import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mirrorInProcess} from './build/mirror-in-process';
import {mirrorAndReport} from './build/report';

/**
 * Writes the pages made from READMEs. That happens before this function is done, because
 * Docusaurus waits for all plugins to be made before one of them reads the docs. A README that
 * this build goes without has a page that says so, and says so in the list of its section.
 * In the dev server, a change to this folder makes the pages anew.
 */
export default async function mirroredPackages({siteDir}: LoadContext): Promise<Plugin> {
  await mirrorAndReport(siteDir);
  let isMade = true;
  return {
    name: 'mirrored-packages',
    getPathsToWatch: () => [
      path.join(siteDir, 'src/plugins/mirrored-packages/build/**/*.{ts,json}'),
    ],
    async loadContent() {
      if (!isMade) await mirrorInProcess(siteDir);
      isMade = false;
    },
  };
}
