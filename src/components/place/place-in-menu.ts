import {counterpartOf, type DocumentationVersion, versionOf} from '@site/src/versions';
import type {MenuPage, SectionMenu} from '@site/src/types/content';

/** Where a page stands among the others. */
export interface PlaceInMenu {
  /** The page's line in the menu; missing for pages that menus leave out. */
  entry?: MenuPage;
  version: DocumentationVersion;
  /** The version it is compared with, and where this page, or the nearest one, lies in it; missing where there is only one. */
  other?: {version: DocumentationVersion; url: string};
  /** First page of its section; missing for pages in none. */
  section?: {title: string; url: string};
}

/**
 * Finds a page in the menu of its section.
 * @param url address of the page, with the slash at the end
 */
export function placeInMenu(menu: SectionMenu, url: string): PlaceInMenu {
  const version = versionOf(url);
  const other = counterpartOf(version);
  const entries = menu.groups.flatMap(({pages}) => pages);
  const entry = entries.find((candidate) => candidate.url === url);
  return {
    entry,
    version,
    ...(other && {other: {version: other, url: entry?.twin ?? other.base}}),
    section: sectionOf(menu, entries, version),
  };
}

function sectionOf(menu: SectionMenu, entries: MenuPage[], {base}: DocumentationVersion) {
  if (menu.section === undefined) return undefined;
  const url = `${base}${menu.section}/`;
  return {title: entries.find((entry) => entry.url === url)?.title ?? menu.section, url};
}
