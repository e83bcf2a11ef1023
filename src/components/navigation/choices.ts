import {languages} from '@site/src/config/languages';
import {versions} from '@site/src/versions';
import {type Place, switchAddress} from '../place/place';

/** One of a few places of which the reader is in exactly one. */
export interface Choice {
  label: string;
  detail?: string;
  lang?: string;
  to: string;
  current: boolean;
}

/** Gives the documentation versions, as seen from a page. */
export function versionChoices(place: Place): Choice[] {
  return versions.map((version) => ({
    label: `webpack ${version.label}`,
    detail: version.webpack,
    to: switchAddress(place, version),
    current: version === place.version,
  }));
}

/**
 * Gives the languages the site can be read in; this one is the first, and leads to the page itself,
 * or from the screen of unknown addresses, which is a file and no page, home.
 * The others lead to their first page, until src/browser/language-links finds the page's translation.
 */
export function languageChoices({path}: Place): Choice[] {
  const here = path.endsWith('/') ? path : '/';
  return languages.map(({title, lang, url}, position) => ({
    label: title,
    lang,
    to: position === 0 ? here : url,
    current: position === 0,
  }));
}
