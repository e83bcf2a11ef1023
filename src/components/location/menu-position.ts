import {type DocumentationVersion, versionOf, versions} from '@site/src/versions';
import {type Section, sectionTitles} from '@site/src/config/sections';
import type {SectionMenu} from '@site/src/types/content';

/** The position of a page in the menu. */
export type MenuPosition = ReturnType<typeof findMenuPosition>;

/**
 * Finds a page in the menu of its section.
 * @param url address of the page, with the slash at the end
 */
export function findMenuPosition(menu: SectionMenu, url: string) {
  const version = versionOf(url);
  const entries = menu.groups.flatMap(({pages}) => pages);
  const entry = entries.find((candidate) => candidate.url === url);
  return {
    /** The page's line in the menu; missing for pages that menus leave out. */
    entry,
    version,
    /** Every other version, the newest first, and where this page, or the nearest one, lies in it. */
    others: versions
      .filter((other) => other !== version)
      .map((other) => {
        const same = `${other.base}${url.slice(version.base.length)}`;
        // Pages that menus leave out lead to the first page of another version.
        return {version: other, url: entry ? (entry.nearest?.[other.label] ?? same) : other.base};
      }),
    /** First page of its section; missing for pages in none. */
    section: sectionOf(menu, version),
  };
}

function sectionOf({section}: SectionMenu, {base}: DocumentationVersion) {
  if (section === undefined) return undefined;
  return {title: sectionTitles[section as Section], url: `${base}${section}/`};
}
