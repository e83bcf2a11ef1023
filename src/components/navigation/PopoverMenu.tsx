import type {ReactNode} from 'react';
import chevron from 'lucide-static/icons/chevron-down.svg';
import clsx from 'clsx';
import {Icon} from '../ui/Icon';
import {ChoiceLink} from './ChoiceLink';
import type {Choice} from './choices';
import tool from './Tool.module.css';
import styles from './PopoverMenu.module.css';

interface Props {
  id: string;
  /** What the button is called. */
  name: string;
  /** What the button shows. */
  children: ReactNode;
  choices: readonly Choice[];
}

/**
 * A button with a short list of links below it: a native popover, which needs no script to open or
 * close. Hovering, arrow keys and `aria-expanded` come from src/browser/link-menus.
 */
export function PopoverMenu({id, name, children, choices}: Props) {
  return (
    <div className={styles.around} data-link-menu="">
      <button
        type="button"
        className={clsx(tool.tool, styles.button)}
        popoverTarget={id}
        aria-label={name}
        aria-haspopup="true"
      >
        {children}
        <Icon svg={chevron} className={styles.chevron} />
      </button>
      <ul id={id} popover="auto">
        {choices.map((choice) => (
          <li key={choice.label}>
            <ChoiceLink {...choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}
