import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {dataFolder} from '../../versions/data';
import {workspaceOf} from '../../versions/packages';
import {run} from './command';
import type {UpgradeRequest} from './request';

/**
 * Installs a release beside the site, with all that it depends on, and gives it to `use`; nothing
 * of it is left behind.
 * @param use takes the folder that finds the release, relative to the site
 * @throws when npm cannot install it
 */
export async function withCandidate<Result>(
  {version, name, release}: UpgradeRequest,
  siteDir: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const caches = path.join(siteDir, 'node_modules/.cache');
  await mkdir(caches, {recursive: true});
  const place = await mkdtemp(path.join(caches, 'upgrade-'));
  try {
    const pins = Object.entries(workspaceOf(version, siteDir).devDependencies).filter(([one]) =>
      one.startsWith('webpack'),
    );
    const dependencies = {...Object.fromEntries(pins), [name]: release};
    await writeFile(
      path.join(place, 'package.json'),
      JSON.stringify({private: true, dependencies}),
    );
    const data = dataFolder(version);
    if (existsSync(path.join(siteDir, data)))
      await cp(path.join(siteDir, data), path.join(place, '_version'), {recursive: true});
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    const install = ['install', '--prefix', place, '--ignore-scripts', ...quiet];
    if (!(await run('npm', install, place)))
      throw new Error(`npm cannot install ${name} ${release}; nothing was changed`);
    return await use(path.relative(siteDir, place).split(path.sep).join('/'));
  } finally {
    await rm(place, {recursive: true, force: true});
  }
}
