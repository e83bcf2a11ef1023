import {createHash} from 'node:crypto';
import path from 'node:path';
import {get, put} from 'cacache';
import {codeFingerprint} from './code-fingerprint';
import type {PageNode} from './node';

const folder = 'node_modules/.cache/content-index';

/** The code that makes a page of its text; what it imports is found by itself. */
const reader = 'src/content/read-page.ts';

const codes = new Map<string, Promise<string>>();

/**
 * Gives what an earlier process made of a page, or makes it and keeps it: in the development
 * server, which would read every page of every version at each start.
 * @param inputs all that the page is made of: its text, file and address
 * @param make gives nothing for a page with problems, which is not kept
 */
export async function keptPage(
  siteDir: string,
  inputs: readonly string[],
  make: () => Promise<PageNode | undefined>,
): Promise<PageNode | undefined> {
  if (process.env.NODE_ENV !== 'development') return make();
  const cache = path.join(siteDir, folder);
  const code = codes.get(siteDir) ?? codeFingerprint(path.join(siteDir, reader));
  codes.set(siteDir, code);
  const key = createHash('sha256')
    .update(JSON.stringify([await code, inputs]))
    .digest('hex');
  // What is not there, or damaged, is made again.
  const kept = await get(cache, key).catch(() => undefined);
  if (kept) return JSON.parse(String(kept.data)) as PageNode;
  const page = await make();
  // On a full disk the page is read again by the next process.
  if (page) await put(cache, key, JSON.stringify(page)).catch(() => undefined);
  return page;
}
