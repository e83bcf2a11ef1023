import type {Project} from '@site/src/data/projects';
import styles from './Standing.module.css';

const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Says that a project has ended; nothing of one that has not. */
export function Standing({archived, deprecated}: Pick<Project, 'archived' | 'deprecated'>) {
  if (archived !== undefined) {
    return (
      <p className={styles.standing}>
        <b>Archived</b> read-only since{' '}
        <time dateTime={archived}>{month.format(new Date(archived))}</time>
      </p>
    );
  }
  if (!deprecated) return null;
  return (
    <p className={styles.standing}>
      <b>Deprecated</b> as its own README says
    </p>
  );
}
