import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {versions as allVersions} from '../versions';
import {groups} from '../config/groups';
import type {LinkedVersion} from './links/link-site';
import {type DirectoryNode, type IndexNode, type PageNode, pagesOf} from './node';
import {compareNodes} from './order';
import type {Problem} from './finding';
import {readPage, type ReadPage} from './read-page';

/** What to read, and what else there is. */
interface ReadOptions {
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
  {folder, base}: Pick<LinkedVersion, 'folder' | 'base'>,
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
  const lineOf: LineOf = (page, key) => pages.get(page.path)!.lineOf(key);
  problems.push(
    ...findDuplicateSorts(root, lineOf),
    ...findUnknownGroups(root, lineOf),
    ...findDuplicateAddresses(root),
  );
  return {root, problems, pages};
}

/** Examples and lists about the version, and the packages it is checked against. */
const isNoSection = (folder: string) => folder.startsWith('_') || folder === 'node_modules';

/** Finds pages that claim what an earlier one has. */
function findTaken(
  pages: readonly PageNode[],
  claimOf: (page: PageNode) => unknown,
  problemOf: (page: PageNode, holder: PageNode) => Omit<Problem, 'file'>,
): Problem[] {
  const holders = new Map<unknown, PageNode>();
  return pages.flatMap((page) => {
    const claim = claimOf(page);
    const holder = holders.get(claim);
    if (holder) return [{file: page.path, ...problemOf(page, holder)}];
    if (claim !== undefined) holders.set(claim, page);
    return [];
  });
}

/** Finds files that would be served at the same address: `a.md` beside `a/index.md` or `_a.md`. */
const findDuplicateAddresses = (root: DirectoryNode) =>
  findTaken(
    pagesOf(root),
    ({url}) => url,
    ({url}, holder) => ({
      line: 1,
      rule: 'address',
      what: `${url} is taken by ${holder.path}; rename one of the files`,
    }),
  );

/** Finds pages of one folder and group that claim the same place. */
const findDuplicateSorts = (root: DirectoryNode, lineOf: LineOf) =>
  findTaken(
    pagesOf(root),
    ({path: file, group = '', sort}) =>
      sort === undefined ? undefined : `${path.posix.dirname(file)} ${group.toLowerCase()} ${sort}`,
    (page, holder) => ({
      line: lineOf(page, 'sort'),
      rule: 'sort',
      what: `${page.sort} is taken by ${holder.path}; give each page of a group its own number`,
    }),
  );

/** Gives the 1-based line where a page's front matter key stands. */
type LineOf = (page: PageNode, key: string) => number;

/**
 * Finds pages with a group that their section does not have: a typing error would make a group of
 * one page. Packages of READMEs have been checked with their list.
 */
function findUnknownGroups(root: DirectoryNode, lineOf: LineOf): Problem[] {
  return root.children.flatMap((section) => {
    const known = groups[section.name];
    if (section.type !== 'directory' || !known) return [];
    return section.children
      .filter((node): node is PageNode => node.type === 'file')
      .filter(({group}) => group !== undefined && group !== '-' && !known.includes(group))
      .map((page) => ({
        file: page.path,
        line: lineOf(page, 'group'),
        rule: 'group',
        what: `"${page.group}" is none of src/config/groups.ts for ${section.name}: ${known.join(', ')}`,
      }));
  });
}
