import {createHash} from 'node:crypto';
import type {VFile} from 'vfile';
import {pagePath} from '../content/page-path';

/**
 * Gives what makes ids that no other page has: printable pages put several into one document.
 * @param kind a letter that what needs the ids has for itself
 */
export function createPageIds(file: VFile, kind: string): () => string {
  const start = createHash('sha256').update(pagePath(file)).digest('hex').slice(0, 6);
  let count = 0;
  return () => `${kind}${start}-${(count += 1)}`;
}
