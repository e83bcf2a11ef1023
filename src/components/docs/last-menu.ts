import {type DocumentationVersion, versionOf} from '@site/src/versions';
import type {SectionMenu} from '@site/src/types/content';

let last: {version: string; menu: SectionMenu} | undefined;

/** Keeps the menu of the page that is shown, for a page that is still to come. */
export function keepMenu({name}: DocumentationVersion, menu: SectionMenu): void {
  last = {version: name, menu};
}

/** Gives the kept menu when it is that of an address's section. */
export function menuAt(url: string): SectionMenu | undefined {
  const {name, base} = versionOf(url);
  const isOfSection =
    last?.menu.section !== undefined && url.startsWith(`${base}${last.menu.section}/`);
  return isOfSection && last?.version === name ? last.menu : undefined;
}
