import type {ReactNode} from 'react';
import clsx from 'clsx';
import chevron from 'lucide-static/icons/chevron-down.svg';
import {Icon} from './Icon';
import styles from './LinkMenu.module.css';

interface LinkMenuProps {
  id: string;
  /** What the button shows. */
  label: ReactNode;
  /** What the button is called, where its label does not say enough. */
  name?: string;
  /** For the button. */
  className?: string;
  /** Items of the list, each with a link or a button. */
  children: ReactNode;
}

/**
 * A button with a short list of links below it: a native popover, which needs no script to open or
 * close, and tells whether it is open. Hovering and arrow keys come from src/browser/link-menus.
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
