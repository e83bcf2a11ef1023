import {site} from '@site/src/config/site';
import {SiteLink} from '../ui/SiteLink';
import type {Page} from './usePage';
import styles from './PageActions.module.css';

/** What can be done with a page: see where it comes from, change it, print it. */
export function PageActions({page: {file, frontMatter}}: {page: Page}) {
  const {repo, edit} = frontMatter;
  return (
    <ul className={styles.actions} aria-label="Page links">
      {repo && (
        <li>
          <SiteLink to={repo}>Jump to Repository</SiteLink>
        </li>
      )}
      <li>
        <SiteLink to={edit ?? `${site.editBase}${file}`}>Edit Document</SiteLink>
      </li>
      <li className={styles.print}>
        {/* src/client/static/print-document.ts listens. */}
        <button type="button" data-print="">
          Print Document
        </button>
      </li>
    </ul>
  );
}
