import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {addressOf} from './address';
import type {DirectoryNode, IndexNode, PageNode} from './node';
import {compareNodes} from './order';
import type {Problem} from './problem';
import {readPage} from './read-page';
import {findDuplicateAddresses} from './duplicate-addresses';
import {findDuplicateSorts} from './duplicate-sorts';

/** Which folder to read, and the address it is served at. */
export interface VersionSource {
  /** Folder of the pages, relative to the site. */
  folder: string;
  /** Path prefix of its addresses, with a slash on both ends. */
  base: string;
}

/** Which files to leave out. */
export interface ReadOptions {
  isLeftOut?: (fileName: string) => boolean;
}

/** The index of one version, with all that is wrong with its files. */
export interface ReadVersion {
  root: DirectoryNode;
  problems: Problem[];
  /** Addresses of the pages that their problems keep out of the index. */
  unread: readonly string[];
  /** 1-based line in a page's file where a front matter key stands. */
  lineOf: (page: PageNode, key: string) => number;
}

/**
 * Reads all pages of a version into an ordered tree.
 * Files that are not Markdown and folders that start with an underscore (example projects) are left out.
 * @param siteDir absolute folder of the site
 */
export async function readVersion(
  siteDir: string,
  {folder, base}: VersionSource,
  {isLeftOut = () => false}: ReadOptions = {},
): Promise<ReadVersion> {
  const problems: Problem[] = [];
  const unread: string[] = [];
  const lines = new Map<string, (key: string) => number>();

  async function readDirectory(relativePath: string): Promise<DirectoryNode> {
    const entries = await readdir(path.join(siteDir, folder, relativePath), {withFileTypes: true});
    const read = entries.map(async (entry): Promise<IndexNode | undefined> => {
      const entryPath = path.posix.join(relativePath, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('_') ? undefined : readDirectory(entryPath);
      if (!/\.mdx?$/.test(entry.name) || isLeftOut(entry.name)) return undefined;
      const page = await readPage(siteDir, folder, entryPath, base);
      problems.push(...page.problems);
      if (page.node) lines.set(page.node.path, page.lineOf);
      else unread.push(addressOf(entryPath, base));
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
  const lineOf = (page: PageNode, key: string) => lines.get(page.path)?.(key) ?? 1;
  problems.push(...findDuplicateSorts(root, lineOf), ...findDuplicateAddresses(root));
  return {root, problems, unread, lineOf};
}
