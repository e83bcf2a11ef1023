import path from 'node:path';
import {Cache, type CacheOptions, type Computation} from '../../../cache';
import type {Runs} from './run';
import {runWebpack} from './run-webpack';

/** The project of the landing page, relative to the site. */
export const projectFolder = 'docs/_examples/landing';

const landingRuns: Computation = {
  name: 'landing builds',
  module: import.meta.url,
  usesAllPackages: true,
};

/** Gives the runs of the project in both modes, which are kept. */
export function cachedRuns(siteDir: string, options?: CacheOptions): Promise<Runs> {
  const folder = path.join(siteDir, projectFolder);
  return new Cache(siteDir, options).kept(landingRuns, [], async () => ({
    production: await runWebpack(folder, 'production'),
    development: await runWebpack(folder, 'development'),
  }));
}
