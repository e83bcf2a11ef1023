import type {Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {movedAnchors} from '../../../../versions/moved-anchors';
import {findHeading} from '../fragment';
import type {KnownPages} from '../known-pages';
import {addressOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import {fileAddress} from '../repository';
import {rewrite} from '../rewrite';

/** What `toMarkdown` tells of a heading. */
interface Named {
  names?: string[];
}

/**
 * Makes links to headings of this site arrive: the fragment is mended where it is clear which
 * heading is meant, and dropped with a warning where not.
 */
export function repairFragments(page: ReadmePage, pages: KnownPages): void {
  const own = addressOf(page.pin);
  // The number sign was forgotten: what looked like a file of the repository is a heading.
  const asFile = fileAddress(page.pin, '');
  rewrite<RootContent>(page.markdown, (node) => {
    if (node.type !== 'link') return node;
    const file = node.url.startsWith(asFile) ? node.url.slice(asFile.length) : '';
    if (pages.get(own)?.has(file)) return {...node, url: `#${file}`};
    if (!/^[/#]/.test(node.url)) return node;
    const [path = '', fragment] = node.url.split('#', 2);
    const address = path || own;
    const ids = pages.get(address);
    if (!fragment || !ids) return node;

    const onPage = address === own ? '' : address;
    const id = findHeading(fragment, ids, address === own ? page.places : undefined);
    if (id !== undefined) return {...node, url: `${onPage}#${encodeURI(id)}`};
    const moved = movedTo(address, fragment);
    if (moved) return {...node, url: moved.startsWith('#') ? `${onPage}${moved}` : moved};
    // The way back from a footnote whose sentence no heading stands above.
    if (fragment.startsWith('user-content-fnref-')) return [];
    page.warn(`${address} has no heading #${fragment}; the link to it goes without`);
    return onPage === '' ? (node.children as RootContent[]) : {...node, url: onPage};
  });
}

/**
 * Gives the id of the heading at each named place.
 * @param ids of all headings, in their order
 */
export function placesIn(markdown: Root, ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const rest = [...ids];
  visit(markdown, 'heading', ({data}: Heading) => {
    const id = rest.shift()!;
    for (const name of (data as Named | undefined)?.names ?? []) places.set(name, id);
  });
  return places;
}

function movedTo(address: string, fragment: string): string | undefined {
  const moved = movedAnchors[address] ?? {};
  return Object.hasOwn(moved, fragment) ? moved[fragment] : undefined;
}
