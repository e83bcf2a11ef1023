import {readFileSync} from 'node:fs';
import path from 'node:path';
import {examplesFolderOf} from '../../content/examples/folders';
import type {Cache} from './cache';

/**
 * Gives all that the check of a page depends on, besides the cache's own: while it is the same, so
 * is what the check finds.
 * @param file path relative to the site
 */
export function reportInputs(
  file: string,
  {siteDir, cache}: {siteDir: string; cache: Cache},
): string[] {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const quotes = /^\s*(?:```|~~~).*\b(?:file|files|example)=/m.test(source);
  return ['page', file, source, ...(quotes ? [cache.fingerprint(examplesFolderOf(file))] : [])];
}
