import type {DocumentationVersion} from '@site/src/versions';
import type {SectionMenu} from '@site/src/types/content';

let last: {start: string; menu: SectionMenu} | undefined;

/** Remembers the menu of the page that is shown, for a page that is still to come. */
export function rememberMenu({base}: DocumentationVersion, menu: SectionMenu): void {
  last = menu.section === undefined ? undefined : {start: `${base}${menu.section}/`, menu};
}

/** Gives the remembered menu when it is that of a URL's section. */
export const recallMenu = (url: string): SectionMenu | undefined =>
  last && url.startsWith(last.start) ? last.menu : undefined;
