import {SiteLink} from '../ui/SiteLink';
import type {Page} from '../place/usePage';
import styles from './OlderVersion.module.css';

/** Says that the page is about an older webpack, and leads out; nothing on pages of the newest. */
export function OlderVersion({page: {version, other}}: {page: Page}) {
  if (version.state === 'current' || !other) return null;
  return (
    <p className={styles.older}>
      <span>This page is about webpack {version.label}.</span>
      <SiteLink to={other.url}>Read it for webpack {other.version.label}</SiteLink>
    </p>
  );
}
