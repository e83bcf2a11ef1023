/**
 * Redirects deep links to headings that have moved. A separate script, because the list is long and
 * needed only when a page does not have the heading of a link.
 */
import movedAnchors from '../versions/moved-anchors.data.cjs';
import {decodePath} from '../decode-path';
import {onPageShown} from './page-events';

/**
 * Gives the new URL of a heading that has moved, or nothing.
 * @param pathname path of the page, with a slash at the end
 * @param hash with its `#`
 * @param exists whether the page still has an element with an id
 */
export function movedTarget(
  pathname: string,
  hash: string,
  exists: (id: string) => boolean,
): string | undefined {
  const id = decodePath(hash.slice(1));
  if (id === '' || exists(id)) return undefined;
  const moved = movedAnchors[pathname] ?? {};
  if (Object.hasOwn(moved, id)) return moved[id];
  // Earlier sites had the id `output-path` for `output.path`; now it is `outputpath`.
  const joined = id.replaceAll('-', '').toLowerCase();
  if (exists(joined)) return `#${joined}`;
  return Object.hasOwn(moved, joined) ? moved[joined] : undefined;
}

function followMovedAnchor(): void {
  const {pathname, hash} = window.location;
  const target = movedTarget(pathname, hash, (id) => document.getElementById(id) !== null);
  if (target) window.location.replace(target);
}

onPageShown(followMovedAnchor);
window.addEventListener('hashchange', followMovedAnchor);
