import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Gives the pages below a folder, relative to the site and sorted. Mirrored READMEs and example
 * projects are not ours, or no pages.
 * @param folder path relative to the site
 */
export const ownPagesBelow = (siteDir: string, folder: string): string[] =>
  readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.mdx?$/.test(file) && !/\/(?:_|node_modules\/)/.test(file))
    .sort();
