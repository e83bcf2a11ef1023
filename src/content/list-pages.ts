import path from 'node:path';
import {globSync} from 'tinyglobby';

/**
 * Lists the pages in a folder, mirrored ones included, relative to the site and sorted. Folders that begin
 * with an underscore contain example projects, not pages.
 * @param folder path relative to the site
 */
export const listPages = (siteDir: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{md,mdx}`, {
    cwd: siteDir,
    ignore: ['**/node_modules/**', `${folder}/**/_*/**`],
  }).sort();

/** Lists the pages in a folder without mirrored ones. */
export const listWrittenPages = (siteDir: string, folder: string): string[] =>
  listPages(siteDir, folder).filter((file) => !path.basename(file).startsWith('_'));
