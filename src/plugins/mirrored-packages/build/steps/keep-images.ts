import type {Element, ElementContent, RootContent} from 'hast';
import {withWidth} from '../images/source';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const isHeading = (node: unknown) => /^h[1-6]$/.test((node as Element).tagName ?? '');

/**
 * Keeps the images that say something to those who do not see them, for `placeImages`. One without
 * alternative text says nothing and goes, and so does a link that held nothing else. In a heading,
 * and where nothing can be fetched, the text stands alone.
 */
export function keepImages({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'a')
      return isEmpty(node) ? [] : {...node, children: trimmed(node.children)};
    if (node.tagName !== 'img') return node;
    const {alt, src, title, width} = node.properties;
    if (typeof alt !== 'string' || alt.trim() === '') return [];
    const address = typeof src === 'string' ? wholeAddress(src) : undefined;
    if (address === undefined || ancestors.some(isHeading))
      return {type: 'text', value: alt.trim()};
    const properties = {src: withWidth(address, width), alt: alt.trim(), title};
    return {type: 'element', tagName: 'img', properties, children: []};
  });
}

function wholeAddress(src: string): string | undefined {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url.href;
}

/** Drops the break that stood between an image and the name below it. */
const trimmed = (content: ElementContent[]): ElementContent[] =>
  content.slice(content.findIndex((node) => !isSpace(node)));

const isSpace = (node: ElementContent) =>
  node.type === 'text' ? node.value.trim() === '' : (node as Element).tagName === 'br';

const isEmpty = ({children, properties}: Element) =>
  children.every(isSpace) && properties.href !== undefined;
