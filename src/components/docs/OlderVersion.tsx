import {SiteLink} from '../ui/SiteLink';
import type {Page} from '../place/usePage';
import styles from './OlderVersion.module.css';

/** Says that the page is about an older webpack, and leads out; nothing on pages of the newest. */
export function OlderVersion({page: {version, others}}: {page: Page}) {
  const [newest] = others;
  if (version.state === 'current' || !newest) return null;
  return (
    <p className={styles.older}>
      <span>This page is about webpack {version.label}.</span>
      <SiteLink to={newest.url} data-version={newest.version.base}>
        Read it for webpack {newest.version.label}
      </SiteLink>
    </p>
  );
}
