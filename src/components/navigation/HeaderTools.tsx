import clsx from 'clsx';
import languagesIcon from 'lucide-static/icons/languages.svg';
import menuIcon from 'lucide-static/icons/menu.svg';
import {ThemeToggle} from '../appearance/ThemeToggle';
import {SearchField} from '../../plugins/search/components/SearchField';
import {Icon} from '../ui/Icon';
import {languageChoices, versionChoices} from './choices';
import {siteMenuId} from './MobileMenu';
import {PopoverMenu} from './PopoverMenu';
import {SocialLinks} from './SocialLinks';
import {usePlace} from '../place/usePlace';
import tool from './Tool.module.css';
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
      <ThemeToggle className={tool.tool} />
      <div className={clsx(styles.roomy, styles.social)}>
        <SocialLinks className={tool.tool} />
      </div>
      <button
        type="button"
        className={clsx(tool.tool, styles.small)}
        popoverTarget={siteMenuId}
        data-menu-part="all"
        aria-label="Open menu"
      >
        <Icon svg={menuIcon} />
      </button>
    </div>
  );
}
