import {type DocumentationVersion, versionOf, versions} from '@site/src/versions';
import {type Section, sectionTitles} from '@site/src/config/sections';
import type {SectionMenu} from '@site/src/types/content';

/** The position of a page in the menu. */
export type MenuPosition = ReturnType<typeof findMenuPosition>;

/**
 * Finds a page in the menu of its section.
 * @param url of the page, with the slash at the end
 */
export function findMenuPosition(menu: SectionMenu, url: string) {
  const version = versionOf(url);
  const entries = menu.groups.flatMap(({pages}) => pages);
  const entry = entries.find((candidate) => candidate.url === url);
  return {
    /** The entry of the page in the menu; missing for pages that are not in menus. */
    entry,
    version,
    /** The URL of this page, or the nearest one, in every other version, the newest first. */
    others: versions
      .filter((other) => other !== version)
      .map((other) => {
        const same = `${other.base}${url.slice(version.base.length)}`;
        // Pages that are not in menus link to the home page of the other version.
        return {version: other, url: entry ? (entry.nearest?.[other.label] ?? same) : other.base};
      }),
    /** The first page of its section; missing for pages without a section. */
    section: firstPageOf(menu, version),
  };
}

function firstPageOf({section}: SectionMenu, {base}: DocumentationVersion) {
  if (section === undefined) return undefined;
  return {title: sectionTitles[section as Section], url: `${base}${section}/`};
}
