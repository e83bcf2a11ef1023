import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {decoded} from '../../../../browser/decoded';
import {type Chapter, idIn} from '../chapter';

/** What names an element of a text or refers to one; of choices with one name only one can be made. */
const names = ['id', 'name', 'ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'htmlFor'];

/**
 * Puts the chapter before every id, and before what refers to one.
 * @param chapter id of the chapter itself
 */
export function prefixIds(tree: Root, chapter: string): void {
  visit(tree, 'element', ({properties}) => {
    for (const name of names) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = idIn(chapter, value);
      else if (Array.isArray(value))
        properties[name] = value.map((id) => idIn(chapter, String(id)));
    }
  });
}

/** Gives what can be linked to. */
export function idsOf(tree: Root): Set<string> {
  return new Set(selectAll('[id]', tree).map(({properties}) => String(properties.id)));
}

/** A page, and all ids inside it. */
type PrintedChapter = Pick<Chapter, 'id' | 'url'> & {ids: ReadonlySet<string>};

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
  for (const {properties} of selectAll('a[href]', tree)) {
    const href = String(properties.href);
    const url = URL.canParse(href, origin) ? new URL(href, origin + chapter.url) : undefined;
    if (url?.origin !== origin) continue;
    const target = chapters.find((each) => each.url === url.pathname);
    properties.href = target ? `#${placeIn(target, url.hash)}` : url.href.slice(origin.length);
  }
}

function placeIn({id, ids}: PrintedChapter, hash: string): string {
  const wanted = idIn(id, decoded(hash.slice(1)));
  return hash !== '' && ids.has(wanted) ? encodeURIComponent(wanted) : id;
}
