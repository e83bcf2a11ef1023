import path from 'node:path';
import type {DocumentationVersion} from '../versions';
import {groups} from '../config/groups';
import {type DirectoryNode, type IndexNode, type PageNode, pagesOf} from './node';
import {compareNodes} from './order';
import type {Problem} from './finding';
import {pagesBelow} from './own-pages';
import {readPage, type ReadPage} from './read-page';

/** The index of one version, with all that is wrong with its files. */
export type ReadVersion = Awaited<ReturnType<typeof readVersion>>;

/**
 * Reads all pages of a version into an ordered tree.
 * @param siteDir absolute folder of the site
 * @param files that are read; all of the version, READMEs too, when they are not given
 */
export async function readVersion(
  siteDir: string,
  {folder, base}: Pick<DocumentationVersion, 'folder' | 'base'>,
  files = pagesBelow(siteDir, folder),
) {
  const read = await Promise.all(
    files.map((file) => readPage(siteDir, {folder, base}, path.posix.relative(folder, file))),
  );
  /** What was read of each file, whether it made a page or not. */
  const pages: ReadonlyMap<string, ReadPage> = new Map(
    files.map((file, index) => [file, read[index]!]),
  );

  function directoryOf(directory: string): DirectoryNode {
    const relativePath = path.posix.relative(folder, directory);
    const inside = files.filter((file) => file.startsWith(`${directory}/`));
    const names = new Set(inside.map((file) => file.slice(directory.length + 1).split('/')[0]!));
    const children = [...names].flatMap((name): IndexNode[] => {
      const page = pages.get(`${directory}/${name}`);
      if (page) return page.node ? [page.node] : [];
      const section = directoryOf(`${directory}/${name}`);
      return section.children.length > 0 ? [section] : [];
    });
    return {
      path: directory,
      name: path.posix.basename(directory),
      type: 'directory',
      size: children.reduce((sum, child) => sum + child.size, 0),
      url: relativePath === '' ? base : `${base}${relativePath}/`,
      children: children.sort(compareNodes),
    };
  }

  const root = directoryOf(folder);
  const lineOf: LineOf = (page, key) => pages.get(page.path)!.lineOf(key);
  const problems = [
    ...read.flatMap((page) => page.problems),
    ...findDuplicateSorts(root, lineOf),
    ...findUnknownGroups(root, lineOf),
    ...findDuplicateAddresses(root),
  ];
  return {root, problems, pages};
}

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
        what: `"${page.group}" is none of src/config/groups.json for ${section.name}: ${known.join(', ')}`,
      }));
  });
}
