import arrow from 'lucide-static/icons/arrow-up-right.svg';
import {mainItems, type NavigationItem, tabs} from '@site/src/config/navigation';
import {urlInVersion, isActive} from '../../components/location/site-location';
import {useSiteLocation} from '../../components/location/useSiteLocation';
import {Icon} from '../../components/ui/Icon';
import {SiteLink} from '../../components/ui/SiteLink';
import styles from './MainMenu.module.css';

/** The items of the header. */
export function MainMenu() {
  return (
    <nav className={styles.menu} aria-label="Main">
      <ul>
        <Items items={mainItems} />
      </ul>
    </nav>
  );
}

/** The register: a tab for each section of the documentation, the current one cut from the surface of the page. */
export function SectionTabs() {
  return (
    <nav className={styles.register} aria-label="Sections">
      <ul className="wrap">
        <Items items={tabs} />
      </ul>
    </nav>
  );
}

/** The active item has class `active` and `aria-current="page"`, as the specification says. */
function Items({items}: {items: readonly NavigationItem[]}) {
  const location = useSiteLocation();
  return items.map((item) => {
    const active = isActive(item, location);
    const leavesSite = !item.to.startsWith('/');
    return (
      <li key={item.to}>
        <SiteLink
          to={leavesSite ? item.to : urlInVersion(location.version, item.to)}
          className={active ? 'active' : undefined}
          aria-current={active ? 'page' : undefined}
        >
          {item.label}
          {leavesSite && <Icon svg={arrow} />}
        </SiteLink>
      </li>
    );
  });
}
