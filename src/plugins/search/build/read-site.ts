import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite} from '../../../content/built-site/built-site';
import type {SearchRecord} from '../engine/record';
import {withPhrases} from './phrases';
import {recordsOf} from './records';

/** Pages that nobody looks for. */
const leftOut = /^\/(?:app-shell|offline)\/|\/printable\/$|\.html$/;

/**
 * Reads the records of every page of a built site.
 * @throws when a page is missing
 */
export async function recordsOfSite({
  folder,
  addresses,
  packages,
  unmaintained,
}: BuiltSite): Promise<SearchRecord[]> {
  const pages = addresses
    .map((address) => (address.endsWith('/') ? address : `${address}/`))
    .filter((address) => !leftOut.test(address.replace(/\.html\/$/, '.html')));
  const records: SearchRecord[] = [];
  for (const url of [...new Set(pages)].sort()) {
    const html = await readFile(path.join(folder, url, 'index.html'), 'utf8');
    const isPackage = packages.has(url);
    records.push(...recordsOf({url, html, isPackage, isUnmaintained: unmaintained.has(url)}));
  }
  return withPhrases(records);
}
