import {existsSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../versions';
import {pagesBelow} from '../own-pages';

/** Where the pages of one version lie and are served. */
export interface LinkedVersion {
  /** Major version of webpack, as links name it: `v4:/…`. */
  label: string;
  /** Folder of its pages, relative to the site. */
  folder: string;
  /** Path prefix of its addresses, with a slash on both ends. */
  base: string;
}

/** The files that links may lead to; their paths are relative to the site. */
export interface PageFiles {
  has(file: string): boolean;
  /** Gives all of them, to name the nearest one. */
  all(): Iterable<string>;
}

/** What a link is resolved in. */
export interface LinkSite {
  versions: readonly LinkedVersion[];
  files: PageFiles;
}

/** Gives the pages on disk. @param siteDir absolute folder of the site */
export const siteOnDisk = (siteDir: string): LinkSite => ({
  versions,
  files: {
    has: (file) => existsSync(path.join(siteDir, file)),
    all: () => versions.flatMap(({folder}) => pagesBelow(siteDir, folder)),
  },
});

/** Gives the version in whose folder a file lies; a file elsewhere counts to the first one. */
export function versionOfFile(file: string, all: readonly LinkedVersion[]): LinkedVersion {
  return all.find(({folder}) => file.startsWith(`${folder}/`)) ?? all[0]!;
}
