import type {Link, RootContent} from 'mdast';
import {findHeading} from '../fragment';
import type {KnownPages} from '../known-pages';
import {addressOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/**
 * Makes links to headings of this site arrive: the fragment is mended where it is clear which
 * heading is meant, and dropped with a warning where not.
 */
export function repairFragments(page: ReadmePage, pages: KnownPages): void {
  const own = addressOf(page.pin);
  rewrite<RootContent>(page.markdown, (node) => {
    if (node.type !== 'link' || !/^[/#]/.test(node.url)) return node;
    const [path = '', fragment] = node.url.split('#', 2);
    const ids = pages.get(path || own);
    if (!fragment || !ids) return node;
    const id = findHeading(fragment, ids);
    if (id !== undefined) return {...node, url: `${path === own ? '' : path}#${encodeURI(id)}`};
    page.warn(`no heading #${fragment} in ${path || 'its own page'}; the link goes without it`);
    return path === '' || path === own ? (node.children as RootContent[]) : withUrl(node, path);
  });
}

const withUrl = (link: Link, url: string): Link => ({...link, url});
