import {createHash} from 'node:crypto';
import path from 'node:path';
import {cached, filesBelow, hashOfFiles} from '../../../cache';
import type {Builds} from '../engine/builds';
import {runAll} from './run-all';

/** The project, relative to the site. */
export const projectFolder = 'docs/_examples/landing';

/** The builds, and the file that browsers load them from. */
export interface BuildsFile {
  builds: Builds;
  json: string;
  /** Relative to the root of the site; named by its content. */
  address: string;
}

/**
 * Gives all builds of the shop, which are cached. What is cached is made by the installed webpack: with
 * another one, they run again.
 * @throws naming the combination of switches that does not build
 */
export async function readBuilds(siteDir: string): Promise<BuildsFile> {
  const folder = path.join(siteDir, projectFolder);
  const inputs = [hashOfFiles(folder, filesBelow(folder))];
  const builds = await cached(
    {name: 'builds of the shop', code: 'plugins/bundle-explorer', inputs},
    () => runAll(folder),
  );
  const json = JSON.stringify(builds);
  return {
    builds,
    json,
    // In hexadecimal, by which the service worker knows that a file never changes.
    address: `assets/bundle-explorer.${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`,
  };
}
