import path from 'node:path';
import {globSync} from 'tinyglobby';

/**
 * Gives the pages below a folder, those of READMEs too, relative to the site and sorted. Folders that
 * begin with an underscore hold example projects.
 * @param folder path relative to the site
 */
export const pagesBelow = (siteDir: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{md,mdx}`, {cwd: siteDir, ignore: '**/node_modules/**'})
    .filter((file) => !/\/_[^/]*\//.test(file))
    .sort();

/** Gives those of them that were written here. */
export const writtenPagesBelow = (siteDir: string, folder: string): string[] =>
  pagesBelow(siteDir, folder).filter((file) => !path.basename(file).startsWith('_'));
