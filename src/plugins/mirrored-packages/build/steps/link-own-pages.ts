import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {allRedirects} from '../../../../config/redirects';
import {site} from '../../../../config/site';
import {versions} from '../../../../versions';
import type {KnownPages} from '../known-pages';
import {targetOf} from '../link-target';
import type {ReadmePage} from '../readme-page';

const {host} = new URL(site.url);
/** Where the site is or was, and what its addresses begin with here: a version had a host of its own. */
const hosts = new Map([
  ...versions.map(({label, base}): [string, string] => [`v${label}.${host}`, base]),
  [host, '/'],
  [`www.${host}`, '/'],
]);

/**
 * Makes links to webpack's site stay on this one, in the version that they name or else the one being
 * read, where it has the page; a link to a page that does not exist here keeps its full address.
 */
export function linkOwnPages({markdown, pin}: ReadmePage, pages: KnownPages): void {
  visit(markdown, 'link', (link: Link) => {
    const url = targetOf(link);
    const start = url && hosts.get(url.host);
    if (!start || url.search !== '') return;
    const path = currentPath(url.pathname);
    const base = start === '/' ? pin.documentation.base : start;
    const address = path.startsWith(base) ? path : `${base}${path.slice(1)}`;
    if (pages.has(address)) link.url = `${address}${url.hash}`;
    else if (start === '/') link.url = `${site.url}${path}${url.hash}`;
  });
}

/** Gives a path as pages have it now: with a slash at its end, and past a redirect. */
function currentPath(pathname: string): string {
  const path = pathname.replace(/(\/|\/index\.html|\.html)?$/, '/');
  return allRedirects.find(({from}) => from === path)?.to ?? path;
}
