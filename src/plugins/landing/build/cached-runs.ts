import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {version} from 'webpack';
import {readProject} from './project';
import {type Runs, runsSchema} from './run';
import {runWebpack} from './run-webpack';

/** The project of the landing page, relative to the site. */
export const projectFolder = 'docs/_examples/landing';

/** Code that decides what a run holds. */
const ownFiles = ['project.ts', 'run.ts', 'run-webpack.ts'];
const ownFolder = 'src/plugins/landing/build';
const cacheFolder = 'node_modules/.cache/landing-build';

/**
 * Gives the runs of the project in both modes, from the cache while project, webpack and our own
 * code are the same.
 */
export async function keptRuns(siteDir: string): Promise<Runs> {
  const folder = path.join(siteDir, projectFolder);
  const cache = path.join(siteDir, cacheFolder);
  const file = path.join(cache, `${await fingerprint(siteDir, folder)}.json`);
  const kept = await readKept(file);
  if (kept) return kept;
  const runs = {
    production: await runWebpack(folder, 'production'),
    development: await runWebpack(folder, 'development'),
  };
  await mkdir(cache, {recursive: true});
  await writeFile(file, JSON.stringify(runs));
  return runs;
}

async function fingerprint(siteDir: string, folder: string): Promise<string> {
  const code = await Promise.all(
    ownFiles.map((name) => readFile(path.join(siteDir, ownFolder, name), 'utf8')),
  );
  const all = JSON.stringify([version, ...code, ...readProject(folder)]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** A file that cannot be read, or is cut off, is as good as none. */
async function readKept(file: string): Promise<Runs | undefined> {
  try {
    return runsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
