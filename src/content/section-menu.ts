import {sections} from '../config/sections';
import {translatedPages} from '../data/translated-pages';
import type {VersionLabel} from '../versions/version';
import type {ListedPage, MenuPage, SectionMenu} from '../types/content';
import {groupPages} from './menu';
import {type DirectoryNode, type PageNode, pagesOf} from './node';
import {isHidden} from './order';
import {sectionList} from './section-list';

/** A version with the index of its pages. */
export interface IndexedVersion {
  label: VersionLabel;
  root: DirectoryNode;
}

/**
 * Gives the menu of a section, or of the top-level pages.
 * @param root index of the version
 * @param others every other version
 * @param section folder name; missing for the top-level pages
 * @param isListed whether to add what the section's first page lists
 */
export function sectionMenu(
  root: DirectoryNode,
  others: readonly IndexedVersion[],
  section: string | undefined,
  isListed: boolean,
): SectionMenu {
  const directory = section === undefined ? root : root.children.find(({name}) => name === section);
  const pages = directory?.type === 'directory' ? directory.children : [];
  const nearestOf = others.map(({label, root: other}) => {
    const existing = new Set(pagesOf(other).map(({url}) => url));
    return ({url}: PageNode): [VersionLabel, string][] => {
      const same = `${other.url}${url.slice(root.url.length)}`;
      return existing.has(same) ? [] : [[label, nearest(same, other.url, existing)]];
    };
  });
  const shown = pages.filter(
    (node): node is PageNode =>
      node.type === 'file' && !isHidden(node) && (section !== undefined || node.url !== root.url),
  );
  const asMenuPage = (page: PageNode): MenuPage => ({
    title: page.title,
    url: page.url,
    ...(translatedPages.has(page.url) && {translated: true}),
    ...nearestIn(nearestOf.flatMap((find) => find(page))),
  });
  return {
    ...(section !== undefined && {section}),
    groups: groupPages(shown).map(({label, pages: members}) => ({
      ...(label !== undefined && {label}),
      pages: members.map(asMenuPage),
    })),
    ...(isListed && directory?.type === 'directory' && {list: listOf(directory)}),
  };
}

const nearestIn = (found: readonly [VersionLabel, string][]) =>
  found.length > 0 && {nearest: Object.fromEntries(found)};

const listOf = (section: DirectoryNode) =>
  sectionList(section).map(({label, pages}) => ({label, pages: pages.map(asListedPage)}));

const asListedPage = ({
  title,
  url,
  description,
  version,
  upkeep,
  downloads,
}: PageNode): ListedPage => ({
  title,
  url,
  description,
  ...(version !== undefined && {release: version}),
  ...(upkeep !== undefined && {upkeep}),
  ...(downloads !== undefined && {downloads: downloads.weekly}),
});

/** Gives the section an address lies in, if any. */
export function sectionOf(url: string, base: string): string | undefined {
  const [first = ''] = url.slice(base.length).split('/');
  return sections.find((section) => section === first);
}

function nearest(url: string, base: string, existing: ReadonlySet<string>): string {
  let candidate = url;
  while (candidate.length > base.length && !existing.has(candidate)) {
    candidate = candidate.replace(/[^/]+\/$/, '');
  }
  return candidate.length < base.length ? base : candidate;
}
