import {createHash} from 'node:crypto';
import path from 'node:path';
import type {VFile} from 'vfile';

/**
 * Gives what makes ids that no other page has: printable pages put several into one document.
 * @param kind a letter that what needs the ids has for itself
 */
export function idsOf(file: VFile, kind: string): () => string {
  const page = path.relative(file.cwd, file.path ?? '');
  const start = createHash('sha256').update(page).digest('hex').slice(0, 6);
  let count = 0;
  return () => `${kind}${start}-${(count += 1)}`;
}
