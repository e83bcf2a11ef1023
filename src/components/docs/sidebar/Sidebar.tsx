import type {SectionMenu} from '@site/src/types/content';
import {SiteLink} from '../../ui/SiteLink';
import type {FramedPage} from '../../place/usePage';
import {Entry} from './Entry';
import {SidebarHead} from './SidebarHead';
import styles from './Sidebar.module.css';

/** The pages of a section, with the headings of the one that is shown. */
export function Sidebar({page, menu}: {page: FramedPage; menu: SectionMenu}) {
  const {version, other, section, outline} = page;
  const listed = menu.groups.some(({pages}) => pages.some(({url}) => url === page.url));
  const groups = listed ? menu.groups : [{label: undefined, pages: [page]}, ...menu.groups];

  return (
    <nav
      className={styles.sidebar}
      aria-label={section?.title ?? 'Pages'}
      data-keep-place={`${version.base}${menu.section ?? ''}`}
      data-anchors={`${version.base}content-index/${menu.section ?? 'top'}.json`}
    >
      <SidebarHead version={version} section={menu.section} />
      {groups.map(({label, pages}) => (
        <div key={pages[0]?.url} className={styles.group}>
          {label !== undefined && <h2>{label}</h2>}
          <ul>
            {pages.map((entry) => (
              <Entry
                key={entry.url}
                page={entry}
                outline={entry.url === page.url ? outline : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      {other && (
        <p className={styles.note}>
          You are reading webpack {version.label} documentation. Change here to:{' '}
          <SiteLink to={other.url}>webpack {other.version.label} documentation</SiteLink>
        </p>
      )}
    </nav>
  );
}
