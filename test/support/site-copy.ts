import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '../../src/versions';
import {dataFolder} from '../../src/versions/data';

/**
 * Copies sources of this site, so that something can be changed in them.
 * @param siteDir absolute folder, which is emptied
 * @param names files and folders at the top level of this repository
 */
export async function copySources(siteDir: string, names: readonly string[]): Promise<void> {
  await rm(siteDir, {recursive: true, force: true});
  const filter = (file: string) => path.basename(file) !== 'node_modules';
  for (const name of names) await cp(name, path.join(siteDir, name), {recursive: true, filter});
  await linkPackages(siteDir);
  await linkWorkspaces(siteDir);
}

/**
 * Its packages are those of this site; what is cached beside them is its own, and so is npm's list
 * of them: npm writes it through a link.
 */
async function linkPackages(siteDir: string): Promise<void> {
  const folder = path.join(siteDir, 'node_modules');
  await mkdir(folder, {recursive: true});
  const entries = await readdir('node_modules', {withFileTypes: true});
  const placed = entries
    .filter(({name}) => name !== '.cache')
    .map((entry) => {
      const from = path.resolve('node_modules', entry.name);
      const to = path.join(folder, entry.name);
      return entry.isFile() ? cp(from, to) : symlink(from, to);
    });
  await Promise.all(placed);
}

/** Each version has its own lists, and packages where npm could not put them beside those of the site. */
export async function linkWorkspaces(siteDir: string): Promise<void> {
  for (const {folder} of versions) {
    await mkdir(path.join(siteDir, folder), {recursive: true});
    await cp(path.join(folder, 'package.json'), path.join(siteDir, folder, 'package.json'));
    const lists = dataFolder({folder});
    await cp(lists, path.join(siteDir, lists), {recursive: true});
    const packages = path.resolve(folder, 'node_modules');
    if (existsSync(packages)) await symlink(packages, path.join(siteDir, folder, 'node_modules'));
  }
}
