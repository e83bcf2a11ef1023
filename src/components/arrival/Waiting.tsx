import styles from './Waiting.module.css';

/** Three gray lines where something is still to come. */
export function Waiting({what}: {what: string}) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading {what}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
