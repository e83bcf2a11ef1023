import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {allRedirects} from '../../../../config/redirects';
import {site} from '../../../../config/site';
import type {KnownPages} from '../known-pages';
import {targetOf} from '../link-target';
import type {ReadmePage} from '../readme-page';

const hosts = new Set([new URL(site.url).host, `www.${new URL(site.url).host}`]);

/**
 * Makes links to webpack's site stay on this one, in the version being read, where it has the
 * page; a link to a page that does not exist here keeps its full address.
 */
export function linkOwnPages({markdown, pin}: ReadmePage, pages: KnownPages): void {
  const {base} = pin.documentation;
  visit(markdown, 'link', (link: Link) => {
    const url = targetOf(link);
    if (!url || !hosts.has(url.host) || url.search !== '') return;
    const path = currentPath(url.pathname);
    const address = path.startsWith(base) ? path : `${base}${path.slice(1)}`;
    link.url = pages.has(address) ? `${address}${url.hash}` : `${site.url}${path}${url.hash}`;
  });
}

/** Gives a path as pages have it now: with a slash at its end, and past a redirect. */
function currentPath(pathname: string): string {
  const path = pathname.replace(/(\/|\/index\.html|\.html)?$/, '/');
  return allRedirects.find(({from}) => from === path)?.to ?? path;
}
