import closeIcon from 'lucide-static/icons/x.svg';
import {sections, sectionTitles} from '@site/src/config/sections';
import {menuItems} from '@site/src/config/navigation';
import type {SectionMenu} from '@site/src/types/content';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import type {FramedPage} from '../place/usePage';
import {usePlace} from '../place/usePlace';
import {Brand} from './Brand';
import {CurrentPlace} from './CurrentPlace';
import {type Choice, ChoiceLink, languageChoices, versionChoices} from './choices';
import {SocialLinks} from './SocialLinks';

/** What the buttons that open the menu name as their target. */
export const siteMenuId = 'site-menu';

interface Props {
  /** The page that is shown and the menu of its section; screens that are no such page have none. */
  place?: {page: FramedPage; menu: SectionMenu};
}

/**
 * The whole site in one sheet, for screens without room for the header's links and a sidebar.
 * A native popover: it opens, and closes by Escape or a tap outside, without script. Swipes and the
 * focus are those of src/browser/site-menu.
 */
export function MobileMenu({place}: Props) {
  const {path, version} = usePlace();

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
      {place && <CurrentPlace {...place} />}
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
  const place = usePlace();
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
