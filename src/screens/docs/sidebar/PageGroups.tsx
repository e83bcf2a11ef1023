import clsx from 'clsx';
import type {MenuPage, PageGroup, SectionMenu} from '@site/src/types/content';
import type {OutlineEntry} from '../../../browser/outline';
import type {FramedPage} from '../../../components/location/usePage';
import {BreakableTitle} from '../../../components/ui/BreakableTitle';
import {Cube} from '../../../components/ui/Cube';
import {SiteLink} from '../../../components/ui/SiteLink';
import {Outline} from './Outline';
import entryStyles from './Entry.module.css';
import outlineStyles from './Outline.module.css';
import styles from './PageGroups.module.css';

interface Props {
  menu: SectionMenu;
  page: FramedPage;
  /** Whether the headings of pages fold out below them. */
  hasHeadings?: boolean;
}

/**
 * The pages of a section by task. One group is open: that of the page that is shown, or the one to
 * read next, where that page is in none.
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

interface EntryProps {
  page: Pick<MenuPage, 'title' | 'url' | 'isScreen'>;
  /** Whether it is the page that is shown. */
  isShown: boolean;
  /** Headings of the page that is shown; in a menu without headings there are none. */
  outline?: readonly OutlineEntry[];
}

/** A page in a menu; its headings fold out below it. */
function Entry({page: {title, url, isScreen}, isShown, outline}: EntryProps) {
  const hasOutline = outline !== undefined && outline.length > 0;
  return (
    <li className={clsx(entryStyles.entry, isShown && entryStyles.here)}>
      <SiteLink to={url} aria-current={isShown ? 'page' : undefined}>
        <BreakableTitle title={title} />
      </SiteLink>
      {!isShown && outline && !isScreen && <OtherPageHeadings title={title} />}
      {isShown && !hasOutline && (
        <span className={entryStyles.mark}>
          <Cube />
        </span>
      )}
      {isShown && hasOutline && (
        <details open className={entryStyles.toggle}>
          <summary aria-label={`Headings of ${title}`}>
            <Cube />
          </summary>
          <Outline outline={outline} />
        </details>
      )}
    </li>
  );
}

/**
 * Headings of a page that is not shown. src/browser/lazy-lists.ts fetches them when
 * the reader first opens them, awake or not: React leaves the inside of the box alone.
 */
function OtherPageHeadings({title}: {title: string}) {
  return (
    <details className={entryStyles.toggle}>
      <summary aria-label={`Headings of ${title}`} />
      <div
        data-headings=""
        className={outlineStyles.headings}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    </details>
  );
}
