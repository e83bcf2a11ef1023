import {versions} from '../versions';
import redirectsOfVersions from '../versions/redirects.data.cjs';
import {unversionedUrls} from './unversioned-pages';
import redirectList from './site-redirects.json' with {type: 'json'};

/**
 * URLs that were public once, and where their subjects live now: a URL of this site, with a
 * slash at the end of its path. Those of the former site, with the targets repaired that led nowhere:
 * template and tapable hooks are described on the plugin API page, compilation hooks and resolvers
 * have their own, and the mode is described in the configuration reference. The one more,
 * `/guides/migrating/`, is printed by webpack 2 and 3.
 */
export const redirects = redirectList.pages;

/** Pages that this project had elsewhere; their Markdown is still written at the old URL, too. */
export const movedPages = redirectList.moved;

/** Below an older version, the URL of a page that exists once leads to it. */
const redirectsToUnversioned = versions
  .slice(1)
  .flatMap(({base}) => unversionedUrls.map((to) => ({from: base + to.slice(1), to})));

/**
 * With those of pages that packages had and have no more: to what took their place, or else to what
 * an older version has on the package. One is served as soon as its target is there.
 */
export const allRedirects = [
  ...redirects,
  ...movedPages,
  ...redirectsOfVersions,
  ...redirectsToUnversioned,
  ...redirectList.packages,
];
