import clsx from 'clsx';
import type {MenuPage} from '@site/src/types/content';
import {Cube} from '../../ui/Cube';
import {SiteLink} from '../../ui/SiteLink';
import {BreakableTitle} from '../../ui/BreakableTitle';
import {Outline} from './Outline';
import type {OutlineEntry} from '../../../browser/outline';
import styles from './Entry.module.css';
import outlineStyles from './Outline.module.css';

interface Props {
  page: Pick<MenuPage, 'title' | 'url'>;
  /** Whether it is the page that is shown. */
  isShown: boolean;
  /** Headings of the page that is shown; in a menu without headings there are none. */
  outline?: readonly OutlineEntry[];
}

/** A page in a menu; its headings fold out below it. */
export function Entry({page: {title, url}, isShown, outline}: Props) {
  if (!isShown) {
    return (
      <li className={styles.entry}>
        <SiteLink to={url}>
          <BreakableTitle title={title} />
        </SiteLink>
        {outline && <OtherPageHeadings title={title} />}
      </li>
    );
  }
  return (
    <li className={clsx(styles.entry, styles.here)}>
      <SiteLink to={url} aria-current="page">
        <BreakableTitle title={title} />
      </SiteLink>
      {!outline || outline.length === 0 ? (
        <span className={styles.mark}>
          <Cube />
        </span>
      ) : (
        <details open className={styles.toggle}>
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
 * Headings of a page that is not shown. src/browser/opened-lists.ts fetches them when
 * the reader first opens them, awake or not: React leaves the inside of the box alone.
 */
function OtherPageHeadings({title}: {title: string}) {
  return (
    <details className={styles.toggle}>
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
