import {createHash} from 'node:crypto';
import type {ImageCopy} from './copy-image';

/** Where this site has its copies of images in READMEs, as an address. */
export const copiesAddress = '/assets/readmes/';

/**
 * Address of such a copy. It tells how large it is shown, and what the file holds: the hash is at
 * the end, where hosts and the service worker look for one.
 */
export const copyAddress = /^\/assets\/readmes\/(\d{1,4})x(\d{1,5})-([\da-f]{32})\.webp$/;

export function addressOf({data, width, height}: ImageCopy): string {
  return `${copiesAddress}${width}x${height}-${hashOf(data)}.webp`;
}

export function sizeIn(address: string): {width: number; height: number} | undefined {
  const [, width, height] = copyAddress.exec(address) ?? [];
  return width && height ? {width: Number(width), height: Number(height)} : undefined;
}

/** Whether a file holds what its address says. */
export function isWhole(address: string, data: Buffer): boolean {
  return copyAddress.exec(address)?.[3] === hashOf(data);
}

// Letters of one case: some disks know no other.
const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 32);
