import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {decoded} from '../../../../browser/decoded';
import {type Chapter, idIn} from '../chapter';

/** A page, and all ids inside it. */
interface PrintedChapter extends Pick<Chapter, 'id' | 'url'> {
  ids: ReadonlySet<string>;
}

/** Stands for the site while addresses are resolved. */
const origin = 'https://site.invalid';

/**
 * Has links lead to the chapter when the page they mean is one, to its start when the heading is
 * not there; all others get an address that does not depend on where they stand.
 */
export function pointInside(
  tree: Root,
  chapter: PrintedChapter,
  chapters: readonly PrintedChapter[],
): void {
  visit(tree, {tagName: 'a'}, ({properties}) => {
    const {href} = properties;
    if (typeof href !== 'string' || !URL.canParse(href, origin)) return;
    const url = new URL(href, origin + chapter.url);
    if (url.origin !== origin) return;
    const target = chapters.find((each) => each.url === url.pathname);
    properties.href = target ? `#${placeIn(target, url.hash)}` : url.href.slice(origin.length);
  });
}

function placeIn({id, ids}: PrintedChapter, hash: string): string {
  const wanted = idIn(id, decoded(hash.slice(1)));
  return hash !== '' && ids.has(wanted) ? encodeURIComponent(wanted) : id;
}
