import type {DocumentationVersion} from '@site/src/versions';
import type {SectionMenu} from '@site/src/types/content';

let last: {start: string; menu: SectionMenu} | undefined;

/** Keeps the menu of the page that is shown, for a page that is still to come. */
export function keepMenu({base}: DocumentationVersion, menu: SectionMenu): void {
  last = menu.section === undefined ? undefined : {start: `${base}${menu.section}/`, menu};
}

/** Gives the kept menu when it is that of an address's section. */
export const menuAt = (url: string): SectionMenu | undefined =>
  last && url.startsWith(last.start) ? last.menu : undefined;
