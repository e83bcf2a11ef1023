import {sectionOf} from '@site/src/config/sections';
import {type NavigationItem, tabs} from '@site/src/config/navigation';
import {type DocumentationVersion, versionOf} from '@site/src/versions';

/** The version of a page, and its section, if it is in one. */
export type SiteLocation = ReturnType<typeof parseSiteLocation>;

/** Reads the version and the section from a pathname of this site. */
export function parseSiteLocation(pathname: string) {
  const version = versionOf(pathname);
  return {pathname, version, section: sectionOf(pathname, version.base)};
}

/** Translates a URL of the newest version to another version. Only sections exist in every version; other URLs stay. */
export function urlInVersion(version: DocumentationVersion, to: string): string {
  const {section} = parseSiteLocation(to);
  return section === undefined ? to : `${version.base}${to.slice(1)}`;
}

/** Gives the URL of the same section in a version, or else of the version's home page. */
export function sectionUrl({section}: SiteLocation, version: DocumentationVersion): string {
  return section === undefined ? version.base : `${version.base}${section}/`;
}

/** Tells whether an item of the header is that of the current page. */
export function isActive(item: NavigationItem, location: SiteLocation): boolean {
  if (item.items) return item.items.some((child) => isActive(child, location));
  return location.pathname.startsWith(urlInVersion(location.version, item.to));
}

/** Tells whether the tabs of sections are below the header of a page. */
export const hasSectionTabs = (location: SiteLocation): boolean =>
  tabs.some((tab) => isActive(tab, location));
