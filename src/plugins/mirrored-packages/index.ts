import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mirrorAndReport} from './build/mirror';
import {spawn} from 'node:child_process';
import {once} from 'node:events';

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

/**
 * Mirrors in a process of its own: the one that runs holds the code as it was when it started.
 * What goes wrong is told on the console and does not end the dev server.
 */
async function mirrorInProcess(siteDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/mirror.ts'], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  await once(child, 'exit');
}
