import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../versions';

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

/** Folders that begin with an underscore hold example projects. */
const isPage = (file: string) => /\.mdx?$/.test(file) && !/\/_[^/]*\//.test(file);

/**
 * Gives the pages on disk.
 * @param siteDir absolute folder of the site
 * @param generated files that a build writes, which may not be there yet
 */
export function siteOnDisk(siteDir: string, generated: readonly string[] = []): LinkSite {
  const later = new Set(generated);
  const onDisk = ({folder}: LinkedVersion) => {
    const root = path.join(siteDir, folder);
    if (!existsSync(root)) return [];
    return readdirSync(root, {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter(isPage);
  };
  return {
    versions,
    files: {
      has: (file) => later.has(file) || (isPage(file) && existsSync(path.join(siteDir, file))),
      all: () => new Set([...versions.flatMap(onDisk), ...later]),
    },
  };
}

/** Gives the version in whose folder a file lies; a file elsewhere counts to the first one. */
export function versionOfFile(file: string, all: readonly LinkedVersion[]): LinkedVersion {
  return all.find(({folder}) => file.startsWith(`${folder}/`)) ?? all[0]!;
}
