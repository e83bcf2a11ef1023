import {readFileSync} from 'node:fs';
import path from 'node:path';
import {claimFilesOf} from '../../content/proofs';
import {type ClaimFile, readClaims} from './read-claims';

/** A file of claims about a page. */
export interface PageClaims extends ClaimFile {
  /** Path relative to the site. */
  file: string;
  source: string;
}

/**
 * Reads the claims of a page: in the folder `_claims` beside it, under the same name, one file or a
 * folder of files.
 * @param siteDir absolute folder of the site
 * @param page path relative to the site
 */
export function readPageClaims(siteDir: string, page: string): PageClaims[] {
  return claimFilesOf(siteDir, page).map((file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return {file, source, ...readClaims(source)};
  });
}
