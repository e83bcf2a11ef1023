import chevronIcon from 'lucide-static/icons/chevron-down.svg';
import {siteMenuId} from '../navigation/MobileMenu';
import {Cube} from '../ui/Cube';
import {Icon} from '../ui/Icon';
import type {FramedPage} from '../place/usePage';
import styles from './PlaceBar.module.css';

/** Where the reader is, on screens without a sidebar; opens the menu of the site. */
export function PlaceBar({page: {section, title, url}}: {page: FramedPage}) {
  const isIntro = section?.url === url;
  return (
    <button type="button" popoverTarget={siteMenuId} className={styles.bar} data-menu-part="page">
      <Cube />
      {section && !isIntro && <span>{section.title}</span>}
      <b>{title}</b>
      <Icon svg={chevronIcon} className={styles.chevron} />
    </button>
  );
}
