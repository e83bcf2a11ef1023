import clsx from 'clsx';
import type {MenuPage} from '@site/src/types/content';
import {Cube} from '../../ui/Cube';
import {SiteLink} from '../../ui/SiteLink';
import {BreakableTitle} from '../BreakableTitle';
import {Edges} from './Edges';
import {OtherPageHeadings} from './OtherPageHeadings';
import type {OutlineEntry} from '../../../browser/outline';
import styles from './Entry.module.css';

interface Props {
  page: Pick<MenuPage, 'title' | 'url'>;
  /** Headings, when this is the page that is shown. */
  outline?: OutlineEntry[];
}

/** A page in the sidebar; its headings fold out below it. */
export function Entry({page: {title, url}, outline}: Props) {
  if (!outline) {
    return (
      <li className={styles.entry}>
        <SiteLink to={url}>
          <BreakableTitle title={title} />
        </SiteLink>
        <OtherPageHeadings title={title} />
      </li>
    );
  }
  return (
    <li className={clsx(styles.entry, styles.here)}>
      <SiteLink to={url} aria-current="page">
        <BreakableTitle title={title} />
      </SiteLink>
      {outline.length === 0 ? (
        <span className={styles.mark}>
          <Cube />
        </span>
      ) : (
        <details open className={styles.toggle}>
          <summary aria-label={`Headings of ${title}`}>
            <Cube />
          </summary>
          <div className={styles.headings}>
            <Edges outline={outline} />
          </div>
        </details>
      )}
    </li>
  );
}
