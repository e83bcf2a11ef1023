import type {RootContent} from 'mdast';
import {movedAnchors} from '../../../../versions/moved-anchors';
import {addressOf, specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import {fileAddress} from '../repository';
import {rewrite} from '../rewrite';
import type {KnownPages} from './links';
import {decoded} from '../../../../content/links/resolve-link';

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
    const id = findHeading(fragment, ids);
    if (id !== undefined) return {...node, url: `${onPage}#${encodeURI(id)}`};
    const moved = movedTo(address, fragment);
    if (moved) return {...node, url: moved.startsWith('#') ? `${onPage}${moved}` : moved};
    // The way back from a footnote whose sentence no heading stands above.
    if (fragment.startsWith('user-content-fnref-')) return [];
    page.warnings.push(
      `${specOf(page.pin)}: ${address} has no heading #${fragment}; the link to it goes without`,
    );
    return onPage === '' ? (node.children as RootContent[]) : {...node, url: onPage};
  });
}

function movedTo(address: string, fragment: string): string | undefined {
  const moved = movedAnchors[address] ?? {};
  return Object.hasOwn(moved, fragment) ? moved[fragment] : undefined;
}

const letters = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Gives the heading id a fragment means: itself, or the one id that differs from it only in case
 * and punctuation (headings are reworded, and sites make ids differently). Undefined for none.
 */
function findHeading(fragment: string, ids: ReadonlySet<string>): string | undefined {
  // GitHub gives all of a README's ids this prefix, and takes them without it, too.
  const wanted = decoded(fragment).replace(/^user-content-/, '');
  if (ids.has(wanted)) return wanted;
  if (ids.has(wanted.toLowerCase())) return wanted.toLowerCase();
  const alike = [...ids].filter((id) => letters(id) === letters(wanted));
  return alike.length === 1 ? alike[0] : undefined;
}
