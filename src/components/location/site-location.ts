import {sections} from '@site/src/config/sections';
import type {NavigationItem} from '@site/src/config/navigation';
import {type DocumentationVersion, versionOf} from '@site/src/versions';

/** Where a page lies: in which version, and in which section of it, if any. */
export type SiteLocation = ReturnType<typeof parseSiteLocation>;

/** Gives the version and the section of an address of this site. */
export function parseSiteLocation(path: string) {
  const version = versionOf(path);
  const [first] = path.slice(version.base.length).split('/');
  return {path, version, section: sections.find((section) => section === first)};
}

/** Gives the address of `to`, written for the newest version, in a version: sections exist in each, other pages once. */
export function addressInVersion(version: DocumentationVersion, to: string): string {
  const {section} = parseSiteLocation(to);
  return section === undefined ? to : `${version.base}${to.slice(1)}`;
}

/** Gives where a switch to a version leads: to the same section, else to the version's first page. */
export function switchAddress({section}: SiteLocation, version: DocumentationVersion): string {
  return section === undefined ? version.base : `${version.base}${section}/`;
}

/** Tells whether a page lies where an item of the header leads. */
export function isActive(item: NavigationItem, location: SiteLocation): boolean {
  if (item.items) return item.items.some((child) => isActive(child, location));
  return location.path.startsWith(addressInVersion(location.version, item.to));
}
