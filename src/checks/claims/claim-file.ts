import path from 'node:path';
import {listFolder, readText} from '../../cache';
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
  return claimFiles(siteDir, page).map((file) => {
    const source = readText(path.join(siteDir, file));
    return {file, source, ...readClaims(source)};
  });
}

/**
 * Gives the file of a page's claims, or the folder of them, relative to the site; undefined when
 * nothing is claimed.
 */
export function claimsPlace(siteDir: string, page: string): string | undefined {
  const [file] = claimFiles(siteDir, page);
  return file && path.posix.basename(path.posix.dirname(file)) === '_claims'
    ? file
    : file && path.posix.dirname(file);
}

function claimFiles(siteDir: string, page: string): string[] {
  const {dir, name} = path.posix.parse(page);
  const folder = path.posix.join(dir, '_claims');
  return [
    ...modulesIn(siteDir, folder).filter((file) => file === `${folder}/${name}.mjs`),
    ...modulesIn(siteDir, `${folder}/${name}`),
  ];
}

const modulesIn = (siteDir: string, folder: string): string[] =>
  (listFolder(path.join(siteDir, folder), /\.mjs$/) ?? []).map(({name}) => `${folder}/${name}`);
