import type {SectionMenu} from '@site/src/types/content';
import {SiteLink} from '../ui/SiteLink';
import type {Page} from './usePage';
import styles from './SectionPages.module.css';

/** All pages of a section in ruled columns, on its intro page; other pages show nothing here. */
export function SectionPages({menu, page}: {menu: SectionMenu; page: Page}) {
  if (page.section?.url !== page.url) return null;
  const groups = menu.groups
    .map(({label, pages}) => ({label, pages: pages.filter(({url}) => url !== page.url)}))
    .filter(({pages}) => pages.length > 0);
  const unnamed = groups.length > 1 ? 'General' : 'In this section';

  return groups.map(({label = unnamed, pages}) => (
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
        {pages.map(({title, url, description}) => (
          <li key={url}>
            <SiteLink to={url}>
              <b>{title}</b>
              <span>{description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
