import closeIcon from 'lucide-static/icons/x.svg';
import {sections} from '@site/src/config/sections';
import {menuItems} from '@site/src/config/navigation';
import type {SectionMenu} from '@site/src/types/content';
import {Cube} from '../ui/Cube';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import {Brand} from './Brand';
import {MenuFoot} from './MenuFoot';
import {ready, sectionAddress} from '../place/place';
import {PrintSection} from './PrintSection';
import {usePlace} from '../place/usePlace';
import styles from './MobileMenu.module.css';

/** What the buttons that open the menu name as their target. */
export const siteMenuId = 'site-menu';

interface Props {
  /** Pages of the section the reader is in; pages without one leave it out. */
  menu?: SectionMenu;
}

/**
 * The whole site in one sheet, for screens without room for the header's links and a sidebar.
 * A native popover: it opens, and closes by Escape or a tap outside, without script. Swipes and the
 * focus are those of src/browser/site-menu.
 */
export function MobileMenu({menu}: Props) {
  const {path, version} = usePlace();

  return (
    <nav
      id={siteMenuId}
      aria-label="Site"
      popover="auto"
      className={styles.sheet}
      data-site-menu=""
    >
      <div className={styles.head}>
        <Brand />
        <button
          type="button"
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon svg={closeIcon} />
        </button>
      </div>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <li key={section}>
            {menu?.section === section ? (
              <details open className={styles.current}>
                <summary>{section}</summary>
                <Pages menu={menu} path={path} />
                <p className={styles.print}>
                  <PrintSection version={version} section={section} />
                </p>
              </details>
            ) : (
              <OtherSection section={section} address={sectionAddress(version, section)} />
            )}
          </li>
        ))}
        {ready(menuItems).map(({label, to}) => (
          <li key={to}>
            <SiteLink to={to} aria-current={path === to ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <MenuFoot />
    </nav>
  );
}

/** A section that the reader is not in. src/browser/section-pages lists its pages when it is opened. */
function OtherSection({section, address}: {section: string; address: string}) {
  return (
    <div className={styles.other}>
      <SiteLink to={address}>{section}</SiteLink>
      <details data-pages-of={address} suppressHydrationWarning>
        <summary aria-label={`Pages of ${section}`} />
        <ul suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      </details>
    </div>
  );
}

function Pages({menu, path}: {menu: SectionMenu; path: string}) {
  return menu.groups.map(({label, pages}) => (
    <section key={pages[0]?.url} aria-label={label}>
      {label !== undefined && <p className={styles.group}>{label}</p>}
      <ul>
        {pages.map(({title, url}) => (
          <li key={url}>
            <SiteLink to={url} aria-current={path === url ? 'page' : undefined}>
              {path === url && <Cube />}
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
