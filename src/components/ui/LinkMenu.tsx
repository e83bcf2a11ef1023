import type {ReactNode} from 'react';
import clsx from 'clsx';
import chevron from 'lucide-static/icons/chevron-down.svg';
import {Icon} from './Icon';
import styles from './LinkMenu.module.css';

interface LinkMenuProps {
  id: string;
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button, when its label is not enough. */
  name?: string;
  /** Class of the button. */
  className?: string;
  /** Items of the list, each with a link or a button. */
  children: ReactNode;
}

/**
 * A button with a short list of links: a native popover, which opens and closes without a script.
 * src/browser/link-menus adds hovering and arrow keys.
 */
export function LinkMenu({id, label, name, className, children}: LinkMenuProps) {
  return (
    <div className={styles.around} data-link-menu="">
      <button
        type="button"
        className={clsx(styles.button, className)}
        popoverTarget={id}
        aria-label={name}
        aria-haspopup="true"
      >
        {label}
        <Icon svg={chevron} className={styles.chevron} />
      </button>
      <ul id={id} popover="auto">
        {children}
      </ul>
    </div>
  );
}
