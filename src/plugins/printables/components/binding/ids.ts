import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {decodePath} from '../../../../decode-path';
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

/** Stands for the site while addresses are resolved. */
const origin = 'https://site.invalid';

/**
 * Has links lead to the chapter when the page they mean is one; all others get an address that does
 * not depend on their position. The build has checked that their headings are there.
 * @param from address of the page that links
 */
export function pointInside(
  tree: Root,
  from: string,
  chapters: readonly Pick<Chapter, 'id' | 'url'>[],
): void {
  for (const {properties} of selectAll('a[href]', tree)) {
    const href = String(properties.href);
    const url = URL.canParse(href, origin) ? new URL(href, origin + from) : undefined;
    if (url?.origin !== origin) continue;
    const target = chapters.find((chapter) => chapter.url === url.pathname);
    properties.href = target ? `#${placeIn(target.id, url.hash)}` : url.href.slice(origin.length);
  }
}

const placeIn = (chapter: string, hash: string) =>
  hash === '' ? chapter : encodeURIComponent(idIn(chapter, decodePath(hash.slice(1))));
