import type {PageGroup, SectionMenu} from '@site/src/types/content';
import type {FramedPage} from '../../place/usePage';

/** Gives the groups of a section's menu; a page that menus leave out comes first in its own. */
export function listedGroups({groups}: SectionMenu, page: FramedPage): readonly PageGroup[] {
  return page.entry ? groups : [{pages: [page]}, ...groups];
}
