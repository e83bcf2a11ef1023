import {sections} from '@site/src/config/sections';
import type {NavigationItem} from '@site/src/config/navigation';
import {type DocumentationVersion, versionOf} from '@site/src/versions';

/** The version of a page, and its section, if it is in one. */
export type SiteLocation = ReturnType<typeof parseSiteLocation>;

/** Reads the version and the section from a path of this site. */
export function parseSiteLocation(path: string) {
  const version = versionOf(path);
  const [first] = path.slice(version.base.length).split('/');
  return {path, version, section: sections.find((section) => section === first)};
}

/** Translates a path of the newest version to another version. Only sections exist in every version; other paths stay. */
export function addressInVersion(version: DocumentationVersion, to: string): string {
  const {section} = parseSiteLocation(to);
  return section === undefined ? to : `${version.base}${to.slice(1)}`;
}

/** Gives the path that a link to another version leads to: its page of the same section, or else its home page. */
export function switchAddress({section}: SiteLocation, version: DocumentationVersion): string {
  return section === undefined ? version.base : `${version.base}${section}/`;
}

/** Tells whether an item of the header is that of the current page. */
export function isActive(item: NavigationItem, location: SiteLocation): boolean {
  if (item.items) return item.items.some((child) => isActive(child, location));
  return location.path.startsWith(addressInVersion(location.version, item.to));
}
