import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {KnownPages} from './known-pages';
import type {MadePages} from './make-pages';

/** What an earlier run wrote, and from what, so that the next one can see that nothing changed. */
export interface RunRecord {
  /** Fingerprint of all that went in: this folder's code and pins, and the pages links can lead to. */
  input: string;
  /** Fingerprint of each page, by path relative to the site. */
  files: Record<string, string>;
  result: Omit<MadePages, 'files'> & {pages: number};
}

const recordFile = '.mirror-cache/record.json';
const ownFolder = 'src/plugins/mirrored-packages';

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64');

/** Gives the fingerprint of everything the pages are made from. */
export async function fingerprintInput(
  siteDir: string,
  pages: KnownPages,
  skip: boolean,
): Promise<string> {
  const folder = path.join(siteDir, ownFolder);
  const names = (await readdir(folder, {recursive: true})).filter((name) => /\.\w+$/.test(name));
  const sources = await Promise.all(
    names.sort().map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]),
  );
  const known = [...pages].map(([url, ids]) => [url, ...ids]);
  return fingerprint(JSON.stringify([skip, sources, known]));
}

/** Gives the record of the last run; undefined when there is none that can be read. */
export async function readRecord(siteDir: string): Promise<RunRecord | undefined> {
  try {
    return JSON.parse(await readFile(path.join(siteDir, recordFile), 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

export async function writeRecord(siteDir: string, record: RunRecord): Promise<void> {
  const file = path.join(siteDir, recordFile);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(record));
}
