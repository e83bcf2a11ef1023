import {createHash} from 'node:crypto';
import type {VFile} from 'vfile';
import {pagePath} from '../content/page-path';

/**
 * Gives a function that makes ids which no other page has, because printable pages put several pages
 * into one document: `c1f09ab-1`, `c1f09ab-2`.
 * @param kind a letter for what needs the ids, which nothing else uses
 */
export function createPageIds(file: VFile, kind: string): () => string {
  const start = createHash('sha256').update(pagePath(file)).digest('hex').slice(0, 6);
  let count = 0;
  return () => `${kind}${start}-${(count += 1)}`;
}
