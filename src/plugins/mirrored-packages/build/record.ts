import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {MadePages} from './make-pages';
import {writeWhole} from './write-whole';

/** What an earlier run wrote, and from what, so that the next one can see that nothing changed. */
export interface RunRecord {
  /** Fingerprint of all that went in. */
  input: string;
  /** Fingerprint of each page, by path relative to the site. */
  files: Record<string, string>;
  result: Omit<MadePages, 'files'> & {pages: number};
}

const recordFile = '.mirror-cache/record.json';

/** Gives the record of the last run; undefined when there is none that can be read. */
export async function readRecord(siteDir: string): Promise<RunRecord | undefined> {
  try {
    return JSON.parse(await readFile(path.join(siteDir, recordFile), 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

export function writeRecord(siteDir: string, record: RunRecord): Promise<void> {
  return writeWhole(siteDir, recordFile, JSON.stringify(record));
}
