import type {ReactNode} from 'react';
import clsx from 'clsx';
import chevron from 'lucide-static/icons/chevron-down.svg';
import languagesIcon from 'lucide-static/icons/languages.svg';
import menuIcon from 'lucide-static/icons/menu.svg';
import {SearchField} from '../../plugins/search/components/SearchField';
import {ThemeToggle} from '../appearance/ThemeToggle';
import {usePlace} from '../place/usePlace';
import {Icon} from '../ui/Icon';
import {type Choice, ChoiceLink, languageChoices, versionChoices} from './choices';
import {siteMenuId} from './MobileMenu';
import {SocialLinks} from './SocialLinks';
import styles from './HeaderTools.module.css';

/** The right end of the header. What small screens leave out stands in the site menu. */
export function HeaderTools() {
  const place = usePlace();
  return (
    <div className={styles.tools}>
      <SearchField />
      <div className={styles.roomy}>
        <PopoverMenu
          id="versions"
          name={`v${place.version.label}, select version`}
          choices={versionChoices(place)}
        >
          <span suppressHydrationWarning>{`v${place.version.label}`}</span>
        </PopoverMenu>
        <PopoverMenu id="languages" name="Select language" choices={languageChoices(place)}>
          <Icon svg={languagesIcon} />
        </PopoverMenu>
      </div>
      <ThemeToggle className={styles.tool} />
      <div className={clsx(styles.roomy, styles.social)}>
        <SocialLinks className={styles.tool} />
      </div>
      <button
        type="button"
        className={clsx(styles.tool, styles.small)}
        popoverTarget={siteMenuId}
        data-menu-part="all"
        aria-label="Open menu"
      >
        <Icon svg={menuIcon} />
      </button>
    </div>
  );
}

interface MenuProps {
  id: string;
  /** What the button is called; its children are what it shows. */
  name: string;
  children: ReactNode;
  choices: readonly Choice[];
}

/**
 * A button with a short list of links below it: a native popover, which needs no script to open or
 * close, and tells whether it is open. Hovering and arrow keys come from src/browser/link-menus.
 */
function PopoverMenu({id, name, children, choices}: MenuProps) {
  return (
    <div className={styles.around} data-link-menu="">
      <button
        type="button"
        className={clsx(styles.tool, styles.button)}
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
