import type {PageGroup, SectionMenu} from '@site/src/types/content';
import type {FramedPage} from '../../place/usePage';
import {Entry} from './Entry';
import styles from './PageGroups.module.css';

interface Props {
  menu: SectionMenu;
  page: FramedPage;
  /** Whether the headings of pages fold out below them. */
  hasHeadings?: boolean;
}

/**
 * The pages of a section by task. One group is open: that of the page that is shown, or the one to
 * read next, where that page stands in none.
 */
export function PageGroups({menu, page, hasHeadings = false}: Props) {
  // A page that menus leave out comes first in its own.
  const groups: PageGroup[] = page.entry ? menu.groups : [{pages: [page]}, ...menu.groups];
  const isShown = (pages: PageGroup['pages']) => pages.some(({url}) => url === page.url);
  const current = groups.find(({label, pages}) => label !== undefined && isShown(pages));
  const open = current ?? groups.find(({label}) => label !== undefined);

  return groups.map((group) => {
    const {label, pages} = group;
    const list = (
      <ul key={pages[0]?.url} className={styles.pages}>
        {pages.map((entry) => (
          <Entry
            key={entry.url}
            page={entry}
            isShown={entry.url === page.url}
            outline={hasHeadings ? page.outline : undefined}
          />
        ))}
      </ul>
    );
    if (label === undefined) return list;
    return (
      <details key={label} open={group === open} className={styles.group}>
        <summary>
          <h2>{label}</h2> <small>{pages.length}</small>
        </summary>
        {list}
      </details>
    );
  });
}
