import arrow from 'lucide-static/icons/arrow-up-right.svg';
import {mainItems} from '@site/src/config/navigation';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import {addressIn, isActive} from '../place/place';
import {usePlace} from '../place/usePlace';
import styles from './MainMenu.module.css';

/** The items of the header. The active one has class `active` and `aria-current="page"`, as the specification says. */
export function MainMenu() {
  const place = usePlace();
  return (
    <nav className={styles.menu} aria-label="Main">
      <ul>
        {mainItems.map((item) => {
          const active = isActive(item, place);
          const leavesSite = !item.to.startsWith('/');
          return (
            <li key={item.to}>
              <SiteLink
                to={leavesSite ? item.to : addressIn(place.version, item.to)}
                className={active ? 'active' : undefined}
                aria-current={active ? 'page' : undefined}
              >
                {item.label}
                {leavesSite && <Icon svg={arrow} />}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
