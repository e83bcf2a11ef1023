import type {ReactNode} from 'react';
import buttonStyles from '../ui/Button.module.css';
import styles from './LoadError.module.css';

interface Props {
  /** What happened, and what the reader can do. */
  children: ReactNode;
  onRetry: () => void;
}

/** An error message with a button to try again; screen readers announce it. */
export function LoadError({children, onRetry}: Props) {
  return (
    <div className={styles.trouble} role="alert">
      <p>{children}</p>
      <button type="button" className={buttonStyles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
