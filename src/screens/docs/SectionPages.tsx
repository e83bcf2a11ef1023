import {maintenanceLabels} from '@site/src/config/maintenance-status';
import type {ListedPage, PageGroup} from '@site/src/types/content';
import {SiteLink} from '../../components/ui/SiteLink';
import {BreakableTitle} from '../../components/ui/BreakableTitle';
import styles from './SectionPages.module.css';

interface Props {
  section: string;
  list: readonly PageGroup<ListedPage>[];
}

/** All pages of a section in ruled columns, under the lead of its first page. */
export function SectionPages({section, list}: Props) {
  return (
    <nav className={styles.pages} aria-label={`Pages of ${section}`}>
      {list.map(({label, pages}) => (
        <section key={label} className={styles.group}>
          <div>
            <h2>{label}</h2>
            <div className={styles.cells} aria-hidden="true">
              {pages.map(({url}) => (
                <i key={url} />
              ))}
            </div>
          </div>
          <ul>
            {pages.map(({title, url, description, release, maintenance, downloads}) => (
              <li key={url}>
                <SiteLink to={url}>
                  <b>
                    <BreakableTitle title={title} />
                  </b>
                  <span>
                    {description}
                    {maintenance && (
                      <small>
                        {release}, {maintenanceLabels[maintenance]}
                        {downloads && `, ${downloads} downloads a week`}
                      </small>
                    )}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
