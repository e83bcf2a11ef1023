import {versions} from '../versions';
import redirectsOfVersions from '../versions/redirects.data.cjs';
import {unversionedUrls} from './unversioned-pages';
import redirectList from './site-redirects.json' with {type: 'json'};

/** Pages that this project had elsewhere; their Markdown is still written at the old URL, too. */
export const movedPages = redirectList.moved;

/** Below an older version, the URL of a page that exists once leads to it. */
const redirectsToUnversioned = versions
  .slice(1)
  .flatMap(({base}) => unversionedUrls.map((to) => ({from: base + to.slice(1), to})));

/**
 * URLs that were public once, and where their subjects are now: a URL of this site, with a slash at
 * the end of its path. contributing/addresses.md says what each list in `site-redirects.json` is for.
 */
export const allRedirects = [
  ...redirectList.pages,
  ...movedPages,
  ...redirectsOfVersions,
  ...redirectsToUnversioned,
  ...redirectList.packages,
];
