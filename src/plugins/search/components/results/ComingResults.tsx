import list from './ResultList.module.css';
import styles from './Results.module.css';

/** Gray lines where the results will stand, which have the styles of these: nothing moves then. */
export function ComingResults() {
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        Loading results
      </p>
      <ol className={`${list.list} ${styles.coming}`} aria-hidden>
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <div className={list.place} />
            <div className={list.title} />
            <div className={list.snippet} />
          </li>
        ))}
      </ol>
    </div>
  );
}
