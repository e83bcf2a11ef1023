import Link from '@docusaurus/Link';
import {site} from '@site/src/config/site';
import {Logo} from '../ui/Logo';
import styles from './Brand.module.css';

/** Logo and word: the way home. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <Logo />
      {site.title}
    </Link>
  );
}
