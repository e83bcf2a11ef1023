import clsx from 'clsx';
import {site} from '@site/src/config/site';
import type {DocumentationVersion} from '@site/src/versions';
import {PrintSection} from '../../navigation/PrintSection';
import {SiteLink} from '../../ui/SiteLink';
import styles from './SidebarHead.module.css';

interface Props {
  version: DocumentationVersion;
  section?: string;
}

/**
 * The release that the pages describe, and their section on one page. The release is text: the
 * image of the badge service is not asked for before the reader points at it (its style says how).
 * The service knows the newest release only, so older versions have none.
 */
export function SidebarHead({version, section}: Props) {
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
