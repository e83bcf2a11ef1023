import {screens} from '../config/screens';
import {groupBy} from '../group-by';
import translated from '../data/translated-addresses.json' with {type: 'json'};
import {newest, type VersionLabel} from '../versions';
import type {ListedPage, MenuPage, SectionMenu, PageGroup, AnchorsByPage} from '../types/content';
import {type DirectoryNode, isHidden, type PageNode, pagesOf} from './index-node';

/** URLs of pages of the newest version that exist on the translated sites. */
const translatedPages = new Set(translated.addresses);

/** Another version, with the index of its pages. */
interface OtherVersion {
  label: VersionLabel;
  root: DirectoryNode;
}

/**
 * Gives the menu of a section, or of the top-level pages.
 * @param root index of the version
 * @param others every other version
 * @param section folder name; missing for the top-level pages
 * @param isListed whether to add the list of pages that is on the section's first page
 */
export function buildSectionMenu(
  root: DirectoryNode,
  others: readonly OtherVersion[],
  section: string | undefined,
  isListed: boolean,
): SectionMenu {
  const directory = section === undefined ? root : root.children.find(({name}) => name === section);
  const pages = directory?.type === 'directory' ? directory.children : [];
  const listedPages = pages.filter(
    (node): node is PageNode =>
      node.type === 'file' && !isHidden(node) && (section !== undefined || node.url !== root.url),
  );
  const nearestFinders = others.map((other) => createNearestFinder(root, other));
  const groups: PageGroup[] = groupPages(listedPages).map(({label, pages: members}) => ({
    label,
    pages: members.map((page) => asMenuPage(page, nearestFinders)),
  }));
  if (section === undefined && root.url === newest.base)
    groups.at(-1)?.pages.push(...screenEntries);
  return {
    section,
    groups,
    list: isListed && directory?.type === 'directory' ? listOf(directory) : undefined,
  };
}

/** Screens that the sidebar of top-level pages lists after them. */
const screenEntries: readonly MenuPage[] = screens
  .filter(({sidebarPosition}) => sidebarPosition !== undefined)
  .sort((a, b) => a.sidebarPosition! - b.sidebarPosition!)
  .map(({title, url}) => ({title, url, isScreen: true}));

const listOf = (section: DirectoryNode) =>
  listSectionPages(section).map(({label, pages}) => ({label, pages: pages.map(asListedPage)}));

const asListedPage = (page: PageNode): ListedPage => ({
  title: page.title,
  url: page.url,
  description: page.description,
  release: page.version,
  maintenance: page.maintenance,
  downloads: page.downloads?.weekly,
});

type NearestFinder = ReturnType<typeof createNearestFinder>;

/** Prepares to find the page of another version that is nearest to one that the version does not have. */
function createNearestFinder(root: DirectoryNode, {label, root: other}: OtherVersion) {
  const existing = new Set(pagesOf(other).map(({url}) => url));
  return ({url}: PageNode): [VersionLabel, string][] => {
    const same = `${other.url}${url.slice(root.url.length)}`;
    return existing.has(same) ? [] : [[label, findNearest(same, other.url, existing)]];
  };
}

function asMenuPage(page: PageNode, nearestFinders: readonly NearestFinder[]): MenuPage {
  const nearestPages = nearestFinders.flatMap((find) => find(page));
  return {
    title: page.title,
    url: page.url,
    translated: translatedPages.has(page.url) || undefined,
    nearest: nearestPages.length > 0 ? Object.fromEntries(nearestPages) : undefined,
  };
}

function findNearest(url: string, base: string, existing: ReadonlySet<string>): string {
  let candidate = url;
  while (candidate.length > base.length && !existing.has(candidate)) {
    candidate = candidate.replace(/[^/]+\/$/, '');
  }
  return candidate;
}

/** Groups pages by `group`, ignoring case. */
const groupPages = (pages: readonly PageNode[]): PageGroup<PageNode>[] =>
  groupBy(pages, ({group}) => group?.toLowerCase()).map((members) => {
    const {group} = members[0]!;
    return {...(group && group !== '-' && {label: group}), pages: members};
  });

/**
 * Gives the list of pages for a section's first page: all other pages, grouped as in the sidebar. Every
 * group has a label, because on the page each is below a heading.
 */
export function listSectionPages(section: DirectoryNode): Required<PageGroup<PageNode>>[] {
  const pages = pagesOf(section).filter((page) => page.url !== section.url && !isHidden(page));
  const groups = groupPages(pages);
  const defaultLabel = groups.length > 1 ? 'General' : 'In this section';
  return groups.map(({label = defaultLabel, pages: members}) => ({label, pages: members}));
}

/**
 * Gives the headings of all pages by section, which the sidebar loads when a reader opens another page in
 * it; `top` is for pages without a section.
 */
export function listSectionAnchors(
  root: DirectoryNode,
): {section: string; anchors: AnchorsByPage}[] {
  const top = root.children.filter((node) => node.type === 'file');
  const directories = root.children.filter((node) => node.type === 'directory');
  return [
    {section: 'top', anchors: anchorsOf(top)},
    ...directories.map((directory) => ({
      section: directory.name,
      anchors: anchorsOf(pagesOf(directory)),
    })),
  ];
}

const anchorsOf = (pages: readonly PageNode[]): AnchorsByPage =>
  Object.fromEntries(
    pages
      .filter((page) => !isHidden(page))
      .map((page) => [page.url, page.anchors.map(({level, title, id}) => [level, title, id])]),
  );
