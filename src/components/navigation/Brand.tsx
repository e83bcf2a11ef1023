import {site} from '@site/src/config/site';
import {Logo} from '../ui/Logo';
import {SiteLink} from '../ui/SiteLink';
import styles from './Brand.module.css';

/** Logo and word: the way home. */
export function Brand() {
  return (
    <SiteLink to="/" className={styles.brand}>
      <Logo />
      {site.title}
    </SiteLink>
  );
}
