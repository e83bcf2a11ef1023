import {Fragment} from 'react';
import type {SectionMenu} from '@site/src/types/content';
import {SiteLink} from '../../ui/SiteLink';
import type {FramedPage} from '../../place/usePage';
import {PageGroups} from './PageGroups';
import {SidebarHead} from './SidebarHead';
import styles from './Sidebar.module.css';

/** The pages of a section, with the headings of the one that is shown. */
export function Sidebar({page, menu}: {page: FramedPage; menu: SectionMenu}) {
  const {version, others, section} = page;

  return (
    <nav
      className={styles.sidebar}
      aria-label={section?.title ?? 'Pages'}
      data-keep-place={`${version.base}${menu.section ?? ''}`}
      data-anchors={`${version.base}content-index/${menu.section ?? 'top'}.json`}
    >
      <SidebarHead version={version} section={menu.section} />
      <PageGroups menu={menu} page={page} hasHeadings />
      {others.length > 0 && (
        <p className={styles.note}>
          {`You are reading webpack ${version.label} documentation. Change here to: `}
          {others.map((other, index) => (
            <Fragment key={other.version.label}>
              {index > 0 && ', '}
              <SiteLink
                to={other.url}
                data-version={other.version.base}
              >{`webpack ${other.version.label} documentation`}</SiteLink>
            </Fragment>
          ))}
        </p>
      )}
    </nav>
  );
}
