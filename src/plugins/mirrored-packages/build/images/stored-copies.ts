import {createHash} from 'node:crypto';
import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {writeAtomically} from '../../../../write-atomically';
import type {ImageCopy} from './copy-image';

/** Where this site has its copies of images in READMEs, as an address. */
const copiesAddress = '/assets/readmes/';

/**
 * Address of such a copy. It tells how large it is shown, and what the file holds: the hash is at
 * the end, where hosts and the service worker look for one.
 */
export const copyAddress = /^\/assets\/readmes\/(\d{1,4})x(\d{1,5})-([\da-f]{32})\.webp$/;

export function sizeIn(address: string): {width: number; height: number} | undefined {
  const [, width, height] = copyAddress.exec(address) ?? [];
  return width && height ? {width: Number(width), height: Number(height)} : undefined;
}

// Letters of one case: some disks know no other.
const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 32);

/** Folder of the site whose files are served as they are: copies of images, and nothing else. */
export const copiesFolder = '.mirror-cache/static';

/**
 * Puts a copy where the site serves it from.
 * @returns its address
 * @throws when it cannot be written
 */
export async function storeCopy(siteDir: string, {data: base64, width, height}: ImageCopy) {
  const data = Buffer.from(base64, 'base64');
  const address = `${copiesAddress}${width}x${height}-${hashOf(data)}.webp`;
  if (!(await isStored(siteDir, address)))
    await writeAtomically(siteDir, copiesFolder + address, data);
  return address;
}

/** Whether a copy lies where it is served from, as it was made. */
export async function isStored(siteDir: string, address: string): Promise<boolean> {
  const data = await readFile(path.join(siteDir, copiesFolder, address)).catch(() => undefined);
  return data !== undefined && copyAddress.exec(address)?.[3] === hashOf(data);
}

/** Removes the copies that no page shows. */
export async function removeOtherCopies(siteDir: string, used: ReadonlySet<string>): Promise<void> {
  const folder = path.join(siteDir, copiesFolder, copiesAddress);
  const names = await readdir(folder).catch(() => []);
  const unused = names.filter((name) => name.endsWith('.webp') && !used.has(copiesAddress + name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name), {force: true})));
}
