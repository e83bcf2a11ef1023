import {PaperHead} from '../ui/PaperHead';
import {SiteLink} from '../ui/SiteLink';
import {PageActions} from './PageActions';
import type {Page} from '../place/usePage';
import styles from './RunningHead.module.css';

/** The line over the text: where the page lies, and what can be done with it. */
export function RunningHead({page}: {page: Page}) {
  const {section, title, url, version} = page;
  const isInSection = section && section.url !== url;
  return (
    <div className={styles.head}>
      <PaperHead place={isInSection ? `${section.title} / ${title}` : title} version={version} />
      <nav aria-label="Breadcrumb">
        <ol>
          {isInSection && (
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
