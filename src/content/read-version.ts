import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {versions as allVersions} from '../versions';
import type {LinkedVersion} from './links/link-site';
import type {DirectoryNode, IndexNode, PageNode} from './node';
import {compareNodes} from './order';
import type {Problem} from './problem';
import {readPage, type ReadPage} from './read-page';
import {findDuplicateAddresses} from './duplicate-addresses';
import {findDuplicateSorts} from './duplicate-sorts';
import {findUnknownGroups} from './unknown-groups';

/** Which folder to read, and the address it is served at. */
export interface VersionSource {
  /** Folder of the pages, relative to the site. */
  folder: string;
  /** Path prefix of its addresses, with a slash on both ends. */
  base: string;
}

/** What to read, and what else there is. */
export interface ReadOptions {
  /** Names of the files and folders that are read; all, when it is not given. */
  names?: RegExp;
  /** The versions that its pages may link to, its own included. */
  versions?: readonly LinkedVersion[];
}

/** The index of one version, with all that is wrong with its files. */
export interface ReadVersion {
  root: DirectoryNode;
  problems: Problem[];
  /** What was read of each file, whether it made a page or not. */
  pages: ReadonlyMap<string, ReadPage>;
}

/**
 * Reads all pages of a version into an ordered tree.
 * Files that are not Markdown and folders that start with an underscore (example projects) are left out.
 * @param siteDir absolute folder of the site
 */
export async function readVersion(
  siteDir: string,
  {folder, base}: VersionSource,
  {names = /(?:)/, versions = allVersions}: ReadOptions = {},
): Promise<ReadVersion> {
  const problems: Problem[] = [];
  const pages = new Map<string, ReadPage>();

  async function readDirectory(relativePath: string): Promise<DirectoryNode> {
    const absolute = path.join(siteDir, folder, relativePath);
    if (!existsSync(absolute)) throw new Error(`there is no folder ${absolute}`);
    const entries = readdirSync(absolute, {withFileTypes: true})
      .filter(({name}) => names.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const read = entries.map(async (entry): Promise<IndexNode | undefined> => {
      const entryPath = path.posix.join(relativePath, entry.name);
      if (entry.isDirectory())
        return isNoSection(entry.name) ? undefined : readDirectory(entryPath);
      if (!/\.mdx?$/.test(entry.name)) return undefined;
      const page = await readPage(siteDir, {folder, base}, entryPath, versions);
      problems.push(...page.problems);
      pages.set(path.posix.join(folder, entryPath), page);
      return page.node;
    });
    const children = (await Promise.all(read))
      .filter((node) => node !== undefined)
      .sort(compareNodes);
    return {
      path: path.posix.join(folder, relativePath),
      name: path.posix.basename(relativePath || folder),
      type: 'directory',
      size: children.reduce((sum, child) => sum + child.size, 0),
      url: relativePath === '' ? base : `${base}${relativePath}/`,
      children: children.filter((child) => child.type === 'file' || child.children.length > 0),
    };
  }

  const root = await readDirectory('');
  const lineOf = (page: PageNode, key: string) => pages.get(page.path)?.lineOf(key) ?? 1;
  problems.push(
    ...findDuplicateSorts(root, lineOf),
    ...findUnknownGroups(root, lineOf),
    ...findDuplicateAddresses(root),
  );
  return {root, problems, pages};
}

/** Examples and lists about the version, and the packages it is checked against. */
const isNoSection = (folder: string) => folder.startsWith('_') || folder === 'node_modules';
