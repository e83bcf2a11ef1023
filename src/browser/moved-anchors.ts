/**
 * Leads deep links to headings that have moved to their new place. A script of its own: the list
 * is long, and only links that miss their heading need it.
 */
import movedAnchors from '../versions/moved-anchors.data.cjs';
import {decodePath} from './decode-path';
import {onPageShown} from './page-events';

/**
 * Gives where a deep link leads now, when its heading has moved.
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
  // The first sites wrote `output-path` for `output.path`, of which the id is `outputpath` now.
  const joined = id.replaceAll('-', '').toLowerCase();
  return exists(joined) ? `#${joined}` : Object.hasOwn(moved, joined) ? moved[joined] : undefined;
}

function followMovedAnchor(): void {
  const {pathname, hash} = window.location;
  const target = movedTarget(pathname, hash, (id) => document.getElementById(id) !== null);
  if (target) window.location.replace(target);
}

onPageShown(followMovedAnchor);
window.addEventListener('hashchange', followMovedAnchor);
