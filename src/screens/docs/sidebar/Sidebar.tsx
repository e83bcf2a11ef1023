import clsx from 'clsx';
import {Fragment} from 'react';
import {site} from '@site/src/config/site';
import type {SectionMenu} from '@site/src/types/content';
import {PrintSection, type SectionProps} from '../../navigation/PrintSection';
import {SiteLink} from '../../../components/ui/SiteLink';
import type {FramedPage} from '../../../components/location/usePage';
import {PageGroups} from './PageGroups';
import styles from './Sidebar.module.css';

/** The pages of a section, with the headings of the one that is shown. */
export function Sidebar({page, menu}: {page: FramedPage; menu: SectionMenu}) {
  const {version, others, section} = page;

  return (
    <nav
      className={styles.sidebar}
      aria-label={section?.title ?? 'Pages'}
      data-keep-scroll={`${version.base}${menu.section ?? ''}`}
      data-anchors={`${version.base}content-index/${menu.section ?? 'top'}.json`}
    >
      <Head version={version} section={menu.section} />
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

/**
 * The release that the pages describe, and their section on one page. The release is text: the
 * image of the badge service is not asked for before the reader points at it (its style says how).
 * The service knows the newest release only, so older versions have none.
 */
function Head({version, section}: SectionProps) {
  return (
    <p className={styles.head}>
      <SiteLink
        to={site.releases}
        className={clsx(styles.release, version.state === 'current' && styles.shield)}
      >
        webpack <b>{version.webpack}</b>
      </SiteLink>
      <PrintSection version={version} section={section} />
    </p>
  );
}
