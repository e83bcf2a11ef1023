import {documentationSections} from '@site/src/config/navigation';
import {sectionTitles} from '@site/src/config/sections';
import {SiteLink} from '../ui/SiteLink';
import {sectionAddress} from '../place/place';
import {usePlace} from '../place/usePlace';
import styles from './SectionTabs.module.css';

/** The register: a tab for each section of the documentation, the current one cut from the surface of the page. */
export function SectionTabs() {
  const {version, section: current} = usePlace();
  return (
    <nav className={styles.register} aria-label="Sections">
      <ul className="wrap">
        {documentationSections.map((section) => (
          <li key={section}>
            <SiteLink
              to={sectionAddress(version, section)}
              className={section === current ? 'active' : undefined}
              aria-current={section === current ? 'page' : undefined}
            >
              {sectionTitles[section]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
