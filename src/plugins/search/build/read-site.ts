import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite} from '../../../content/built-site/built-site';
import type {SearchRecord} from '../engine/record';
import {recordsOf} from './records';
import * as z from 'zod';
import {versions} from '../../../versions';
import {readVersionData} from '../../../versions/data';

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

/** Phrases by URL. */
export const phrases = z.record(
  z.string().startsWith('/'),
  z.array(z.string().trim().min(2)).min(1),
);

/**
 * Gives places what readers type who look for them, where no text of the place says it. The lists
 * are reviewed by people, `_version/search-phrases.json` of each version: phrases by URL without
 * the base of the version. Each has to find its place first, which a test of the built site tries;
 * a site of fewer pages leaves out the phrases of the others.
 * @throws when a list holds something else
 */
export function withPhrases(records: readonly SearchRecord[]): SearchRecord[] {
  const byUrl = new Map(
    versions.flatMap((version) =>
      Object.entries(readVersionData(version, 'search-phrases', phrases) ?? {}).map(
        ([address, typed]) => [`${version.base}${address.slice(1)}`, typed] as const,
      ),
    ),
  );
  return records.map((record) => {
    const typed = record.objectID === record.url && byUrl.get(record.url);
    return typed ? {...record, phrases: typed} : record;
  });
}
