import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The lists of addresses that must lead to their subject for ever, and who makes each. */
export const addressLists = {
  /** Pages, heading ids and redirects of the former site, spring 2020 and July 2026. */
  formerSite: 'src/data/address-lists/former-site.txt',
  /** What packages print in messages and schemas, or link from their READMEs. */
  inPackages: 'src/data/address-lists/in-packages.txt',
  /** Pages and heading ids that this project published; of mirrored READMEs only the pages. */
  published: 'src/data/address-lists/published.txt',
} as const;

export type AddressList = keyof typeof addressLists;

/** A path of this site, with a heading id behind it at most. */
const address = /^\/[^\s#]*(#\S+)?$/;

/**
 * Reads a list of addresses: one a line, so that two branches can add to it without a conflict.
 * @param file its path, for the message
 * @throws when a line is no address, naming file and line
 */
export function parseAddresses(text: string, file: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    if (address.test(line)) return [line];
    throw new Error(
      `${file}:${index + 1}  "${line}" must be a path of this site, with a heading id behind # at most; mend or delete the line`,
    );
  });
}

/** Writes a list the way `parseAddresses` reads it: sorted, each address once. */
export const formatAddresses = (addresses: Iterable<string>): string =>
  [...new Set(addresses)].sort().join('\n').concat('\n');

/** Reads one of the lists. @param siteDir absolute folder of the site */
export async function readAddresses(siteDir: string, list: AddressList): Promise<string[]> {
  const file = addressLists[list];
  return parseAddresses(await readFile(path.join(siteDir, file), 'utf8'), file);
}

/** Writes one of the lists. @param siteDir absolute folder of the site */
export function writeAddresses(siteDir: string, list: AddressList, addresses: Iterable<string>) {
  return writeFile(path.join(siteDir, addressLists[list]), formatAddresses(addresses));
}

/** Takes an address apart: `/concepts/#modes` is the path `/concepts/` and the id `modes`. */
export function splitAddress(address: string): {path: string; id: string | undefined} {
  const at = address.indexOf('#');
  return at < 0
    ? {path: address, id: undefined}
    : {path: address.slice(0, at), id: decodeURIComponent(address.slice(at + 1))};
}
