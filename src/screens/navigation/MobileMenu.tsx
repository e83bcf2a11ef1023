import closeIcon from 'lucide-static/icons/x.svg';
import {sections, sectionTitles} from '@site/src/config/sections';
import {menuItems} from '@site/src/config/navigation';
import type {SectionMenu} from '@site/src/types/content';
import {Outline} from '../docs/sidebar/Outline';
import {PageGroups} from '../docs/sidebar/PageGroups';
import type {FramedPage} from '../../components/location/usePage';
import {useSiteLocation} from '../../components/location/useSiteLocation';
import {Cube} from '../../components/ui/Cube';
import {Icon} from '../../components/ui/Icon';
import {SiteLink} from '../../components/ui/SiteLink';
import {Brand} from './Brand';
import {
  type SwitchTarget,
  SwitchLink,
  languageLinks,
  versionLinks,
} from './version-and-language-links';
import {PrintSection} from './PrintSection';
import {SocialLinks} from './SocialLinks';

/** What the buttons that open the menu name as their target. */
export const siteMenuId = 'site-menu';

interface Props {
  /** The page that is shown and the menu of its section; screens that are no such page have none. */
  current?: {page: FramedPage; menu: SectionMenu};
}

/**
 * The whole site in one sheet, for screens without room for the header's links and a sidebar.
 * A native popover: it opens, and closes by Escape or a tap outside, without script. Swipes and the
 * focus are those of src/browser/site-menu.
 */
export function MobileMenu({current}: Props) {
  const {pathname, version} = useSiteLocation();

  return (
    <nav id={siteMenuId} aria-label="Site" popover="auto" data-site-menu="">
      <div className="menuHeader">
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
      {current && <CurrentPage {...current} />}
      <ul className="menuAll">
        {sections.map((section) => (
          <li key={section}>
            <Section title={sectionTitles[section]} url={`${version.base}${section}/`} />
          </li>
        ))}
        {menuItems.map(({label, to}) => (
          <li key={to}>
            <SiteLink to={to} aria-current={pathname === to ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <MenuFooter />
    </nav>
  );
}

/**
 * Where the reader is: the page with its headings, and the pages of its section. Radio buttons say
 * which part of the menu is shown, so that they work without script. The menu begins with the
 * sections of the site; the bar that names the page has src/browser/site-menu choose the page.
 */
function CurrentPage({page, menu}: {page: FramedPage; menu: SectionMenu}) {
  const {section, title, version, outline} = page;
  const menuTabs = [
    {value: 'page', label: 'This page'},
    {value: 'section', label: section?.title ?? 'Pages'},
    {value: 'all', label: 'Everything'},
  ];

  return (
    <>
      <fieldset className="menuParts">
        <legend className="visually-hidden">Show</legend>
        {menuTabs.map(({value, label}) => (
          <label key={value}>
            <input
              type="radio"
              name="menu"
              value={value}
              defaultChecked={value === 'all'}
              autoComplete="off"
              className="visually-hidden"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="menuPage">
        <p>
          <Cube />
          {title}
        </p>
        {outline.length > 0 && <Outline outline={outline} />}
      </div>
      <div className="menuPages">
        <PageGroups menu={menu} page={page} />
        <p>
          <PrintSection version={version} section={menu.section} />
        </p>
      </div>
    </>
  );
}

/** A section; src/browser/lazy-lists lists its pages when it is opened. */
function Section({title, url}: {title: string; url: string}) {
  return (
    <div className="menuSection">
      <SiteLink to={url}>{title}</SiteLink>
      <details data-pages-of={url} suppressHydrationWarning>
        <summary aria-label={`Pages of ${title}`} />
        <ul suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      </details>
    </div>
  );
}

/** The end of the site menu: links that the header of a wide screen shows itself. */
export function MenuFooter() {
  const location = useSiteLocation();
  return (
    <div className="menuFooter">
      <SwitchLinks label="Version" links={versionLinks(location)} />
      <SwitchLinks label="Language" links={languageLinks(location)} />
      <div className="menuSocial">
        <SocialLinks />
      </div>
    </div>
  );
}

function SwitchLinks({label, links}: {label: string; links: readonly SwitchTarget[]}) {
  return (
    <div className="menuRow">
      <span>{label}</span>
      <span className="menuChoices">
        {links.map((link) => (
          <SwitchLink key={link.label} {...link} detail={undefined} />
        ))}
      </span>
    </div>
  );
}
