import path from 'node:path';
import {cached, filesBelow, hashOfFiles} from '../../../cache';
import type {Runs} from './run';
import {runWebpack} from './run-webpack';

/** The project of the landing page, relative to the site. */
export const projectFolder = 'docs/_examples/landing';

/** Gives the runs of the project in both modes, which are kept. */
export function cachedRuns(siteDir: string): Promise<Runs> {
  const folder = path.join(siteDir, projectFolder);
  const inputs = [hashOfFiles(folder, filesBelow(folder))];
  return cached({name: 'landing builds', code: 'plugins/landing', inputs}, async () => ({
    production: await runWebpack(folder, 'production'),
    development: await runWebpack(folder, 'development'),
  }));
}
