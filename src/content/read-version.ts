import path from 'node:path';
import {groupBy} from '../group-by';
import type {DocumentationVersion} from '../versions';
import {sectionGroups} from '../config/sidebar-groups';
import {type DirectoryNode, type IndexNode, type PageNode, pagesOf} from './index-node';
import {compareNodes} from './order';
import type {Problem} from './finding';
import {listPages} from './list-pages';
import {readPage, type ReadPage} from './read-page';

/** The index of one version, with the problems of its files. */
export type ReadVersion = Awaited<ReturnType<typeof readVersion>>;

/**
 * Reads all pages of a version into an ordered tree.
 * @param siteDir absolute folder of the site
 * @param files to read; by default all of the version, including mirrored ones
 */
export async function readVersion(
  siteDir: string,
  {folder, base}: Pick<DocumentationVersion, 'folder' | 'base'>,
  files = listPages(siteDir, folder),
) {
  const readPages = await Promise.all(
    files.map((file) => readPage(siteDir, {folder, base}, path.posix.relative(folder, file))),
  );
  /** Results by file, also for files with problems. */
  const pages: ReadonlyMap<string, ReadPage> = new Map(
    files.map((file, index) => [file, readPages[index]!]),
  );

  function directoryOf(directory: string): DirectoryNode {
    const relativePath = path.posix.relative(folder, directory);
    const descendants = files.filter((file) => file.startsWith(`${directory}/`));
    const names = new Set(
      descendants.map((file) => file.slice(directory.length + 1).split('/')[0]!),
    );
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
    ...readPages.flatMap((page) => page.problems),
    ...findDuplicateSorts(root, lineOf),
    ...findUnknownGroups(root, lineOf),
    ...findDuplicatePermalinks(root),
  ];
  return {root, problems, pages};
}

/** Finds pages with the same key as an earlier one. */
const findConflicts = (
  pages: readonly PageNode[],
  keyOf: (page: PageNode) => string,
  problemOf: (page: PageNode, holder: PageNode) => Omit<Problem, 'file'>,
): Problem[] =>
  groupBy(pages, keyOf).flatMap(([holder, ...others]) =>
    others.map((page) => ({file: page.path, ...problemOf(page, holder!)})),
  );

/** Finds files with the same URL: `a.md` next to `a/index.md` or `_a.md`. */
const findDuplicatePermalinks = (root: DirectoryNode) =>
  findConflicts(
    pagesOf(root),
    ({url}) => url,
    ({url}, holder) => ({
      line: 1,
      rule: 'url',
      message: `${url} is taken by ${holder.path}; rename one of the files`,
    }),
  );

/** Finds pages of one folder and group with the same `sort`. */
const findDuplicateSorts = (root: DirectoryNode, lineOf: LineOf) =>
  findConflicts(
    pagesOf(root).filter(({sort}) => sort !== undefined),
    ({path: file, group = '', sort}) =>
      `${path.posix.dirname(file)} ${group.toLowerCase()} ${sort}`,
    (page, holder) => ({
      line: lineOf(page, 'sort'),
      rule: 'sort',
      message: `${page.sort} is taken by ${holder.path}; give each page of a group its own number`,
    }),
  );

/** Gives the 1-based line of a key in a page's front matter. */
type LineOf = (page: PageNode, key: string) => number;

/**
 * Finds pages with a group that their section does not have: a typing error would create a new group.
 * The groups of mirrored packages are checked with their list.
 */
function findUnknownGroups(root: DirectoryNode, lineOf: LineOf): Problem[] {
  return root.children.flatMap((section) => {
    const allowedGroups = sectionGroups[section.name];
    if (section.type !== 'directory' || !allowedGroups) return [];
    return section.children
      .filter((node): node is PageNode => node.type === 'file')
      .filter(({group}) => group !== undefined && group !== '-' && !allowedGroups.includes(group))
      .map((page) => ({
        file: page.path,
        line: lineOf(page, 'group'),
        rule: 'group',
        message: `"${page.group}" is none of src/config/section-groups.json for ${section.name}: ${allowedGroups.join(', ')}`,
      }));
  });
}
