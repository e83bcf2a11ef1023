import {createHash} from 'node:crypto';
import type {ImageCopy} from './copy-image';

/** Where this site has its copies of images in READMEs, as an address. */
export const copiesAddress = '/assets/readmes/';

/** Address of such a copy. It tells what the file holds, and how large it is shown. */
export const copyAddress = /^\/assets\/readmes\/([\da-f]{32})-(\d{1,4})x(\d{1,5})\.webp$/;

export function addressOf({data, width, height}: ImageCopy): string {
  return `${copiesAddress}${hashOf(data)}-${width}x${height}.webp`;
}

export function sizeIn(address: string): {width: number; height: number} | undefined {
  const [, , width, height] = copyAddress.exec(address) ?? [];
  return width && height ? {width: Number(width), height: Number(height)} : undefined;
}

/** Whether a file holds what its address says. */
export function isWhole(address: string, data: Buffer): boolean {
  return copyAddress.exec(address)?.[1] === hashOf(data);
}

// Letters of one case: some disks know no other.
const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 32);
