import {SiteLink} from '../ui/SiteLink';
import {PageActions} from './PageActions';
import type {Page} from '../place/usePage';
import styles from './RunningHead.module.css';

/** The line over the text: where the page lies, and what can be done with it. */
export function RunningHead({page}: {page: Page}) {
  const {section, title, url} = page;
  return (
    <div className={styles.head}>
      <nav aria-label="Breadcrumb">
        <ol>
          {section && section.url !== url && (
            <li>
              <SiteLink to={section.url}>{section.title}</SiteLink>
            </li>
          )}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <PageActions page={page} />
    </div>
  );
}
