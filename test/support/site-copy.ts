import {cp, mkdir, readdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies sources of this site, so that something can be changed in them.
 * @param siteDir absolute folder, which is emptied
 * @param names files and folders at the top level of this repository
 */
export async function copySources(siteDir: string, names: readonly string[]): Promise<void> {
  await rm(siteDir, {recursive: true, force: true});
  for (const name of names) await cp(name, path.join(siteDir, name), {recursive: true});
  await linkPackages(siteDir);
}

/** Its packages are those of this site; what is cached beside them is its own. */
async function linkPackages(siteDir: string): Promise<void> {
  const folder = path.join(siteDir, 'node_modules');
  await mkdir(folder, {recursive: true});
  const names = await readdir('node_modules');
  const links = names
    .filter((name) => name !== '.cache')
    .map((name) => symlink(path.resolve('node_modules', name), path.join(folder, name)));
  await Promise.all(links);
}
