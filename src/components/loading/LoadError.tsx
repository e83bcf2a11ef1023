import type {ReactNode} from 'react';
import buttonStyles from '../ui/Button.module.css';
import styles from './LoadError.module.css';

interface Props {
  /** What happened and what can be done, in plain words. */
  children: ReactNode;
  onRetry: () => void;
}

/** Said aloud when something did not come. */
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
