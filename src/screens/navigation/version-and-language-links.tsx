import {languages} from '@site/src/config/languages';
import {versions} from '@site/src/versions';
import {type SiteLocation, sectionUrl} from '../../components/location/site-location';
import {SiteLink} from '../../components/ui/SiteLink';

/** A version or a language that the reader can switch to, or the one that is shown. */
export interface SwitchTarget {
  label: string;
  detail?: string;
  lang?: string;
  to: string;
  /** Start of the URLs of the version it leads to, where src/browser/version-links keeps the page. */
  version?: string;
  current: boolean;
}

/**
 * Gives the documentation versions, as seen from a page: its own leads to the page itself, others to
 * the section until src/browser/version-links finds the page there.
 */
export function versionLinks(location: SiteLocation): SwitchTarget[] {
  return versions.map((version) => ({
    label: `webpack ${version.label}`,
    detail: version.webpack,
    ...(version === location.version
      ? {to: currentUrl(location), current: true}
      : {to: sectionUrl(location, version), version: version.base, current: false}),
  }));
}

/** The screen of unknown URLs is a file and no page: there it is the first page. */
const currentUrl = ({pathname, version}: SiteLocation) =>
  pathname.endsWith('/') ? pathname : version.base;

/**
 * Gives the languages the site can be read in; this one is the first, and leads to the page itself.
 * The others lead to their first page, until src/browser/version-links finds the page's translation.
 */
export function languageLinks(location: SiteLocation): SwitchTarget[] {
  return languages.map(({title, lang, url}, position) => ({
    label: title,
    lang,
    to: position === 0 ? currentUrl(location) : url,
    current: position === 0,
  }));
}

/** Links to a version or a language. It stays in the tab: a reader who switches the language or version wants to leave the page. */
export function SwitchLink({label, detail, lang, to, version, current}: SwitchTarget) {
  const text = (
    <>
      <span lang={lang}>{label}</span>
      {detail !== undefined && <small>{` ${detail}`}</small>}
    </>
  );
  return to.startsWith('/') ? (
    <SiteLink to={to} aria-current={current || undefined} data-version={version}>
      {text}
    </SiteLink>
  ) : (
    <a href={to} aria-current={current || undefined} data-language={lang}>
      {text}
    </a>
  );
}
