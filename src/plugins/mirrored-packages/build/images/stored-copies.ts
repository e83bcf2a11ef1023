import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {removeUnfinished, writeWhole} from '../write-whole';
import {copiesAddress, isWhole} from './own-address';

/** Folder of the site whose files are served as they are: copies of images, and nothing else. */
export const copiesFolder = '.mirror-cache/static';

/**
 * Puts a copy where the site serves it from.
 * @throws when it cannot be written
 */
export async function storeCopy(siteDir: string, address: string, data: Buffer): Promise<void> {
  if (await isStored(siteDir, address)) return;
  await writeWhole(siteDir, copiesFolder + address, data);
}

/** Whether a copy lies where it is served from, as it was made. */
export async function isStored(siteDir: string, address: string): Promise<boolean> {
  const data = await readFile(path.join(siteDir, copiesFolder, address)).catch(() => undefined);
  return data !== undefined && isWhole(address, data);
}

/** Removes the copies that no page shows. */
export async function removeOtherCopies(siteDir: string, used: ReadonlySet<string>): Promise<void> {
  const folder = path.join(siteDir, copiesFolder, copiesAddress);
  await removeUnfinished(folder);
  const names = await readdir(folder).catch(() => []);
  const unused = names.filter((name) => name.endsWith('.webp') && !used.has(copiesAddress + name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name), {force: true})));
}
