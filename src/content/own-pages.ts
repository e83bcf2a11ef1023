import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Gives the pages below a folder, those of READMEs too, relative to the site and sorted. Folders that
 * begin with an underscore hold example projects.
 * @param folder path relative to the site
 */
export function pagesBelow(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.mdx?$/.test(file) && !/\/(?:_[^/]*|node_modules)\//.test(file))
    .sort();
}

/** Gives those of them that were written here. */
export const ownPagesBelow = (siteDir: string, folder: string): string[] =>
  pagesBelow(siteDir, folder).filter((file) => !path.basename(file).startsWith('_'));
