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
import {type Choice, ChoiceLink, languageChoices, versionChoices} from './choices';
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
  const {path, version} = useSiteLocation();

  return (
    <nav id={siteMenuId} aria-label="Site" popover="auto" data-site-menu="">
      <div className="menuHead">
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
            <Section title={sectionTitles[section]} address={`${version.base}${section}/`} />
          </li>
        ))}
        {menuItems.map(({label, to}) => (
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

/**
 * Where the reader is: the page with its headings, and the pages of its section. Radio buttons say
 * which part of the menu is shown, so that they work without script. The menu begins with the
 * sections of the site; the bar that names the page has src/browser/site-menu choose the page.
 */
function CurrentPage({page, menu}: {page: FramedPage; menu: SectionMenu}) {
  const {section, title, version, outline} = page;
  return (
    <>
      <fieldset className="menuParts">
        <legend className="visually-hidden">Show</legend>
        {[
          ['page', 'This page'],
          ['section', section?.title ?? 'Pages'],
          ['all', 'Everything'],
        ].map(([value, label]) => (
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

/** A section; src/browser/opened-lists lists its pages when it is opened. */
function Section({title, address}: {title: string; address: string}) {
  return (
    <div className="menuSection">
      <SiteLink to={address}>{title}</SiteLink>
      <details data-pages-of={address} suppressHydrationWarning>
        <summary aria-label={`Pages of ${title}`} />
        <ul suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      </details>
    </div>
  );
}

/** The end of the site menu: what the header shows only where it has room. */
export function MenuFoot() {
  const place = useSiteLocation();
  return (
    <div className="menuFoot">
      <Choices label="Version" choices={versionChoices(place)} />
      <Choices label="Language" choices={languageChoices(place)} />
      <div className="menuSocial">
        <SocialLinks />
      </div>
    </div>
  );
}

function Choices({label, choices}: {label: string; choices: readonly Choice[]}) {
  return (
    <div className="menuRow">
      <span>{label}</span>
      <span className="menuChoices">
        {choices.map((choice) => (
          <ChoiceLink key={choice.label} {...choice} detail={undefined} />
        ))}
      </span>
    </div>
  );
}
