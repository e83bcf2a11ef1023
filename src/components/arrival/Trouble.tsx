import type {ReactNode} from 'react';
import styles from './Trouble.module.css';

interface Props {
  /** What happened and what can be done, in plain words. */
  children: ReactNode;
  /** What the button says. */
  action?: string;
  /** Without it there is nothing to try again. */
  onRetry?: () => void;
}

/** Said aloud when something did not come. */
export function Trouble({children, action = 'Try again', onRetry}: Props) {
  return (
    <div className={styles.trouble} role="alert">
      <p>{children}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {action}
        </button>
      )}
    </div>
  );
}
