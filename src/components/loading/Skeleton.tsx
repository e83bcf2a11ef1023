import styles from './Skeleton.module.css';

/** Gray lines where something is still to come. */
export function Skeleton({subject, lines = 3}: {subject: string; lines?: number}) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading {subject}</span>
      {Array.from({length: lines}, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}
