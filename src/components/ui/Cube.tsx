import clsx from 'clsx';
import styles from './Cube.module.css';

/** The cube that marks the current page. Decorative: text or `aria-current` says the same. */
export function Cube({className}: {className?: string}) {
  return (
    <svg
      className={clsx(styles.cube, className)}
      width="16"
      viewBox="0 0 16 18"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.top} d="M8 0l7.5 4.4L8 8.8.5 4.4z" />
      <path className={styles.left} d="M0 5.3l7.5 4.4V18L0 13.7z" />
      <path className={styles.right} d="M16 5.3L8.5 9.7V18l7.5-4.3z" />
    </svg>
  );
}
