import {tabs} from '@site/src/config/navigation';
import {newest} from '@site/src/versions';
import {SiteLink} from '../ui/SiteLink';
import {addressIn, isActive, placeOf} from '../place/place';
import {usePlace} from '../place/usePlace';
import styles from './SectionTabs.module.css';

/** The register: a tab for each section of the documentation, the current one cut from the surface of the page. */
export function SectionTabs() {
  const place = usePlace();
  // A page that exists once leads out of an older version.
  const shown = tabs.filter(({to}) => place.version === newest || placeOf(to).section);
  return (
    <nav className={styles.register} aria-label="Sections">
      <ul className="wrap">
        {shown.map((item) => {
          const active = isActive(item, place);
          return (
            <li key={item.to}>
              <SiteLink
                to={addressIn(place.version, item.to)}
                className={active ? 'active' : undefined}
                aria-current={active ? 'page' : undefined}
              >
                {item.label}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
