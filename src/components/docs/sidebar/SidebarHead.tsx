import clsx from 'clsx';
import {site} from '@site/src/config/site';
import {PrintSection, type SectionProps} from '../../navigation/PrintSection';
import {SiteLink} from '../../ui/SiteLink';
import styles from './SidebarHead.module.css';

/**
 * The release that the pages describe, and their section on one page. The release is text: the
 * image of the badge service is not asked for before the reader points at it (its style says how).
 * The service knows the newest release only, so older versions have none.
 */
export function SidebarHead({version, section}: SectionProps) {
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
