import leftIcon from 'lucide-static/icons/arrow-left.svg';
import rightIcon from 'lucide-static/icons/arrow-right.svg';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import {BreakableTitle} from './BreakableTitle';
import type {Turn} from '../place/usePage';
import styles from './PageTurn.module.css';

/** Links to the neighbors in reading order. */
export function PageTurn({previous, next}: {previous?: Turn; next?: Turn}) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.turn} aria-label="Previous and next page">
      {previous && (
        <SiteLink to={previous.url} rel="prev" className={styles.previous}>
          <small>
            <Icon svg={leftIcon} />
            Previous
          </small>{' '}
          <BreakableTitle title={previous.title} />
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.url} rel="next" className={styles.next}>
          <small>
            Next
            <Icon svg={rightIcon} />
          </small>{' '}
          <BreakableTitle title={next.title} />
        </SiteLink>
      )}
    </nav>
  );
}
