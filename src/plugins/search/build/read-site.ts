import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type {BuiltSite} from '../../../content/built-site/built-site';
import type {DocumentationVersion} from '../../../versions';
import {readVersionData} from '../../../versions/data';
import type {Phrases} from '../engine/wire';
import {type BuiltRecord, recordsOf} from './records';

/** Pages that nobody looks for. */
const leftOut = /^\/(?:app-shell|offline)(?:\/|$)|\/printable\/?$|\.html$/;

/**
 * Reads the records of every page of a built site.
 * @throws when a page is missing
 */
export async function recordsOfSite({folder, addresses, packages, unmaintained}: BuiltSite) {
  const pages = addresses
    .filter((address) => !leftOut.test(address))
    .map((address) => (address.endsWith('/') ? address : `${address}/`));
  const records: BuiltRecord[] = [];
  for (const url of [...new Set(pages)].sort()) {
    const html = await readFile(path.join(folder, url, 'index.html'), 'utf8');
    const isPackage = packages.has(url);
    records.push(...recordsOf({url, html, isPackage, isUnmaintained: unmaintained.has(url)}));
  }
  return records;
}

const phrases = z.record(z.string().startsWith('/'), z.array(z.string().trim().min(2)).min(1));

/**
 * Gives what readers type who look for a place, where no text of the place says it. The lists are
 * reviewed by people: `_version/search-phrases.json` of each version, without the base of the
 * version in its URLs. Each phrase has to find its place first, which a test of the built site tries.
 * @throws when the list holds something else
 */
export function phrasesOf(version: DocumentationVersion): Phrases {
  const byAddress = readVersionData(version, 'search-phrases', phrases) ?? {};
  return Object.fromEntries(
    Object.entries(byAddress).map(([address, typed]) => [version.base + address.slice(1), typed]),
  );
}
