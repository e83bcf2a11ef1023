import clsx from 'clsx';
import languagesIcon from 'lucide-static/icons/languages.svg';
import menuIcon from 'lucide-static/icons/menu.svg';
import {SearchField} from '../../plugins/search/components/SearchField';
import {ThemeToggle} from '../../components/appearance/ThemeToggle';
import {useSiteLocation} from '../../components/location/useSiteLocation';
import {Icon} from '../../components/ui/Icon';
import {LinkMenu} from '../../components/ui/LinkMenu';
import {
  type SwitchTarget,
  SwitchLink,
  languageLinks,
  versionLinks,
} from './version-and-language-links';
import {siteMenuId} from './MobileMenu';
import {SocialLinks} from './SocialLinks';
import styles from './HeaderTools.module.css';

const menuButton = clsx(styles.tool, styles.button);

/**
 * The right end of the header: search, version menu, language menu, theme, links elsewhere. What small
 * screens leave out is in the site menu.
 */
export function HeaderTools() {
  const location = useSiteLocation();
  return (
    <div className={styles.tools}>
      <SearchField />
      <div className={styles.roomy}>
        <LinkMenu
          id="versions"
          name={`v${location.version.label}, select version`}
          label={<span suppressHydrationWarning>{`v${location.version.label}`}</span>}
          className={menuButton}
        >
          <Choices choices={versionLinks(location)} />
        </LinkMenu>
        <LinkMenu
          id="languages"
          name="Select language"
          label={<Icon svg={languagesIcon} />}
          className={menuButton}
        >
          <Choices choices={languageLinks(location)} />
        </LinkMenu>
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

const Choices = ({choices}: {choices: readonly SwitchTarget[]}) =>
  choices.map((choice) => (
    <li key={choice.label}>
      <SwitchLink {...choice} />
    </li>
  ));
